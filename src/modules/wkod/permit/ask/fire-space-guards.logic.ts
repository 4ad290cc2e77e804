/** Guards of hot work and confined spaces (section 3), before approval and before the start. Pure. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { block, hasPart, listOf, need, RULES, type TypeRecord } from './guard-parts.logic.ts'

export interface SpaceLimits {
  extinguisherCnt: number
  drillMonths: number
  ventDays: number
}

const watchLaw = `${RULES} 제241조의2제1항`
const isYes = (value: string | null) => value === 'Y'

/** @law 산업안전보건기준에 관한 규칙 제239조, 제240조, 제241조, 제241조의2 */
export function hotChecks(record: TypeRecord, { extinguisherCnt }: SpaceLimits, isStart: boolean): Check[] {
  const near = [record.combustible11mYn, record.belowFloorYn, record.oppositeWallYn].some(isYes)
  const watched = hasPart(record, 'FIRE')
  const tools = record.extinguisherCnt ?? 0
  return [
    ...need(record.zoneClassCd !== 'Z0', 'PT_HOT_Z0', '작업구역을 비방폭구역으로 전환한 후 신청하세요.', {
      field: 'zoneClassCd',
      law: `${RULES} 제239조`,
    }),
    ...need(!near || isYes(record.routinePlaceYn) || watched, 'PT_HOT_WATCH', '화재감시자를 지정하세요.', {
      field: 'fireWatchPersonNo',
      law: watchLaw,
      evidenceDesc: '11m 안 가연물',
    }),
    ...need(!watched || isYes(record.watchKitYn), 'PT_HOT_KIT', '화재감시자의 확성기·조명·방연마스크를 확인하세요.', {
      field: 'watchKitYn',
      law: `${RULES} 제241조의2제3항`,
    }),
    ...need(
      !isYes(record.blanketUseYn) || Boolean(record.blanketCertNo?.trim()),
      'PT_HOT_BLANKET',
      '방화포의 성능인증번호를 입력하세요.',
      { field: 'blanketCertNo', law: `${RULES} 제241조제2항제4호` },
    ),
    ...need(tools >= extinguisherCnt, 'PT_HOT_EXT', '소화기는 {n}대 이상이어야 합니다.', {
      field: 'extinguisherCnt',
      values: { n: extinguisherCnt },
      law: `${RULES} 제241조제2항`,
    }),
    ...need(!isYes(record.oxygenVentYn), 'PT_HOT_OXYGEN', '환기에 산소를 사용할 수 없습니다.', {
      field: 'oxygenVentYn',
      law: `${RULES} 제241조제3항`,
    }),
    ...need(isYes(record.emptiedYn), 'PT_HOT_EMPTIED', '용기와 배관을 비우고 세정했는지 확인하세요.', {
      field: 'emptiedYn',
      law: `${RULES} 제240조`,
    }),
    ...need(!isStart || isYes(record.postedYn), 'PT_HOT_POST', '작업내용·일시·점검 및 조치를 작업장소에 게시하세요.', {
      field: 'postedYn',
      law: `${RULES} 제241조제4항`,
    }),
  ]
}

/** Kinds of 별표 18 for which ventilation that always runs drops nothing. */
const NEVER_EXEMPT: ReadonlySet<number> = new Set([10, 11])

/**
 * Ventilation that runs all day, looked at within the month, drops watch, posting, count and drill; not the gas test.
 *
 * @param today calendar day
 * @law 산업안전보건기준에 관한 규칙 제626조 (점검 주기 확인 필요)
 */
export const isVentExempt = (
  record: Pick<TypeRecord, 'permVentYn' | 'permVentCheckYmd' | 'cseKindNo'>,
  today: string,
  ventDays: number,
): boolean =>
  isYes(record.permVentYn) &&
  record.permVentCheckYmd !== null &&
  record.permVentCheckYmd >= addDays(today, -ventDays) &&
  record.cseKindNo !== null &&
  !NEVER_EXEMPT.has(record.cseKindNo)

const held: ReadonlySet<string | null> = new Set(['FLAM', 'TOXIC', 'INERT'])

/** @law 산업안전보건기준에 관한 규칙 제618조부터 제641조까지 */
export function spaceChecks(record: TypeRecord, limits: SpaceLimits, today: string, isStart: boolean): Check[] {
  const kit = listOf(record.rescueKitCds)
  const hasKit = (kit.has('SCBA') || kit.has('AIRLINE')) && kit.has('LADDER') && kit.has('ROPE')
  return [
    ...need(record.cseKindNo !== null, 'PT_CSE_KIND', '밀폐공간 종류를 입력하세요.', {
      field: 'cseKindNo',
      law: `${RULES} 별표 18`,
    }),
    ...need(isYes(record.ventYn) || isYes(record.supplyAirYn), 'PT_CSE_VENT', '환기하거나 송기마스크를 지급하세요.', {
      field: 'ventYn',
      law: `${RULES} 제620조`,
    }),
    ...need(hasKit, 'PT_CSE_KIT', '구조장비(공기호흡기 또는 송기마스크, 사다리, 구명줄)를 갖추세요.', {
      field: 'rescueKitCds',
      law: `${RULES} 제625조`,
    }),
    ...need(Boolean(record.ppeDesc?.trim()), 'PT_CSE_PPE', '착용할 보호구의 종류를 입력하세요.', {
      field: 'ppeDesc',
      law: `${RULES} 제619조제2항`,
    }),
    ...need(Boolean(record.commMeansDesc?.trim()), 'PT_CSE_COMM', '안팎으로 연락할 수단을 입력하세요.', {
      field: 'commMeansDesc',
      law: `${RULES} 제623조`,
    }),
    ...need(Boolean(record.fireStationTel?.trim()), 'PT_CSE_TEL', '소방서 연락처를 입력하세요.', {
      field: 'fireStationTel',
      law: `${RULES} 제619조제2항`,
    }),
    ...lineCutChecks(record),
    ...(isVentExempt(record, today, limits.ventDays) ? [] : watchedChecks(record, limits, today, isStart)),
  ]
}

function lineCutChecks({ lineCutCd, serviceCd }: TypeRecord): Check[] {
  const said = { field: 'lineCutCd' as const, law: `${RULES} 제630조` }
  if (lineCutCd === null) return [block('PT_CSE_LINES', '연결된 배관을 어떻게 차단했는지 입력하세요.', said)]
  return need(
    lineCutCd !== 'VALVE' || !held.has(serviceCd),
    'PT_CSE_VALVE',
    '밸브잠금만으로는 차단할 수 없습니다. 맹판, 분리, 이중차단배출 중 하나가 필요합니다.',
    said,
  )
}

function watchedChecks(record: TypeRecord, { drillMonths }: SpaceLimits, today: string, isStart: boolean): Check[] {
  const { watchPersonNo, drillYmd } = record
  const goesIn = (record.permitCrew ?? []).some(
    ({ personNo, crewRoleCd }) => personNo !== null && personNo === watchPersonNo && crewRoleCd !== 'WATCH',
  )
  return [
    ...need(hasPart(record, 'WATCH'), 'PT_CSE_WATCH', '밀폐공간 감시인을 지정하세요.', {
      field: 'watchPersonNo',
      law: `${RULES} 제623조제1항`,
    }),
    ...need(!goesIn, 'PT_CSE_WATCH_IN', '감시인은 밖에만 있어야 합니다. 작업자와 겸할 수 없습니다.', {
      field: 'watchPersonNo',
      law: `${RULES} 제623조제1항`,
    }),
    ...need(
      drillYmd !== null && addMonths(drillYmd, drillMonths) >= today,
      'PT_CSE_DRILL',
      '구조훈련을 {n}개월 안에 해야 합니다.',
      { field: 'drillYmd', values: { n: drillMonths }, law: `${RULES} 제640조` },
    ),
    ...need(!isStart || isYes(record.postedYn), 'PT_CSE_POST', '출입구에 밀폐공간 작업 내용 여섯 가지를 게시하세요.', {
      field: 'postedYn',
      law: `${RULES} 제619조제2항`,
    }),
  ]
}
