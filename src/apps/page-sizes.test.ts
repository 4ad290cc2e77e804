/** S-228 every size that a list offers is taken by every list. */
import { expect, test } from 'vitest'
import { LIMITS, MAX_LIMIT } from '#platform/model/query.ts'
import { operationsOf } from '#platform/test/operations.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
/** These go on as they are scrolled, and offer no size. */
const inPieces = ['GET /api/notifications', 'GET /article/list']

test('A-14 200 and 300 rows a page are asked of every list that is shown page by page', async () => {
  const paged = (await operationsOf(site().address)).filter(
    ({ name, method, parameters }) =>
      method === 'GET' &&
      !inPieces.includes(name) &&
      ['page', 'limit'].every((wanted) => parameters.some((one) => one.in === 'query' && one.name === wanted)),
  )
  expect(paged.length).toBeGreaterThan(100)
  const least = paged.filter(
    ({ parameters }) => (parameters.find(({ name }) => name === 'limit')?.schema.maximum ?? 0) < MAX_LIMIT,
  )
  expect(least.map(({ name }) => name)).toEqual([])
})

test('A-14 approvals, drafts and rounds of education answer at every size', async () => {
  for (const path of ['/api/manage/approvals', '/api/manage/approval/drafts', '/api/manage/notices'])
    for (const limit of LIMITS)
      expect(await site().as('safety').call(`${path}?page=1&limit=${limit}`)).toMatchObject({ limit })
})
