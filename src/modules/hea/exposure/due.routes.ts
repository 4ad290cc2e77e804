/** 법정 대상 명단: the list, its months, its file, and a plan from it. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addMonths } from '#platform/model/calendar.ts'
import { pageOf } from '#platform/model/call-words.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { logReads } from '#platform/server/audit/read-log.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet, mostRows, requireWhole } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { dueConditions, dueQuery, duesOut } from './due.calls.ts'
import { dueClasses, lawOfDue } from './due.logic.ts'
import { type DueAsker, dueMonths, dueTotal, monthRow, readDues } from './due-list.ts'
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
  sheet(app, services)
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

const sheet = answer(duesOut, async ({ query, person, db, now, today, ip, services, request }) => {
  const most = mostRows(services)
  const asker = { person, today, numbers: await dueNumbers(db, today) }
  const rows = await readDues((statement) => db.query(statement), asker, query, { limit: most + 1 })
  requireWhole(rows, most)
  await noteReads(services, request, rows, 'EXPORT')
  const { userId } = person
  await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: DUE, rowCnt: rows.length })
  return listSheet(request, { area: 'hea', label: '법정 대상 명단', columns: sheetColumns, rows: linesOf(rows) })
})

interface DueLine {
  row: DueRow
  factor: DueRow['factors'][number]
}
/** One for each factor, so that the sheet can be sorted by it; made while the file goes out, for all others wait meanwhile. */
function* linesOf(rows: readonly DueRow[]): Generator<DueLine> {
  for (const row of rows) for (const factor of row.factors) yield { row, factor }
}

const sheetColumns: readonly ListColumn<DueLine>[] = [
  { text: '사번', kind: 'text', width: 14, value: ({ row }) => row.userId },
  { text: '성명', kind: 'text', width: 12, value: ({ row }) => row.userNm },
  { text: '부서', kind: 'text', width: 18, value: ({ row }) => row.deptNm },
  { text: '검진구분', kind: 'text', width: 10, value: ({ row }, say) => say(dueClasses[row.classCd]) },
  { text: '유해인자', kind: 'text', width: 20, value: ({ factor }) => factor.factorNm },
  { text: '공정', kind: 'text', width: 20, value: ({ factor }) => factor.processNm },
  { text: '기한', kind: 'day', width: 12, value: ({ factor }) => factor.nextDueYmd },
  { text: '사유', kind: 'text', width: 48, value: ({ row, factor }, say) => whyDue(row, factor, say) },
  {
    text: '근거',
    kind: 'text',
    width: 44,
    value: ({ row, factor }) => lawOfDue(row.classCd, factor.dueRuleCd, factor.cycleGroupNo),
  },
  { text: '검진계획', kind: 'text', width: 28, value: ({ row }) => row.heaCheckupPlanNm },
]

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
