import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { permit } from './permit.model.ts'

const site = aFileSite()

test('a draft of a permit is its author’s alone', async () => {
  const { permitNo } = await site().as('V100001-02').create(permit, { wkodTitle: '반응기 맨홀 개방' })
  expect(await site().as('V100001-02').read(permit, permitNo)).toMatchObject({ statusCd: 'TEMP', permitDocNo: null })
  await expect(site().as('safety').read(permit, permitNo)).rejects.toMatchObject({ status: 404 })
})
