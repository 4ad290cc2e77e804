/** The sheet of every list: uploaded as it went out it says nothing new, and a cell that is written over is one change. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { commonFields } from '#platform/model/common-fields.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { DUE } from '#platform/model/due.ts'
import { numberFieldOf } from '#platform/model/field.ts'
import type { Proposal, ProposalPage } from '#platform/model/proposal.ts'
import { rowMarkOf } from '#platform/server/documents/proposal/row-mark.ts'
import { columnOf } from '#platform/server/documents/sheet.ts'
import { hasField } from '#platform/server/documents/table.ts'
import type { Cell } from '#platform/server/excel/read-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import {
  comingBack,
  FIRST_NO,
  type Ground,
  groundOf,
  insertRecords,
  isRefused,
  otherCell,
  writtenNames,
} from './list-trips.fixture.ts'

const site = aFileSite()
/** He is in every group, so that every list is open to him. */
const EVERYBODY = 'o.all'
/** Beside those made here some that the demo company has. */
const MOST_OTHERS = 20
let ground: Ground
const made = new Map<string, number>()

beforeAll(async () => {
  await site().sql(`insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd)
    values ('${EVERYBODY}', '모두', '2000', 'D2110', 'OFFICE', 'REG', '2026-01-02');
    insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, '${EVERYBODY}' from sys_auth_grp`)
  ground = await groundOf(site(), EVERYBODY)
  for (const model of comingBack) made.set(model.name, await insertRecords(site(), model, ground))
})

/** The columns of the widest list there could be. */
const sheetNames = (model: AnyDocument): string[] =>
  ['statusCd', DUE, ...Object.keys(commonFields), ...Object.keys(model.fields)].filter(
    (name) => columnOf(model, name, { language: 'kr', nameOf: () => undefined }) !== undefined,
  )
async function sheetOf(model: AnyDocument, language: string) {
  const address = `${model.api}s/excel?columns=${sheetNames(model).join(',')}&sort=${model.key}`
  const { rows } = await site()
    .as(EVERYBODY)
    .readSheet(address, { headers: { 'accept-language': language } })
  const [head = [], ...lines] = rows.map(({ cells }) => cells)
  const isOurs = (cells: Cell[]) => (rowMarkOf(cells.at(-1))?.no ?? 0) >= FIRST_NO
  const ours = lines.filter(isOurs)
  expect(ours, model.name).toHaveLength(made.get(model.name) ?? 0)
  return { head, ours, others: lines.filter((cells) => !isOurs(cells)).slice(0, MOST_OTHERS) }
}
async function propose({ api, label }: AnyDocument, [head = [], ...rows]: Cell[][], language: string) {
  const columns = head.map((text) => ({ text: String(text ?? ''), kind: 'auto' as const }))
  const body = new FormData()
  body.set('file', new Blob([await buffer(writeWorkbook({ sheetNm: label, columns, rows }))]), '목록.xlsx')
  const request = { method: 'POST', body, headers: { 'accept-language': language } }
  const { proposalNo } = await site().as(EVERYBODY).call<Proposal>(`${api}s/proposal`, request)
  return site().as(EVERYBODY).call<ProposalPage>(`/api/proposals/${proposalNo}?limit=200`)
}

/** Cells of fields that refer to another document and say otherwise than its number. */
function unnumbered(model: AnyDocument, lines: readonly Cell[][]): string[] {
  const names = sheetNames(model)
  const referring = fieldsOf(model).flatMap(([name, field]) =>
    field.kind === 'reference' && made.has(field.to) && !hasField(model, numberFieldOf(name)) ? [name] : [],
  )
  return referring.flatMap((name) => {
    const cells = lines.map((line) => line[2 + names.indexOf(name)])
    // A near miss that became an accident is changed no more: these name none.
    const isNone = (cell: Cell | undefined) => model.name === 'near-miss' && name === 'accidentNo' && cell === null
    return cells.flatMap((cell) => (cell === 'T-0000' || isNone(cell) ? [] : [`${name}: ${cell}`]))
  })
}

const told = ({ docNo, kindCd, changes, faults }: ProposalPage['rows'][number]): string =>
  [
    docNo,
    kindCd,
    ...changes.map(({ name, before, after }) => `${name}: ${before} > ${after}`),
    ...faults.map(({ message }) => message),
  ].join(' ')

describe.each(comingBack.map((model) => [model.name, model] as const))('%s', (_, model) => {
  test.each(['ko', 'en'])('in %s every row comes back as it went, and none is new', async (language) => {
    const { head, ours, others } = await sheetOf(model, language)
    expect(unnumbered(model, ours)).toEqual([])
    const { rows } = await propose(model, [head, ...ours, ...others], language)
    expect(rows).toHaveLength(ours.length + others.length)
    expect(rows.filter(({ kindCd }) => kindCd !== 'SAME').map(told)).toEqual([])
  })

  test('a cell that is written over is one change, from what to what', async () => {
    const { head, ours } = await sheetOf(model, 'ko')
    const names = writtenNames(model)
    const cells = ours.map((line, row) => {
      const name = names[row]
      const field = name === undefined ? undefined : model.fields[name]
      if (name === undefined || !field) return line
      const at = 2 + sheetNames(model).indexOf(name)
      return line.with(at, otherCell(field, name, line[at], ground))
    })
    const { rows } = await propose(model, [head, ...cells], 'ko')
    const wrong = rows.filter(({ kindCd, changes }, row) => {
      const name = names[row]
      if (name === undefined) return kindCd !== 'SAME'
      const [one, ...more] = changes
      const isOne = one?.name === name && more.length === 0 && one.before !== one.after && one.after !== ''
      return !isOne || kindCd !== (isRefused(model, name) ? 'REFUSED' : 'CHANGED')
    })
    expect(wrong.map(told)).toEqual([])
    expect(rows).toHaveLength(ours.length)
  })
})
