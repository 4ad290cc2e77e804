/** Sheets of results: the template with a plan's people, the check of what comes back, and saving it all at once. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasLevel } from '#platform/model/access.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sheetOf } from '#platform/server/documents/excel.routes.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import type { ReadRow } from '#platform/server/excel/read-workbook.ts'
import { writeErrorReport, writeTemplate } from '#platform/server/excel/template.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, Refusal, type RuleProblem } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { checkupResult } from './checkup-result.model.ts'
import { linesOf, resultColumns, sheetFields, templateRows } from './result.sheet.ts'
import { checkSheet } from './result-check.ts'
import { saveResults } from './result-save.ts'
import { contextOf, factorsBy, planOf, targetsOf, templateTargets } from './result-targets.ts'
import { sheetAnswer } from './result-upload.wire.ts'

const ROUTE = checkupResult.route.staff
const tags = [checkupResult.label]
const FORM = '결과 업로드 양식'

const asked = z.object({ heaCheckupPlanNo: z.coerce.number().int() })
const sheetQuery = asked.extend({ receiveYmd: z.iso.date(), dryRun: z.enum(['Y', 'N']).default('N') })
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

const sendFile = (reply: FastifyReply, request: FastifyRequest, label: string, { clock }: Services) =>
  reply
    .type(XLSX_CONTENT_TYPE)
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(excelFileName(translate('hea', request.language, label), clock.now()))}`,
    )

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
      return sendFile(reply, request, FORM, services).send(
        writeTemplate({
          sheetNm: translate('hea', language, checkupResult.label),
          columns: resultColumns(language),
          examples: templateRows(targets),
        }),
      )
    },
  )
}

/** Undoes what was only tried. */
class DryRun extends Error {}

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
      let answer: z.infer<typeof sheetAnswer> = { inserted: 0, grades: {}, secondCnt: 0 }
      try {
        await services.db.write(person, async (tx) => {
          const { plan, results, problems, names } = await checked(tx, services, request, request.query, sheet)
          if (problems.length > 0) throw wrongSheet(problems)
          await saveResults(
            { tx, person, now: services.clock.now(), ip: request.ip || null },
            plan,
            request.query.receiveYmd,
            results,
            names,
          )
          const grades: Record<string, number> = {}
          // What the site may not see is not told by a sum either.
          for (const { factors } of results.filter(({ target }) => !target.isSealed))
            for (const { gradeCd } of factors) grades[gradeCd] = (grades[gradeCd] ?? 0) + 1
          const secondCnt = results.filter(({ secondRoundYn }) => secondRoundYn === 'Y').length
          answer = { inserted: results.length, grades, secondCnt }
          if (request.query.dryRun === 'Y') throw new DryRun()
        })
      } catch (error) {
        if (!(error instanceof DryRun)) throw error
      }
      return answer
    },
  )
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
      const [head, ...rows] = sheet
      const { language } = request
      const byRow = new Map<number, string[]>()
      for (const { field, message, values } of problems) {
        const [, rowNo, column = ''] = field.split('.')
        const line = `${translate('hea', language, column)}: ${translate('hea', language, message, translated(language, values))}`
        byRow.set(Number(rowNo), [...(byRow.get(Number(rowNo)) ?? []), line])
      }
      return sendFile(reply, request, `${FORM} 오류`, services).send(
        writeErrorReport({
          sheetNm: translate('hea', language, checkupResult.label),
          columns: (head?.cells ?? []).map((cell) => ({ text: cellText(cell) })),
          rows,
          problems: byRow,
          errorText: translate('hea', language, '오류'),
        }),
      )
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
  { heaCheckupPlanNo, receiveYmd }: SheetQuery,
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
  const { results, problems } = checkSheet(lines, contextOf(plan, targets, codes, { today, receiveYmd }))
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
