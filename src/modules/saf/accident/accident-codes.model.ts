/** The words of accidents: what happened, how badly, to whom it is told. */
import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { rowStates } from '#platform/model/row-states.ts'

export const accKinds = {
  INJ: '인적',
  ILL: '질병',
  FIRE: '화재',
  EXP: '폭발',
  LEAK: '누출',
  PROP: '물적',
  ENV: '환경',
  TRAF: '교통',
  COMM: '출퇴근',
} as const

/** How somebody came to harm: as near misses class it, and what only an accident shows. */
export const accidentAccTypes = { ...accidentTypes, ASPHYX: '산소결핍·질식', HEAT: '이상온도·온열' } as const

/** What did the harm: the main classes of the labour office. */
export const causeObjects = {
  MACHINE: '설비·기계',
  TOOL: '휴대용·인력용 기계기구',
  PART: '부품·부속물 및 재료',
  CONTAINER: '용기·용품·가구 및 기구',
  STRUCTURE: '건축물·구조물 및 표면',
  VEHICLE: '교통수단',
  CHEMICAL: '화학물질 및 화학제품',
  LIVING: '사람·동물·식물',
  NATURE: '작업환경·대기여건 등 자연현상',
  ETC: '기타 기인물',
} as const

/** How badly, the worst first. */
export const sevClasses = {
  FAT: '사망',
  LTI: '휴업',
  RWC: '제한작업',
  MTC: '병원치료',
  FAC: '응급처치',
  NONE: '상해 없음',
} as const
export const sevTones = {
  FAT: 'danger',
  LTI: 'danger',
  RWC: 'waiting',
  MTC: 'waiting',
  FAC: 'progress',
  NONE: 'draft',
} as const

export const accSources = { APP: '앱', QR: 'QR', CTRL: '방재센터', NM: '아차사고', INFIRM: '의무실' } as const

/** What has to be told or done by when: the last two end with an act of their own. */
export const reportTargets = {
  CTRL: '방재센터',
  '119': '119',
  ENV: '환경청·지자체',
  HQ: '속보',
  MOEL: '고용노동관서',
  KGS: '한국가스안전공사',
  KOSHA: '산업안전보건공단',
  CLASS: '분류확정',
  TEAM: '조사팀',
  FINAL: '최종보고',
} as const
export type ReportTarget = keyof typeof reportTargets
/** Those that somebody records. */
export const recordedTargets = ['CTRL', '119', 'ENV', 'HQ', 'MOEL', 'KGS', 'KOSHA'] as const
export const reportMethods = { TEL: '전화', FAX: '팩스', WEB: '전산', VISIT: '방문', SMS: '문자' } as const
export type ReportMethod = keyof typeof reportMethods
/** How a clock ended. */
export const clockEnds = { DONE: '보고', FIX: '정정', CANC: '취소' } as const

/** What follows from the facts by law; a name is the column that holds it. */
export const flagNames = {
  majorYn: '중대재해',
  sapaYn: '중대산업재해',
  psmMajorYn: '중대산업사고',
  chemAccYn: '화학사고',
  probeYn: '재해조사 대상 가능',
  formYn: '산업재해조사표',
  hipoYn: 'HiPo',
} as const
export type FlagCd = keyof typeof flagNames
export const flagCds = Object.keys(flagNames) as FlagCd[]

export const employTypes = {
  REG: '상용',
  TEMP: '임시',
  DAY: '일용',
  FAMILY: '무급가족',
  SELF: '자영',
  ETC: '기타',
} as const
export const workForms = {
  DAY: '정상',
  SHIFT2: '2교대',
  SHIFT3: '3교대',
  SHIFT4: '4교대',
  PART: '시간제',
  ETC: '기타',
} as const
export const injuryTypes = {
  FRACTURE: '골절',
  CUT: '절상·베임',
  AMPUT: '절단',
  BRUISE: '타박상',
  SPRAIN: '염좌',
  BURN: '화상',
  SHOCK: '감전',
  POISON: '중독',
  ASPHYX: '질식',
  EYE: '안구 손상',
  BRAIN: '뇌진탕·두부 손상',
  HEAT: '온열질환',
  ILLNESS: '질병',
  ETC: '기타 상해',
} as const
export const injuryParts = {
  HEAD: '머리',
  FACE: '얼굴',
  EYE: '눈',
  NECK: '목',
  SHOULDER: '어깨',
  ARM: '팔',
  HAND: '손',
  CHEST: '가슴',
  BACK: '등·허리',
  BELLY: '배',
  HIP: '골반',
  LEG: '다리',
  KNEE: '무릎',
  FOOT: '발',
  INSIDE: '장기·전신',
} as const
export type InjuryPart = keyof typeof injuryParts

/** The form of the labour office, one for each who was hurt. */
export const accForms = rowStates('acc_form', {
  column: 'formStatusCd',
  states: { TEMP: '작성중', REP: '대표확인', REPORTED: '제출', CANC: '취소' },
  moves: {
    confirm: { from: 'TEMP', to: 'REP' },
    /** Whatever is changed after it was confirmed is confirmed anew. */
    rewrite: { from: 'REP', to: 'TEMP' },
    submit: { from: 'REP', to: 'REPORTED' },
    cancel: { from: ['TEMP', 'REP'], to: 'CANC' },
    reopen: { from: 'CANC', to: 'TEMP' },
  },
})
