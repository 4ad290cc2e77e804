/** What a person may look at now, with all that he needs where there is no network. Read as the program. */
import { addDays } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { CheckSheet } from '../check.calls.ts'
import { answered } from '../result/safety-check.logic.ts'
import type { CheckItem } from '../result/safety-check.model.ts'
import { itemsOfTmpls } from '../result/safety-check-items.ts'
import { codesFor } from './check-places.ts'
import { inspectorsOf, isInspector } from './inspectors.ts'

const MOST = 60
/** What was missed may still be made up for. */
const MISSED_DAYS = 7

type PlanRow = Omit<CheckSheet, 'items' | 'points' | 'before' | 'open' | 'inspectors'> & {
  plantCd: string
  equipNo: number | null
  locationNo: number | null
  processNo: number | null
  targetKey: string
  rootTmplNo: number
}

const plansOf = (db: Queries, userId: string, today: string): Promise<PlanRow[]> =>
  db.query<PlanRow>(sql`select p.check_plan_no::float8 as "checkPlanNo", p.plan_nm as "planNm", p.check_tmpl_no::float8 as "checkTmplNo",
      p.area_type_cd as "areaTypeCd", p.target_nm as "targetNm", p.status_cd as "statusCd", p.legal_yn as "legalYn", p.cycle_cd as "cycleCd",
      p.plan_ymd::text as "planYmd", p.due_ymd::text as "dueYmd", p.limit_ymd::text as "limitYmd", p.inspector_user_id as "inspectorUserId",
      p.owner_user_id as "ownerUserId", p.plant_cd as "plantCd", p.equip_no::float8 as "equipNo", p.location_no::float8 as "locationNo",
      p.process_no::float8 as "processNo", p.target_key as "targetKey", coalesce(t.root_tmpl_no, t.check_tmpl_no)::float8 as "rootTmplNo"
    from check_plan p join check_tmpl t on t.check_tmpl_no = p.check_tmpl_no
    where ${isInspector(sql`p`, userId)} and p.delete_yn = 'N' and p.plan_ymd <= ${today}::date
      and (p.status_cd in ('PLAN', 'DOING')
        or p.status_cd = 'MISS' and p.safety_check_no is null and p.limit_ymd >= ${addDays(today, -MISSED_DAYS)}::date)
    order by p.limit_ymd, p.legal_yn desc, p.plan_nm limit ${MOST}`)

interface Known {
  checkPlanNo: number
  items: CheckItem[]
}
/** What has been answered of checks that are under way. */
async function begunOf(db: Queries, planNos: readonly number[]): Promise<Map<number, CheckItem[]>> {
  const rows = await db.query<Known>(sql`select c.check_plan_no::float8 as "checkPlanNo",
      coalesce(jsonb_agg(jsonb_build_object('itemNo', i.item_no, 'answerCd', i.answer_cd, 'numVal', i.num_val, 'textDesc', i.text_desc,
        'ngDesc', i.ng_desc, 'riskGradeCd', i.risk_grade_cd, 'ownerUserId', i.owner_user_id, 'vendorCd', i.vendor_cd,
        'verifyUserId', i.verify_user_id, 'joinImprNo', i.join_impr_no)), '[]') as items
    from safety_check c join safety_check_items i on i.safety_check_no = c.safety_check_no
    where c.check_plan_no = any(${[...planNos]}::bigint[]) and c.status_cd in ('DOING', 'HOLD') and c.delete_yn = 'N' group by 1`)
  return new Map(rows.map(({ checkPlanNo, items }) => [checkPlanNo, items]))
}

type Before = CheckSheet['before'][number] & { checkPlanNo: number }
/** The last answer to each item of the same target, by the same list or one that it comes from. */
const beforeOf = (db: Queries, planNos: readonly number[]): Promise<Before[]> =>
  db.query<Before>(sql`select p.check_plan_no::float8 as "checkPlanNo", i.item_nm as "itemNm", i.answer_cd as "answerCd",
      i.num_val::float8 as "numVal", c.check_dt as "checkDt"
    from check_plan p join check_tmpl t on t.check_tmpl_no = p.check_tmpl_no
      cross join lateral (select c.safety_check_no, c.check_dt from safety_check c where c.status_cd = 'DONE' and c.delete_yn = 'N'
        and c.plant_cd = p.plant_cd and c.area_type_cd = p.area_type_cd and c.target_key = p.target_key
        and c.root_tmpl_no = coalesce(t.root_tmpl_no, t.check_tmpl_no) order by c.check_dt desc limit 1) c
      join safety_check_items i on i.safety_check_no = c.safety_check_no
    where p.check_plan_no = any(${[...planNos]}::bigint[]) order by 1, i.item_no`)

type Open = CheckSheet['open'][number] & { checkPlanNo: number }
const openOf = (db: Queries, planNos: readonly number[]): Promise<Open[]> =>
  db.query<Open>(sql`select p.check_plan_no::float8 as "checkPlanNo", i.item_nm as "itemNm", m.impr_no::float8 as "imprNo",
      m.impr_doc_no as "imprDocNo", m.impr_title as "imprTitle", m.due_ymd::text as "dueYmd"
    from check_plan p join check_tmpl t on t.check_tmpl_no = p.check_tmpl_no
      join safety_check c on c.plant_cd = p.plant_cd and c.area_type_cd = p.area_type_cd and c.target_key = p.target_key
        and c.root_tmpl_no = coalesce(t.root_tmpl_no, t.check_tmpl_no) and c.status_cd = 'DONE' and c.delete_yn = 'N'
      join safety_check_items i on i.safety_check_no = c.safety_check_no and i.impr_no is not null
      join impr m on m.impr_no = i.impr_no and m.status_cd not in ('EFFECT', 'CLOSE', 'CANC', 'TEMP') and m.delete_yn = 'N'
    where p.check_plan_no = any(${[...planNos]}::bigint[]) order by 1, m.impr_no`)

const pointsOf = async (
  db: Queries,
  tmplNos: readonly number[],
): Promise<Map<number, { no: number; nm: string }[]>> => {
  const rows = await db.query<{
    tmplNo: number
    no: number
    nm: string
  }>(sql`select o.check_tmpl_no::float8 as "tmplNo",
      o.location_no::float8 as no, coalesce(l.location_nm, o.location_no::text) as nm
    from check_tmpl_points o left join site_location l on l.location_no = o.location_no
    where o.check_tmpl_no = any(${[...tmplNos]}::bigint[]) order by 1, o.seq_no`)
  return Map.groupBy(rows, ({ tmplNo }) => tmplNo)
}

export async function sheetsFor(db: Queries, userId: string, today: string): Promise<CheckSheet[]> {
  const plans = await plansOf(db, userId, today)
  const planNos = plans.map(({ checkPlanNo }) => checkPlanNo)
  const tmplNos = [...new Set(plans.map(({ checkTmplNo }) => checkTmplNo))]
  const items = await itemsOfTmpls(db, tmplNos)
  const points = await pointsOf(db, tmplNos)
  const begun = await begunOf(db, planNos)
  const before = Map.groupBy(await beforeOf(db, planNos), ({ checkPlanNo }) => checkPlanNo)
  const open = Map.groupBy(await openOf(db, planNos), ({ checkPlanNo }) => checkPlanNo)
  const inspectors = Map.groupBy(await inspectorsOf(db, planNos), ({ checkPlanNo }) => checkPlanNo)
  const routeOf = ({ areaTypeCd, checkTmplNo }: PlanRow) =>
    areaTypeCd === 'ROUTE' ? (points.get(checkTmplNo) ?? []) : []
  const codes = await codesFor(
    db,
    plans.map((plan) => ({ ...plan, points: routeOf(plan).map(({ no }) => no) })),
  )
  return plans.map((row, at) => {
    const { plantCd: _p, equipNo: _e, locationNo: _l, processNo: _r, targetKey: _k, rootTmplNo: _t, ...plan } = row
    const { checkPlanNo, checkTmplNo, targetNm } = plan
    const route = routeOf(row)
    return {
      ...plan,
      inspectors: (inspectors.get(checkPlanNo) ?? []).map(({ checkPlanNo: _no, ...one }) => one),
      items: answered(items.get(checkTmplNo) ?? [], begun.get(checkPlanNo) ?? []),
      points: (codes[at] ?? []).map((some, n) => ({ nm: route[n]?.nm ?? targetNm ?? '', codes: some })),
      before: (before.get(checkPlanNo) ?? []).map(({ checkPlanNo: _no, ...one }) => one),
      open: (open.get(checkPlanNo) ?? []).map(({ checkPlanNo: _no, ...one }) => one),
    }
  })
}
