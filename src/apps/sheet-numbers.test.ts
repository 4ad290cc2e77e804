/** Sheets call other documents by their numbers, out and in, and nobody reaches a document by its number that is not his. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { deptRqst } from '#modules/contractor/dept-rqst/dept-rqst.model.ts'
import type { Proposal, ProposalPage } from '#platform/model/proposal.ts'
import { type Cell, readWorkbook } from '#platform/server/excel/read-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const { api } = deptRqst
const vendor = () => site().as('V100001-02')
interface Contract {
  no: number
  docNo: string
}
let own: Contract
let another: Contract
let others: Contract

beforeAll(async () => {
  const contractsOf = (vendorCd: string) =>
    site().sql<Contract>(
      `select vendor_contract_no::int as no, vendor_contract_doc_no as "docNo" from vendor_contract
      where vendor_cd = $1 and vendor_contract_doc_no is not null and status_cd = 'ACTIVE' and delete_yn = 'N' order by 1`,
      [vendorCd],
    )
  const [first] = await contractsOf('V100001')
  const [foreign] = await contractsOf('V100002')
  if (!first || !foreign) throw new RangeError('The demo company has contracts')
  await site().sql(
    `insert into vendor_contract overriding system value select (jsonb_populate_record(c, '{"vendor_contract_no": 900001, "vendor_contract_doc_no": "CT-20261101-901"}')).*
    from vendor_contract c where vendor_contract_no = $1`,
    [first.no],
  )
  own = first
  another = { no: 900001, docNo: 'CT-20261101-901' }
  others = foreign
})

async function fileOf([head = [], ...rows]: Cell[][]): Promise<FormData> {
  const columns = head.map((text) => ({ text: String(text ?? ''), kind: 'auto' as const }))
  const body = new FormData()
  body.set('file', new Blob([await buffer(writeWorkbook({ sheetNm: '신청', columns, rows }))]), '신청.xlsx')
  return body
}
async function proposed(cells: Cell[][]): Promise<ProposalPage['rows'][number] | undefined> {
  const { proposalNo } = await vendor().call<Proposal>(`${api}s/proposal`, {
    method: 'POST',
    body: await fileOf(cells),
  })
  const { rows } = await vendor().call<ProposalPage>(`/api/proposals/${proposalNo}`)
  return rows[0]
}

test('the sheet of a list names contracts; another number is a change, an unknown one and that of another vendor are not', async () => {
  const { deptRqstNo } = await vendor().create(deptRqst, {
    targetClassCd: 'ENTRY_EDU',
    contractNo: own.no,
    persons: [],
  })
  const { rows } = await vendor().readSheet(`${api}s/excel?columns=targetClassCd,contractNo&sort=-${deptRqst.key}`)
  const [head = [], line = []] = rows.map(({ cells }) => cells)
  const at = head.indexOf('계약')
  expect(line.at(-1)).toMatch(new RegExp(`^${deptRqstNo}v`))
  expect(line[at]).toBe(own.docNo)
  const withContract = (text: string | number) => proposed([head, line.with(at, text)])

  expect(await withContract(own.docNo)).toMatchObject({ kindCd: 'SAME' })
  // A sheet that went out before they had numbers.
  expect(await withContract(own.no)).toMatchObject({ kindCd: 'SAME' })
  expect(await withContract(another.docNo)).toMatchObject({
    kindCd: 'CHANGED',
    changes: [{ name: 'contractNo', before: own.docNo, after: another.docNo }],
  })
  const refused = { kindCd: 'REFUSED', faults: [{ label: '계약', message: '계약에 없는 값입니다.' }] }
  for (const text of ['CT-20260101-999', others.docNo, others.no])
    expect(await withContract(text)).toMatchObject(refused)
})

test('rows that come in name contracts by number, each wrong one is told at its cell, and the form offers the right ones', async () => {
  const answer = await vendor().fetch(`${api}s/upload`, {
    method: 'POST',
    body: await fileOf([
      ['대상구분', '계약'],
      ['입문교육', own.docNo],
      ['입문교육', others.docNo],
      ['입문교육', 'CT-20260101-999'],
    ]),
  })
  const { problems } = (await answer.json()) as { problems: { field: string; code: string }[] }
  const found = problems.filter(({ field }) => field.endsWith('.contractNo'))
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'rows.3.contractNo NOT_A_CODE',
    'rows.4.contractNo NOT_A_CODE',
  ])
  const form = await vendor().fetch(`${api}s/template`)
  const choices = await readWorkbook(Buffer.from(await form.arrayBuffer()), {
    maxBytes: 10_000_000,
    maxRows: 5_000,
    sheet: '_choices',
  })
  const offered = choices.rows.flatMap(({ cells }) => cells.map(String))
  expect(offered).toEqual(expect.arrayContaining([own.docNo, another.docNo]))
  expect(offered).not.toContain(others.docNo)
})
