/** The command palette's one question: records of every kind and people, as far as the person sees. */
import { expect, test } from 'vitest'
import { muscleSymptom } from '#modules/hea/muscle/muscle-symptom.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
interface Found {
  records: { no: number; docNo: string; title: string; route: string }[]
  people: { userNm: string; orgNm: string; telNo: string | null; email: string | null }[]
}
const find = (q: string, userId = 'emp2') =>
  site()
    .as(userId)
    .call<Found>(`/api/palette?q=${encodeURIComponent(q)}`)
async function reported(nearMissTitle: string, userId = 'emp') {
  const { nearMissNo } = await site().as(userId).create(nearMiss, aNearMiss({ nearMissTitle }))
  return site().as(userId).act(nearMiss, nearMissNo, 'report')
}

test('a record is found by its number, by parts of it, and by its title', async () => {
  const report = await reported('질소 배관 진동')
  const docNo = report.nearMissDocNo ?? ''
  const serial = String(Number(docNo.slice(-4)))
  for (const q of [
    docNo,
    docNo.toLowerCase(),
    docNo.slice(0, -1),
    `nm ${serial}`,
    docNo.slice(0, 7),
    docNo.slice(5, 14),
    `${docNo.slice(7, 11)}-${serial}`,
    '질소 진동',
  ])
    expect((await find(q)).records.map(({ no }) => no)).toContain(report.nearMissNo)
  const [found] = (await find(docNo)).records
  expect(found).toMatchObject({ docNo, title: '질소 배관 진동', route: `${nearMiss.route.staff}/${report.nearMissNo}` })
})

test('only what the person may read is found: no draft, no other vendor, no closed menu', async () => {
  const { nearMissNo } = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: '혼자만의 초안' }))
  expect((await find('혼자만의', 'emp')).records.map(({ no }) => no)).toEqual([nearMissNo])
  expect((await find('혼자만의')).records).toEqual([])
  const theirs = await reported('협력업체의 발견', 'V100001-01')
  expect((await find('협력업체의', 'V100001-02')).records[0]?.route).toBe(
    `${nearMiss.route.vendor}/${theirs.nearMissNo}`,
  )
  expect((await find('협력업체의', 'V100002-01')).records).toEqual([])
  expect((await find(theirs.nearMissDocNo ?? '', 'V100002-01')).records).toEqual([])
})

test('people are found by name and initials with the ways to reach them; a vendor finds its own only', async () => {
  expect((await find('ㄱㅇㄴ')).people.map(({ userNm }) => userNm)).toContain('김안나')
  const [found] = (await find('김안나')).people
  expect(found).toMatchObject({ userNm: '김안나', orgNm: expect.any(String) })
  expect((await find('김안나', 'V100001-01')).people).toEqual([])
  const [foreman] = (await find('V100001-01', 'V100001-01')).people
  expect(foreman).toMatchObject({ userNm: expect.any(String), telNo: null })
})

test('one letter is not looked for', async () => {
  await expect(find('김')).rejects.toMatchObject({ status: 400 })
})

test('a kind of which no text is searched is no hindrance: it is found by number, and by words not at all', async () => {
  expect(muscleSymptom.list.search).toEqual([])
  const hygiene = site().as('hygiene')
  expect((await hygiene.call<Found>('/api/palette?q=%EB%B0%B0%EA%B4%80')).records).toBeInstanceOf(Array)
  expect(await hygiene.list(muscleSymptom, { q: '배관' })).toMatchObject({ total: 0, rows: [] })
})
