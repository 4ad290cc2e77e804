/** What the screens of plans ask besides records: revisions, who has signed, equipment that was let in, a sheet of analyses. */
import { z } from 'zod'
import { jsaSheetOf } from '#modules/saf/jsa/jsa.api.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { planAsks } from './plan.ports.ts'
import { approvedEquipAnswer, type PlanExtra, planExtraAnswer, planNoParams, planSignBody } from './plan.wire.ts'
import { isWrongDigits, planOf, rememberWrong, signersOf, signPlan } from './plan-signs.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const tags = [wkodPlan.label]

export function planRoutes(app: App, services: Services): void {
  registerExtra(app, services)
  registerSigns(app, services)
  registerEquips(app, services)
  registerSheet(app, services)
}

function registerExtra(app: App, { db }: Services): void {
  app.get(
    `${wkodPlan.api}/:no/extra`,
    { config: needsDocument(wkodPlan), schema: { tags, params: planNoParams, response: { 200: planExtraAnswer } } },
    async (request) => {
      const { person } = askerOf(request, wkodPlan)
      const { no } = request.params
      const [, people, revisions, [info], maps] = await db.read(person, (queries) =>
        Promise.all([
          getRecord(queries, wkodPlan, no),
          signersOf(queries, no),
          queries.query<PlanExtra['revisions'][number]>(
            sql`select s.wkod_plan_no as "wkodPlanNo", s.rev_no as "revNo", s.status_cd as "statusCd", s.appr_dt as "apprDt",
                s.plan_start_ymd::text as "planStartYmd", s.plan_end_ymd::text as "planEndYmd"
              from wkod_plan r join wkod_plan s on s.root_plan_no = r.root_plan_no and s.plant_cd = r.plant_cd and s.delete_yn = 'N'
              where r.wkod_plan_no = ${no} order by s.rev_no desc`,
          ),
          queries.query<NonNullable<PlanExtra['info']>>(
            sql`select i.wkod_info_no as "wkodInfoNo", i.wkod_info_doc_no as "wkodInfoDocNo", i.status_cd as "statusCd", i.confirm_dt as "confirmDt"
              from wkod_plan r join wkod_info i on i.root_plan_no = r.root_plan_no and i.plant_cd = r.plant_cd and i.status_cd <> 'CANC'
                and i.delete_yn = 'N' where r.wkod_plan_no = ${no} order by i.wkod_info_no desc limit 1`,
          ),
          queries.query<PlanExtra['maps'][number]>(
            sql`select m.map_no as "mapNo", m.map_nm as "mapNm", m.map_file_id as "mapFileId" from wkod_plan r
              join site_map m on m.plant_cd = r.plant_cd and m.use_yn = 'Y' and m.delete_yn = 'N'
              where r.wkod_plan_no = ${no} order by m.sort_order, m.map_nm`,
          ),
        ]),
      )
      return { people, revisions, info: info ?? null, maps }
    },
  )
}

/** Signed on the device of whoever leads the crew: he needs no right to write plans. */
function registerSigns(app: App, { db, clock }: Services): void {
  app.put(
    `${wkodPlan.api}/:no/signs`,
    {
      config: { right: { ...needsDocument(wkodPlan).right, roles: ['VSM', 'VAD', 'VSP'] } },
      schema: { tags, params: planNoParams, body: planSignBody, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const asker = askerOf(request, wkodPlan)
      const { no } = request.params
      const now = clock.now()
      try {
        await db.write(asker.person, (tx) => signPlan({ tx, asker, now }, no, request.body))
      } catch (error) {
        if (isWrongDigits(error))
          await db.write('SYSTEM', (tx) => rememberWrong(tx, asker, no, request.body.personNo, now))
        throw error
      }
      return reply.status(204).send(null)
    },
  )
}

function registerEquips(app: App, { db, clock }: Services): void {
  app.get(
    `${wkodPlan.api}-equips`,
    { config: needsDocument(wkodPlan), schema: { tags, response: { 200: approvedEquipAnswer } } },
    async (request) => {
      const { person } = askerOf(request, wkodPlan)
      const { vendorCd } = person
      if (vendorCd === null) return { rows: [] }
      const found = await db.read(person, (queries) => planAsks.approvedEquips(queries, vendorCd, clock.today()))
      return { rows: [...found] }
    },
  )
}

function registerSheet(app: App, { db, clock }: Services): void {
  app.get(
    `${wkodPlan.api}/:no/jsasheet`,
    { config: needsDocument(wkodPlan), schema: { tags, params: planNoParams } },
    async (request, reply) => {
      const { person, language } = askerOf(request, wkodPlan)
      const { plan, sheet } = await db.read(person, async (queries) => {
        const found = planOf(await getRecord(queries, wkodPlan, request.params.no))
        const jsaNos = (found.jsas ?? []).flatMap(({ jsaNo }) => jsaNo ?? [])
        return { plan: found, sheet: await jsaSheetOf(queries, jsaNos, language) }
      })
      const fileName = excelFileName(translate('wkod', language, '연결 JSA'), clock.now())
      return reply
        .type(XLSX_CONTENT_TYPE)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
        .send(writeWorkbook({ sheetNm: plan.wkodPlanDocNo ?? translate('wkod', language, 'JSA'), ...sheet }))
    },
  )
}
