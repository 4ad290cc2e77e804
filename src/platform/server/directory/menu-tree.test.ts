import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
interface Row {
  menuId: string
  menuNm: string
  upMenuId: string | null
}
const search = (query = '') => site().as('admin').call<Row[]>(`/menus${query}`)
const idsOf = async (query: string) => (await search(query)).map(({ menuId }) => menuId)

test('S-155 S-371 the tree of the menu answers rows with menuId and upMenuId, parents before what they hold', async () => {
  const rows = await search()
  const ids = new Set(rows.map(({ menuId }) => menuId))
  expect(ids.size).toBe(rows.length)
  expect(rows.every(({ upMenuId }) => upMenuId === null || ids.has(upMenuId))).toBe(true)
  expect(await site().as('admin').call('/menus/SAF_ACC_NM')).toMatchObject({ menuNm: '아차사고', upMenuId: 'SAF_ACC' })
  expect((await site().as('admin').fetch('/menus/NOTHING')).status).toBe(404)
})

test('S-155 it is searched by task group, name and the menu above; what holds a match comes with it', async () => {
  expect(new Set(await idsOf(`?menuNm=${encodeURIComponent('아차사고 통계')}`))).toEqual(
    new Set(['SAF', 'SAF_ACC', 'SAF_ACC_NMSTAT']),
  )
  const ofVendors = await idsOf('?taskGrpCd=VENDOR')
  expect(ofVendors).toContain('VND_COWORK_NM')
  expect(ofVendors.filter((menuId) => !menuId.startsWith('VND'))).toEqual([])
  expect(new Set(await idsOf('?upMenuId=SAF_ACC&menuNm=Near'))).toEqual(
    new Set(['SAF', 'SAF_ACC', 'SAF_ACC_NM', 'SAF_ACC_NMSTAT']),
  )
  expect(await idsOf(`?upMenuNm=${encodeURIComponent('협업')}`)).toContain('VND_COWORK_NM')
  expect(await idsOf('?menuNm=nothing-like-it')).toEqual([])
})

test('S-155 S-371 only administrators get it, and nobody without signing in', async () => {
  expect((await site().as('emp').fetch('/menus')).status).toBe(403)
  expect((await fetch(`${site().address}/menus`)).status).toBe(401)
  expect((await fetch(`${site().address}/%6denus`)).status).toBe(401)
})
