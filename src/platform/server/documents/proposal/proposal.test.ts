/** Every kind of field comes back in the sheet of a list, in the language in which it went, and a formula is told as one. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import type { Proposal, ProposalPage } from '#platform/model/proposal.ts'
import { everyField } from '#platform/test/every-field.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import type { Cell } from '../../excel/read-workbook.ts'
import { writeWorkbook } from '../../excel/write-workbook.ts'
import { zip } from '../../excel/zip-writer.ts'
import { rulesFor } from '../rules.ts'

const site = aFileSite({ documents: [rulesFor(everyField, {})] })
const { api } = everyField
const emp = () => site().as('emp')
const FIELDS = [
  'shortTitle',
  'longDesc',
  'mailDesc',
  'weightVal',
  'peopleCnt',
  'costAmt',
  'kindCd',
  'reasonCd',
  'openYn',
  'startYmd',
  'targetYm',
  'planYear',
  'meetTime',
  'heldDt',
  'leaderUserId',
  'hostDeptCd',
  'processNo',
  'partnerVendorCd',
]
let processNo = 0

beforeAll(async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('EVERY', '모든 항목', 1, '/sample/everyField');
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'EVERY', 'Y', 'Y' from sys_auth_grp`)
  const [found] = await site().sql<{ no: number }>(
    "select process_no::int as no from process where plant_cd = '2000' order by 1 limit 1",
  )
  processNo = found?.no ?? 0
})

const full = () => ({
  longDesc: '첫째 줄\n둘째 줄',
  mailDesc: 'kim@example.com',
  weightVal: 12.34,
  peopleCnt: 3,
  costAmt: 1_500_000,
  kindCd: 'A',
  reasonCd: 'ETC',
  openYn: 'Y',
  startYmd: '2026-11-21',
  targetYm: '2026-11',
  planYear: 2026,
  meetTime: '09:30:00',
  heldDt: '2026-11-21T09:30:42+09:00',
  leaderUserId: 'mgr',
  hostDeptCd: 'D2110',
  partnerVendorCd: 'V100001',
  processNo,
})

async function sheetOf(title: string, language: string) {
  const { rows } = await emp().readSheet(`${api}s/excel?columns=${FIELDS.join(',')}`, {
    headers: { 'accept-language': language },
  })
  const [head = [], ...lines] = rows.map(({ cells }) => cells)
  return { head, line: lines.find((cells) => cells.includes(title)) ?? [] }
}

/** As Excel keeps it: what was a day is written as one. */
async function propose(cells: Cell[][], language: string): Promise<ProposalPage> {
  const [head = [], ...rows] = cells
  const columns = head.map((text) => ({ text: String(text ?? ''), kind: 'auto' as const }))
  const body = new FormData()
  body.set('file', new Blob([await buffer(writeWorkbook({ sheetNm: '모든 항목', columns, rows }))]), '모든 항목.xlsx')
  const headers = { 'accept-language': language }
  const { proposalNo } = await emp().call<Proposal>(`${api}s/proposal`, { method: 'POST', body, headers })
  return emp().call<ProposalPage>(`/api/proposals/${proposalNo}`)
}

test.each(['ko', 'en'])(
  'a sheet in %s that nobody touched says nothing new, whatever its columns hold',
  async (language) => {
    const title = `그대로 ${language}`
    await emp().create(everyField, { ...full(), shortTitle: title } as never)
    const { head, line } = await sheetOf(title, language)
    const { rows } = await propose([head, line], language)
    expect(rows).toMatchObject([{ kindCd: 'SAME', changes: [] }])
    // Columns may be moved and left out.
    const order = [1, ...head.keys()].filter(
      (at, index) => index === 0 || (at > 1 && at % 2 === 0) || at === head.length - 1,
    )
    const moved = await propose([order.map((at) => head[at] ?? null), order.map((at) => line[at] ?? null)], language)
    expect(moved.rows).toMatchObject([{ kindCd: 'SAME' }])
  },
)

test('each kind is changed as people write it, and a word or its code are the same', async () => {
  const { everyFieldNo } = await emp().create(everyField, { ...full(), shortTitle: '바뀔 것' } as never)
  const { head, line } = await sheetOf('바뀔 것', 'ko')
  const written: Record<string, Cell> = {
    '긴 글': '한 줄',
    무게: 20.5,
    인원: '4',
    비용: '2,000,000',
    종류: 'B',
    공개: 'N',
    시작일: '2026.12.01',
    대상월: '2026-12',
    연도: 2027,
    일시: '2026-11-22 10:15',
    이메일: null,
  }
  const changed = head.map((text, at) =>
    String(text) in written ? (written[String(text)] ?? null) : (line[at] ?? null),
  )
  const page = await propose([head, changed], 'ko')
  expect(page.rows[0]?.faults).toEqual([])
  expect(page.rows[0]?.changes.find(({ name }) => name === 'kindCd')).toMatchObject({ before: '가', after: '나' })
  await emp().call(`/api/proposals/${page.proposalNo}/confirm`, { method: 'POST' })
  expect(await emp().read(everyField, everyFieldNo)).toMatchObject({
    longDesc: '한 줄',
    mailDesc: null,
    weightVal: 20.5,
    peopleCnt: 4,
    costAmt: 2_000_000,
    kindCd: 'B',
    openYn: 'N',
    startYmd: '2026-12-01',
    targetYm: '2026-12',
    planYear: 2027,
    heldDt: expect.stringMatching(/^2026-11-22T10:15/),
    leaderUserId: 'mgr',
    meetTime: '09:30:00',
  })
  // The same again by code and by word is no change.
  const again = head.map((text, at) => (text === '종류' ? 'B' : (changed[at] ?? null)))
  const second = await propose([head.slice(0, -1), again.slice(0, -1)], 'ko')
  expect(second.rows).toMatchObject([{ kindCd: 'SAME' }])
})

test('a cell that is calculated is told as one, and is not missing besides', async () => {
  await emp().create(everyField, { ...full(), shortTitle: '수식' } as never)
  const { head, line } = await sheetOf('수식', 'ko')
  const places = [1, head.indexOf('인원'), head.length - 1]
  const body = new FormData()
  body.set(
    'file',
    new Blob([
      await withFormula(
        places.map((at) => String(head[at])),
        [line[1], line.at(-1)],
      ),
    ]),
    '수식.xlsx',
  )
  const { proposalNo } = await emp().call<Proposal>(`${api}s/proposal`, { method: 'POST', body })
  const { rows } = await emp().call<ProposalPage>(`/api/proposals/${proposalNo}`)
  expect(rows).toMatchObject([{ kindCd: 'REFUSED', faults: [{ label: '인원' }] }])
  expect(rows[0]?.faults[0]?.message).toContain('수식')
})

test('people, departments and times: whoever shares a name, and what nobody has, is refused with its reason', async () => {
  const { everyFieldNo } = await emp().create(everyField, { ...full(), shortTitle: '사람과 시각' } as never)
  const { head, line } = await sheetOf('사람과 시각', 'ko')
  const withCells = (cells: Record<string, Cell>, isNew = false) =>
    head.map(
      (text, at) => cells[String(text)] ?? (isNew && (at < 2 || at === head.length - 1) ? null : (line[at] ?? null)),
    )
  const cells = { 담당자: '김서연', 부서: '없는 부서', 시각: '오후 2시 30분' }
  await site().sql("update sys_user set user_nm = '김서연' where user_id = 'emp2'")
  const { rows } = await propose([head, withCells(cells), withCells(cells, true)], 'ko')
  await site().sql("update sys_user set user_nm = '박준서' where user_id = 'emp2'")
  expect(rows.map(({ kindCd }) => kindCd)).toEqual(['REFUSED', 'REFUSED'])
  for (const { faults } of rows)
    expect(faults.map(({ message }) => message).toSorted()).toEqual([
      '담당자에 같은 이름이 여럿입니다. 코드로 입력하세요.',
      '부서에 없는 값입니다.',
    ])
  const right = await propose([head, withCells({ ...cells, 부서: 'D2120' })], 'ko')
  expect(right.rows).toMatchObject([{ kindCd: 'CHANGED', faults: [] }])
  await emp().call(`/api/proposals/${right.proposalNo}/confirm`, { method: 'POST' })
  const record = await emp().read(everyField, everyFieldNo)
  expect(record).toMatchObject({ leaderUserId: 'emp', hostDeptCd: 'D2120', meetTime: '14:30:00' })
  for (const values of [{ hostDeptCd: 'D9999' }, { leaderUserId: 'nobody' }])
    await expect(emp().edit(everyField, record, everyFieldNo, values as never)).rejects.toMatchObject({
      status: 400,
      field: Object.keys(values)[0],
    })
})

/** Number, what is calculated, and the hidden column. */
async function withFormula(heads: readonly string[], [docNo, mark]: readonly (Cell | undefined)[]) {
  const text = (at: string, value: unknown) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const first = heads.map((value, index) => text(`${'ABC'[index]}1`, value)).join('')
  const second = `${text('A2', docNo)}<c r="B2"><f>1+2</f><v>3</v></c>${text('C2', mark)}`
  const relation = '<Relationship Id="r1" Type="http://x/relationships/worksheet" Target="sheet.xml"/>'
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="x" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation}</Relationships>`,
    'xl/sheet.xml': `<worksheet><sheetData><row r="1">${first}</row><row r="2">${second}</row></sheetData></worksheet>`,
  }
  const list = Object.entries(parts).map(([name, content]) => ({ name, content: [content] }))
  return buffer(Readable.from(zip(list), { objectMode: false }))
}
