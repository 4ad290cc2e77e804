/** What LibreOffice makes of sheets of ours: opened and saved there they come back as they were. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import type { Proposal, ProposalPage } from '#platform/model/proposal.ts'
import { uploadFields } from '#platform/server/documents/sheet.ts'
import { writeTemplate } from '#platform/server/excel/template.ts'
import { ZipArchive } from '#platform/server/excel/zip-reader.ts'
import { sheetForm } from '#platform/server/sheets/form.ts'
import { savedByOffice } from '#platform/test/office.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const { api } = nearMiss
const users = '/api/manage/users'
const TITLES = ['=HYPERLINK("http://x")', '00123', '2026-11', "'따옴표", '_x0041_ & <b>', 'E10 "관" ; 9,000']

const bytesOf = async (person: string, path: string) =>
  new Uint8Array(await (await site().as(person).fetch(path)).arrayBuffer())
const send = <T = Record<string, number>>(person: string, path: string, content: Uint8Array<ArrayBuffer>) => {
  const body = new FormData()
  body.set('file', new Blob([content]), '저장한 파일.xlsx')
  return site().as(person).call<T>(path, { method: 'POST', body })
}
async function partOf(book: Uint8Array, name: string): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of new ZipArchive(Buffer.from(book), 10_000_000).read(name)) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

async function reported(nearMissTitle: string) {
  const given = { nearMissTitle, contentDesc: '첫 줄\n둘째 줄', occurDt: '2026-11-20T09:05:00+09:00' }
  const { nearMissNo } = await site().as('emp').create(nearMiss, aNearMiss(given))
  await site().as('emp').act(nearMiss, nearMissNo, 'report')
}

/** As somebody has filled it in: the example above, one row of his below. */
async function filledForm(): Promise<Buffer> {
  const form = sheetForm(nearMiss.area, uploadFields(nearMiss), { language: 'kr', now: site().services.clock.now() })
  const occurredAt = form.columns.findIndex(({ text }) => text === nearMiss.fields.occurDt.label)
  const filled = form.example.with(0, '양식을 채운 보고').with(occurredAt, '2026-11-20T09:05:00+09:00')
  return buffer(writeTemplate({ sheetNm: nearMiss.label, ...form, rows: [filled] }))
}

let saved: Record<'list' | 'users' | 'form' | 'filled', Buffer<ArrayBuffer>>
let listed: Uint8Array
beforeAll(async () => {
  for (const title of TITLES) await reported(title)
  const columns = `${Object.keys(nearMiss.fields).join(',')},statusCd,due,createUserId,createDt`
  listed = await bytesOf('emp', `${api}s/excel?sort=nearMissNo&columns=${columns}`)
  saved = await savedByOffice({
    list: listed,
    users: await bytesOf(
      'admin',
      `${users}/excel?columns=userId,userNm,plantCd,deptCd,jobClassCd,employTypeCd,entryYmd,phoneNo&q=emp`,
    ),
    form: await bytesOf('emp', `${api}s/template`),
    filled: await filledForm(),
  })
}, 180_000)

test('the list of a document comes back as a proposal that changes nothing, filter and hidden column kept', async () => {
  const proposal = await send<Proposal>('emp', `${api}s/proposal`, saved.list)
  const { rows } = await site().as('emp').call<ProposalPage>(`/api/proposals/${proposal.proposalNo}?limit=200`)
  expect(rows.filter(({ kindCd }) => kindCd !== 'SAME')).toEqual([])
  expect(proposal).toMatchObject({ versionYn: 'Y', counts: { SAME: TITLES.length } })
  const range = /<autoFilter ref="([^"]+)"/
  const [ours, theirs] = await Promise.all([listed, saved.list].map((book) => partOf(book, 'xl/worksheets/sheet1.xml')))
  expect(range.exec(theirs ?? '')?.[1]).toBe(range.exec(ours ?? '')?.[1])
  expect(await partOf(saved.list, 'xl/workbook.xml')).toContain('_xlnm._FilterDatabase')
})

test('the list of a master comes back with all its rows unchanged: codes by name, phones with their 0', async () => {
  const counts = await send('admin', `${users}/upload?dryRun=Y`, saved.users)
  expect(counts).toEqual({ inserted: 0, updated: 0, unchanged: expect.toSatisfy((all: number) => all > 0) })
})

test('a form keeps what may be chosen and how; its example is no row, and the row below it is one', async () => {
  const rules = await partOf(saved.form, 'xl/worksheets/sheet1.xml')
  expect(rules).toMatch(/<dataValidation [^>]*errorStyle="warning"[^>]*type="list"/)
  expect(rules).toContain('<formula1>_choices!$A$1:$A$')
  expect(await partOf(saved.form, 'xl/workbook.xml')).toMatch(/name="_choices" sheetId="2" state="hidden"/)
  await expect(send('emp', `${api}s/upload`, saved.form)).rejects.toMatchObject({ status: 400, code: 'EMPTY_SHEET' })
  expect(await send('emp', `${api}s/upload`, saved.filled)).toEqual({ inserted: 1 })
  expect(await site().sql(`select 1 from near_miss where near_miss_title like '%양식을 채운 보고'`)).toHaveLength(1)
})
