/** The words of a JSA: hazards, ways to come to harm. */

/** 4M, and what KOSHA sorts hazards by beside it. */
export const jsaHazards = {
  MAN: '인적',
  MACHINE: '기계·설비',
  MEDIA: '작업·환경',
  MGMT: '관리',
  ELEC: '전기',
  CHEM: '화학',
  PHYS: '물리',
  BIO: '생물',
  ERGO: '인간공학',
} as const

export const jsaAccidents = {
  FALL: '떨어짐',
  TRIP: '넘어짐',
  CAUGHT: '끼임',
  HIT: '부딪힘',
  STRUCK: '맞음',
  COLLAPSE: '무너짐',
  BURIED: '매설물 파손',
  SHOCK: '감전',
  FIRE: '화재',
  EXPLO: '폭발',
  BURN: '화상',
  ASPHYX: '질식·중독',
  RESCUE: '구조 실패(2차재해)',
  HEAT: '이상온도',
  LEAK: '누출·접촉',
  CHEM: '유해물질 노출',
  RAD: '방사선',
  CUT: '베임·찔림',
  STRAIN: '무리한 동작',
  TRAFFIC: '교통사고',
  ETC: '기타',
} as const
export type JsaAccident = keyof typeof jsaAccidents

export const partRoles = { LEADER: '작업책임자', WORKER: '작업자', OPR: '운전부서' } as const
export type PartRole = keyof typeof partRoles

/** In what language a participant reads before he signs. */
export const signLanguages = {
  ko: '한국어',
  en: 'English',
  zh: '中文',
  es: 'Español',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  uz: 'Oʻzbekcha',
} as const
export type SignLanguage = keyof typeof signLanguages
export const signLanguageCds = Object.keys(signLanguages) as SignLanguage[]

/** What a regular evaluation says of a row. */
export const reviews = { KEEP: '유지', CHANGE: '변경', DELETE: '삭제' } as const

/** How far a JSA has come; the number is the stage. */
export const stages = {
  '1': '작성',
  '2': '업체검토',
  '3': '부서평가',
  '4': '안전평가',
  '5': '확정',
  '6': '정기평가',
  '7': '개선이행',
} as const
export type Stage = keyof typeof stages
export const stageCds = Object.keys(stages) as Stage[]

/** Several codes as one text: `HOT CSE`. Codes that are not of the group are dropped. */
export const codesIn = <C extends string>(text: string | null, known: readonly C[]): C[] => {
  const given = new Set((text ?? '').split(' '))
  return known.filter((code) => given.has(code))
}
