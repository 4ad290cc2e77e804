/** What stands around a construction: money, permits, plans, contracts, demands, near misses; read as who asks may read it. */
import { accidentsOfVendors } from '#modules/saf/accident/accident-vendors.api.ts'
import { addDays } from '#platform/model/calendar.ts'
import { wordedRow } from '#platform/model/sentences.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { type Around, constAround } from './const.calls.ts'
import type { Construction } from './const.model.ts'
import { constAsks } from './const.ports.ts'
import { givenCost, permitsOf, plansOf } from './const-queries.ts'
import { monthsOf } from './duty.logic.ts'

const MOST = 100

export const constRoutes = routes(
  answer(constAround, async ({ record, db, today, request: { language } }) => {
    const found = await around(db, record, today)
    return { ...found, demands: found.demands.map((row) => wordedRow('contractor', language, row, 'title')) }
  }),
)

/** A list of rows out of one statement. */
const listed = (rows: Sql): Sql => sql`(select coalesce(jsonb_agg(r), '[]') from (${rows}) r)`
const vendorNm = (alias: Sql): Sql =>
  sql`(select v.vendor_nm from vendor_info v where v.vendor_cd = ${alias}.vendor_cd)`

async function around(db: Queries, record: Construction, today: string): Promise<Around> {
  const vendorCds = (record.vendors ?? []).flatMap(({ vendorCd }) => vendorCd ?? [])
  const toYmd = record.actualEndYmd ?? (record.endYmd < today ? record.endYmd : today)
  const asked = { plantCd: record.plantCd, vendorCds, fromYmd: record.startYmd, toYmd }
  const [[rows], kept, accidents] = await Promise.all([
    db.query<Omit<Around, 'kept' | 'accidents' | 'missingMonths'>>(statement(record, asked)),
    Promise.all(constAsks.kept(db).map((ask) => ask(db, asked))),
    accidentsOfVendors(db, asked),
  ])
  if (!rows) throw new Error('a statement without from has one row')
  const given = new Set(
    rows.costs.filter(({ statusCd }) => statusCd !== 'TEMP' && statusCd !== 'RTN').map(({ costYm }) => costYm),
  )
  const isCostOwed = (record.duties ?? []).some(({ dutyCd, requiredYn }) => dutyCd === 'COST' && requiredYn === 'Y')
  // The statement of a month is written in the next one.
  const written = record.statusCd === 'END' ? toYmd : addDays(`${today.slice(0, 7)}-01`, -1)
  const owed = monthsOf(record.startYmd, toYmd, written)
  const isUnderWay = ['RUN', 'SUSP', 'END'].includes(record.statusCd)
  return {
    ...rows,
    missingMonths: isCostOwed && isUnderWay ? owed.filter((month) => !given.has(month)) : [],
    kept: kept.flat().map((one) => ({ ...one })),
    accidents,
  }
}

interface Asked {
  plantCd: string
  vendorCds: readonly string[]
  fromYmd: string
  toYmd: string
}
function statement(record: Construction, { plantCd, vendorCds, fromYmd, toYmd }: Asked): Sql {
  const vendors = sql`${[...vendorCds]}::text[]`
  const permits = sql`select m.permit_no as no, m.permit_doc_no as "docNo", m.wkod_title as title, m.status_cd as "statusCd",
    ${vendorNm(sql`m`)} as "vendorNm", m.wkod_dt as day from ${permitsOf(record)}`
  return sql`select
    ${listed(sql`select k.const_cost_no as no, k.cost_ym as "costYm", k.sum_amt::float8 as "sumAmt", k.status_cd as "statusCd"
      from const_cost k where k.const_no = ${record.constNo} and k.delete_yn = 'N' order by k.cost_ym`)} as costs,
    ${listed(sql`select l.cost_cat_cd as "costCatCd", sum(l.use_amt)::float8 as "useAmt" from const_cost k
      join const_cost_cost_lines l using (const_cost_no) where k.const_no = ${record.constNo} and ${givenCost} group by 1`)} as "costCats",
    ${listed(sql`${permits} order by m.permit_no desc limit ${MOST}`)} as permits,
    ${listed(sql`select m.status_cd as "statusCd", count(*)::int as cnt from ${permitsOf(record)} group by 1 order by 2 desc`)} as "permitCnts",
    ${listed(sql`select p.wkod_plan_no as no, p.wkod_plan_doc_no as "docNo", p.wkod_title as title, p.status_cd as "statusCd",
      ${vendorNm(sql`p`)} as "vendorNm", p.plan_start_ymd as day from ${plansOf(record)} and p.status_cd <> 'OLD'
      order by p.plan_start_ymd desc limit ${MOST}`)} as plans,
    ${listed(sql`select t.vendor_contract_no as no, t.vendor_contract_doc_no as "docNo", t.contract_nm as title, t.status_cd as "statusCd",
      ${vendorNm(sql`t`)} as "vendorNm", t.end_ymd as day from vendor_contract t
      where t.plant_cd = ${plantCd} and t.const_no = ${record.constDocNo} and t.delete_yn = 'N' order by t.end_ymd desc limit ${MOST}`)} as contracts,
    ${listed(sql`select w.warn_point_no as no, w.warn_point_doc_no as "docNo", w.content_desc as title, w.status_cd as "statusCd",
      ${vendorNm(sql`w`)} as "vendorNm", (w.found_dt at time zone 'Asia/Seoul')::date as day from warn_point w
      where w.plant_cd = ${plantCd} and w.delete_yn = 'N' and w.status_cd <> 'TEMP'
        and w.permit_no in (select m.permit_no from ${permitsOf(record)}) order by w.found_dt desc limit ${MOST}`)} as demands,
    ${listed(sql`select n.near_miss_no as no, n.near_miss_doc_no as "docNo", n.near_miss_title as title, n.status_cd as "statusCd",
      ${vendorNm(sql`n`)} as "vendorNm", (n.occur_dt at time zone 'Asia/Seoul')::date as day from near_miss n
      where n.plant_cd = ${plantCd} and n.vendor_cd = any(${vendors}) and n.delete_yn = 'N' and n.anonymous_yn = 'N' and n.near_miss_doc_no is not null
        and n.occur_dt >= ${fromYmd}::date::timestamp at time zone 'Asia/Seoul'
        and n.occur_dt < (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul' order by n.occur_dt desc limit ${MOST}`)} as "nearMisses"`
}
