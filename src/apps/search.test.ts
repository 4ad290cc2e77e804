/** Searching a list: what was submitted is found by its index, one's own drafts by reading them. */
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import type { ListQuery } from '#platform/model/query.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const draft = (nearMissTitle: string) => site().as('emp').create(nearMiss, aNearMiss({ nearMissTitle }))
const reported = async (nearMissTitle: string) =>
  site()
    .as('emp')
    .act(nearMiss, (await draft(nearMissTitle)).nearMissNo, 'report')
async function found(userId: string, query: Partial<ListQuery>) {
  const { total, rows } = await site().as(userId).list(nearMiss, query)
  return { total, titles: rows.map(({ nearMissTitle }) => nearMissTitle) }
}

test('a longer word is found whole, not only its ends', async () => {
  await reported('이동식사다리 넘어짐')
  await reported('이동식 작업대, 사다리')

  expect(await found('safety', { q: '이동식사다리' })).toEqual({ total: 1, titles: ['이동식사다리 넘어짐'] })
  expect(await found('safety', { q: '이동식 사다리' })).toMatchObject({ total: 2 })
  expect(await found('safety', { q: '없는말' })).toEqual({ total: 0, titles: [] })
})

test('one’s own drafts stand among what is found, in its order and on its pages', async () => {
  await reported('지게차 하나')
  await draft('지게차 둘')
  await reported('지게차 셋')
  await draft('지게차 넷')

  expect((await found('emp', { q: '지게차' })).titles).toEqual(['지게차 넷', '지게차 셋', '지게차 둘', '지게차 하나'])
  expect(await found('emp', { q: '지게차', limit: 2, page: 2 })).toEqual({
    total: 4,
    titles: ['지게차 둘', '지게차 하나'],
  })
  expect(await found('emp', { q: '지게차', sort: 'nearMissNo', limit: 1 })).toEqual({
    total: 4,
    titles: ['지게차 하나'],
  })
  expect((await found('safety', { q: '지게차' })).titles).toEqual(['지게차 셋', '지게차 하나'])
})

test('who sees nothing but his own rows finds them', async () => {
  await reported('크레인 흔들림')
  await site().sql(`update sys_auth_grp set scope_cd = 'OWN' where auth_grp_cd = 'EMP'`)

  expect((await found('emp', { q: '크레인' })).titles).toEqual(['크레인 흔들림'])
  expect((await found('emp2', { q: '크레인' })).titles).toEqual([])
})
