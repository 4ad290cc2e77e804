/** What has to hold before each action of a permit; shown beside its button until it does. */

import { deptsOf } from '#platform/model/access.ts'
import type { Check } from '#platform/model/check.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type CheckStage, typesOf } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { fireWatchChecks, gasAged, resumeChecks } from '../stop/resume.logic.ts'
import { block, need, RULES, unknown } from './guard-parts.logic.ts'
import {
  absentOf,
  airOf,
  asItWas,
  badAirOf,
  type Context,
  crewCount,
  eligibilityOf,
  type Guard,
  isFilled,
  namesOf,
  sharedParts,
} from './permit-facts.ts'
import { isolated, personalLocks } from './permit-isolation.guards.ts'
import {
  coveredByPlan,
  freeOfConflicts,
  materialsReady,
  notSubcontracted,
  planSigned,
  releasedByOthers,
  vendorAllowed,
} from './permit-joined.guards.ts'
import { type PermitLimits, permitLimits } from './permit-limits.ts'
import { coveredByJsa, requestedWell } from './permit-request.guards.ts'
import { needsGas, typeChecks } from './type-guards.logic.ts'
import { extensionChecks, HOUR_MS, isFresh, minutesSince } from './validity.logic.ts'

/** Beside them everything is asked when the work begins. */
const rulesAtSubmit = new Set(['E01', 'E02', 'E12', 'E13'])
/** Whose day was long does not get a longer one. */
const rulesAtExtension = new Set(['E13'])

const isWeek = ({ sevenDayYn }: Permit) => sevenDayYn === 'Y'
const limitsOf = ({ db, today }: Context): Promise<PermitLimits> => permitLimits(db, today)

/** Work of a construction begins, and goes on, only while that runs. */
const constructionRuns: Guard = async ({ record, db }) => [...(await permitAsks.constructions(db, record.wkodPlanNo))]

const noneShared: Guard = (context) => (isFilled(context.record) ? sharedParts(context) : [])

const eligible =
  (rules?: ReadonlySet<string>): Guard =>
  async ({ record, db, now }) => {
    if (!isFilled(record)) return []
    const found = await eligibilityOf(db, record, now)
    const said = found.filter(({ ruleCd, resultCd }) => resultCd !== 'OK' && (!rules || rules.has(ruleCd)))
    return withNames(db, said)
  }

/** What several people lack is said once, with the names of all of them. */
async function withNames(db: Transaction, said: readonly (Check & { personNo: number })[]): Promise<Check[]> {
  const checks: Check[] = []
  for (const same of Map.groupBy(said, ({ personNo: _, ...check }) => JSON.stringify(check)).values()) {
    const [first] = same
    if (!first) continue
    const { personNo: _, ...check } = first
    const names = await namesOf(db, [...new Set(same.map(({ personNo }) => personNo))])
    checks.push({ ...check, evidenceDesc: [names, check.evidenceDesc].filter(Boolean).join(' · ') })
  }
  return checks
}

/** Air that was found good so many minutes ago at most. */
const freshAir =
  (minutesOf: (limits: PermitLimits) => number): Guard =>
  async (context) => {
    const { record, db, now } = context
    if (!needsGas(record)) return []
    const limit = minutesOf(await limitsOf(context))
    const [newest] = await airOf(db, record)
    const said = { law: `${RULES} 제619조의2제1항` }
    if (!newest) return [block('PT_GAS_NONE', '쓸 수 있는 가스측정 결과가 없습니다.', { ...said, lifterCds: ['GAS'] })]
    const at = now.toISOString()
    return need(isFresh(newest.measureDt, at, limit), 'PT_GAS_AGE', gasAged, {
      ...said,
      lifterCds: ['GAS'],
      evidenceDesc: newest.measureDt.slice(0, 16).replace('T', ' '),
      values: { n: minutesSince(newest.measureDt, at), limit },
    })
  }

/** Every required item of the stages is ticked, with its photo where it asks for one. */
const ticked =
  (...stages: CheckStage[]): Guard =>
  ({ record }) => {
    const due = (record.permitCheck ?? []).filter(
      ({ stageCd, requiredYn }) => requiredYn === 'Y' && stages.some((one) => one === stageCd),
    )
    const open = due.filter(({ okYn }) => okYn !== 'Y').length
    const bare = due.filter(({ okYn, photoYn, photoFileNo }) => okYn === 'Y' && photoYn === 'Y' && !photoFileNo).length
    return [
      ...need(open === 0, 'PT_CHECKS', '확인하지 않은 안전조치가 {n}개 있습니다.', {
        field: 'permitCheck',
        values: { n: open },
        lifterCds: ['OPR', ...leadersOf(record)],
      }),
      ...need(bare === 0, 'PT_PHOTOS', '사진이 필요한 안전조치가 {n}개 있습니다.', {
        field: 'permitCheck',
        values: { n: bare },
        lifterCds: ['OPR', ...leadersOf(record)],
      }),
    ]
  }

const typesAllow =
  (isStart: boolean): Guard =>
  async (context) =>
    typeChecks(context.record, await limitsOf(context), context.today, isStart)

const sameActor = '본인이 처리한 단계는 이어서 처리할 수 없습니다. 다른 담당자가 처리하세요.'
/** The approver is neither who reviewed nor who asked. */
const notHisOwn: Guard = ({ record, person }) =>
  need(
    ![record.reviewUserId, record.coReviewUserId, record.rqstUserId, record.createUserId].includes(person.userId) ||
      (record.coReviewUserId === person.userId && record.headApprUserId !== null),
    'CM-03',
    sameActor,
  )

/** Who leads the work asks; what he asked for is another's to allow. */
const notTheLeader: Guard = ({ record, person }) =>
  need(record.leaderUserId === null || record.leaderUserId !== person.userId, 'CM-03', sameActor)

const ofTheArea: Guard = ({ record, person }) =>
  need(
    person.scopeCd === 'ALL' || deptsOf(person).includes(record.areaDeptCd),
    'PT_AREA',
    '이 구역의 운전부서만 처리할 수 있습니다.',
    { evidenceDesc: record.areaDeptNm ?? '', lifterCds: ['OPR'] },
  )

const coReviewed: Guard = ({ record }) =>
  need(
    record.riskGradeCd !== 'HIGH' || record.coReviewUserId !== null,
    'PT_CO_REVIEW',
    '안전관리자 검토가 필요합니다.',
    {
      lifterCds: ['SHM'],
      evidenceDesc: record.gradeDesc ?? '',
    },
  )

/** Who puts it right where the work is: the contractor's managers; the own employee who leads is named. */
const leadersOf = ({ vendorCd }: Permit): string[] => (vendorCd === null ? [] : ['VSP', 'VSM'])
const leadersOnly = (record: Permit) => (record.vendorCd === null ? undefined : leadersOf(record))

const leaderSigned: Guard = ({ record }) =>
  need(
    record.leaderSignDt !== null,
    'PT_LEADER_SIGN',
    record.vendorCd === null
      ? '작업책임자가 현장에서 발급 서명을 하지 않았습니다.'
      : '작업책임자가 현장에서 QR로 서명하지 않았습니다.',
    { evidenceDesc: record.leaderPersonNm ?? record.leaderUserNm ?? '', lifterCds: leadersOnly(record) },
  )

const printed: Guard = ({ record }) => {
  const onPaper = typesOf(record).some((type) => type === 'HOT' || type === 'CSE')
  return need(
    !onPaper || (record.printCnt ?? 0) >= 1,
    'PT_PRINT',
    '화기·밀폐공간 허가서는 출력해 게시한 후 발급합니다.',
    { lifterCds: ['OPR', ...leadersOf(record)] },
  )
}

const insideWindow: Guard = ({ record, now }) => {
  const at = now.getTime()
  return need(
    at >= Date.parse(record.workFromDt) && at < Date.parse(record.workToDt),
    'PT_OUTSIDE',
    '유효시간 안에서만 작업을 시작할 수 있습니다.',
  )
}

/** Each of the crew has signed the talk of today, no longer ago than it stays fresh. */
const talkSigned: Guard = async (context) => {
  const { record, now } = context
  const { tbmH } = await limitsOf(context)
  const since = now.getTime() - tbmH * HOUR_MS
  const missing = (record.permitCrew ?? []).filter(
    ({ leaveDt, tbmSignDt }) => leaveDt === null && (tbmSignDt === null || Date.parse(tbmSignDt) < since),
  ).length
  return need(missing === 0, 'PT_TBM', 'TBM 미서명 {n}명', {
    field: 'permitCrew',
    values: { n: missing },
    lifterCds: leadersOnly(record),
  })
}

const crewInside: Guard = async ({ record, db, now }) => {
  const absent = await absentOf(db, record, now)
  return need(absent.length === 0, 'PT_GATE', '출입하지 않은 인원이 {n}명 있습니다. ({names})', {
    values: { n: absent.length, names: await namesOf(db, absent) },
    lifterCds: ['SEC', ...leadersOf(record)],
  })
}

const checkedToday: Guard = async (context) => {
  const { record, today } = context
  if (!isWeek(record) || record.dailyCheckYmd === today || (await isEased(context))) return []
  return [block('PT_DAILY', '운전부서의 오늘 일일재확인이 필요합니다.', { lifterCds: ['OPR'] })]
}
/** What a site may grant its best contractors, as far as the risk is low and their grade still holds. */
async function isEased(context: Context): Promise<boolean> {
  const { record, db, today } = context
  if (record.vendorCd === null || record.riskGradeCd !== 'LOW') return false
  if ((await limitsOf(context)).dailySkipS !== 1) return false
  const best = sql`select from vendor_info where vendor_cd = ${record.vendorCd} and eval_grade_cd = 'S' and eval_valid_to_ymd >= ${today}::date`
  return (await db.queryAs('SYSTEM', best)).length > 0
}

const stillExtendable: Guard = async (context) => {
  const { now } = context
  const record = asItWas(context)
  const limits = await limitsOf(context)
  const { workFromDt: fromDt, workToDt: toDt } = record
  const { extendToDt } = context.record
  const hasNone = isWeek(record) || typesOf(record).includes('RAD')
  const asked = { fromDt, toDt, extendToDt: extendToDt ?? toDt, extendCnt: record.extendCnt ?? 0 }
  return extensionChecks({ ...asked, hasNone, now: now.toISOString() }, limits)
}

const resumable: Guard = async (context) => {
  const { db, now } = context
  const record = asItWas(context)
  const [limits, sets, bad] = await Promise.all([limitsOf(context), airOf(db, record), badAirOf(db, record)])
  if (bad === 'unknown') return [unknown('가스측정')]
  const airDts = sets.map(({ measureDt }) => measureDt)
  const badDts = bad.map(({ measureDt }) => measureDt)
  return resumeChecks(record, { now: now.toISOString(), airDts, badDts, crewCnt: crewCount(record) }, limits)
}

const dailyResume: Guard = (context) => {
  const record = asItWas(context)
  if (record.suspReasonCd !== 'BREAK' || !isWeek(record)) return []
  return Promise.all([checkedToday(context), talkSigned(context)]).then((found) => found.flat())
}

/** What the resumption will be refused for, told to whoever is about to ask for it: it is he who puts most of it right. */
const toldAhead =
  (...guards: readonly Guard[]): Guard =>
  async (context) => {
    const found = (await Promise.all(guards.map((guard) => guard(context)))).flat()
    return found.filter(({ ruleCd }) => ruleCd !== 'PT_RESUME_ASK').map((check) => ({ ...check, resultCd: 'WARN' }))
  }

const nobodyInside: Guard = ({ record }) =>
  need((record.insideCnt ?? 0) === 0, 'PT_INSIDE', '밀폐공간 내부에 {n}명이 남아 있습니다.', {
    values: { n: record.insideCnt ?? 0 },
    law: `${RULES} 제621조`,
    lifterCds: leadersOnly(record),
  })

const fireWatched: Guard = async (context) =>
  context.record.permitBaseCd === 'HOT'
    ? fireWatchChecks(context.record, context.now.toISOString(), await limitsOf(context))
    : []

/** Fire detectors that were switched off for the work watch again before it is over. */
const detectorOn: Guard = ({ record }) =>
  need(
    record.detectorOffDt === null || record.detectorOnDt !== null,
    'PT_DETECTOR',
    '차단한 화재감지기를 복구하고 시각을 입력하세요.',
    { lifterCds: ['OPR', ...leadersOf(record)], field: 'detectorOnDt', law: `${RULES} 제241조제2항` },
  )

/** The same function in several actions is asked once for a reader. */
const startAir = freshAir(({ gasStartMin }) => gasStartMin)
const allowed = eligible()
const rested = eligible(rulesAtExtension)
const ours = [ofTheArea]

export const permitGuards = {
  submit: [
    ...[requestedWell, vendorAllowed, coveredByJsa, coveredByPlan, notSubcontracted, noneShared],
    ...[eligible(rulesAtSubmit), freeOfConflicts('submit')],
  ],
  review: ours,
  finishReview: [...ours, freeOfConflicts('review')],
  approve: [
    ...[notHisOwn, coReviewed, ticked('PREP'), typesAllow(false), isolated, freeOfConflicts('approve')],
    ...[notSubcontracted, materialsReady],
    freshAir(({ gasApproveMin }) => gasApproveMin),
  ],
  issue: [...ours, notTheLeader, leaderSigned, printed],
  start: [
    ...[insideWindow, leaderSigned, checkedToday, talkSigned, ticked('PREP', 'START'), typesAllow(true), startAir],
    ...[materialsReady, freeOfConflicts('start'), coveredByPlan, planSigned, noneShared, allowed],
    ...[crewInside, isolated, personalLocks, constructionRuns, notSubcontracted],
  ],
  extend: [notTheLeader, stillExtendable, startAir, freeOfConflicts('extend'), rested, notSubcontracted],
  askResume: [toldAhead(resumable, releasedByOthers, dailyResume, allowed)],
  resume: [
    ...[notTheLeader, resumable, releasedByOthers, dailyResume, coveredByPlan, planSigned],
    ...[freeOfConflicts('resume'), allowed, crewInside, isolated, personalLocks, constructionRuns, notSubcontracted],
  ],
  finish: [nobodyInside],
  close: [...ours, notTheLeader, fireWatched, detectorOn, ticked('CLOSE')],
}
