/** What has to hold before a permit is asked for: its hours, its leader and crew, weather. Pure. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import { need, RULES } from './guard-parts.logic.ts'
import { type Limits, latestAsk, validityChecks } from './validity.logic.ts'

const MIN_TITLE = 5

export function requestChecks(record: Permit, now: Date, limits: Limits & { askByH: number }): Check[] {
  const types = typesOf(record)
  const onlyLow = record.riskGradeCd === 'LOW' && types.length === 1 && types[0] === 'GEN'
  const isUrgent = record.permitUrgentYn === 'Y'
  return [
    ...need(record.wkodTitle.trim().length >= MIN_TITLE, 'PT_TITLE', '작업명은 {n}자 이상 입력하세요.', {
      field: 'wkodTitle',
      values: { n: MIN_TITLE },
    }),
    ...validityChecks({ fromDt: record.workFromDt, toDt: record.workToDt }, record.sevenDayYn === 'Y', limits),
    ...need(record.wkodDt === dayOf(record.workFromDt), 'PT_DAY', '작업일과 유효시작의 날짜가 다릅니다.', {
      field: 'workFromDt',
    }),
    ...need(Date.parse(record.workToDt) > now.getTime(), 'PT_PAST', '이미 지난 시간에는 신청할 수 없습니다.', {
      field: 'workToDt',
    }),
    ...need(
      record.sevenDayYn !== 'Y' || onlyLow,
      'PT_WEEK_LOW',
      '7일 허가는 위험등급이 낮은 일반위험 작업만 가능합니다.',
      {
        field: 'sevenDayYn',
      },
    ),
    ...need(
      isUrgent || now.getTime() <= latestAsk(record.wkodDt, limits.askByH),
      'PT_ASK_BY',
      '계획작업은 전날 {n}시까지 신청하세요. 그 뒤에는 긴급작업으로 신청합니다.',
      { field: 'permitUrgentYn', values: { n: limits.askByH } },
    ),
    ...need(!isUrgent || Boolean(record.urgentDesc?.trim()), 'PT_URGENT', '긴급 사유를 입력하세요.', {
      field: 'urgentDesc',
    }),
    ...need(
      !(types.includes('HOT') && record.zoneClassCd === 'Z0'),
      'PT_HOT_Z0',
      '작업구역을 비방폭구역으로 전환한 후 신청하세요.',
      { field: 'zoneClassCd', law: `${RULES} 제239조` },
    ),
    ...leaderChecks(record),
    ...weatherChecks(record),
  ]
}

/**
 * What weather and heat stop is known of every work before it is asked for.
 *
 * @law 산업안전보건기준에 관한 규칙 제37조, 제383조, 제559조, 제560조
 */
function weatherChecks({ outdoorYn, weatherKindCds, permitBaseCd, permitSubCds }: Permit): Check[] {
  const isLift = typesOf({ permitBaseCd, permitSubCds }).includes('HVY')
  const law = `${RULES} 제37조, 제383조, 제559조`
  return [
    ...need(outdoorYn !== null, 'PT_OUTDOOR', '옥내·옥외를 선택하세요.', { field: 'outdoorYn', law }),
    ...need(
      !(isLift && outdoorYn === 'Y') || Boolean(weatherKindCds?.trim()),
      'PT_WEATHER_KIND',
      '옥외 중장비·중량물 작업은 기상 제한 작업을 선택하세요.',
      { field: 'weatherKindCds', law },
    ),
  ]
}

function leaderChecks({ vendorCd, leaderPersonNo, leaderUserId, permitCrew }: Permit): Check[] {
  const hasLeader = vendorCd === null ? leaderUserId !== null : leaderPersonNo !== null
  return [
    ...need(hasLeader, 'PT_LEADER', '작업책임자를 선택하세요.', {
      field: vendorCd === null ? 'leaderUserId' : 'leaderPersonNo',
    }),
    ...need(
      (permitCrew ?? []).some(({ crewRoleCd }) => crewRoleCd !== 'LEADER' && crewRoleCd !== 'SUP'),
      'PT_CREW',
      '작업인원을 입력하세요.',
      { field: 'permitCrew' },
    ),
    ...need(
      (permitCrew ?? []).every(({ personNo, userId }) => (personNo === null) !== (userId === null)),
      'PT_CREW_WHO',
      '작업인원의 이름을 선택하세요.',
      { field: 'permitCrew' },
    ),
    ...need(
      (permitCrew ?? []).every(({ crewRoleCd, userId }) => isOf(vendorCd, crewRoleCd, userId)),
      'PT_CREW_OWN',
      '협력업체 작업의 인원은 협력업체 사람이고, 관리감독자만 사내 직원입니다.',
      { field: 'permitCrew' },
    ),
  ]
}

/** Who supervises is of the site, whosever the work is; everybody else is of whoever does it. */
const isOf = (vendorCd: string | null, crewRoleCd: string, userId: string | null): boolean =>
  crewRoleCd === 'SUP' ? userId !== null : vendorCd === null || userId === null
