/** The sheet of a list that comes back is a proposal: looked at row by row, written when its owner says so, and taken back. */
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import type { Proposal, ProposalPage } from '#platform/model/proposal.ts'
import type { Cell } from '#platform/server/excel/read-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite, type Visitor } from '#platform/test/site.ts'

const site = aFileSite()
const { api } = nearMiss
const emp = () => site().as('emp')
const draft = (values: object) => emp().create(nearMiss, aNearMiss(values))
/** With its number, and open to its author again. */
async function takenBack(nearMissTitle: string, values: object = {}) {
  const { nearMissNo } = await draft({ nearMissTitle, ...values })
  await emp().act(nearMiss, nearMissNo, 'report')
  return emp().act(nearMiss, nearMissNo, 'takeBack')
}

async function fileOf([head = [], ...rows]: Cell[][]): Promise<FormData> {
  const columns = head.map((text) => ({ text: String(text ?? ''), kind: 'auto' as const }))
  const body = new FormData()
  body.set('file', new Blob([await buffer(writeWorkbook({ sheetNm: '아차사고', columns, rows }))]), '아차사고.xlsx')
  return body
}
const COLUMNS = 'nearMissTitle,statusCd,placeDesc,occurDt,injuredCnt,anonymousYn,measureDesc'
/** The sheet of a list: its cells by their heads, to be written over. */
async function sheetOf(person: Visitor, titles: readonly string[], language = 'ko') {
  const address = `${api}s/excel?columns=${COLUMNS}&sort=nearMissNo`
  const { rows } = await person.readSheet(address, { headers: { 'accept-language': language } })
  const [head = [], ...all] = rows.map(({ cells }) => cells)
  const at = (name: string) => head.indexOf(name)
  const titleAt = head.findIndex((text) => text === '제목' || text === 'Title')
  const lines = titles.map((title) => all.find((line) => line[titleAt] === title) ?? [])
  return { head, lines, at, all: () => [head, ...lines] }
}
const propose = async (person: Visitor, cells: Cell[][]) =>
  person.call<Proposal>(`${api}s/proposal`, { method: 'POST', body: await fileOf(cells) })
const pageOf = (person: Visitor, { proposalNo }: Proposal, query = '') =>
  person.call<ProposalPage>(`/api/proposals/${proposalNo}?limit=200${query}`)
const confirm = (person: Visitor, { proposalNo }: Proposal) =>
  person.call<Proposal>(`/api/proposals/${proposalNo}/confirm`, { method: 'POST' })
const undo = (person: Visitor, { proposalNo }: Proposal) =>
  person.call<Proposal>(`/api/proposals/${proposalNo}/undo`, { method: 'POST' })
const stored = async () => (await site().sql("select 1 from near_miss where delete_yn = 'N'")).length

test('three changed rows become three new versions, once, however often one confirms; the rest stays as it was', async () => {
  const records = await Promise.all(['가 밸브', '나 밸브', '다 밸브', '라 밸브'].map((title) => takenBack(title)))
  const sheet = await sheetOf(emp(), ['가 밸브', '나 밸브', '다 밸브', '라 밸브'])
  for (const line of sheet.lines.slice(0, 3)) line[sheet.at('발생장소')] = '2층 통로'
  const before = await stored()
  const sent = await propose(emp(), sheet.all())
  expect(sent).toMatchObject({ statusCd: 'OPEN', versionYn: 'Y', counts: { CHANGED: 3, SAME: 1, NEW: 0, REFUSED: 0 } })
  const { rows, total } = await pageOf(emp(), sent, '&kindCd=CHANGED')
  expect(total).toBe(3)
  expect(rows[0]).toMatchObject({
    docNo: records[0]?.nearMissDocNo,
    changes: [{ label: '발생장소', before: '탱크 야드 3번 탱크 상부', after: '2층 통로' }],
  })
  expect((await emp().read(nearMiss, records[0]?.nearMissNo ?? 0)).rowVersion).toBe(records[0]?.rowVersion)
  const [first, second] = await Promise.all([confirm(emp(), sent), confirm(emp(), sent)])
  expect([first.statusCd, second.statusCd]).toEqual(['DONE', 'DONE'])
  for (const [index, { nearMissNo, rowVersion }] of records.entries()) {
    const now = await emp().read(nearMiss, nearMissNo)
    expect(now.rowVersion).toBe(rowVersion + (index < 3 ? 1 : 0))
    expect(now.placeDesc).toBe(index < 3 ? '2층 통로' : '탱크 야드 3번 탱크 상부')
  }
  const { rows: history } = await emp().history(nearMiss, records[0]?.nearMissNo ?? 0)
  expect(history[0]).toMatchObject({ actionCd: 'EDIT', diff: { placeDesc: ['탱크 야드 3번 탱크 상부', '2층 통로'] } })
  expect(await stored()).toBe(before)
  // Uploaded once more it says nothing that is not so already.
  expect((await propose(emp(), sheet.all())).counts).toMatchObject({ CHANGED: 0, MOVED: 0, SAME: 4 })
})

test('what somebody was first to change is shown as such and not written; what he alone has changed stays', async () => {
  const [moved, other] = [await takenBack('먼저 고친 것'), await takenBack('남이 고친 것')]
  const sheet = await sheetOf(emp(), ['먼저 고친 것', '남이 고친 것'])
  await emp().edit(nearMiss, moved, moved.nearMissNo, { placeDesc: '1층 통로' })
  await emp().edit(nearMiss, other, other.nearMissNo, { placeDesc: '1층 통로' })
  const [line = []] = sheet.lines
  line[sheet.at('발생장소')] = '3층 그레이팅'
  const sent = await propose(emp(), sheet.all())
  expect(sent.counts).toMatchObject({ MOVED: 1, SAME: 1, CHANGED: 0 })
  const { rows } = await pageOf(emp(), sent, '&kindCd=MOVED')
  expect(rows[0]).toMatchObject({
    changes: [{ before: '1층 통로', after: '3층 그레이팅' }],
    moved: { userNm: '김서연', labels: ['발생장소'] },
  })
  await expect(confirm(emp(), sent)).rejects.toMatchObject({ status: 422, code: 'NOTHING_TO_SAVE' })
  expect((await emp().read(nearMiss, moved.nearMissNo)).placeDesc).toBe('1층 통로')
})

test('moved between the look and the word: nothing is written, the row says so, and the rest can be confirmed', async () => {
  const [calm, moved] = [await takenBack('가만히 있는 것'), await takenBack('움직인 것')]
  const sheet = await sheetOf(emp(), ['가만히 있는 것', '움직인 것'])
  for (const line of sheet.lines) line[sheet.at('발생장소')] = '계단 입구'
  const sent = await propose(emp(), sheet.all())
  await emp().edit(nearMiss, moved, moved.nearMissNo, { contentDesc: '덧붙임' })
  await expect(confirm(emp(), sent)).rejects.toMatchObject({ status: 409, code: 'PROPOSAL_MOVED' })
  expect((await emp().read(nearMiss, calm.nearMissNo)).rowVersion).toBe(calm.rowVersion)
  const page = await pageOf(emp(), sent)
  expect(page.counts).toMatchObject({ CHANGED: 1, MOVED: 1 })
  expect(page.rows.find(({ kindCd }) => kindCd === 'MOVED')?.moved).toMatchObject({ labels: ['상황 설명'] })
  expect((await confirm(emp(), sent)).statusCd).toBe('DONE')
  expect((await emp().read(nearMiss, calm.nearMissNo)).placeDesc).toBe('계단 입구')
  expect((await emp().read(nearMiss, moved.nearMissNo)).placeDesc).not.toBe('계단 입구')
})

test('a number that nobody has and one of another vendor are the same answer, and so is another one’s proposal', async () => {
  const theirs = await site()
    .as('V100001-01')
    .create(nearMiss, aNearMiss({ nearMissTitle: '남의 업체' }))
  const { nearMissDocNo, nearMissNo, rowVersion } = await site()
    .as('V100001-01')
    .act(nearMiss, theirs.nearMissNo, 'report')
  const [head = []] = (await site().as('V100003-01').readSheet(`${api}s/excel?columns=${COLUMNS}`)).rows.map(
    ({ cells }) => cells,
  )
  const line = (docNo: string, mark: string) =>
    head.map((_, at) => (at === 1 ? docNo : at === head.length - 1 ? mark : at === 2 ? '고침' : null))
  const lines = [line(nearMissDocNo ?? '', `${nearMissNo}.${rowVersion}`), line('NM-20200101-0001', '999999.1')]
  for (const cells of [[head, ...lines], [head, ...lines].map((cell) => cell.slice(0, -1))]) {
    const sent = await propose(site().as('V100003-01'), cells)
    const { rows } = await pageOf(site().as('V100003-01'), sent)
    expect(rows.map(({ rowNo: _, docNo: __, ...rest }) => rest)).toEqual(
      [0, 1].map(() => ({ kindCd: 'UNKNOWN', no: null, title: null, changes: [], faults: [], moved: null })),
    )
    await expect(pageOf(emp(), sent)).rejects.toMatchObject({ status: 404 })
    await expect(confirm(emp(), sent)).rejects.toMatchObject({ status: 404 })
  }
})

test('what may not be changed is refused with its reason and with all that is wrong in its row', async () => {
  const reported = await emp().act(nearMiss, (await draft({ nearMissTitle: '보고한 것' })).nearMissNo, 'report')
  await takenBack('여러 가지 틀린 것')
  const sheet = await sheetOf(emp(), ['보고한 것', '여러 가지 틀린 것'])
  const [closed = [], wrong = []] = sheet.lines
  closed[sheet.at('발생장소')] = '다른 곳'
  wrong[sheet.at('상태')] = '종결'
  wrong[sheet.at('부상자 수')] = 'X'
  wrong[sheet.at('발생일시')] = '2099-01-01 10:00'
  const sent = await propose(emp(), sheet.all())
  const { rows } = await pageOf(emp(), sent, '&kindCd=REFUSED')
  expect(rows[0]).toMatchObject({ docNo: reported.nearMissDocNo, faults: [{ label: null }] })
  expect(rows[0]?.faults[0]?.message).toContain('현재 상태에서는 처리할 수 없습니다')
  expect(rows[1]?.faults.map(({ label }) => label)?.toSorted()).toEqual(['발생일시', '부상자 수', '상태'])
  // Of a new row what is missing, what cannot be read and what the rules refuse.
  const fresh = sheet.head.map(
    (head): Cell => ({ 제목: '새 행', 발생일시: '2099-01-01 10:00', '부상자 수': 2 })[String(head)] ?? null,
  )
  const { rows: news } = await pageOf(emp(), await propose(emp(), [sheet.head, fresh]))
  expect(news[0]?.faults.map(({ label }) => label)?.toSorted()).toEqual(['발생일시', '발생장소', '부상자 수'])
  // Nobody becomes another one by a number that was written over, and a row stands in a sheet once.
  const twice = await sheetOf(emp(), ['보고한 것', '여러 가지 틀린 것', '보고한 것'])
  twice.lines[1] = twice.lines[1]?.with(1, reported.nearMissDocNo) ?? []
  const again = await pageOf(emp(), await propose(emp(), twice.all()))
  expect(again.rows.map(({ kindCd }) => kindCd)).toEqual(['SAME', 'REFUSED', 'REFUSED'])
  expect(again.rows[2]?.faults[0]?.message).toBe('2행과 같은 행입니다.')
})

test('a draft changes without a number; a sheet without its hidden column goes by numbers and says that it cannot tell', async () => {
  const mine = await draft({ nearMissTitle: '쓰던 것' })
  const numbered = await takenBack('번호만 있는 것')
  const sheet = await sheetOf(emp(), ['쓰던 것'])
  const [line = []] = sheet.lines
  line[sheet.at('발생장소')] = '출입구'
  await confirm(emp(), await propose(emp(), sheet.all()))
  expect(await emp().read(nearMiss, mine.nearMissNo)).toMatchObject({ placeDesc: '출입구', statusCd: 'TEMP' })
  const bare = await sheetOf(emp(), ['번호만 있는 것'])
  const [plain = []] = bare.lines
  plain[bare.at('발생장소')] = '제어실 옆'
  const sent = await propose(
    emp(),
    bare.all().map((cells) => cells.slice(1, -1)),
  )
  expect(sent).toMatchObject({ versionYn: 'N', counts: { CHANGED: 1 } })
  await confirm(emp(), sent)
  expect((await emp().read(nearMiss, numbered.nearMissNo)).placeDesc).toBe('제어실 옆')
})

test('rows without a number are new, each person hears of all of them once, and they are taken back together', async () => {
  await takenBack('있던 것')
  const sheet = await sheetOf(emp(), ['있던 것'])
  const fresh = (title: string): Cell[] =>
    sheet.head.map(
      (head) =>
        ({ 제목: title, 발생장소: '옥외 계단', 발생일시: '2026-11-20 09:00', '부상자 수': 0 })[String(head)] ?? null,
    )
  const before = await stored()
  const heard = async () => (await site().as('safety').notifications()).rows.map(({ messageDesc }) => messageDesc)
  const known = (await heard()).length
  const sent = await propose(emp(), [
    ...sheet.all(),
    fresh('새로 적은 하나'),
    fresh('새로 적은 둘'),
    fresh('새로 적은 셋'),
  ])
  expect(sent.counts).toMatchObject({ NEW: 3, SAME: 1 })
  expect([await stored(), (await heard()).length]).toEqual([before, known])
  const done = await confirm(emp(), sent)
  expect(await stored()).toBe(before + 3)
  const page = await pageOf(emp(), done, '&kindCd=NEW')
  expect(await emp().read(nearMiss, page.rows[0]?.no ?? 0)).toMatchObject({ statusCd: 'REPORTED' })
  expect((await heard()).slice(0, (await heard()).length - known)).toEqual([
    '엑셀로 함께 처리된 아차사고 3건이 있습니다: 새로 적은 하나 등',
  ])
  expect(done.undoYn).toBe('Y')
  expect((await undo(emp(), done)).statusCd).toBe('UNDONE')
  expect(await stored()).toBe(before)
  const report = await emp().readSheet(`/api/proposals/${sent.proposalNo}/report`)
  expect(report.rows.map(({ cells }) => cells[4])).toContain('되돌림')
})

test('changes are taken back while nobody has touched them since, and then not at all', async () => {
  const [one, two] = [await takenBack('되돌릴 하나'), await takenBack('되돌릴 둘')]
  const change = async (place: string) => {
    const sheet = await sheetOf(emp(), ['되돌릴 하나', '되돌릴 둘'])
    for (const line of sheet.lines) line[sheet.at('발생장소')] = place
    return confirm(emp(), await propose(emp(), sheet.all()))
  }
  const first = await change('시료 채취대')
  await undo(emp(), first)
  expect((await undo(emp(), first)).statusCd).toBe('UNDONE')
  expect((await emp().read(nearMiss, one.nearMissNo)).placeDesc).toBe(one.placeDesc)
  const second = await change('밸브 매니폴드')
  const touched = await emp().read(nearMiss, two.nearMissNo)
  await emp().edit(nearMiss, touched, two.nearMissNo, { contentDesc: '그 뒤에 고침' })
  await expect(undo(emp(), second)).rejects.toMatchObject({ status: 409, code: 'PROPOSAL_NOT_UNDONE' })
  expect((await emp().read(nearMiss, one.nearMissNo)).placeDesc).toBe('밸브 매니폴드')
})

test('an unnamed report is refused to others, and its author is nowhere in what they are shown', async () => {
  const { nearMissNo } = await draft({ nearMissTitle: '이름 없이', anonymousYn: 'Y' })
  await emp().act(nearMiss, nearMissNo, 'report')
  const sheet = await sheetOf(site().as('mgr'), ['이름 없이'])
  const [line = []] = sheet.lines
  expect(line[sheet.at('제목')]).toBe('이름 없이')
  line[sheet.at('발생장소')] = '짐작한 곳'
  const page = await pageOf(site().as('mgr'), await propose(site().as('mgr'), sheet.all()))
  expect(page.counts).toMatchObject({ REFUSED: 1 })
  expect(JSON.stringify(page)).not.toMatch(/김서연|"emp"/)
  const own = await sheetOf(emp(), ['이름 없이'])
  expect((await propose(emp(), own.all())).counts).toMatchObject({ SAME: 1 })
})

test('an empty sheet, that of another list and one of no list are told as what they are', async () => {
  await takenBack('목록의 것')
  const { head, lines } = await sheetOf(emp(), ['목록의 것'])
  await expect(propose(emp(), [head])).rejects.toMatchObject({ status: 400, code: 'EMPTY_SHEET' })
  const other = head.with(-1, String(head.at(-1)).replace('near-miss', 'impr'))
  await expect(propose(emp(), [other, ...lines])).rejects.toMatchObject({ status: 422, code: 'OTHER_LIST' })
  await expect(propose(emp(), [['제목'], ['적은 것']])).rejects.toMatchObject({ status: 422, code: 'NOT_OF_LIST' })
})

test('near misses with an injury refused in a sheet are told to the safety manager as those of the form are', async () => {
  const heard = async () =>
    (await site().as('safety').notifications()).rows.filter(({ messageDesc }) => messageDesc.includes('부상자 2명'))
      .length
  const head = ['제목', '발생장소', '발생일시', '부상자 수']
  const known = await heard()
  const upload = async (title: string) =>
    emp()
      .call(`${api}s/upload`, { method: 'POST', body: await fileOf([head, [title, '3층', '2026-11-20 09:00', 2]]) })
      .catch((error) => expect(error).toMatchObject({ code: 'INVALID_INPUT' }))
  await upload('다친 사람 있음')
  expect(await heard()).toBe(known + 1)
  // The same sheet again, by whichever door, is the same injury.
  await upload('다친 사람 있음')
  const sheet = await sheetOf(emp(), [])
  const cells: Record<string, Cell> = {
    제목: '다친 사람 있음',
    발생장소: '3층',
    발생일시: '2026-11-20 09:00',
    '부상자 수': 2,
  }
  const sent = await propose(emp(), [sheet.head, sheet.head.map((text) => cells[String(text)] ?? null)])
  expect(sent.counts).toMatchObject({ REFUSED: 1 })
  expect(await heard()).toBe(known + 1)
  await upload('또 다친 사람 있음')
  expect(await heard()).toBe(known + 2)
})

test('a proposal is gone when its time is over', async () => {
  await takenBack('오래된 것')
  const sent = await propose(emp(), (await sheetOf(emp(), ['오래된 것'])).all())
  await site().sql("update com_sheet_proposal set expire_dt = now() - interval '1 minute' where proposal_no = $1", [
    sent.proposalNo,
  ])
  await expect(pageOf(emp(), sent)).rejects.toMatchObject({ status: 404 })
  await site().runJob('clean-up-proposals')
  expect(await site().sql('select 1 from com_sheet_proposal where proposal_no = $1', [sent.proposalNo])).toEqual([])
})
