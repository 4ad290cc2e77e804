/** CSV wherever lists go out and sheets come in: the same rows, the same rules, the same answers. */
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { rosterSheet } from '#modules/contractor/person/person.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import type { Proposal, ProposalPage } from '#platform/model/proposal.ts'
import { ZipArchive } from '#platform/server/excel/zip-reader.ts'
import { WRITE_EXPORTS } from '#platform/server/exports/write-exports.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite({ settings: { maxExportRows: 40 } })
const { api } = nearMiss
const emp = () => site().as('emp')
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = '목록.csv') => {
  const body = new FormData()
  body.set('file', new Blob([content]), name)
  return body
}
const post = <T = Record<string, number>>(person: string, path: string, body: FormData) =>
  site().as(person).call<T>(path, { method: 'POST', body })
/** As it is sent, its mark included. */
async function csvOf(person: string, path: string) {
  const answer = await site().as(person).fetch(path)
  const disposition = decodeURIComponent(answer.headers.get('content-disposition') ?? '')
  const text = Buffer.from(await answer.arrayBuffer()).toString()
  return { type: answer.headers.get('content-type'), disposition, text, lines: text.slice(1).split('\r\n') }
}
async function takenBack(nearMissTitle: string) {
  const { nearMissNo } = await emp().create(nearMiss, aNearMiss({ nearMissTitle }))
  await emp().act(nearMiss, nearMissNo, 'report')
  return emp().act(nearMiss, nearMissNo, 'takeBack')
}
const LIST = `${api}s/excel?format=csv&sort=nearMissNo&columns=nearMissTitle,statusCd,due,placeDesc,occurDt,injuredCnt,anonymousYn,measureDesc,createUserId,createDt`

test('a list as CSV comes back with nothing changed, whatever its texts begin with, and with what was changed', async () => {
  const titles = ['=HYPERLINK("http://x")', '+82 발판', '-5도 결빙', '@밸브', "'따옴표", '쉼표, "따옴표"; 셋째']
  const records = await Promise.all(titles.map(takenBack))
  const list = await csvOf('emp', LIST)
  expect(list.type).toBe('text/csv; charset=utf-8')
  expect(list.disposition).toMatch(/아차사고_\d{14}\.csv$/)
  expect(list.text).toMatch(/^\ufeffNo,번호,제목,상태,기한,/)
  expect(list.text).toContain(`,"'=HYPERLINK(""http://x"")",`)
  const same = await post<Proposal>('emp', `${api}s/proposal`, fileOf(list.text))
  expect(same).toMatchObject({ versionYn: 'Y', counts: { SAME: titles.length, CHANGED: 0, REFUSED: 0, NEW: 0 } })
  const changed = list.text.replace(",'@밸브,", ',밸브 누출,')
  const sent = await post<Proposal>('emp', `${api}s/proposal`, fileOf(changed))
  expect(sent.counts).toMatchObject({ SAME: titles.length - 1, CHANGED: 1 })
  await emp().call(`/api/proposals/${sent.proposalNo}/confirm`, { method: 'POST' })
  const stored = await Promise.all(records.map(({ nearMissNo }) => emp().read(nearMiss, nearMissNo)))
  expect(stored.map((one) => one.nearMissTitle)).toEqual(titles.with(3, '밸브 누출'))
})

test('a list that Excel has saved as CSV again says the same: other separators, hours without their 0', async () => {
  const { nearMissDocNo } = await takenBack('다시 저장')
  const { lines } = await csvOf('emp', LIST)
  const [head = '', ...rows] = lines
  const row = rows.find((line) => line.includes('다시 저장')) ?? ''
  const saved = [head, row]
    .join('\r\n')
    .replace(/ 0(\d:\d\d)/g, ' $1')
    .replaceAll(',', ';')
  const sent = await post<Proposal>('emp', `${api}s/proposal`, fileOf(saved))
  expect(sent.counts).toMatchObject({ SAME: 1, CHANGED: 0, REFUSED: 0, NEW: 0 })
  const { rows: seen } = await emp().call<ProposalPage>(`/api/proposals/${sent.proposalNo}`)
  expect(seen[0]).toMatchObject({ docNo: nearMissDocNo, kindCd: 'SAME' })
})

test('a list as CSV names whoever told something, and of what was told without a name only to those who may know', async () => {
  const told = async (userId: string, nearMissTitle: string, anonymousYn: 'Y' | 'N') => {
    const { nearMissNo } = await site().as(userId).create(nearMiss, aNearMiss({ nearMissTitle, anonymousYn }))
    await site().as(userId).act(nearMiss, nearMissNo, 'report')
  }
  await told('emp', '이름을 밝힘', 'N')
  await told('emp', '이름을 숨김', 'Y')
  await told('V100001-02', '업체가 숨김', 'Y')
  const address = `${api}s/excel?format=csv&sort=nearMissNo&columns=nearMissTitle,vendorCd,createUserId`
  const seenBy = async (userId: string) => {
    const { lines } = await csvOf(userId, address)
    return ['이름을 밝힘', '이름을 숨김', '업체가 숨김'].map((title) => {
      const [, , , vendorNm, createUserNm] = lines.find((line) => line.includes(title))?.split(',') ?? []
      return [vendorNm, createUserNm]
    })
  }
  const [[, author = ''] = [], , [vendor = '', contractor = ''] = []] = await seenBy('safety')
  expect([author, vendor, contractor].every((name) => /[가-힣]/.test(name) && name !== '익명')).toBe(true)
  expect(await seenBy('owner')).toEqual([
    ['', author],
    ['', '익명'],
    ['', '익명'],
  ])
  // His own he knows.
  expect(await seenBy('emp')).toEqual([
    ['', author],
    ['', author],
    ['', '익명'],
  ])
})

test('a file of the background says byte for byte what the list sent at once says, whoever asks and in either form', async () => {
  const odd = [
    '=1+1',
    "'=1",
    ' 앞뒤 ',
    '가  나',
    '쉼표, "따옴표"',
    '<b>&amp;</b>',
    '_x0041_',
    '역\\N',
    '＝1',
    '가\u3000',
  ]
  await Promise.all(
    [...odd, '줄\r\n바꿈', '탭\t'].map((contentDesc, at) =>
      emp().create(nearMiss, aNearMiss({ nearMissTitle: odd[at] ?? '긴 글', contentDesc, injuredCnt: at })),
    ),
  )
  const query = {
    sort: 'nearMissNo',
    columns: `${LIST.split('columns=')[1]?.replace('due,', '')},processNo,vendorCd,accTypeCd,ownerUserId,dueYmd,contentDesc,updateDt`,
  }
  const contentOf = async (person: string, path: string, format: string) => {
    const content = Buffer.from(await (await site().as(person).fetch(path)).arrayBuffer())
    if (format === 'csv') return content.toString().split('\r\n')
    const sheet = await buffer(new ZipArchive(content, 10_000_000).read('xl/worksheets/sheet1.xml'))
    return sheet.toString().split('<row ')
  }
  for (const person of ['emp', 'owner', 'safety', 'V100001-02'])
    for (const format of ['csv', 'xlsx']) {
      const asked = { source: nearMiss.name, query: { ...query, format } }
      const { exportNo } = await site()
        .as(person)
        .call<{ exportNo: number }>('/api/exports', { method: 'POST', body: asked })
      expect(await site().runJob(WRITE_EXPORTS)).toBe(1)
      const written = await contentOf(person, `/api/exports/${exportNo}/file`, format)
      expect(written.length).toBeGreaterThan(2)
      expect(written).toEqual(
        await contentOf(person, `${api}s/excel?${new URLSearchParams({ ...query, format })}`, format),
      )
    }
})

test('rows of documents, masters and rosters come in as CSV, of UTF-8 and of Korean Windows', async () => {
  const report =
    '제목,발생일시,발생장소,부상자 수\r\n(예시) 제목,2026-11-20,현장,0\r\n씨에스브이,2026.11.20 9:00,3층,0\r\n'
  expect(await post('emp', `${api}s/upload`, fileOf(report))).toEqual({ inserted: 1 })
  const group = '\ufeff그룹코드;그룹명\nCSVGRP;모음\n'
  expect(await post('admin', '/api/manage/codegroups/upload', fileOf(group))).toMatchObject({ inserted: 1 })
  // 김뷁, as Excel in Korean saves him.
  const roster = Uint8Array.from(Buffer.from(ROSTER, 'base64'))
  expect(await post('V100002-01', `${rosterSheet.api}/upload?dryRun=Y`, fileOf(roster))).toMatchObject({ inserted: 1 })
})
const ROSTER =
  'vLq47Sy7/bPiv/nAzyyxucD7LMjetOvG+Sy68bvzv6y29MOzLLvnv+u+8L7uLMH3wb4ssO2/68f8xcIswNS758DPLLCzwM7BpLq4ILW/wMcNCrHolO4sMTk5MC0wMS0wMiy068fRuc6xuSwwMTA3MDAwMDAwMSwwMTAtMTExMS0xMTExLMfRsbm+7iy/68GiLLvzv+ssMjAyNi0xMS0wMixZDQo='

test('what is wrong in a CSV file is told as in any sheet: at its cell, at its file', async () => {
  const wrong = '제목,발생일시,발생장소,부상자 수\r\n잘못,어제쯤,3층,둘\r\n'
  await expect(post('emp', `${api}s/upload`, fileOf(wrong))).rejects.toMatchObject({
    status: 400,
    answer: { problems: [{ field: 'rows.2.occurDt' }, { field: 'rows.2.injuredCnt' }] },
  })
  const file = { status: 415 }
  await expect(post('emp', `${api}s/upload`, fileOf('제목,"열린 따옴표'))).rejects.toMatchObject({
    ...file,
    code: 'NOT_CSV',
  })
  await expect(post('emp', `${api}s/upload`, fileOf('제목\r\n', '목록.xlsx'))).rejects.toMatchObject({
    ...file,
    code: 'NOT_XLSX',
  })
  await expect(post('emp', `${api}s/upload`, fileOf('제목\r\n'))).rejects.toMatchObject({ code: 'EMPTY_SHEET' })
  const [head, row] = (await csvOf('emp', LIST)).lines
  await expect(post('emp', `${api}s/upload`, fileOf(`${head}\r\n${row}\r\n`))).rejects.toMatchObject({
    code: 'SHEET_OF_LIST',
  })
})

test('masters and read lists go out as CSV; a long list is written so in the background', async () => {
  const users = await csvOf('admin', '/api/manage/users/excel?format=csv&columns=userId,userNm,phoneNo&q=emp')
  expect(users.text).toMatch(/^\ufeffNo,사번,성명,휴대전화\r\n1,/)
  const log = await csvOf('admin', '/api/manage/log/loginhistorys/excel?format=csv')
  expect(log.text).toMatch(/^\ufeffNo,/)
  expect((await site().as('emp').fetch(`${api}s/excel?format=pdf`)).status).toBe(400)

  const asked = { source: nearMiss.name, query: { format: 'csv', columns: 'nearMissTitle', sort: 'nearMissNo' } }
  const { exportNo } = await emp().call<{ exportNo: number }>('/api/exports', { method: 'POST', body: asked })
  expect(await site().runJob(WRITE_EXPORTS)).toBe(1)
  const file = await csvOf('emp', `/api/exports/${exportNo}/file`)
  expect(file.type).toBe('text/csv; charset=utf-8')
  expect(file.disposition).toMatch(/\.csv$/)
  expect(file.lines[0]).toMatch(/^No,번호,제목,/)
})
