/** Isolations beside the routes of a document: what is done at a point, the permits behind a plan, forced removal. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasRole } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import {
  forceBody,
  linkBody,
  liveAnswer,
  planParams,
  pointParams,
  removeBody,
  setBody,
  verifyBody,
} from './iso.wire.ts'
import { changeIso, type IsoChange, type IsoResult } from './iso-change.ts'
import { type IsoPlan, isoPlan, planners } from './iso-plan.model.ts'
import { forceOff, removePoint, setPoint, verifyPoint } from './iso-points.ts'
import { type LinkedPermit, linkedPermits } from './iso-store.ts'

const tags = [isoPlan.label]
const config = needsDocument(isoPlan, 'write')
const done = z.object({ rowVersion: z.number(), statusCd: z.string() })

export function isoRoutes(app: App, services: Services): void {
  registerPoints(app, services)
  registerForce(app, services)
  registerLinks(app, services)
  registerLive(app, services)
}

type States = readonly IsoPlan['statusCd'][]

/** One change at a plan by somebody who may write under its menu. */
async function change(
  services: Services,
  request: FastifyRequest,
  target: { no: number; rowVersion: number; states: States },
  work: (change: IsoChange) => Promise<IsoResult>,
) {
  const asker = askerOf(request, isoPlan)
  if (!asker.mayWrite) throw forbidden()
  const { statusCd } = await services.db.write(asker.person, (tx) => changeIso(tx, services, asker, target, work))
  return { rowVersion: target.rowVersion + 1, statusCd }
}

const locked: States = ['PLAN', 'SET', 'VERIFIED', 'REMOVING']

function registerPoints(app: App, services: Services): void {
  const at = `${isoPlan.api}/:no/points/:pointNo`
  const schema = { tags, params: pointParams, response: { 200: done } }
  app.post(`${at}/set`, { config, schema: { ...schema, body: setBody } }, (request) => {
    const { rowVersion, ...lock } = request.body
    const { no, pointNo } = request.params
    return change(services, request, { no, rowVersion, states: ['PLAN'] }, (one) => setPoint(one, pointNo, lock))
  })
  app.post(`${at}/verify`, { config, schema: { ...schema, body: verifyBody } }, (request) => {
    const { rowVersion, verifyMethodDesc } = request.body
    const { no, pointNo } = request.params
    return change(services, request, { no, rowVersion, states: ['SET'] }, (one) =>
      verifyPoint(one, pointNo, verifyMethodDesc),
    )
  })
  app.post(`${at}/remove`, { config, schema: { ...schema, body: removeBody } }, (request) => {
    const { rowVersion, ...confirmed } = request.body
    const { no, pointNo } = request.params
    return change(services, request, { no, rowVersion, states: locked }, (one) => removePoint(one, pointNo, confirmed))
  })
}

/** A lock whose owner cannot be found: the head of the plant alone. */
function registerForce(app: App, services: Services): void {
  const schema = { tags, params: planParams, body: forceBody, response: { 200: done } }
  app.post(`${isoPlan.api}/:no/forced/removal`, { config, schema }, (request) => {
    if (!hasRole(askerOf(request, isoPlan).person, 'CSO')) throw forbidden()
    const { rowVersion, isoPointNo = null, isoPersonalNo = null, ...force } = request.body
    if ((isoPointNo === null) === (isoPersonalNo === null))
      throw ruleRefused([{ field: 'isoPointNo', code: 'ISO_FORCE_TARGET', message: '강제해제할 잠금을 고르십시오.' }])
    const target = { no: request.params.no, rowVersion, states: [...locked, 'TESTING'] as States }
    return change(services, request, target, (one) => forceOff(one, { isoPointNo, isoPersonalNo }, force))
  })
}

/** R1: which permits hang on it. One at work is not taken off it. */
function registerLinks(app: App, services: Services): void {
  const schema = { tags, params: planParams, body: linkBody, response: { 200: done } }
  app.put(`${isoPlan.api}/:no/permits`, { config, schema }, (request) => {
    const { rowVersion, permitNos } = request.body
    if (!hasRole(askerOf(request, isoPlan).person, ...planners)) throw forbidden()
    const target = { no: request.params.no, rowVersion, states: ['PLAN', 'SET', 'VERIFIED', 'TESTING'] as States }
    return change(services, request, target, (one) => linkPermits(one, permitNos))
  })
}

/** States in which work behind a permit may be under way, or about to be. */
const held: ReadonlySet<string> = new Set(['APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE'])

async function linkPermits({ tx, plan, asker, now }: IsoChange, permitNos: readonly number[]): Promise<IsoResult> {
  const before = await linkedPermits(asProgram(tx), plan.isoPlanNo)
  const dropped = before.filter(({ permitNo, statusCd }) => !permitNos.includes(permitNo) && held.has(statusCd))
  if (dropped.length > 0)
    throw linkRefused('ISO_LINK_HELD', '작업 중인 허가({doc})의 연결은 끊을 수 없습니다.', dropped)
  const linkable = await linkablePermits(tx, plan.plantCd, permitNos)
  const known = new Map([...before, ...linkable].map((permit) => [permit.permitNo, permit]))
  if (permitNos.some((no) => !known.has(no)))
    throw ruleRefused([{ field: 'permitNos', code: 'ISO_LINK', message: '연결할 수 없는 허가서가 있습니다.' }])
  await tx.query(sql`delete from iso_plan_permit where iso_plan_no = ${plan.isoPlanNo}
    and not permit_no = any(${[...permitNos]}::bigint[])`)
  await tx.query(sql`insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id)
    select ${plan.isoPlanNo}, u.no, ${now}::timestamptz, ${asker.person.userId}
    from unnest(${[...permitNos]}::bigint[]) u(no) on conflict do nothing`)
  await countIsolations(tx, before.map(({ permitNo }) => permitNo).concat(permitNos))
  const docNos = permitNos.flatMap((no) => known.get(no)?.permitDocNo ?? []).join(' ')
  return { actionCd: 'LINK', values: { permitCnt: permitNos.length, permitDocNos: docNos.slice(0, 1000) } }
}

/** How many isolations each permit hangs on, for its list. */
const countIsolations = (tx: Transaction, permitNos: readonly number[]) =>
  tx.queryAs(
    'SYSTEM',
    sql`update wkod_master p set iso_cnt = (select count(*) from iso_plan_permit l where l.permit_no = p.permit_no)
      where p.permit_no = any(${[...permitNos]}::bigint[])`,
  )

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

function registerLive(app: App, { db }: Services): void {
  const schema = { tags, params: planParams, response: { 200: liveAnswer } }
  app.get(`${isoPlan.api}/:no/live`, { config: needsDocument(isoPlan), schema }, (request) => {
    const { person } = askerOf(request, isoPlan)
    return db.read(person, async (queries) => {
      const row = await getRecord(queries, isoPlan, request.params.no)
      const [permits, choices, names] = await Promise.all([
        linkedPermits(queries, request.params.no),
        linkablePermits(queries, row.plantCd),
        namesOf(queries, row as typeof row & IsoPlan),
      ])
      return { permits, choices, names }
    })
  })
}

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
