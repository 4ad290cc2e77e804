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

test('who may not open the list finds nothing in it', async () => {
  await site().sql("delete from sys_auth_menu where menu_id = 'SAF_ACC_NM'")
  await expect.poll(() => look('safety', '').catch(({ status }) => status)).toBe(403)
  await expect(site().as('safety').call('/api/common/references/unknown')).rejects.toMatchObject({ status: 404 })
})
