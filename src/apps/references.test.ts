/** Looking for the document that a field refers to. */
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
interface Answer {
  rows: { key: number; docNo: string | null; title: string | null }[]
}
const look = (userId: string, query: string) =>
  site().as(userId).call<Answer>(`/api/common/references/${nearMiss.name}?${query}`)

test('a document is found by what its list finds, and named by its key', async () => {
  const draft = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: '난간 흔들림' }))
  await site().as('emp').act(nearMiss, draft.nearMissNo, 'report')
  const found = await look('safety', `q=${encodeURIComponent('난간')}`)
  expect(found.rows).toEqual([{ key: draft.nearMissNo, docNo: expect.stringMatching(/^NM-/), title: '난간 흔들림' }])
  expect(await look('safety', `no=${draft.nearMissNo}`)).toEqual(found)
  expect((await look('safety', 'no=999999')).rows).toEqual([])
})

test('what somebody has to hand over is named to whom may read it, else only counted', async () => {
  const { nearMissNo } = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: '사다리 고정 불량' }))
  await site().as('emp').act(nearMiss, nearMissNo, 'report')
  const triage = { accTypeCd: 'LEAK', potSevCd: '2', ownerUserId: 'owner', dueYmd: site().services.clock.today() }
  await site().as('safety').act(nearMiss, nearMissNo, 'assign', triage)
  const open = async () => {
    const { rows } = await site().as('admin').call<{ rows: object[] }>('/api/manage/user/owner/openwork')
    return rows.filter((row) => 'label' in row && row.label === nearMiss.label)
  }
  const url = `${nearMiss.route.staff}/${nearMissNo}`
  expect(await open()).toContainEqual(expect.objectContaining({ title: '사다리 고정 불량', url }))
  await site().sql(`
    delete from sys_auth_menu where menu_id = 'SAF_ACC_NM' and auth_grp_no in (
      select auth_grp_no from sys_auth_user where user_id = 'admin')`)
  await expect
    .poll(async () => (await open()).at(-1))
    .toMatchObject({ docNo: expect.stringMatching(/^NM-/), title: '', url: null })
})

test('who may not open the list finds nothing in it', async () => {
  await site().sql("delete from sys_auth_menu where menu_id = 'SAF_ACC_NM'")
  await expect.poll(() => look('safety', '').catch(({ status }) => status)).toBe(403)
  await expect(site().as('safety').call('/api/common/references/unknown')).rejects.toMatchObject({ status: 404 })
})
