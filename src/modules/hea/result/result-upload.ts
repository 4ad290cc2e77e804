/** Sheets of results: the template with a plan's people, the check of what comes back, and saving it all at once. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasLevel } from '#platform/model/access.ts'
import { writtenDay } from '#platform/model/call-words.ts'
import { translate } from '#platform/model/i18n.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { answeredOnce, onceOf } from '#platform/server/documents/once.ts'
import type { ReadRow } from '#platform/server/excel/read-workbook.ts'
import { writeTemplate } from '#platform/server/excel/template.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, Refusal, type RuleProblem } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { tried } from '#platform/server/sheets/rows.ts'
import { errorReport, sendSheet, sheetOf } from '#platform/server/sheets/sheet-file.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { checkupResult } from './checkup-result.model.ts'
import { linesOf, resultColumns, sheetFields, templateRows } from './result.sheet.ts'
import { checkSheet, type SheetResult } from './result-check.ts'
import { saveResults } from './result-save.ts'
import { contextOf, factorsBy, planOf, targetsOf, templateTargets } from './result-targets.ts'
import { sheetAnswer } from './result-upload.wire.ts'

const ROUTE = checkupResult.route.staff
const tags = [checkupResult.label]
const FORM = '결과 업로드 양식'

const asked = z.object({ heaCheckupPlanNo: z.coerce.number().int() })
const sheetQuery = asked.extend({
  receiveYmd: writtenDay,
  dryRun: z.enum(['Y', 'N']).default('N'),
  /** A corrected sheet: why the organisation issued it again. */
  reissueDesc: z.string().trim().min(1).max(500).optional(),
})
type SheetQuery = z.infer<typeof sheetQuery>

export function resultUploadRoutes(app: App, services: Services): void {
  registerTemplate(app, services)
  registerSheet(app, services)
  registerReport(app, services)
}

/** The health team alone: who may not read results may not bring them either. */
function healthTeam(request: FastifyRequest) {
  const person = personUnder(request, ROUTE, 'write')
  if (!hasLevel(person, ['F'])) throw forbidden()
  return person
}

function registerTemplate(app: App, services: Services): void {
  app.get(
    `${checkupResult.api}s/form`,
    { config: needs(ROUTE, 'write'), schema: { tags, querystring: asked } },
    async (request, reply) => {
      const person = healthTeam(request)
      const { heaCheckupPlanNo } = request.query
      await services.db.read(person, (db) => planOf(db, heaCheckupPlanNo))
      // Whose result has come is asked as the program: one that the site does not see is not asked for again.
      const targets = await services.db.read('SYSTEM', (db) => templateTargets(db, heaCheckupPlanNo))
      const { language } = request
      const content = writeTemplate({
        sheetNm: translate('hea', language, checkupResult.label),
        columns: resultColumns(language),
        rows: templateRows(targets),
      })
      return sendSheet(reply, request, services, { area: 'hea', label: FORM }, content)
    },
  )
}

function registerSheet(app: App, services: Services): void {
  app.post(
    `${checkupResult.api}s/sheet`,
    {
      config: needs(ROUTE, 'write'),
      schema: { tags, consumes: ['multipart/form-data'], querystring: sheetQuery, response: { 200: sheetAnswer } },
    },
    async (request) => {
      const person = healthTeam(request)
      const sheet = await sheetOf(request)
      const isTry = request.query.dryRun === 'Y'
      const now = services.clock.now()
      const kept = { once: isTry ? undefined : onceOf(request, { sheet, query: request.query }), now }
      const save = async (tx: Transaction) => {
        const { plan, results, problems, names } = await checked(tx, services, request, request.query, sheet)
        if (problems.length > 0) throw wrongSheet(problems)
        const saving = { tx, person, now, ip: request.ip || null }
        await saveResults(saving, plan, request.query.receiveYmd, results, names)
        return answerOf(results)
      }
      return tried(
        services.db,
        person,
        (tx) => answeredOnce(tx, person, checkupResult.name, kept, () => save(tx)),
        () => isTry,
      )
    },
  )
}

function answerOf(results: readonly SheetResult[]): z.infer<typeof sheetAnswer> {
  const grades: Record<string, number> = {}
  // What the site may not see is not told by a sum either.
  for (const { factors } of results.filter(({ target }) => !target.isSealed))
    for (const { gradeCd } of factors) grades[gradeCd] = (grades[gradeCd] ?? 0) + 1
  const secondCnt = results.filter(({ secondRoundYn }) => secondRoundYn === 'Y').length
  return { inserted: results.length, grades, secondCnt }
}

/** What was uploaded once more, with what is wrong in a first column; nothing is saved. */
function registerReport(app: App, services: Services): void {
  app.post(
    `${checkupResult.api}s/sheet-report`,
    {
      config: needs(ROUTE, 'write'),
      schema: { tags, consumes: ['multipart/form-data'], querystring: sheetQuery },
    },
    async (request, reply) => {
      const person = healthTeam(request)
      const sheet = await sheetOf(request)
      const { problems } = await services.db.write(person, (tx) => checked(tx, services, request, request.query, sheet))
      const { language } = request
      const told = problems.map(({ field, code, message, values }) => {
        const column = translate('hea', language, field.split('.')[2] ?? '')
        return { field, code, message: `${column}: ${translate('hea', language, message, values)}` }
      })
      const content = errorReport(sheet, told, request, translate('hea', language, checkupResult.label))
      return sendSheet(reply, request, services, { area: 'hea', label: `${FORM} 오류` }, content)
    },
  )
}

const translated = (language: FastifyRequest['language'], values: RuleProblem['values'] = {}) => ({
  ...values,
  ...('label' in values && { label: translate('hea', language, String(values.label)) }),
})

async function checked(
  tx: Transaction,
  { clock }: Services,
  { language }: FastifyRequest,
  { heaCheckupPlanNo, receiveYmd, reissueDesc }: SheetQuery,
  sheet: readonly ReadRow[],
) {
  const today = clock.today()
  if (receiveYmd > today) throw new Refusal(422, 'HEA_RECEIVE_FUTURE', '결과표 수령일은 오늘보다 늦을 수 없습니다.')
  const { lines, missing } = linesOf(sheet, language)
  if (missing.length > 0)
    throw new Refusal(422, 'COLUMN_MISSING', '양식에 있어야 할 열이 없습니다: {columns}', {
      values: { columns: missing.map((name) => translate('hea', language, sheetFields[name].text)).join(', ') },
    })
  const plan = await planOf(tx, heaCheckupPlanNo, true)
  const program = asProgram(tx)
  const targets = await targetsOf(tx, program, heaCheckupPlanNo)
  const { codes, names } = await factorsBy(tx)
  const { results, problems } = checkSheet(
    lines,
    contextOf(plan, targets, codes, { now: clock.now(), receiveYmd, reissueDesc: reissueDesc ?? null }),
  )
  return {
    plan,
    results,
    names,
    problems: problems.map((one) => ({ ...one, values: translated(language, one.values) })),
  }
}

const wrongSheet = (problems: readonly RuleProblem[]) =>
  new Refusal(
    422,
    problems[0]?.code ?? 'INVALID_INPUT',
    '엑셀 파일에 잘못된 칸이 있습니다. 아무것도 저장하지 않았습니다.',
    {
      problems,
    },
  )
