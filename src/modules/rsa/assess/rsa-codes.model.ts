/** The words of an assessment. */

export const rsaTypes = { INIT: '최초', REG: '정기', OCC: '수시' } as const
/** Why an assessment between the regular ones is made. */
export const triggers = {
  MOC: '변경',
  NEWEQ: '설비 신설',
  NEWCHM: '물질 도입',
  MAINT: '정비·보수',
  METHOD: '작업방법 변경',
  ACC: '사고',
  LAW: '법령·감독',
  ETC: '기타',
} as const

/** 4M, and what the body meets. */
export const hazardKinds = {
  MAN: '인적',
  MACHINE: '기계·설비',
  MEDIA: '작업·환경',
  MGMT: '관리',
  CHEM: '화학',
  PHYS: '물리',
  BIO: '생물',
  ERGO: '인간공학',
  PSYCH: '심리',
} as const

/** R2: why an item is graded higher than its number says. */
export const upReasons = {
  LAW: '법적기준 미충족',
  FATAL: '사망 예견',
  SIMILAR: '동종 사망사고',
  MANY: '다수 노출',
} as const
export type UpReason = keyof typeof upReasons

export const checkAnswers = { OK: '적합', NO: '부적합', NA: '해당없음' } as const

/** R3: in the order in which they are considered. */
export const measureTypes = {
  LAW: '법령조치',
  ELIM: '제거',
  SUBST: '대체',
  ENG: '공학적 대책',
  ADMIN: '관리적 대책',
  PPE: '보호구',
} as const
export type MeasureType = keyof typeof measureTypes

export const partRoles = {
  SUP: '관리감독자',
  WORKER: '근로자',
  REP: '근로자대표',
  VENDOR: '수급인',
  SHM: '안전관리자',
  EXPERT: '전문가',
} as const
export type PartRole = keyof typeof partRoles
export const partMethods = { WALK: '순회점검', SURVEY: '설문', INTERVIEW: '면담', ETC: '그 밖의 방법' } as const
export type PartMethod = keyof typeof partMethods

export const shareKinds = { PRE: '사전', POST: '사후' } as const
export type ShareKind = keyof typeof shareKinds
export const channels = {
  EDU: '교육',
  MEETING: '설명회',
  POSTING: '게시',
  PAPER: '서면',
  SYSTEM: '전자',
} as const
export type Channel = keyof typeof channels

/** Files that show a sharing, or what is done for now. */
export const EVIDENCE = 'RSA_EVIDENCE'
