/** A person's phone leaves masked in every sheet; come back as it went it says nothing, whole it is another one, else it is refused. */
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { vendorMaster } from '#modules/contractor/master/vendor-master.model.ts'
import { rosterSheet } from '#modules/contractor/person/person.model.ts'
import type { Proposal, ProposalPage } from '#platform/model/proposal.ts'
import type { Cell } from '#platform/server/excel/read-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const MASKED = /^0\d{1,2}-\*{4}-\d{4}$/
const BROKEN = ['010-****-0000', '010-12**-5678', '****']

async function send<T>(person: string, path: string, [head = [], ...rows]: Cell[][]): Promise<T> {
  const columns = head.map((text) => ({ text: String(text ?? ''), kind: 'auto' as const }))
  const body = new FormData()
  body.set('file', new Blob([await buffer(writeWorkbook({ sheetNm: '표', columns, rows }))]), '표.xlsx')
  return site().as(person).call<T>(path, { method: 'POST', body })
}
async function sheetOf(person: string, path: string) {
  const { rows } = await site().as(person).readSheet(path)
  const [head = [], ...lines] = rows.map(({ cells }) => cells)
  return { head, lines, at: (text: string) => head.indexOf(text) }
}
const maskAt = (...fields: string[]) => ({
  status: 400,
  answer: { problems: fields.map((field) => expect.objectContaining({ field, code: 'PHONE_MASK' })) },
})

test('a roster: of who is on it by his number', async () => {
  const vendor = 'V100002-01'
  const { head, lines, at } = await sheetOf(vendor, `${rosterSheet.api}/excel`)
  const own = lines.filter((cells) => cells.at(-1) === '재직').slice(0, 3)
  const [phone, emergency] = [at('휴대폰'), at('비상연락처')]
  for (const cells of own) for (const place of [phone, emergency]) expect(cells[place]).toMatch(MASKED)
  const phonesOf = (no: Cell | undefined) =>
    site().sql<{ one: string; other: string }>(
      'select phone_no as one, emergency_phone_no as other from vendor_person where person_no = $1',
      [no],
    )
  const upload = (rows: Cell[][]) => send(vendor, `${rosterSheet.api}/upload`, [head, ...rows])
  const [first = [], ...rest] = own
  const no = first[at('인원번호')]
  const [before] = await phonesOf(no)
  expect(await upload(own)).toEqual({ inserted: 0, updated: 0, unchanged: own.length })
  expect(await upload([first.with(phone, '010-9090-8080'), ...rest])).toMatchObject({ updated: 1 })
  expect(await phonesOf(no)).toEqual([{ one: '010-9090-8080', other: before?.other }])
  for (const text of BROKEN)
    await expect(upload([first.with(emergency, text)])).rejects.toMatchObject(
      maskAt('rows.2.phoneNo', 'rows.2.emergencyPhoneNo'),
    )
  // Somebody new has no phone that could be meant.
  const stranger = first.with(at('인원번호'), null).with(at('성명'), '새사람')
  await expect(upload([stranger])).rejects.toMatchObject(maskAt('rows.2.phoneNo', 'rows.2.emergencyPhoneNo'))
})

test('a master: the people of the site', async () => {
  const api = '/api/manage/users'
  await site().sql("update sys_user set phone_no = '010-1234-5678', office_tel = '061-123-4567' where user_id = 'emp'")
  const { head, lines, at } = await sheetOf('admin', `${api}/excel?columns=userId,userNm,plantCd,phoneNo,officeTel`)
  const line = lines.find((cells) => cells.includes('emp')) ?? []
  const phone = at('휴대전화')
  expect([line[phone], line[at('사무실 전화')]]).toEqual(['010-****-5678', '061-123-4567'])
  const upload = (cells: Cell[]) => send('admin', `${api}/upload`, [head, cells])
  expect(await upload(line)).toEqual({ inserted: 0, updated: 0, unchanged: 1 })
  for (const text of BROKEN)
    await expect(upload(line.with(phone, text))).rejects.toMatchObject(maskAt('rows.2.phoneNo'))
  expect(await upload(line.with(phone, 1099998888))).toEqual({ inserted: 0, updated: 1, unchanged: 0 })
  expect(await site().sql("select phone_no as phone from sys_user where user_id = 'emp'")).toEqual([
    { phone: '010-9999-8888' },
  ])
})

test('a list of documents: a mask that is no longer the one that was shown is a fault at its cell', async () => {
  await site().sql("update vendor_master set vad_phone_no = '010-1234-5678' where vendor_cd = 'V100001'")
  const { api } = vendorMaster
  const { head, lines, at } = await sheetOf('pur', `${api}s/excel?columns=vendorCd,vendorNm,vadPhoneNo`)
  const line = lines.find((cells) => cells.includes('010-****-5678')) ?? []
  const withPhone = async (text: Cell) => {
    const cells = line.with(at('업체관리자 휴대폰'), text)
    const { proposalNo } = await send<Proposal>('pur', `${api}s/proposal`, [head, cells])
    return (await site().as('pur').call<ProposalPage>(`/api/proposals/${proposalNo}`)).rows[0]
  }
  for (const text of ['010-****-5678', '01012345678']) expect(await withPhone(text)).toMatchObject({ kindCd: 'SAME' })
  for (const text of BROKEN) {
    const found = await withPhone(text)
    expect(found).toMatchObject({ kindCd: 'REFUSED', changes: [{ name: 'vadPhoneNo', before: '010-****-5678' }] })
    expect(found?.faults.map(({ message }) => message)).toContainEqual(expect.stringContaining('가려진 번호'))
  }
})
