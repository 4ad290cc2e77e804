/** The words of a work plan: kinds of work, who is who at the job, the pages of the plan. */

/** Numbers are the items of 규칙 제38조제1항; letters are kinds that the site adds. */
export const planWorks = {
  '2': '차량계 하역운반기계',
  '3': '차량계 건설기계',
  '4': '화학설비',
  '5': '전기작업',
  '6': '굴착',
  '10': '구축물 해체',
  '11': '중량물',
  H: '화기',
  C: '밀폐공간',
  R: '방사선',
  A: '고소',
} as const
export type PlanWork = keyof typeof planWorks
export const planWorkCds = Object.keys(planWorks) as PlanWork[]

/** What the form says beside the name of a kind. */
export const planWorkHelps: Readonly<Partial<Record<PlanWork, string>>> = {
  '5': '50 V 초과 또는 250 VA 초과',
  '6': '굴착면 높이 2 m 이상',
}

/** A row of the matrix that every plan has. */
export const ANY_WORK = 'ALL'
export const matrixWorks = { ...planWorks, [ANY_WORK]: '공통' } as const

export const planPhases = { BEFORE: '사전서류', AFTER: '사후서류' } as const
export type PlanPhase = keyof typeof planPhases

export const orgRoles = {
  CHIEF: '소장',
  SAFETY: '안전관리자',
  CMD: '작업지휘자',
  FIRE: '화재감시자',
  WATCH: '밀폐감시인',
  SIGNAL: '신호수',
  GUIDE: '유도자',
  WORKER: '작업자',
} as const
export type OrgRole = keyof typeof orgRoles

export const planRisks = { LOW: '낮음', MID: '보통', HIGH: '높음' } as const
export type PlanRisk = keyof typeof planRisks
export const riskTones = { LOW: 'done', MID: 'waiting', HIGH: 'danger' } as const

/** 영 제51조제1호. */
export const acids = { H2SO4: '황산', HF: '불화수소', HNO3: '질산', HCL: '염화수소' } as const

/** The pages of a plan, in the order in which it is read. */
export const planTabs = {
  BASIC: '기본',
  ATTACH: '사전서류',
  EQUIP: '장비',
  ORG: '조직',
  JSA: 'JSA',
  LOC: '위치',
  AFTER: '사후서류',
} as const
export type PlanTab = keyof typeof planTabs

/** Kinds out of the text in which they are kept: `11 H`. */
export const kindsIn = (text: string | null | undefined): PlanWork[] => {
  const given = new Set((text ?? '').split(' '))
  return planWorkCds.filter((kind) => given.has(kind))
}
export const kindNames = (kinds: readonly PlanWork[]): string => kinds.map((kind) => planWorks[kind]).join(', ')
