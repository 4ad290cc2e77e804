/** The grammar that every document's endpoints keep, tried on the reference module. */
import { describe, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { ListQuery } from '#platform/model/query.ts'
import { aFileSite, anotherInstance } from '#platform/test/site.ts'

const site = aFileSite()
const { api } = nearMiss
const emp = () => site().as('emp')
const status = async (path: string, request = {}) => (await emp().fetch(path, request)).status
const draft = (values = {}) => emp().create(nearMiss, aNearMiss(values))
const reported = async (values = {}) => emp().act(nearMiss, (await draft(values)).nearMissNo, 'report')

describe('lists', () => {
  test('a list counts exactly what it shows, whatever narrows it', async () => {
    for (const title of ['밸브 누출', '배관 누출 흔적', '계단 미끄러움']) await reported({ nearMissTitle: title })
    await draft({ nearMissTitle: '쓰다 만 누출 보고' })
    const today = dayOf(new Date())
    const narrowings: Partial<ListQuery>[] = [
      {},
      { q: '누출' },
      { q: '누출 배관' },
      { q: '누출 흔' },
      { q: 'NM-' },
      { where: { statusCd: 'REPORTED' } },
      { where: { statusCd: 'REPORTED,TEMP' } },
      { where: { statusCd: 'TEMP' } },
      { where: { occurDtFrom: today, occurDtTo: today } },
      { where: { occurDtTo: addDays(today, -1) } },
      { q: '누출', where: { statusCd: 'REPORTED' } },
      { where: { plantCd: '3000' } },
    ]
    for (const narrowing of narrowings) {
      const { total, rows } = await emp().list(nearMiss, { ...narrowing, limit: 100 })
      expect(total, JSON.stringify(narrowing)).toBe(rows.length)
      const counted = await emp().call<{ count: number }>(
        `${api}s/count?${new URLSearchParams({ ...narrowing.where, ...(narrowing.q && { q: narrowing.q }) })}`,
      )
      expect(counted.count, JSON.stringify(narrowing)).toBe(total)
    }
    expect((await emp().list(nearMiss, { q: '누출' })).total).toBe(3)
    expect((await emp().list(nearMiss, { q: '누출 배관' })).total).toBe(1)
    expect((await emp().list(nearMiss, { where: { plantCd: '3000' } })).total).toBe(0)
  })

  test('a list is sorted and paged, the newest first', async () => {
    for (let index = 0; index < 5; index++)
      await reported({ nearMissTitle: `차례 ${index}`, occurDt: `2026-01-0${5 - index}T09:00:00+09:00` })
    const page = async (query: Partial<ListQuery>) =>
      (await emp().list(nearMiss, { q: '차례', ...query })).rows.map(({ nearMissTitle }) => nearMissTitle)
    expect(await page({})).toEqual(['차례 4', '차례 3', '차례 2', '차례 1', '차례 0'])
    expect(await page({ limit: 2, page: 2 })).toEqual(['차례 2', '차례 1'])
    expect(await page({ sort: '-occurDt', limit: 2 })).toEqual(['차례 0', '차례 1'])
    expect(await page({ page: 9 })).toEqual([])
  })

  test('the duplicate check finds what says the same, within one’s own rows', async () => {
    const { nearMissNo } = await reported({ nearMissTitle: '같은 제목', placeDesc: '같은 장소' })
    const ask = (userId: string, query: Record<string, string>) =>
      site()
        .as(userId)
        .call<{ duplicateYn: string; rows: { no: number }[] }>(`${api}/duplicate?${new URLSearchParams(query)}`)
    const same = await ask('emp2', { nearMissTitle: ' 같은 제목 ', placeDesc: '같은 장소' })
    expect(same).toMatchObject({ duplicateYn: 'Y', rows: [{ no: nearMissNo }] })
    expect(await ask('emp2', { nearMissTitle: '같은 제목', placeDesc: '다른 장소' })).toEqual({
      duplicateYn: 'N',
      rows: [],
    })
    expect((await ask('emp3', { nearMissTitle: '같은 제목' })).duplicateYn).toBe('N')
    expect(await status(`${api}/duplicate`)).toBe(400)
  })

  test('what a list does not understand is refused, not ignored', async () => {
    for (const query of [
      'foo=1',
      'sort=measureDesc',
      'limit=301',
      'page=0',
      'page=x',
      'occurDtFrom=gestern',
      'processNo=abc',
      'statusCd='.padEnd(5000, ','),
    ])
      expect(await status(`${api}s?${query}`), query.slice(0, 30)).toBe(400)
  })
})

describe('versions and repetition', () => {
  test('a stale save is refused and says who changed which fields when; nothing is lost', async () => {
    const first = await draft()
    await emp().edit(nearMiss, first, first.nearMissNo, { placeDesc: '새 장소' })
    const stale = emp().edit(nearMiss, first, first.nearMissNo, { nearMissTitle: '늦은 제목' })
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'CM-01' })
    const { answer } = await stale.catch((refused) => refused)
    expect(answer.message).toBe('다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도하세요.')
    expect(answer.changed).toMatchObject({ userNm: '김서연', fields: [{ name: 'placeDesc', label: '발생장소' }] })
    expect(await emp().read(nearMiss, first.nearMissNo)).toMatchObject({ placeDesc: '새 장소', rowVersion: 2 })
  })

  test('S-373 the same key makes one record, however often and however fast it is sent', async () => {
    const send = () =>
      emp().create(nearMiss, aNearMiss({ nearMissTitle: '두 번 누름' }), { 'idempotency-key': 'twice' })
    const records = await Promise.all([send(), send(), send()])
    expect(new Set(records.map(({ nearMissNo }) => nearMissNo)).size).toBe(1)
    expect((await emp().list(nearMiss, { q: '두 번 누름' })).total).toBe(1)
    const other = emp().create(nearMiss, aNearMiss({ nearMissTitle: '다른 내용' }), { 'idempotency-key': 'twice' })
    await expect(other).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('numbers of a day run without a gap when many report at once', async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => draft()))
    const records = await Promise.all(
      drafts.map(({ nearMissNo }) => emp().act(nearMiss, nearMissNo, 'report', { rowVersion: 1 })),
    )
    const serials = records.map(({ nearMissDocNo }) => Number(nearMissDocNo?.slice(-4))).sort((a, b) => a - b)
    expect(serials.map((serial) => serial - (serials[0] ?? 0))).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })

  test('a draft can be deleted, what was submitted cannot', async () => {
    const unsent = await draft()
    expect(await status(`${api}/${unsent.nearMissNo}?rowVersion=1`, { method: 'DELETE' })).toBe(204)
    expect(await status(`${api}/${unsent.nearMissNo}`)).toBe(404)
    const sent = await reported()
    expect(await status(`${api}/${sent.nearMissNo}?rowVersion=${sent.rowVersion}`, { method: 'DELETE' })).toBe(403)
  })
})

describe('the story of a record', () => {
  test('every write leaves who, what and the values before and after', async () => {
    const first = await draft({ placeDesc: '처음 장소' })
    await emp().edit(nearMiss, first, first.nearMissNo, { placeDesc: '고친 장소' })
    await emp().act(nearMiss, first.nearMissNo, 'report')
    const { rows } = await emp().history(nearMiss, first.nearMissNo)
    expect(rows.map(({ actionCd }) => actionCd)).toEqual(['report', 'EDIT', 'CREATE'])
    expect(rows[0]).toMatchObject({ fromStatusCd: 'TEMP', toStatusCd: 'REPORTED', userNm: '김서연' })
    expect(rows[1]?.diff).toEqual({ placeDesc: ['처음 장소', '고친 장소'] })
  })

  test('people and places in it have their names, not their keys', async () => {
    const { nearMissNo } = await reported()
    const values = { accTypeCd: 'TRIP', potSevCd: '2', ownerUserId: 'owner', dueYmd: '2026-12-24' }
    await site().as('safety').act(nearMiss, nearMissNo, 'assign', values)
    const [process] = await site().sql<{ no: number; nm: string }>(
      "select process_no::int as no, process_nm as nm from process where plant_cd = '2000' and use_yn = 'Y' order by 1 limit 1",
    )
    const mine = await draft()
    await emp().edit(nearMiss, mine, mine.nearMissNo, { processNo: process?.no ?? null })
    const told = async (no: number, by: string) => (await site().as(by).history(nearMiss, no)).rows[0]?.diff
    const [owner] = await site().sql<{ nm: string }>("select user_nm as nm from sys_user where user_id = 'owner'")
    expect((await told(nearMissNo, 'safety'))?.ownerUserId).toEqual([null, owner?.nm])
    expect((await told(mine.nearMissNo, 'emp'))?.processNo?.[1]).toBe(process?.nm)
  })

  test('nobody changes or removes what was logged', async () => {
    await reported()
    for (const statement of ['update sys_audit set user_id = null', 'delete from sys_audit'])
      await expect(site().sql(`set role jikim_app; ${statement}`)).rejects.toThrow('permission denied')
  })

  test('a comment is removed by its author alone', async () => {
    const { nearMissNo } = await reported()
    await emp().comment(nearMiss, nearMissNo, '현장 확인했습니다.')
    const comments = () => emp().call<{ rows: { commentNo: number; mine: boolean }[] }>(`${api}/${nearMissNo}/comments`)
    const [comment] = (await comments()).rows
    expect(comment?.mine).toBe(true)
    const path = `${api}/${nearMissNo}/comments/${comment?.commentNo}`
    expect((await site().as('safety').fetch(path, { method: 'DELETE' })).status).toBe(404)
    expect((await emp().fetch(path, { method: 'DELETE' })).status).toBe(204)
    expect((await comments()).rows).toEqual([])
  })
})

test('whoever asks first what the API is keeps nobody else waiting', async () => {
  const beside = await anotherInstance(site())
  let isMade = false
  const asked = fetch(`${beside.address}/api/docs/json`).then(async (answer) => {
    const description = (await answer.json()) as { paths: object }
    isMade = true
    return Object.keys(description.paths).length
  })
  let answeredCnt = 0
  for (; !isMade; answeredCnt++) await (await fetch(`${beside.address}/api/health`)).json()
  expect(await asked).toBeGreaterThan(1000)
  expect(answeredCnt).toBeGreaterThan(10)
})

test('the description of the API opens in a browser, without the signature that its address cannot carry', async () => {
  for (const path of ['/api/docs', '/api/docs/json']) {
    const page = await fetch(`${site().address}${path}`, { headers: { 'sec-fetch-site': 'none', accept: 'text/html' } })
    expect([path, page.status]).toEqual([path, 200])
  }
})

test('the API describes itself as OpenAPI 3.1', async () => {
  const description = await (await fetch(`${site().address}/api/docs/json`)).json()
  expect(description).toMatchObject({
    openapi: '3.1.0',
    paths: { [`${api}s`]: expect.anything(), [`${api}/{no}/{actionCd}`]: expect.anything() },
  })
})

test('S-372 a document has a list, a count, a record, a duplicate check and sheets, and is edited by PUT and by PATCH', async () => {
  const { paths } = await (await fetch(`${site().address}/api/docs/json`)).json()
  const gets = [`${api}s`, `${api}s/count`, `${api}/{no}`, `${api}/duplicate`, `${api}s/excel`, `${api}s/template`]
  expect(gets.filter((path) => !paths[path]?.get)).toEqual([])
  expect(Object.keys(paths[`${api}/{no}`])).toEqual(expect.arrayContaining(['get', 'put', 'patch', 'delete']))
  expect(Object.keys(paths[api])).toContain('post')
  expect(Object.keys(paths[`${api}s/upload`])).toContain('post')
})
