/** The roster by sheet: the template, a try that names every wrong cell, then all rows or none. */
import { z } from 'zod'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Problem } from '#platform/model/problem.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { sheetOf } from '#platform/server/documents/excel.routes.ts'
import { cellInput } from '#platform/server/documents/sheet.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import type { ReadRow } from '#platform/server/excel/read-workbook.ts'
import { writeTemplate } from '#platform/server/excel/template.ts'
import type { App } from '#platform/server/http/app.ts'
import { masterTemplate } from '#platform/server/masters/sheet.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import { roster } from './person.model.ts'
import { rosterMenus, writerOf } from './person.routes.ts'
import { addPerson } from './person-write.ts'

const tags = [roster.label]
const MOST_ROWS = 300
const counts = z.object({ inserted: z.number(), updated: z.number(), unchanged: z.number() })

/** Undoes what was only tried. */
class DryRun extends Error {}

export function personUploadRoutes(app: App, services: Services): void {
  const { db, clock } = services
  app.get(
    `${roster.api}s/template`,
    { config: needs(rosterMenus, 'write'), schema: { tags } },
    async (request, reply) => {
      const { language } = writerOf(request)
      const fileNm = excelFileName(
        `${translate('contractor', language, roster.label)} ${translate('contractor', language, '양식')}`,
        clock.now(),
      )
      return reply
        .type(XLSX_CONTENT_TYPE)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileNm)}`)
        .send(
          writeTemplate({
            sheetNm: translate('contractor', language, roster.label),
            columns: masterTemplate(roster, language),
          }),
        )
    },
  )

  const querystring = z.object({ dryRun: z.enum(['Y', 'N']).default('N') })
  app.post(
    `${roster.api}s/upload`,
    {
      config: needs(rosterMenus, 'write'),
      schema: { tags, querystring, consumes: ['multipart/form-data'], response: { 200: counts } },
    },
    async (request) => {
      const asker = writerOf(request)
      const sheet = await sheetOf(request)
      if (sheet.length - 1 > MOST_ROWS)
        throw new Refusal(422, 'ROSTER_TOO_MANY', '한 번에 올릴 수 있는 행은 {max}개까지입니다.', {
          values: { max: MOST_ROWS },
        })
      try {
        await db.write(asker.person, async (tx) => {
          const problems = await addRows(tx, asker, sheet, { now: clock.now(), today: clock.today() })
          if (problems.length > 0) throw invalid(problems)
          if (request.query.dryRun === 'Y') throw new DryRun()
        })
      } catch (error) {
        if (!(error instanceof DryRun)) throw error
      }
      return { inserted: sheet.length - 1, updated: 0, unchanged: 0 }
    },
  )
}

/** @returns problems with the field `rows.{rowNo}.{field}` */
async function addRows(
  tx: Transaction,
  asker: Asker,
  sheet: readonly ReadRow[],
  at: { now: Date; today: string },
): Promise<Problem[]> {
  const [head, ...rows] = sheet
  const texts = (head?.cells ?? []).map((cell) =>
    typeof cell === 'string' ? cell.replace(/[＊*]\s*$/, '').trim() : '',
  )
  const codes = await codesByName(tx)
  const problems: Problem[] = []
  for (const row of rows) {
    const input: Record<string, unknown> = { agreeYn: 'N' }
    for (const [name, field] of Object.entries(roster.fields)) {
      const index = texts.findIndex(
        (text) => text === field.label || text === translate('contractor', asker.language, field.label),
      )
      if (field.system || index < 0) continue
      const value = cellInput('contractor', field, row.cells[index], new Map(), asker.language)
      const coded =
        field.kind === 'code' && typeof value === 'string' ? (codes.get(`${field.group} ${value}`) ?? value) : value
      if (coded !== null) input[name] = coded
    }
    problems.push(...(await addRow(tx, asker, row.rowNo, input, at)))
  }
  return problems
}

async function addRow(
  tx: Transaction,
  asker: Asker,
  rowNo: number,
  input: object,
  at: { now: Date; today: string },
): Promise<Problem[]> {
  await tx.query(raw('savepoint sheet_row'))
  try {
    await addPerson({ tx, asker, ...at }, input)
    await tx.query(raw('release savepoint sheet_row'))
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await tx.query(raw('rollback to savepoint sheet_row'))
    const found = error.problemsIn('contractor', asker.language)
    const told =
      found.length > 0
        ? found
        : [{ field: '', code: error.code, message: error.messageIn('contractor', asker.language) }]
    return told.map((problem) => ({ ...problem, field: `rows.${rowNo}.${problem.field}` }))
  }
}

/** People write names, the roster keeps codes. */
async function codesByName(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const groups = Object.values(roster.fields).flatMap((field) =>
    field.kind === 'code' && field.group ? [field.group] : [],
  )
  const rows = await tx.query<{ grp: string; nm: string; code: string }>(
    sql`select code_grp_cd as grp, code_nm as nm, code from directory_code where code_grp_cd = any(${groups}::text[])`,
  )
  return new Map(rows.map(({ grp, nm, code }) => [`${grp} ${nm}`, code]))
}
