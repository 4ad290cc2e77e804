/** The words of entry: kinds of request, zones, roles on the site, equipment, and the rules that are asked at the gate. */
import { type Kept, kept, keptWords } from '#platform/model/sentences.ts'

export const entryTypes = { REG: '정기', TMP: '단기', VISIT: '방문·납품', EMG: '긴급' } as const
export type EntryType = keyof typeof entryTypes

/** From the most open to the most closed. */
export const zones = { G: '일반', P: '공정', X: '폭발위험장소', C: '통제' } as const
export type Zone = keyof typeof zones
export const zoneWord = keptWords('ZONE', zones, 'contractor')
export const zoneCds = Object.keys(zones) as Zone[]

/** The zones of a request, as they are kept: codes with commas. */
export const zonesIn = (text: string | null): Zone[] => zoneCds.filter((one) => (text ?? '').split(',').includes(one))

/** Where somebody with several zones is counted: the most closed of them. */
export const leadingZone = (text: string | null): Zone => zonesIn(text).at(-1) ?? 'G'

export const entryRoles = {
  WORK: '작업',
  LEAD: '작업책임자',
  SAFE: '안전담당',
  SIGNAL: '신호수',
  FIRE: '화재감시',
  WATCH: '밀폐감시',
  DRIVE: '운전',
  OPER: '장비조종',
} as const
export type EntryRole = keyof typeof entryRoles

export const lineStates = { OK: '적격', WARN: '주의', NG: '부적격', SUSP: '출입정지' } as const
export type LineState = keyof typeof lineStates

export const vehicleTypes = { CAR: '승용차', VAN: '승합차', TRUCK: '화물차', TANK: '탱크로리', LIFT: '특수차' } as const

/** Held by who stands there with the vehicle: its own licence is the driver's affair. */
export const equipTypes = {
  CRANE: '이동식크레인',
  CARGO: '카고크레인',
  FORK: '지게차',
  EXCAV: '굴착기',
  AWP: '고소작업대',
  WELD: '용접기',
  GRIND: '전동공구',
  COMP: '공기압축기',
  GEN: '발전기',
  ETC: '기타',
} as const
export type EquipType = keyof typeof equipTypes
const equipWord = keptWords('EQUIP', equipTypes, 'contractor')
/** A machine as a sentence names it: its kind by the code, its model as it is. */
export const equipNamed = ({ equipTypeCd, modelNm }: { equipTypeCd: EquipType; modelNm: string }): Kept =>
  kept('{kind} {model}', { kind: equipWord(equipTypeCd), model: modelNm })

interface EquipNeeds {
  /** A safety inspection must hold to the last day. */
  inspectYn: 'Y' | 'N'
  /** Licence of who works it. */
  operatorQualTypeCd: string | null
  ratedLoadYn: 'Y' | 'N'
  /** Runs on electricity: explosion-proof where the zone asks for it. */
  electricYn: 'Y' | 'N'
}
const needs = (
  inspectYn: 'Y' | 'N',
  operatorQualTypeCd: string | null,
  ratedLoadYn: 'Y' | 'N',
  electricYn: 'Y' | 'N',
): EquipNeeds => ({ inspectYn, operatorQualTypeCd, ratedLoadYn, electricYn })

/** @law 산업안전보건법 제93조(안전검사), 제140조(자격 등에 의한 취업 제한) */
export const equipNeeds: Readonly<Record<EquipType, EquipNeeds>> = {
  CRANE: needs('Y', 'CRANE', 'Y', 'N'),
  CARGO: needs('Y', 'CRANE', 'Y', 'N'),
  FORK: needs('N', 'FORK', 'Y', 'N'),
  EXCAV: needs('N', 'EXCAV', 'N', 'N'),
  AWP: needs('Y', 'AWP', 'Y', 'N'),
  WELD: needs('N', null, 'N', 'Y'),
  GRIND: needs('N', null, 'N', 'Y'),
  COMP: needs('N', null, 'N', 'N'),
  GEN: needs('N', null, 'N', 'N'),
  ETC: needs('N', null, 'N', 'N'),
}

/** Licences without which a part on the site is not taken. */
export const roleQuals: Readonly<Partial<Record<EntryRole, string>>> = { SIGNAL: 'RIG' }

export const preChecks = { PASS: '합격', FAIL: '불합격' } as const

/** What each rule asks, in a few words. */
export const ruleNames = {
  E01: '업체 상태',
  E02: '업체 서류',
  E03: '연령',
  E04: '개인정보 동의',
  E05: '입문교육',
  E06: '안전카드',
  E07: '특별교육',
  E08: '자격',
  E09: '체류기간',
  E10: '배치전 건강진단',
  E11: '건강',
  E12: '공지 확인',
  E13: '체류시간',
  R2: '중복 출입',
  MAN: '담당자 결정',
} as const
export type RuleCd = keyof typeof ruleNames

/** Who can put right what a rule found. */
export const lifters: Readonly<Record<RuleCd, readonly string[]>> = {
  E01: ['PUR', 'CSO'],
  E02: ['SHM', 'PUR'],
  E03: [],
  E04: ['VSM'],
  E05: ['EDU'],
  E06: ['SHM'],
  E07: ['EDU'],
  E08: ['SHM', 'EDU'],
  E09: ['VSM'],
  E10: ['HLM'],
  E11: ['HLM'],
  E12: ['VSM'],
  E13: ['VSM'],
  R2: ['VSM'],
  MAN: ['SHM'],
}

/** Rules of the site, which the head of safety may lift for a time; those of the law nobody lifts. */
export const releasable: ReadonlySet<string> = new Set(['E02', 'E05', 'E06'])
export const RELEASER = 'CSO'

export const scanResults = { OK: '출입 가능', WARN: '주의', BLOCK: '출입 불가' } as const
export type ScanResult = keyof typeof scanResults
export const directions = { IN: '입장', OUT: '퇴장' } as const
export type Direction = keyof typeof directions
