/** The words of a work permit: its types, states of its life, reasons to stop. Base and supplementary types are those of a JSA. */

import { type PermitType, permitTypeCds, permitTypes } from '#modules/common/permit-types.model.ts'
import type { SuspReason } from '#modules/common/stop-reasons.model.ts'
import { codesIn } from '#modules/saf/jsa/jsa-codes.model.ts'
import type { Say } from '#platform/model/i18n.ts'

export const permitBases = { GEN: '일반위험', HOT: '화기' } as const
export const permitSubs = {
  CSE: '밀폐공간',
  ELE: '정전',
  EXC: '굴착',
  RAD: '방사선',
  HGT: '고소',
  HVY: '중장비·중량물',
  LNB: '배관·설비개방',
  CHM: '유해물질취급',
  PNT: '도장·용제',
} as const

/** Base and supplementary types of a permit as one list, in the order of the form. */
export const typesOf = (record: { permitBaseCd: string | null; permitSubCds: string | null }): PermitType[] =>
  codesIn(`${record.permitBaseCd ?? ''} ${record.permitSubCds ?? ''}`, permitTypeCds)

/** As they are read: the base type goes without saying beside another. */
export function typesText(record: Parameters<typeof typesOf>[0], t: Say): string {
  const types = typesOf(record)
  return types
    .filter((type) => type !== 'GEN' || types.length === 1)
    .map((type) => t(permitTypes[type]))
    .join(', ')
}

export const permitGrades = { LOW: '낮음', MID: '보통', HIGH: '높음' } as const
export type PermitGrade = keyof typeof permitGrades

export const zoneClasses = { N: '비방폭', Z2: '2종', Z1: '1종', Z0: '0종' } as const

/** The others follow from the clock, or from what was decided about the vendor: nobody chooses them. */
export const personReasons: readonly SuspReason[] = [
  ...(['STOPWORK', 'GAS_HIGH', 'EMERGENCY', 'WEATHER', 'HEAT', 'SIMOPS', 'PERSON'] as const),
  ...(['INSPECTION', 'BREAK'] as const),
]

export const crewRoles = {
  LEADER: '작업책임자',
  WORKER: '작업자',
  WATCH: '밀폐감시인',
  FIRE: '화재감시자',
  SIGNAL: '신호수',
  CMD: '작업지휘자',
  /** Of the site, whoever does the work: where much risk is left he is there all the time. */
  SUP: '관리감독자',
} as const
export type CrewRole = keyof typeof crewRoles

/** Who said that somebody alone is well. */
export const aloneWays = { SELF: '본인', OTHER: '감시인·담당자' } as const

/** What the head of safety lets go on under an open risk assessment. */
export const freedFor = { CONTROL: '감소대책 이행', SAFE: '현장 안전조치' } as const

/** When a check has to be ticked: before approval, before the start, before the close. */
export const checkStages = { PREP: '승인 전', START: '개시 전', CLOSE: '종료 전' } as const
export type CheckStage = keyof typeof checkStages

/** Who has to approve: the area, the department head, or head and safety manager one after the other. */
export const approvalRoutes = { APR: '구역 승인자', MGR: '부서장', BOTH: '부서장과 안전관리자' } as const

/** States in which a permit is alive for others: it holds its place on the map and its crew. */
export const livePermitStates = ['RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP'] as const
export const isLive = (statusCd: string | null): boolean =>
  (livePermitStates as readonly (string | null)[]).includes(statusCd)

/** From where the demand to stop came. */
export const stopSources = {
  QR: '현장 QR',
  CARD: '작업중지 카드',
  CREW: '작업조',
  PERSON: '담당자',
  CLOCK: '자동',
} as const
export type StopSource = keyof typeof stopSources
/** What came from among those at work. */
const ofWorkers: ReadonlySet<StopSource> = new Set<StopSource>(['QR', 'CARD', 'CREW'])

/** Whose stop it was: said on the device that pressed, or by a code to his own phone. */
export const stopClaims = {
  DEVICE: '중지를 누른 휴대폰',
  CODE: '휴대폰 인증번호',
  NAME: '이름·끝 네 자리 (2026-11 이전)',
} as const
export const stopDecisions = { GROUNDED: '근거 있음', NONE: '근거 없음', MISTAKE: '오조작' } as const
export type StopDecision = keyof typeof stopDecisions

/**
 * Whether somebody has to say first what the demand to stop rested on: of the people at work, whatever its reason, as long
 * as they did not only pause.
 *
 * @law 산업안전보건법 제52조
 */
export const asksDecision = (reasonCd: SuspReason, srcCd: StopSource): boolean =>
  reasonCd === 'STOPWORK' || (ofWorkers.has(srcCd) && reasonCd !== 'BREAK')

export const soils = { SAND: '모래', SOIL: '그 밖의 흙', SOFT: '풍화암·연암', HARD: '경암' } as const
export const utilities = { GAS: '가스', ELE: '전기', COM: '통신', WATER: '상수', FIRE: '소화' } as const
export const heightMeans = { SCAF: '비계', AWP: '고소작업대', LADDER: '사다리', HARNESS: '안전대' } as const
/** What wind, rain and snow stop; a work platform is told by its means. */
export const weatherKinds = {
  STEEL: '철골 조립',
  TOWER_SET: '타워크레인 설치·수리·해체',
  TOWER_RUN: '타워크레인 운전',
  CRANE: '이동식 크레인',
} as const
export const places = { N: '옥내', Y: '옥외' } as const
export const slingKinds = { WIRE: '와이어로프', PEOPLE: '사람이 타는 설비', HOOK: '훅·섀클' } as const
export const lineCuts = {
  NONE: '연결배관 없음',
  BLIND: '맹판',
  DISC: '분리',
  DBB: '이중차단배출',
  VALVE: '밸브잠금',
} as const
export const services = { NONE: '위험물질 없음', FLAM: '인화성', TOXIC: '독성', INERT: '불활성' } as const
export const isoDecisions = { NONE: '격리 없음', REMOVE: '격리해제', CARRY: '격리유지' } as const
export const rescueKits = { SCBA: '공기호흡기', AIRLINE: '송기마스크', LADDER: '사다리', ROPE: '구명줄' } as const
