/** Harmful factors: what every site starts with, and what makes no sense. */
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const API = '/api/hea/checkup/hazardfactor'
const found = async (q: string) =>
  (
    await site()
      .as('hygiene')
      .call<{ rows: object[] }>(`${API}s?q=${encodeURIComponent(q)}`)
  ).rows
const add = (body: object) => site().as('hygiene').call(API, { method: 'POST', body })

test('a site starts with the factors of the law and their cycles', async () => {
  const benzene = { factorCd: '71-43-2', firstMonthCnt: 2, cycleMonthCnt: 6, keepYearCnt: 30 }
  expect(await found('벤젠')).toContainEqual(expect.objectContaining(benzene))
  const noise = { factorCd: 'NOISE', firstMonthCnt: 12, cycleMonthCnt: 24, keepYearCnt: 5 }
  expect(await found('소음')).toContainEqual(expect.objectContaining(noise))
})

test('half a cycle is refused, and a factor of special checkups without one', async () => {
  const dust = {
    factorCd: 'TEST_DUST',
    factorNm: '시험 분진',
    factorGroupCd: 'DUST',
    phaseCd: 'PARTICLE',
    keepYearCnt: 5,
  }
  await expect(add({ ...dust, cycleGroupNo: 5, firstMonthCnt: 12 })).rejects.toMatchObject({
    code: 'HEA_FACTOR_CYCLE',
    field: 'cycleMonthCnt',
  })
  await expect(add({ ...dust, specialCheckYn: 'Y' })).rejects.toMatchObject({ code: 'HEA_FACTOR_NO_CYCLE' })
  await add({ ...dust, specialCheckYn: 'Y', cycleGroupNo: 5, firstMonthCnt: 12, cycleMonthCnt: 24 })
  expect(await found('시험 분진')).toHaveLength(1)
})

test('who has nothing to do with health does not open the list', async () => {
  expect((await site().as('emp').fetch(`${API}s`)).status).toBe(403)
})
