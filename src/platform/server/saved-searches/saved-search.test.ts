/** Saved searches of a list: own, shared with a group, ordered, and nobody else's to change. */
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const url = '/api/saved-searches'
interface Saved {
  savedSearchNo: number
  savedSearchNm: string
  queryDesc: string
  shareAuthGrpNo: number | null
  ownerNm: string
  mine: boolean
}
interface Answer {
  rows: Saved[]
  groups: { authGrpNo: number; authGrpNm: string }[]
}
const searchesOf = (userId: string, listPath: string) =>
  site()
    .as(userId)
    .call<Answer>(`${url}?listPath=${encodeURIComponent(listPath)}`)
const save = (userId: string, listPath: string, savedSearchNm: string, more: object = {}) =>
  site()
    .as(userId)
    .call<{ savedSearchNo: number }>(url, {
      method: 'POST',
      body: { listPath, savedSearchNm, queryDesc: 'statusCd=ACTION&sort=-occurDt', ...more },
    })
const change = (userId: string, no: number, body: object) =>
  site().as(userId).call(`${url}/${no}`, { method: 'PUT', body })
const names = async (userId: string, listPath: string) =>
  (await searchesOf(userId, listPath)).rows.map(({ savedSearchNm }) => savedSearchNm)

test('S-231 conditions and order are kept under a name, for one list, for one person', async () => {
  await save('emp', '/a', '조치중')
  expect((await searchesOf('emp', '/a')).rows[0]).toMatchObject({
    savedSearchNm: '조치중',
    queryDesc: 'statusCd=ACTION&sort=-occurDt',
    mine: true,
  })
  expect(await names('emp', '/b')).toEqual([])
  expect(await names('emp2', '/a')).toEqual([])
})

test("a name stands once; renaming, overwriting and deleting are the owner's", async () => {
  const first = await save('emp', '/c', '하나')
  const second = await save('emp', '/c', '둘')
  await expect(save('emp', '/c', '하나')).rejects.toMatchObject({ status: 422, code: 'SEARCH_NAME_TAKEN' })
  await expect(change('emp', second.savedSearchNo, { savedSearchNm: '하나' })).rejects.toMatchObject({ status: 422 })
  await change('emp', first.savedSearchNo, { savedSearchNm: '첫째', queryDesc: 'q=밸브' })
  expect((await searchesOf('emp', '/c')).rows[0]).toMatchObject({ savedSearchNm: '첫째', queryDesc: 'q=밸브' })
  await expect(change('emp2', first.savedSearchNo, { savedSearchNm: '남의 것' })).rejects.toMatchObject({ status: 404 })
  await expect(site().as('emp2').call(`${url}/${first.savedSearchNo}`, { method: 'DELETE' })).rejects.toMatchObject({
    status: 404,
  })
  await site().as('emp').call(`${url}/${first.savedSearchNo}`, { method: 'DELETE' })
  expect(await names('emp', '/c')).toEqual(['둘'])
})

test("the order is the person's", async () => {
  const all = [await save('emp', '/d', '가'), await save('emp', '/d', '나'), await save('emp', '/d', '다')]
  const savedSearchNos = all.map(({ savedSearchNo }) => savedSearchNo).reverse()
  await site()
    .as('emp')
    .call(`${url}/order`, { method: 'PUT', body: { listPath: '/d', savedSearchNos } })
  expect(await names('emp', '/d')).toEqual(['다', '나', '가'])
})

test('members of a group see what was shared with it and cannot change it; who is no member cannot share with it', async () => {
  const [group] = (await searchesOf('emp', '/e')).groups
  const shareAuthGrpNo = group?.authGrpNo ?? 0
  const { savedSearchNo } = await save('emp', '/e', '모두의 것', { shareAuthGrpNo })
  expect((await searchesOf('emp2', '/e')).rows).toMatchObject([{ savedSearchNo, mine: false, ownerNm: '김서연' }])
  expect(await names('safety', '/e')).toEqual([])
  await expect(change('emp2', savedSearchNo, { queryDesc: '' })).rejects.toMatchObject({ status: 404 })
  await expect(save('safety', '/e', '남의 그룹', { shareAuthGrpNo })).rejects.toMatchObject({ status: 403 })
  await change('emp', savedSearchNo, { shareAuthGrpNo: null })
  expect(await names('emp2', '/e')).toEqual([])
})

test('a group of vendors holds many companies: vendors share nothing', async () => {
  expect((await searchesOf('V100001-01', '/f')).groups).toEqual([])
})
