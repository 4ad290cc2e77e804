/** 법정 대상 명단: the list, its months, its file, and a plan from it. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addMonths } from '#platform/model/calendar.ts'
import { pageOf } from '#platform/model/call-words.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { logReads } from '#platform/server/audit/read-log.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '#platform/server/exports/exports.ts'
import type { App } from '#platform/server/http/app.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { dueClasses, lawOfDue } from './due.logic.ts'
import { type DueAsker, dueConditions, dueMonths, dueQuery, dueTotal, monthRow, readDues } from './due-list.ts'
import type { DueRow } from './due-list.wire.ts'
import { dueRow } from './due-list.wire.ts'
import { dueNumbers } from './due-numbers.ts'
import { duePlanBody, planDues } from './due-plan.ts'
import { duePlanAnswer } from './due-plan.wire.ts'
import { whyDue } from './due-why.logic.ts'
import { DUE_API, DUE_ROUTE } from './exposure.model.ts'
import { dryRun, tried } from './exposure.routes.ts'

const tags = ['법정 대상 명단']
/** Its name in logs. */
const DUE = 'hea-due'
const SHOWN_MONTHS = 12

export function dueRoutes(app: App, services: Services): void {
  registerList(app, services)
  registerMonths(app, services)
  registerSheet(app, services)
  registerPlan(app, services)
}

async function askerOf(db: Queries, { clock }: Services, request: FastifyRequest): Promise<DueAsker> {
  const today = clock.today()
  return { person: personUnder(request, DUE_ROUTE), today, numbers: await dueNumbers(db, today) }
}

const noteReads = (
  { db, clock }: Services,
  { person, ip }: FastifyRequest,
  rows: readonly DueRow[],
  fieldSetCd: 'LIST' | 'EXPORT',
) =>
  logReads(db, {
    now: clock.now(),
    readUserId: person.userId,
    ip,
    bizCd: DUE,
    fieldSetCd,
    read: rows.map(({ userId, plantCd, factors }) => ({
      bizNo: factors[0]?.workerHazardNo ?? 0,
      subjectUserId: userId,
      plantCd,
    })),
  })

function registerList(app: App, services: Services): void {
  app.get(
    `${DUE_API}s`,
    { config: needs(DUE_ROUTE), schema: { tags, querystring: dueQuery, response: { 200: pageOf(dueRow) } } },
    async (request) => {
      const { page, limit, ...conditions } = request.query
      const person = personUnder(request, DUE_ROUTE)
      const [rows, [count]] = await services.db.read(person, async (db) => {
        const asker = await askerOf(db, services, request)
        return Promise.all([
          readDues((statement) => db.query(statement), asker, conditions, { limit, offset: (page - 1) * limit }),
          db.query<{ total: number }>(dueTotal(asker, conditions)),
        ])
      })
      await noteReads(services, request, rows, 'LIST')
      return { total: count?.total ?? 0, page, limit, rows }
    },
  )
}

function registerMonths(app: App, services: Services): void {
  const answer = z.object({ today: z.string(), rows: z.array(monthRow) })
  app.get(
    `${DUE_API}s/months`,
    { config: needs(DUE_ROUTE), schema: { tags, querystring: dueConditions, response: { 200: answer } } },
    async (request) => {
      const { month: _month, dueCd: _dueCd, dueYmdTo: _to, ...conditions } = request.query
      const today = services.clock.today()
      const last = addMonths(`${today.slice(0, 7)}-01`, SHOWN_MONTHS)
      const rows = await services.db.read(personUnder(request, DUE_ROUTE), async (db) =>
        db.query<z.infer<typeof monthRow>>(dueMonths(await askerOf(db, services, request), conditions, last)),
      )
      return { today, rows }
    },
  )
}

function registerSheet(app: App, services: Services): void {
  const { db, clock } = services
  app.get(
    `${DUE_API}s/excel`,
    { config: needs(DUE_ROUTE), schema: { tags, querystring: dueConditions } },
    async (request, reply) => {
      const { language, ip } = request
      const person = personUnder(request, DUE_ROUTE)
      const most = services.settings.maxExportRows ?? MAX_ROWS_AT_ONCE
      const rows = await db.read(person, async (queries) => {
        const asker = await askerOf(queries, services, request)
        return readDues((statement) => queries.query(statement), asker, request.query, { limit: most + 1 })
      })
      if (rows.length > most)
        throw new Refusal(422, 'EXPORT_TOO_MANY', '{most}건까지 내려받을 수 있습니다. 조건을 좁혀서 다시 시도하세요.', {
          values: { most },
        })
      await noteReads(services, request, rows, 'EXPORT')
      await logAccess(db, {
        now: clock.now(),
        userId: person.userId,
        ip,
        accessCd: 'EXPORT',
        bizCd: DUE,
        rowCnt: rows.length,
      })
      const label = translate('hea', language, '법정 대상 명단')
      return reply
        .type(XLSX_CONTENT_TYPE)
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(excelFileName(label, clock.now()))}`,
        )
        .send(
          writeWorkbook({
            sheetNm: label,
            columns: [NUMBER_COLUMN, ...sheetColumns(language)],
            rows: numbered(sheetPieces(rows, language)),
          }),
        )
    },
  )
}

const sheetColumns = (language: Language) =>
  (
    [
      ['사번', 14],
      ['성명', 12],
      ['부서', 18],
      ['검진구분', 10],
      ['유해인자', 20],
      ['공정', 20],
      ['기한', 12],
      ['사유', 48],
      ['근거', 44],
      ['검진계획', 28],
    ] as const
  ).map(([text, width]) => ({ text: translate('hea', language, text), width }))

/** Made while the file goes out: a whole plant's lines at once would keep everybody else waiting. */
function* sheetPieces(rows: readonly DueRow[], language: Language): Generator<unknown[][]> {
  for (const row of rows) yield sheetLines(row, language)
}

/** A line for each factor, so that it can be sorted by it. */
const sheetLines = (row: DueRow, language: Language): unknown[][] =>
  row.factors.map((factor) => [
    row.userId,
    row.userNm,
    row.deptNm,
    translate('hea', language, dueClasses[row.classCd]),
    factor.factorNm,
    factor.processNm,
    factor.nextDueYmd,
    whyDue(row, factor, (text, values) => translate('hea', language, text, values)),
    lawOfDue(row.classCd, factor.dueRuleCd, factor.cycleGroupNo),
    row.heaCheckupPlanNm,
  ])

/** Only who may write plans makes one. */
function registerPlan(app: App, services: Services): void {
  app.post(
    `${DUE_API}s/plan`,
    {
      config: needs(DUE_ROUTE, 'write', ['HLM']),
      schema: { tags, querystring: dryRun, body: duePlanBody, response: { 200: duePlanAnswer } },
    },
    async (request) => {
      const person = personUnder(request, DUE_ROUTE)
      const answer = await tried(services, person, request.query.dryRun === 'Y', async (tx) =>
        planDues({ tx, now: services.clock.now() }, await askerOf(tx, services, request), request.body),
      )
      return answer ?? { heaCheckupPlanNo: null, addedCnt: 0, isExtended: false, plannedCnt: 0, planned: [] }
    },
  )
}
