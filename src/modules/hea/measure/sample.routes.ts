/** Samples in and out: typed or pasted in the grid, and what came of them as a sheet. All of them are right or none is saved. */
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import { Refusal, type RuleProblem } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { sendSheet } from '#platform/server/sheets/sheet-file.ts'
import { samplesBody } from './measure.calls.ts'
import { measure, openForSamples } from './measure.model.ts'
import { byNo, changeLines } from './measure-lines.ts'
import { deleteSamples, factorsOf, insertSamples, samplesOf, targetsOf, updateSamples } from './measure-store.ts'
import { sampleUpload, summaryColumns, summaryRow } from './sample.sheet.ts'
import { problemsIn, sampleCntOf } from './sample-check.ts'

const tags = [measure.label]

export function registerSamples(app: App, services: Services): void {
  registerGrid(app, services)
  sampleUpload(app, services)
  registerSummary(app, services)
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
        return { storyCd: 'SAMPLES', values: { sampleCnt: await sampleCntOf(tx, no) } }
      })
      return reply.status(204).send(null)
    },
  )
}

function registerSummary(app: App, services: Services): void {
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
      const label = '측정결과표 요약'
      const content = writeWorkbook({ sheetNm: translate('hea', language, label), columns, rows })
      return sendSheet(reply, request, services, { area: 'hea', label }, content)
    },
  )
}
