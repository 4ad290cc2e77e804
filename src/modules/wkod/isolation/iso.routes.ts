/** Isolations beside the routes of a document: what is done at a point, the permits behind a plan, forced removal. */
import { hasRole } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { forbidden, ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { watchingFacts } from '../permit/review/reviewed-facts.ts'
import type { LinkedPermit } from './iso.calls.ts'
import * as calls from './iso.calls.ts'
import { changeIso, type IsoChange, type IsoResult } from './iso-change.ts'
import { type IsoPlan, planners } from './iso-plan.model.ts'
import { forceOff, removePoint, setPoint, verifyPoint } from './iso-points.ts'
import { countIsolations, linkedPermits } from './iso-store.ts'

type States = readonly IsoPlan['statusCd'][]
interface Acting {
  tx: Transaction
  services: Services
  asker: Asker
}

/** One change at a plan by somebody who may write under its menu. */
async function change(
  { tx, services, asker }: Acting,
  target: { no: number; rowVersion: number; states: States },
  work: (change: IsoChange) => Promise<IsoResult>,
) {
  const { statusCd } = await changeIso(tx, services, asker, target, work)
  return { rowVersion: target.rowVersion + 1, statusCd }
}

const locked: States = ['PLAN', 'SET', 'VERIFIED', 'REMOVING']

const set = answer(calls.setIsoPoint, ({ places: { no, pointNo }, body: { rowVersion, ...lock }, ...acting }) =>
  change(acting, { no, rowVersion, states: ['PLAN', 'SET'] }, (one) => setPoint(one, pointNo, lock)),
)
const verify = answer(calls.verifyIsoPoint, ({ places: { no, pointNo }, body, ...acting }) =>
  change(acting, { no, rowVersion: body.rowVersion, states: ['SET'] }, (one) =>
    verifyPoint(one, pointNo, body.verifyMethodDesc),
  ),
)
const remove = answer(calls.removeIsoPoint, ({ places: { no, pointNo }, body, ...acting }) => {
  const { rowVersion, ...confirmed } = body
  return change(acting, { no, rowVersion, states: locked }, (one) => removePoint(one, pointNo, confirmed))
})

const force = answer(calls.forceIso, ({ places: { no }, body, ...acting }) => {
  if (!hasRole(acting.person, 'CSO')) throw forbidden()
  const { rowVersion, isoPointNo = null, isoPersonalNo = null, ...given } = body
  if ((isoPointNo === null) === (isoPersonalNo === null))
    throw ruleRefused([{ field: 'isoPointNo', code: 'ISO_FORCE_TARGET', message: '강제해제할 잠금을 고르십시오.' }])
  return change(acting, { no, rowVersion, states: [...locked, 'TESTING'] }, (one) =>
    forceOff(one, { isoPointNo, isoPersonalNo }, given),
  )
})

const link = answer(calls.linkIso, ({ places: { no }, body: { rowVersion, permitNos }, ...acting }) => {
  if (!hasRole(acting.person, ...planners)) throw forbidden()
  return change(acting, { no, rowVersion, states: ['PLAN', 'SET', 'VERIFIED', 'TESTING'] }, (one) =>
    linkPermits(one, permitNos),
  )
})

/** States in which work behind a permit may be under way, or about to be. */
const held: ReadonlySet<string> = new Set(['APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE'])

async function linkPermits({ tx, plan, asker, now }: IsoChange, permitNos: readonly number[]): Promise<IsoResult> {
  const program = asProgram(tx)
  const before = await linkedPermits(program, plan.isoPlanNo)
  const dropped = before.filter(({ permitNo, statusCd }) => !permitNos.includes(permitNo) && held.has(statusCd))
  if (dropped.length > 0)
    throw linkRefused('ISO_LINK_HELD', '작업 중인 허가({doc})의 연결은 끊을 수 없습니다.', dropped)
  const linkable = await linkablePermits(tx, plan.plantCd, permitNos)
  const known = new Map([...before, ...linkable].map((permit) => [permit.permitNo, permit]))
  if (permitNos.some((no) => !known.has(no)))
    throw ruleRefused([{ field: 'permitNos', code: 'ISO_LINK', message: '연결할 수 없는 허가서가 있습니다.' }])
  const unlinked = before.flatMap(({ permitNo }) => (permitNos.includes(permitNo) ? [] : [permitNo]))
  await watchingFacts(tx, unlinked, now, () =>
    tx.query(sql`delete from iso_plan_permit where iso_plan_no = ${plan.isoPlanNo}
      and not permit_no = any(${[...permitNos]}::bigint[])`),
  )
  await tx.query(sql`insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id)
    select ${plan.isoPlanNo}, u.no, ${now}::timestamptz, ${asker.person.userId}
    from unnest(${[...permitNos]}::bigint[]) u(no) on conflict do nothing`)
  await countIsolations(program, before.map(({ permitNo }) => permitNo).concat(permitNos))
  const docNos = permitNos.flatMap((no) => known.get(no)?.permitDocNo ?? []).join(' ')
  return { actionCd: 'LINK', values: { permitCnt: permitNos.length, permitDocNos: docNos.slice(0, 1000) } }
}

const linkRefused = (code: string, message: string, permits: readonly LinkedPermit[]) => {
  const doc = permits.map(({ permitDocNo, wkodTitle }) => permitDocNo ?? wkodTitle).join(', ')
  return ruleRefused([{ field: 'permitNos', code, message, values: { doc } }])
}

/** Permits that are asked for and not over, those named, or the newest of the plant. */
const linkablePermits = (db: Queries, plantCd: string, permitNos?: readonly number[]) =>
  db.query<LinkedPermit>(sql`select p.permit_no as "permitNo", p.permit_doc_no as "permitDocNo",
      p.wkod_title as "wkodTitle", p.status_cd as "statusCd", p.work_to_dt as "workToDt"
    from wkod_master p where p.plant_cd = ${plantCd} and p.delete_yn = 'N'
      and p.status_cd in ('RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP')
      and (${permitNos === undefined} or p.permit_no = any(${[...(permitNos ?? [])]}::bigint[]))
    order by p.permit_no desc limit 200`)

const live = answer(calls.isoLive, async ({ record, db }) => {
  const [permits, choices, names] = await Promise.all([
    linkedPermits(db, record.isoPlanNo),
    linkablePermits(db, record.plantCd),
    namesOf(db, record as typeof record & IsoPlan),
  ])
  return { permits, choices, names }
})

/** Names of whom the lines of the plan name: accounts by their id, workers of vendors by `p` and their number. */
async function namesOf(db: Queries, { points, personal, forces, reviews }: IsoPlan): Promise<Record<string, string>> {
  const userIds = [
    ...points.flatMap((point) => [point.setUserId, point.verifyUserId, point.removeUserId]),
    ...personal.flatMap((lock) => [lock.userId, lock.onUserId, lock.offUserId]),
    ...forces.map(({ apprUserId }) => apprUserId),
    ...reviews.map(({ reviewUserId }) => reviewUserId),
  ].filter((userId) => userId !== null)
  const personNos = personal.flatMap(({ personNo }) => personNo ?? [])
  const rows = await db.query<{ id: string; nm: string }>(sql`
    select user_id as id, user_nm as nm from directory_person where user_id = any(${[...new Set(userIds)]}::text[])
    union all select 'p' || person_no, person_nm from vendor_person where person_no = any(${personNos}::bigint[])`)
  return Object.fromEntries(rows.map(({ id, nm }) => [id, nm]))
}

export const isoRoutes = routes(set, verify, remove, force, link, live)
