/** The words of a construction: its kind, what the law asks of it, what its safety money is spent on. */

export const constTypes = {
  BLD: '건축',
  CIV: '토목',
  ELE: '전기',
  TEL: '정보통신',
  FIRE: '소방',
  PLANT: '플랜트',
} as const
export type ConstType = keyof typeof constTypes

export const hostRoles = { ORDERER: '발주자', PRIME: '도급인' } as const
export type HostRole = keyof typeof hostRoles

/** In the order in which they fall due. */
export const dutyNames = {
  BOOK_BASE: '기본안전보건대장',
  BOOK_DESIGN: '설계안전보건대장',
  BOOK_CONST: '공사안전보건대장',
  GUIDE: '재해예방 기술지도계약',
  COORD: '안전보건조정자 선임',
  HAZARD_PLAN: '유해위험방지계획서',
  COST: '안전관리비 사용명세서',
  COUNCIL: '도급 협의체',
  PATROL: '순회점검',
  JOINT: '합동 안전보건점검',
} as const
export type Duty = keyof typeof dutyNames
export const dutyCds = Object.keys(dutyNames) as Duty[]

/** How often, for what is kept up while the work goes on; the others are done once, before it starts. */
export const runningDuties = {
  COST: '매월',
  COUNCIL: '매월 1회',
  PATROL: '2일에 1회',
  JOINT: '2개월에 1회',
} as const satisfies Partial<Record<Duty, string>>
export type RunningDuty = keyof typeof runningDuties
export const isRunning = (dutyCd: string | null): dutyCd is RunningDuty => dutyCd !== null && dutyCd in runningDuties

export const dutyLaws: Readonly<Record<Duty, string>> = {
  BOOK_BASE: '산업안전보건법 제67조제1항제1호, 시행령 제55조',
  BOOK_DESIGN: '산업안전보건법 제67조제1항제2호, 시행령 제55조',
  BOOK_CONST: '산업안전보건법 제67조제1항제3호, 시행령 제55조',
  GUIDE: '산업안전보건법 제73조, 시행령 제59조',
  COORD: '산업안전보건법 제68조',
  HAZARD_PLAN: '산업안전보건법 제42조, 시행령 제42조제3항',
  COST: '산업안전보건법 제72조, 시행규칙 제89조제2항',
  COUNCIL: '산업안전보건법 제64조, 시행규칙 제79조',
  PATROL: '산업안전보건법 제64조, 시행규칙 제80조',
  JOINT: '산업안전보건법 제64조, 시행규칙 제82조제2항제1호',
}

/** 건설업 산업안전보건관리비 계상 및 사용기준 제7조. */
export const costCats = {
  MGR: '안전·보건관리자 임금',
  FAC: '안전시설비',
  PPE: '보호구',
  DIAG: '안전보건진단비',
  EDU: '안전보건교육비',
  HEA: '건강장해예방비',
  GUIDE: '기술지도비',
  HQ: '본사 전담조직 임금',
  RISK: '위험성평가 소요비용',
} as const
export type CostCat = keyof typeof costCats
export const costCatCds = Object.keys(costCats) as CostCat[]
