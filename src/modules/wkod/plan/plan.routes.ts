/** What the screens of plans ask besides records: revisions, who has signed, equipment that was let in, a sheet of analyses. */
import { jsaSheetOf } from '#modules/saf/jsa/jsa.api.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { translate } from '#platform/model/i18n.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { PlanExtra } from './plan.calls.ts'
import * as calls from './plan.calls.ts'
import { planAsks } from './plan.ports.ts'
import { signersOf, signPlan, signPlanByCard } from './plan-signs.ts'

const extra = answer(calls.planExtra, async ({ places: { no }, db }) => {
  const [people, revisions, [info], maps] = await Promise.all([
    signersOf(db, no),
    db.query<PlanExtra['revisions'][number]>(
      sql`select s.wkod_plan_no as "wkodPlanNo", s.rev_no as "revNo", s.status_cd as "statusCd", s.appr_dt as "apprDt",
          s.plan_start_ymd::text as "planStartYmd", s.plan_end_ymd::text as "planEndYmd"
        from wkod_plan r join wkod_plan s on s.root_plan_no = r.root_plan_no and s.plant_cd = r.plant_cd and s.delete_yn = 'N'
        where r.wkod_plan_no = ${no} order by s.rev_no desc`,
    ),
    db.query<NonNullable<PlanExtra['info']>>(
      sql`select i.wkod_info_no as "wkodInfoNo", i.wkod_info_doc_no as "wkodInfoDocNo", i.status_cd as "statusCd", i.confirm_dt as "confirmDt"
        from wkod_plan r join wkod_info i on i.root_plan_no = r.root_plan_no and i.plant_cd = r.plant_cd and i.status_cd <> 'CANC'
          and i.delete_yn = 'N' where r.wkod_plan_no = ${no} order by i.wkod_info_no desc limit 1`,
    ),
    db.query<PlanExtra['maps'][number]>(
      sql`select m.map_no as "mapNo", m.map_nm as "mapNm", m.map_file_id as "mapFileId" from wkod_plan r
        join site_map m on m.plant_cd = r.plant_cd and m.use_yn = 'Y' and m.delete_yn = 'N'
        where r.wkod_plan_no = ${no} order by m.sort_order, m.map_nm`,
    ),
  ])
  return { people, revisions, info: info ?? null, maps }
})

const sign = answer(calls.signPlan, ({ record, body, ...acting }) => signPlan(acting, record, body))
const signByCard = answer(calls.signPlanByCard, ({ record, body, ...acting }) =>
  signPlanByCard(acting, record, body.text),
)

const equips = answer(calls.approvedEquips, async ({ person: { vendorCd }, db, today }) => ({
  rows: vendorCd === null ? [] : [...(await planAsks.approvedEquips(db, vendorCd, today))],
}))

const sheet = answer(calls.planJsaSheet, async ({ record, db, now, request: { language } }) => {
  const jsaNos = (record.jsas ?? []).flatMap(({ jsaNo }) => jsaNo ?? [])
  const found = await jsaSheetOf(db, jsaNos, language)
  return {
    fileNm: excelFileName(translate('wkod', language, '연결 JSA'), now),
    content: writeWorkbook({ sheetNm: record.wkodPlanDocNo ?? translate('wkod', language, 'JSA'), ...found }),
  }
})

export const planRoutes = routes(extra, sign, signByCard, equips, sheet)
