/** What has to be so before stopped work goes on (2.6), and before finished work is closed. Pure. Instants as ISO text. */
import type { Check } from '#platform/model/check.ts'
import { block, need, RULES } from '../ask/guard-parts.logic.ts'
import { HOUR_MS, MINUTE_MS } from '../ask/validity.logic.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import { needsGas } from '../types/kinds.model.ts'

export interface ResumeLimits {
  /** Hours for which work may stand. */
  suspH: number
  hotStopMin: number
  gasHighGapMin: number
  gasStartMin: number
}
type Stopped = Pick<
  Permit,
  | 'permitBaseCd'
  | 'permitSubCds'
  | 'gasMainYn'
  | 'suspReasonCd'
  | 'suspDt'
  | 'workToDt'
  | 'sevenDayYn'
  | 'resumeAskDt'
  | 'causeDesc'
  | 'gasHighYn'
  | 'shmReleaseDt'
  | 'insideCnt'
  | 'headCountCnt'
  | 'vendorCd'
>
export interface ResumeFacts {
  now: string
  /** Moments of usable sets, newest first. */
  airDts: readonly string[]
  /** Moments of sets that were bad. */
  badDts: readonly string[]
  /** How many of the crew have not left. */
  crewCnt: number
}

const gasLaw = `${RULES} 제619조의2제1항`

/** @law 산업안전보건기준에 관한 규칙 제619조의2제1항, 산업안전보건법 제52조 */
export function resumeChecks(record: Stopped, facts: ResumeFacts, limits: ResumeLimits): Check[] {
  const { suspReasonCd, suspDt, workToDt } = record
  if (suspReasonCd === 'EXPIRED') return [block('PT_RESUME_NEVER', '시간이 만료된 작업은 재개할 수 없습니다.')]
  const now = Date.parse(facts.now)
  const stoppedMs = now - Date.parse(suspDt ?? facts.now)
  const isDaily = suspReasonCd === 'BREAK' && record.sevenDayYn === 'Y'
  return [
    ...need(now < Date.parse(workToDt), 'PT_RESUME_OVER', '유효시간이 지나 재개할 수 없습니다.'),
    ...need(
      isDaily || stoppedMs <= limits.suspH * HOUR_MS,
      'PT_RESUME_LONG',
      '중지 후 {n}시간이 지나 재개할 수 없습니다.',
      {
        values: { n: limits.suspH },
      },
    ),
    ...need(record.resumeAskDt !== null, 'PT_RESUME_ASK', '작업책임자의 재개요청이 없습니다.', {
      lifterCds: record.vendorCd === null ? undefined : ['VSP', 'VSM'],
    }),
    ...airChecks(record, facts, stoppedMs, limits),
    ...headCountChecks(record, facts),
    ...(isGasHigh(record, facts) ? gasChecks(record) : []),
  ]
}

/** Bad air that was found while the work stood for another reason is no smaller danger. */
const isGasHigh = ({ suspReasonCd, suspDt }: Stopped, { badDts, now }: ResumeFacts): boolean =>
  suspReasonCd === 'GAS_HIGH' || badDts.some((dt) => Date.parse(dt) >= Date.parse(suspDt ?? now))

/** The stop itself asks for new air: confined spaces always, hot work after a while, a gas reason whatever the type. */
function airChecks(record: Stopped, facts: ResumeFacts, stoppedMs: number, limits: ResumeLimits) {
  const { airDts, now } = facts
  const types = new Set(typesOf(record))
  const isLong = stoppedMs > limits.hotStopMin * MINUTE_MS
  const isHigh = isGasHigh(record, facts)
  const byReason = record.suspReasonCd === 'GAS_OVERDUE' || record.suspReasonCd === 'BREAK'
  const wanted = types.has('CSE') || (types.has('HOT') && isLong) || isHigh || (byReason && needsGas(record))
  if (!wanted) return []
  const after = airDts.filter((dt) => Date.parse(dt) > Date.parse(record.suspDt ?? now))
  const [newest] = after
  if (newest === undefined)
    return [block('PT_RESUME_GAS', '중지한 뒤에 측정한 가스 결과가 필요합니다.', { law: gasLaw })]
  const ageMs = Date.parse(now) - Date.parse(newest)
  const fresh = need(ageMs <= limits.gasStartMin * MINUTE_MS, 'PT_GAS_AGE', gasAged, {
    law: gasLaw,
    values: { n: Math.ceil(ageMs / MINUTE_MS), limit: limits.gasStartMin },
  })
  if (!isHigh) return fresh
  const oldest = after.at(-1) ?? newest
  const apart = Date.parse(newest) - Date.parse(oldest)
  const twice = need(
    apart >= limits.gasHighGapMin * MINUTE_MS,
    'PT_RESUME_TWICE',
    '{n}분 이상 간격으로 두 번 적합해야 합니다.',
    {
      values: { n: limits.gasHighGapMin },
      law: gasLaw,
    },
  )
  return [...fresh, ...twice]
}

/** Before a confined space is entered again everybody is counted: nobody may have stayed inside. */
function headCountChecks(record: Stopped, { crewCnt }: ResumeFacts): Check[] {
  if (!typesOf(record).includes('CSE')) return []
  const { headCountCnt } = record
  if (headCountCnt === null)
    return [block('PT_RESUME_COUNT', '작업인원을 세어 인원수를 입력하세요.', { field: 'headCountCnt', law: gasLaw })]
  return need(headCountCnt === crewCnt, 'PT_RESUME_COUNT_OFF', '센 인원 {n}명이 작업인원 {crew}명과 다릅니다.', {
    field: 'headCountCnt',
    values: { n: headCountCnt, crew: crewCnt },
    law: gasLaw,
  })
}
export const gasAged = '가스측정 후 {n}분이 지났습니다. {limit}분 이내 측정값이 필요합니다.'

const gasChecks = (record: Stopped): Check[] => [
  ...need(Boolean(record.causeDesc?.trim()), 'PT_RESUME_CAUSE', '원인과 조치를 입력하세요.', { field: 'causeDesc' }),
  ...need(
    record.gasHighYn !== 'Y' || record.shmReleaseDt !== null,
    'PT_RESUME_SHM',
    '폭발하한 25% 이상이었습니다. 안전관리자 해제가 필요합니다.',
    { law: `${RULES} 제296조제2호`, lifterCds: ['SHM'] },
  ),
]

/**
 * What a demand to stop rested on is said before the work goes on, and before its permit is closed.
 *
 * @law 산업안전보건법 제52조
 */
export const decisionChecks = (record: Pick<Permit, 'stopAskYn' | 'stopDecisionCd'>): Check[] =>
  need(
    record.stopAskYn !== 'Y' || record.stopDecisionCd !== null,
    'PT_RESUME_DECISION',
    '작업중지에 대한 판단이 기록되지 않았습니다.',
    { law: '산업안전보건법 제52조', lifterCds: ['SUP', 'SHM'] },
  )

export interface FireLimits {
  fireWatchMin: number
  fireCheckCnt: number
  fireCheckGapMin: number
}
/**
 * After hot work somebody watches for an hour and looks twice, some time apart.
 *
 * @law 산업안전보건기준에 관한 규칙 제241조의2 (종료 후 감시시간의 법정 수치 확인 필요; 사내 기준)
 */
export function fireWatchChecks(
  { hotEndDt, fireChecks }: Pick<Permit, 'hotEndDt' | 'fireChecks'>,
  now: string,
  limits: FireLimits,
): Check[] {
  const end = Date.parse(hotEndDt ?? now)
  const left = Math.ceil((end + limits.fireWatchMin * MINUTE_MS - Date.parse(now)) / MINUTE_MS)
  const looked = (fireChecks ?? [])
    .flatMap(({ checkDt }) => (checkDt ? [Date.parse(checkDt)] : []))
    .toSorted((a, b) => a - b)
  let counted = 0
  let last = Number.NEGATIVE_INFINITY
  for (const at of looked)
    if (at >= end && at - last >= limits.fireCheckGapMin * MINUTE_MS) {
      counted++
      last = at
    }
  const law = `${RULES} 제241조의2, 사내 기준`
  return [
    ...need(left <= 0, 'PT_FIRE_WATCH', '화기작업 종료 후 {min}분 감시가 끝나지 않았습니다. (잔여 {m}분)', {
      law,
      values: { min: limits.fireWatchMin, m: left },
    }),
    ...need(
      counted >= limits.fireCheckCnt,
      'PT_FIRE_CHECKS',
      '화재점검은 {gap}분 이상 간격으로 {n}회 필요합니다. (현재 {now}회)',
      {
        law,
        lifterCds: ['OPR', 'VSP', 'VSM'],
        values: { gap: limits.fireCheckGapMin, n: limits.fireCheckCnt, now: counted },
      },
    ),
  ]
}
