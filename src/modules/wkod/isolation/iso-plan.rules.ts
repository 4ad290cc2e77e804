/** What an isolation plan must hold before it is set, tested, given up; what is done at its points stands beside it. */
import { systemCodesOf } from '#modules/baseinfo/system.api.ts'
import { systemsIn } from '#modules/baseinfo/system.logic.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { areaGuard } from '#platform/server/documents/area-guard.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { withdrawChanged } from '../permit/review/reviewed-facts.ts'
import { foundHits } from '../simops/simops.sql.ts'
import { askAroundIsolation } from '../simops/systems.api.ts'
import { isoMessages } from './iso.messages.ts'
import { isoPlan } from './iso-plan.model.ts'
import { countIsolations, isKeptElsewhere, linkedPermits } from './iso-store.ts'
import { nextReview, openPermits, storedEnergies, storedWithoutPoint } from './isolation.logic.ts'

type Context = ActionContext<typeof isoPlan>
type Effect = EffectContext<typeof isoPlan>
const RULES = '산업안전보건기준에 관한 규칙'

/** What was cut for an area is let in again by its own people (0.4). */
const ofTheArea = areaGuard(isoPlan, {
  ruleCd: 'ISO_OF_AREA',
  message: '이 구역의 운전부서만 처리할 수 있습니다.',
})

export const isoPlanRules = rulesFor(isoPlan, {
  set: { create: [freshPoints], edit: [freshPoints], test: [takenOff], endTest: [tested], review: [reviewed] },
  refuse: {
    plan: [refuseSameOrder, refuseSameLock, refuseStored, refuseUnknownSystems],
    revise: [refuseSetPoints],
    cancel: [refuseSetPoints, refuseOpenPermits],
    test: [refuseNotClear],
  },
  guard: {
    test: [ofTheArea('test'), lockedPeople, workingPermits, sharedPoints, worksOnSystem, askedByLeader],
    endTest: [ofTheArea('endTest')],
    review: [ofTheArea('review')],
  },
  follow: {
    edit: [withdrawReviews],
    delete: [withdrawReviews, unlinked],
    plan: [askAround],
    test: [tellTest, askAround],
    endTest: [tellTest, tellSetters, askAround],
  },
})

const fresh = {
  setUserId: null,
  setDt: null,
  verifyUserId: null,
  verifyDt: null,
  verifyMethodDesc: null,
  removeUserId: null,
  removeDt: null,
} as const

/** A plan is written before anything is locked: who set and looked is never typed. Systems stand as the plant spells them. */
async function freshPoints({ record, db }: Context) {
  const lines = record.points ?? []
  const known = lines.some(({ systemCds }) => systemCds) ? await systemCodesOf(asProgram(db), record.plantCd) : []
  const points = lines
    .map((point) => ({
      ...point,
      ...fresh,
      systemCds: systemsIn(point.systemCds, known).systemCds,
      pointStatusCd: 'PLAN' as const,
    }))
    .toSorted((one, other) => one.isoPointNo - other.isoPointNo)
  return { points, pointCnt: points.length }
}

const repeated = <T>(values: readonly T[]): T | undefined =>
  values.find((value, index) => values.indexOf(value) !== index)

function refuseSameOrder({ record }: Context) {
  const twice = repeated(record.points.map(({ isoPointNo }) => isoPointNo))
  if (twice === undefined) return undefined
  return problem(isoPlan, 'points', 'ISO_ORDER', '순서 {n}이(가) 두 번 있습니다.', { values: { n: twice } })
}

function refuseSameLock({ record }: Context) {
  const twice = repeated(record.points.flatMap(({ lockNo }) => lockNo ?? []))
  if (twice === undefined) return undefined
  return problem(isoPlan, 'points', 'ISO_LOCK', '잠금번호 {no}이(가) 두 번 있습니다.', { values: { no: twice } })
}

/** R3 @law 제92조제1항·제319조제2항 */
function refuseStored({ record }: Context) {
  const [missing] = storedWithoutPoint(record.storedCds, record.points)
  if (missing === undefined) return undefined
  return problem(isoPlan, 'points', 'ISO_STORED', '잔류에너지({energy})의 격리 지점이 없습니다.', {
    values: { energy: storedEnergies[missing] },
    law: `${RULES} 제92조, 제319조제2항`,
  })
}

async function refuseUnknownSystems({ record, db }: Context) {
  const known = await systemCodesOf(asProgram(db), record.plantCd)
  const unknown = record.points.flatMap(({ systemCds }) => systemsIn(systemCds, known).unknown)
  if (unknown.length === 0) return undefined
  return problem(isoPlan, 'points', 'ISO_SYSTEM', '등록되지 않은 계통입니다: {names}', {
    values: { names: [...new Set(unknown)].join(', ') },
  })
}

function refuseSetPoints({ record }: Context) {
  if (record.points.every(({ pointStatusCd }) => pointStatusCd === 'PLAN')) return undefined
  return problem(isoPlan, 'points', 'ISO_ALREADY_SET', '이미 설치한 지점이 있습니다. 먼저 해제하십시오.')
}

async function refuseOpenPermits({ record, db }: Context) {
  const n = openPermits(await linkedPermits(asProgram(db), record.isoPlanNo)).length
  if (n === 0) return undefined
  return problem(isoPlan, '', 'ISO_OPEN_PERMIT', '연결된 허가 {n}건이 종료되지 않았습니다.', { values: { n } })
}

function refuseNotClear({ record }: Context) {
  if (record.areaClearYn === 'Y') return undefined
  return problem(isoPlan, 'areaClearYn', 'ISO_AREA', '작업구역에 사람이 없는지 확인하십시오.')
}

function lockedPeople({ record }: Context): Check {
  const on = (record.personal ?? []).filter(({ offDt }) => offDt === null)
  return {
    ruleCd: 'ISO_PERSONAL',
    resultCd: on.length > 0 ? 'BLOCK' : 'OK',
    message: on.length > 0 ? '개인잠금 {n}개가 남아 있습니다.' : '개인잠금이 모두 해제되었습니다.',
    values: { n: on.length },
    law: `${RULES} 제92조제2항`,
    evidenceDesc: on.map(({ lockNo }) => lockNo).join(', '),
    lifterCds: [],
  }
}

async function workingPermits({ record, db }: Context): Promise<Check> {
  const permits = openPermits(await linkedPermits(asProgram(db), record.isoPlanNo))
  const working = permits.filter(({ statusCd }) => statusCd !== 'SUSP')
  return {
    ruleCd: 'ISO_TEST_PERMIT',
    resultCd: working.length > 0 ? 'BLOCK' : 'OK',
    message: working.length > 0 ? '연결된 허가 {n}건이 중지되지 않았습니다.' : '연결된 허가가 모두 중지되었습니다.',
    values: { n: working.length },
    evidenceDesc: working.map(({ permitDocNo, wkodTitle }) => permitDocNo ?? wkodTitle).join(', '),
    lifterCds: ['OPR'],
  }
}

/** R4: a valve behind which others work as well is not opened for a test run. */
async function sharedPoints({ record, db }: Context): Promise<Check[]> {
  const { isoPlanNo, plantCd } = record
  const shared: string[] = []
  for (const { tagNm } of record.points)
    if (await isKeptElsewhere(asProgram(db), { isoPlanNo, plantCd, tagNm })) shared.push(tagNm)
  if (shared.length === 0) return []
  return [
    {
      ruleCd: 'ISO_TEST_SHARED',
      resultCd: 'BLOCK',
      message: '다른 격리와 함께 잠근 지점이 {n}곳 있어 임시로 풀 수 없습니다.',
      values: { n: shared.length },
      law: `${RULES} 제92조`,
      evidenceDesc: shared.join(', '),
      lifterCds: ['OPR'],
    },
  ]
}

/** Nothing is let into a line, header or circuit while people work on it who stand behind no isolation that goes on holding. */
async function worksOnSystem({ record, db }: Context): Promise<Check[]> {
  const program = asProgram(db)
  const permitNos = (await linkedPermits(program, record.isoPlanNo)).map(({ permitNo }) => permitNo)
  if (permitNos.length === 0) return []
  const working = await program.query<{ permitDocNo: string; systemCds: string }>(
    sql`select distinct p.permit_doc_no as "permitDocNo", h."systemCds"
      from (${foundHits({ permitNos, testingNo: record.isoPlanNo })}) h join wkod_master p on p.permit_no = h."otherPermitNo"
      where h."condCd" = 'SYSTEM_TEST' and p.status_cd = 'WORK' order by 1`,
  )
  if (working.length === 0) return []
  return [
    {
      ruleCd: 'ISO_TEST_SYSTEM',
      resultCd: 'BLOCK',
      message: '같은 계통({systems})에서 작업 중인 허가가 {n}건 있어 임시로 풀 수 없습니다.',
      values: {
        n: working.length,
        systems: [...new Set(working.flatMap(({ systemCds }) => systemCds.split(' ')))].join(', '),
      },
      law: `${RULES} 제92조, 산업안전보건법 제64조제1항제7호·제8호`,
      evidenceDesc: working.map(({ permitDocNo }) => permitDocNo).join(', '),
      lifterCds: ['OPR'],
    },
  ]
}

function askAround({ record, db, now }: Effect): Promise<void> {
  return askAroundIsolation(db, record.isoPlanNo, now)
}

function askedByLeader({ record }: Context): Check {
  const isAsked = record.testAskUserId !== null
  return {
    ruleCd: 'ISO_TEST_LEADER',
    resultCd: isAsked ? 'OK' : 'BLOCK',
    message: isAsked ? '작업책임자가 시운전을 요청했습니다.' : '작업책임자의 시운전 요청이 없습니다.',
    evidenceDesc: record.testAskDt ?? '',
    lifterCds: ['VSP', 'VSM', 'SUP'],
  }
}

/** What was locked and looked at before the test says nothing about afterwards: each point waits for whoever set it. */
function takenOff({ record }: Context) {
  const off = { pointStatusCd: 'OFF', setDt: null, verifyUserId: null, verifyDt: null, verifyMethodDesc: null } as const
  return { points: record.points.map((point) => ({ ...point, ...off })), verifiedDt: null }
}

function tested() {
  return { testAskUserId: null, testAskDt: null, areaClearYn: 'N' as const }
}

async function reviewed({ record, person, now, today, db }: Context) {
  const numbers = await legalNumbers(db, ['ISO_REVIEW_AFTER_D', 'ISO_REVIEW_D'], today)
  const { ISO_REVIEW_AFTER_D: afterDays = 30, ISO_REVIEW_D: everyDays = 7 } = numbers
  const line = { reviewYmd: dayOf(now), reviewUserId: person.userId, reviewDesc: record.reviewDesc }
  return {
    reviews: [...(record.reviews ?? []), line],
    nextReviewYmd: nextReview(record.setYmd ?? today, today, { afterDays, everyDays }, addDays),
    reviewDesc: null,
  }
}

/** A point that is drawn otherwise, or not at all, is not what the permits behind it were reviewed with. */
async function withdrawReviews({ record, db, now }: Effect): Promise<void> {
  const permits = await linkedPermits(asProgram(db), record.isoPlanNo)
  await withdrawChanged(
    db,
    permits.map(({ permitNo }) => permitNo),
    now,
  )
}

/** Who locked himself out learns that the isolation was opened, and when it holds again. */
async function tellTest({ record, notify, db }: Effect): Promise<void> {
  const people = await db.queryAs<{ userId: string }>(
    'SYSTEM',
    sql`select distinct u.user_id as "userId" from iso_plan_permit l join wkod_master p on p.permit_no = l.permit_no
        cross join lateral (values (p.create_user_id), (p.leader_user_id)) u(user_id)
      where l.iso_plan_no = ${record.isoPlanNo} and p.status_cd in ('WORK', 'SUSP') and u.user_id is not null`,
  )
  const kind = record.statusCd === 'TESTING' ? isoMessages.ISO_TEST_ON : isoMessages.ISO_TEST_OFF
  // It leads nowhere: whoever works behind a lock need not be able to open its plan.
  const { about: _, ...message } = messageOf(kind, record, { title: record.isoPlanDocNo ?? record.equipNo })
  await notify.people(
    people.map(({ userId }) => userId),
    message,
  )
}

/** Whoever had locked a point locks it again himself. */
async function tellSetters({ record, notify }: Effect): Promise<void> {
  await notify.people(
    record.points.map(({ setUserId }) => setUserId),
    messageOf(isoMessages.ISO_RELOCK, record, { title: record.isoPlanDocNo ?? record.equipNo }),
  )
}

/** Nothing hangs on a draft that is thrown away. */
async function unlinked({ record, db }: Effect): Promise<void> {
  const rows = await db.query<{ no: number }>(
    sql`delete from iso_plan_permit where iso_plan_no = ${record.isoPlanNo} returning permit_no::int as no`,
  )
  await countIsolations(
    asProgram(db),
    rows.map(({ no }) => no),
  )
}
