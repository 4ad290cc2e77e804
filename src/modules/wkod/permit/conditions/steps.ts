/** What the permit itself has to say at a step: hours, measures, signatures, reviews. */
import { minuteOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { keptText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { block, need } from '../ask/guard-parts.logic.ts'
import { leadersOnly, sitesAndLeaders } from '../ask/permit-facts.ts'
import { requestChecks } from '../ask/request.logic.ts'
import { extensionChecks } from '../ask/validity.logic.ts'
import { type CheckStage, typesOf } from '../fields/permit-codes.model.ts'
import type { Permit, PermitCheckLine } from '../permit.model.ts'
import { changesText } from '../review/facts.logic.ts'
import { FACTS_CHANGED, restingChanges } from '../review/reviewed-facts.ts'
import { fireWatchChecks } from '../stop/resume.logic.ts'
import { typeChecks } from '../types/kinds.model.ts'
import { type Asked, type Condition, type Finding, type Moment, ofEach, onePer } from './condition.ts'
import { saidOfParts } from './parts.ts'
import { talkSigned } from './people.ts'

const isWeek = ({ sevenDayYn }: Permit) => sevenDayYn === 'Y'

export const request: Condition = {
  name: 'request',
  asked: 'Q',
  find: ofEach((work, { now, limits }) => requestChecks(work, now, limits)),
}

/** Within its hours; work of several days each day only after the area has looked again (2.4, site). */
export const window: Condition = {
  name: 'window',
  asked: 'sxuw',
  stop: 'EXPIRED',
  find: ofEach(async (work, asked) => {
    if (asked.moment === 'work') return ranOut(work, asked)
    if (asked.moment === 'extend') return extendable(work, asked)
    if (asked.moment === 'resume') return nextDay(work, asked)
    return [...within(work, asked), ...(await checkedToday(work, asked))]
  }),
}

function within({ workFromDt, workToDt }: Permit, { now }: Asked): Check[] {
  const isInside = now.getTime() >= Date.parse(workFromDt) && now.getTime() < Date.parse(workToDt)
  return need(isInside, 'PT_OUTSIDE', '유효시간 안에서만 작업을 시작할 수 있습니다.')
}

/** Work whose time is over stops by itself (2.4, site). */
const ranOut = ({ workToDt }: Permit, { now }: Asked): Check[] =>
  need(now.getTime() < Date.parse(workToDt), 'PT_RAN_OUT', '유효시간이 끝났습니다.')

/** Work of several days goes on by day only: whoever forgets to end his day finds it ended. */
export const byDay: Condition = {
  name: 'byDay',
  asked: 'w',
  stop: 'BREAK',
  find: ofEach((work, { now, limits }) => {
    const hour = Number(minuteOf(now).slice(11, 13))
    const isDay = hour >= limits.dayFromH && hour < limits.dayToH
    return need(!isWeek(work) || isDay, 'PT_DAY_OVER', '하루 작업시간이 끝났습니다.')
  }),
}

function extendable(work: Permit, { now, limits }: Asked): Check[] {
  const { workFromDt: fromDt, workToDt: toDt, extendToDt, extendCnt } = work
  const hasNone = isWeek(work) || typesOf(work).includes('RAD')
  const asked = { fromDt, toDt, extendToDt: extendToDt ?? toDt, extendCnt: extendCnt ?? 0, hasNone }
  return extensionChecks({ ...asked, now: now.toISOString() }, limits)
}

/** The next day of several begins as the first did: looked at again, with a talk of its own. */
async function nextDay(work: Permit, asked: Asked): Promise<Check[]> {
  if (work.suspReasonCd !== 'BREAK' || !isWeek(work)) return []
  return [...(await checkedToday(work, asked)), ...talkSigned(work, asked)]
}

async function checkedToday(work: Permit, asked: Asked): Promise<Check[]> {
  if (!isWeek(work) || work.dailyCheckYmd === asked.today || (await isEased(work, asked))) return []
  return [block('PT_DAILY', '운전부서의 오늘 일일재확인이 필요합니다.', { lifterCds: ['OPR'] })]
}
/** What a site may grant its best contractors, as far as the risk is low and their grade still holds. */
async function isEased({ vendorCd, riskGradeCd }: Permit, { db, today, limits }: Asked): Promise<boolean> {
  if (vendorCd === null || riskGradeCd !== 'LOW' || limits.dailySkipS !== 1) return false
  const best = sql`select from vendor_info where vendor_cd = ${vendorCd} and eval_grade_cd = 'S' and eval_valid_to_ymd >= ${today}::date`
  return (await db.queryAs('SYSTEM', best)).length > 0
}

/** Guards of the types (section 3). */
export const figures: Condition = {
  name: 'figures',
  asked: 'asju',
  find: ofEach((work, { limits, today, moment }) =>
    typeChecks(work, limits, today, moment === 'start').filter(({ ruleCd }) => !saidOfParts.has(ruleCd)),
  ),
}

const stagesAt: Readonly<Partial<Record<Moment, readonly CheckStage[]>>> = {
  approve: ['PREP'],
  start: ['PREP', 'START'],
  close: ['CLOSE'],
}
/**
 * Every required item of the stage is ticked, with its photo where it asks for one.
 *
 * @law 산업안전보건법 제38조
 */
export const checks: Condition = {
  name: 'checks',
  asked: 'asc',
  find: async (works, asked) => {
    const photos = await photosOf(works, asked)
    return onePer(works, (work) => ticked(work, asked, photos))
  },
}

/** The files that permits hold as photos of their checks: one that was deleted shows nothing. */
async function photosOf(works: readonly Permit[], { db }: Asked): Promise<ReadonlySet<number>> {
  const groups = works.flatMap(({ checkPhotoFileId }) => checkPhotoFileId ?? [])
  if (groups.length === 0) return new Set()
  const rows = await asProgram(db).query<{ fileNo: number }>(
    sql`select f.file_no::int as "fileNo" from attach_file f where f.attach_file_id = any(${groups}::bigint[])`,
  )
  return new Set(rows.map(({ fileNo }) => fileNo))
}

function ticked(work: Permit, { moment }: Asked, photos: ReadonlySet<number>): Check[] {
  const stages: readonly (string | null)[] = stagesAt[moment] ?? []
  const due = (work.permitCheck ?? []).filter(
    ({ stageCd, requiredYn }) => requiredYn === 'Y' && stages.includes(stageCd),
  )
  const open = due.filter(({ okYn }) => okYn !== 'Y').length
  const isBare = ({ okYn, photoYn, photoFileNo }: PermitCheckLine) =>
    okYn === 'Y' && photoYn === 'Y' && !photos.has(photoFileNo ?? 0)
  const bare = due.filter(isBare).length
  const said = { field: 'permitCheck', lifterCds: sitesAndLeaders('OPR', work) } as const
  return [
    ...need(open === 0, 'PT_CHECKS', '확인하지 않은 안전조치가 {n}개 있습니다.', { ...said, values: { n: open } }),
    ...need(bare === 0, 'PT_PHOTOS', '사진이 필요한 안전조치가 {n}개 있습니다.', { ...said, values: { n: bare } }),
  ]
}

const sameActor = '본인이 처리한 단계는 이어서 처리할 수 없습니다. 다른 담당자가 처리하세요.'

/** Reviews still rest on what was reviewed (2.3). */
export const facts: Condition = {
  name: 'facts',
  asked: 'vais',
  find: async (works, { db }) => {
    const changed = await restingChanges(db, works)
    return works.flatMap(({ permitNo }): Finding[] => {
      const changes = changed.get(permitNo) ?? []
      if (changes.length === 0) return []
      return [{ ...otherFacts, evidenceDesc: keptText(changesText(changes)), permitNo }]
    })
  },
}
const otherFacts = block(FACTS_CHANGED, '검토한 내용이 바뀌었습니다. 다시 검토해야 합니다.', { lifterCds: ['OPR'] })

/** Reviews, each another person's (0.4); that he is of the area is asked of every step of its roles (`area.ts`). */
export const reviews: Condition = {
  name: 'reviews',
  asked: 'vaixuc',
  find: ofEach((work, asked) => {
    if (asked.moment === 'finishReview') return reviewerChecks(work, asked)
    if (asked.moment === 'approve') return [...notHisOwn(work, asked), ...coReviewed(work)]
    return notTheLeader(work, asked)
  }),
}

/** Who asked: by name, by having written the draft, by having changed it last. */
const askersOf = ({ rqstUserId, createUserId, draftUserId }: Permit) => [rqstUserId, createUserId, draftUserId]

/** Nor does the second reviewer review what he asked for, or has reviewed himself. */
export const secondReviewerChecks = (work: Permit, { person }: Pick<Asked, 'person'>): Check[] =>
  need(![...askersOf(work), work.reviewUserId].includes(person?.userId ?? null), 'CM-03', sameActor)

/** Whoever reviews is none of those who asked. */
export const reviewerChecks = (work: Permit, { person }: Pick<Asked, 'person'>): Check[] =>
  need(!askersOf(work).includes(person?.userId ?? null), 'CM-03', sameActor)

/** The approver is neither who reviewed nor who asked. */
function notHisOwn(work: Permit, { person }: Asked): Check[] {
  const userId = person?.userId ?? null
  const before = [work.reviewUserId, work.coReviewUserId, ...askersOf(work)]
  const isSecondOfTwo = work.coReviewUserId === userId && work.headApprUserId !== null
  return need(!before.includes(userId) || isSecondOfTwo, 'CM-03', sameActor)
}

/** Who leads the work asks; what he asked for is another's to allow. */
const notTheLeader = ({ leaderUserId }: Permit, { person }: Asked): Check[] =>
  need(leaderUserId === null || leaderUserId !== person?.userId, 'CM-03', sameActor)

const coReviewed = ({ riskGradeCd, coReviewUserId, gradeDesc }: Permit): Check[] =>
  need(riskGradeCd !== 'HIGH' || coReviewUserId !== null, 'PT_CO_REVIEW', '안전관리자 검토가 필요합니다.', {
    lifterCds: ['SHM'],
    evidenceDesc: gradeDesc ?? '',
  })

/** The leader signs at the place. */
export const signed: Condition = {
  name: 'signed',
  asked: 'is',
  find: (works) => onePer(works, leaderSigned),
}

const leaderSigned = (work: Permit): Check[] =>
  need(
    work.leaderSignDt !== null,
    'PT_LEADER_SIGN',
    work.vendorCd === null
      ? '작업책임자가 현장에서 발급 서명을 하지 않았습니다.'
      : '작업책임자가 현장에서 QR로 서명하지 않았습니다.',
    { evidenceDesc: work.leaderPersonNm ?? work.leaderUserNm ?? '', lifterCds: leadersOnly(work) },
  )

/** @law 산업안전보건기준에 관한 규칙 제241조제2항, 제241조의2 */
export const afterFire: Condition = {
  name: 'afterFire',
  asked: 'c',
  find: ofEach((work, { now, limits }) => [
    ...(work.permitBaseCd === 'HOT' ? fireWatchChecks(work, now.toISOString(), limits) : []),
    ...detectorOn(work),
  ]),
}

/** Fire detectors that were switched off for the work watch again before it is over. */
const detectorOn = (work: Permit): Check[] =>
  need(
    work.detectorOffDt === null || work.detectorOnDt !== null,
    'PT_DETECTOR',
    '차단한 화재감지기를 복구하고 시각을 입력하세요.',
    { lifterCds: sitesAndLeaders('OPR', work), field: 'detectorOnDt', law: '안전보건규칙 제241조제2항' },
  )
