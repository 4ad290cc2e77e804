/** Samples in and out: typed or pasted in the grid, or all at once from the agency's sheet. All of them are right or none is saved. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { sheetOf } from '#platform/server/documents/excel.routes.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { writeErrorReport, writeTemplate } from '#platform/server/excel/template.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import { Refusal, type RuleProblem } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { measure, openForSamples } from './measure.model.ts'
import { MOST_SAMPLES, samplesBody } from './measure.wire.ts'
import { byNo, changeLines } from './measure-lines.ts'
import { deleteSamples, factorsOf, insertSamples, samplesOf, targetsOf, updateSamples } from './measure-store.ts'
import { type SampleDraft, sampleProblems } from './sample.logic.ts'
import { readSheet, sampleColumns, summaryColumns, summaryRow } from './sample.sheet.ts'

const tags = [measure.label]
const upload = { params: byNo, consumes: ['multipart/form-data'] }

export function registerSamples(app: App, services: Services): void {
  registerGrid(app, services)
  registerUpload(app, services)
  registerSheets(app, services)
}

/** A line with the place at which its problems are told. */
interface Placed {
  at: string
  row: SampleDraft
}

/** Every wrong cell of every line. */
async function problemsIn(db: Queries, measureNo: number, lines: readonly Placed[]): Promise<RuleProblem[]> {
  const [factors, targets, users] = await Promise.all([
    factorsOf(db),
    targetsOf(db, measureNo),
    db.query<{ userId: string }>(
      sql`select user_id as "userId" from directory_person where user_id = any(${lines.map(({ row }) => row.userId)}::text[])`,
    ),
  ])
  const known = new Map(factors.map((factor) => [factor.factorCd, factor]))
  const units = new Set(targets.map(({ measureUnitNo }) => measureUnitNo))
  const people = new Set(users.map(({ userId }) => userId))
  return lines.flatMap(({ at, row }) => {
    const found: RuleProblem[] = sampleProblems(row, known.get(row.factorCd ?? ''), units)
    if (row.userId !== null && !people.has(row.userId))
      found.push({ field: 'userId', code: 'HEA_WEM_UNKNOWN_USER', message: '등록되지 않은 사번입니다.' })
    return found.map((one) => ({ ...one, field: `${at}.${one.field}` }))
  })
}

function refuse(problems: readonly RuleProblem[]): void {
  if (problems.length === 0) return
  const [first] = problems
  throw new Refusal(
    400,
    first?.code ?? 'INVALID_INPUT',
    '잘못된 칸 {n}개를 찾았습니다. 아무것도 저장하지 않았습니다.',
    {
      values: { n: problems.length },
      problems,
    },
  )
}

async function countOf(db: Queries, measureNo: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    sql`select count(*)::int as n from measure_sample where measure_no = ${measureNo}`,
  )
  const n = row?.n ?? 0
  if (n > MOST_SAMPLES)
    throw new Refusal(422, 'HEA_WEM_TOO_MANY', '한 측정의 시료는 {max}건까지입니다.', { values: { max: MOST_SAMPLES } })
  return n
}

function registerGrid(app: App, services: Services): void {
  app.put(
    `${measure.api}/:no/samples`,
    {
      config: needsDocument(measure, 'write'),
      schema: { tags, params: byNo, body: samplesBody, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { no } = request.params
      const { rowVersion, added, updated, removed } = request.body
      const asker = askerOf(request, measure)
      await changeLines(services, asker, { no, rowVersion, states: openForSamples }, async ({ tx, now }) => {
        const lines = [
          ...added.map((row, index) => ({ at: `added.${index}`, row })),
          ...updated.map((row, index) => ({ at: `updated.${index}`, row })),
        ]
        refuse(await problemsIn(tx, no, lines))
        const writing = { db: tx, measureNo: no, userId: asker.person.userId, now }
        await deleteSamples(writing, removed)
        await updateSamples(writing, updated)
        await insertSamples(writing, added)
        return { storyCd: 'SAMPLES', values: { sampleCnt: await countOf(tx, no) } }
      })
      return reply.status(204).send(null)
    },
  )
}

function registerUpload(app: App, services: Services): void {
  app.post(
    `${measure.api}/:no/samples/upload`,
    {
      config: needsDocument(measure, 'write'),
      schema: {
        tags,
        ...upload,
        querystring: z.strictObject({ modeCd: z.enum(['ADD', 'REPLACE']).default('ADD') }),
        response: { 200: z.object({ inserted: z.number() }) },
      },
    },
    async (request) => {
      const { no } = request.params
      const asker = askerOf(request, measure)
      const sheet = await sheetOf(request)
      let inserted = 0
      await changeLines(services, asker, { no, states: openForSamples }, async ({ tx, now }) => {
        const { rows, problems } = await read(tx, no, sheet, request)
        refuse(inOrder([...problems, ...(await problemsIn(tx, no, rows))]))
        const writing = { db: tx, measureNo: no, userId: asker.person.userId, now }
        if (request.query.modeCd === 'REPLACE') await tx.query(sql`delete from measure_sample where measure_no = ${no}`)
        await insertSamples(
          writing,
          rows.map(({ row }) => row),
        )
        inserted = rows.length
        return { storyCd: 'SAMPLES', values: { sampleCnt: await countOf(tx, no) } }
      })
      return { inserted }
    },
  )

  // The sheet again, with what is wrong in a first column; nothing is saved.
  app.post(
    `${measure.api}/:no/samples/upload-report`,
    { config: needsDocument(measure, 'write'), schema: { tags, ...upload } },
    async (request, reply) => {
      const { person, language } = askerOf(request, measure)
      const { no } = request.params
      const sheet = await sheetOf(request)
      const problems = await services.db.read(person, async (db) => {
        await getRecord(db, measure, no)
        const found = await read(db, no, sheet, request)
        return inOrder([...found.problems, ...(await problemsIn(db, no, found.rows))])
      })
      const byRow = Map.groupBy(problems, ({ field }) => Number(field.split('.')[1]))
      const [head, ...rows] = sheet
      return file(reply, request, services, '측정 시료 오류').send(
        writeErrorReport({
          sheetNm: translate('hea', language, '측정 시료'),
          columns: (head?.cells ?? []).map((cell) => ({ text: typeof cell === 'string' ? cell : '' })),
          rows,
          problems: new Map(
            [...byRow].map(([rowNo, all]) => [
              rowNo,
              all.map((one) => translate('hea', language, one.message, one.values)),
            ]),
          ),
          errorText: translate('hea', language, '오류'),
        }),
      )
    },
  )
}

const rowNoOf = ({ field }: RuleProblem): number => Number(field.split('.')[1])
/** By row; a cell that could not be read is told once, and not as missing as well. */
const inOrder = (problems: readonly RuleProblem[]): RuleProblem[] =>
  [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].sort(
    (one, other) => rowNoOf(one) - rowNoOf(other),
  )

async function read(db: Queries, no: number, sheet: Awaited<ReturnType<typeof sheetOf>>, request: FastifyRequest) {
  const [factors, targets] = await Promise.all([factorsOf(db), targetsOf(db, no)])
  return readSheet(sheet, { factors, targets, language: request.language })
}

function file(reply: FastifyReply, { language }: FastifyRequest, { clock }: Services, label: string) {
  const name = excelFileName(translate('hea', language, label), clock.now())
  return reply
    .type(XLSX_CONTENT_TYPE)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
}

function registerSheets(app: App, services: Services): void {
  app.get(
    `${measure.api}/:no/samples/template`,
    { config: needsDocument(measure), schema: { tags, params: byNo } },
    async (request, reply) => {
      const { person, language } = askerOf(request, measure)
      const { no } = request.params
      const [factors, targets] = await services.db.read(person, async (db) => {
        await getRecord(db, measure, no)
        return Promise.all([factorsOf(db), targetsOf(db, no)])
      })
      const columns = sampleColumns({ factors, targets, language })
      return file(reply, request, services, '측정 시료 양식').send(
        writeTemplate({ sheetNm: translate('hea', language, '측정 시료'), columns }),
      )
    },
  )

  app.get(
    `${measure.api}/:no/summary`,
    { config: needsDocument(measure), schema: { tags, params: byNo } },
    async (request, reply) => {
      const { person, language } = askerOf(request, measure)
      const { no } = request.params
      const [factors, targets, samples] = await services.db.read(person, async (db) => {
        await getRecord(db, measure, no)
        return Promise.all([factorsOf(db), targetsOf(db, no), samplesOf(db, no)])
      })
      const columns = summaryColumns(language)
      const rows = samples.map((sample) => summaryRow(sample, { factors, targets, language }))
      return file(reply, request, services, '측정결과표 요약').send(
        writeWorkbook({ sheetNm: translate('hea', language, '측정결과표 요약'), columns, rows }),
      )
    },
  )
}
