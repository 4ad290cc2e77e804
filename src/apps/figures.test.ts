/** Figures: what their sheets hold, and whose they are. */
import { beforeAll, expect, test } from 'vitest'
import { visitFigures } from '#modules/hea/infirm/visit-figures.model.ts'
import { nearMissFigures } from '#modules/saf/near-miss/figures/near-miss-figures.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { conditionsBehind } from '#platform/model/figures.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const today = dayOf(new Date())
const asked = { from: addDays(today, -30), to: today }
const query = new URLSearchParams(asked)

beforeAll(async () => {
  const draft = (by: string) => site().as(by).create(nearMiss, aNearMiss())
  await draft('emp')
  for (const by of ['emp', 'emp2', 'emp3']) {
    const { nearMissNo } = await draft(by)
    await site().as(by).act(nearMiss, nearMissNo, 'report')
  }
})

test('a number leads to exactly what it counts: drafts and other plants are in neither', async () => {
  const { total } = await site().as('safety').call<{ total: number }>(`${nearMissFigures.api}?${query}`)
  const list = await site()
    .as('safety')
    .call<{ total: number }>(`${nearMiss.api}s?${new URLSearchParams(conditionsBehind(nearMissFigures, asked))}`)
  expect([total, list.total]).toEqual([2, 2])
})

test('the sheet holds the sums and every line under the names that people read', async () => {
  const { rows } = await site().as('safety').readSheet(`${nearMissFigures.api}/excel?${query}`)
  const [heads, all, ...lines] = rows.map(({ cells }) => cells)
  expect(heads).toEqual(['구분', '이름', '보고', 'HiPo 비율', '종결', '종결까지 걸린 날(중앙값)'])
  expect(all?.slice(0, 3)).toEqual(['전체', null, 2])
  expect(lines.map(([cut, name, n]) => [cut, name, n])).toContainEqual(['월', today.slice(0, 7), 2])
  const csv = await site().as('safety').fetch(`${nearMissFigures.api}/excel?${query}&format=csv`)
  expect(await csv.text()).toMatch(/^구분,이름,보고,HiPo 비율,[^\r]*\r\n전체,,2,/)
  const [told] = await site().sql<{ cnt: number }>(`select count(*)::int as cnt from sys_access_log
    where access_cd = 'EXPORT' and biz_cd = 'near-miss' and user_id = 'safety'`)
  expect(told?.cnt, 'who took it out is written down').toBe(2)
})

test('figures that the program counts stay with the plant of who asks, whatever he asks for; small numbers are hidden in the sheet too', async () => {
  const ask = (plantCd: string) => site().as('nurse').call<object>(`${visitFigures.api}?${query}&plantCd=${plantCd}`)
  await site().sql(`insert into hea_infirm_visit (status_cd, plant_cd, visit_dt, user_id, dept_cd, symptom_cd, treat_cd)
    select 'OPEN', '2000', now() - interval '2 days', u.user_id, 'D2110', 'ETC', 'MEASURE' from sys_user u
    where u.plant_cd = '2000' order by 1 limit 3`)
  expect(await ask('1000')).toEqual(await ask('2000'))
  const { rows } = await site().as('shd').readSheet(`${visitFigures.api}/excel?${query}&plantCd=2000`)
  const cells = rows.flatMap((row) => row.cells)
  expect(cells).toContain('-')
  expect(cells).not.toContain(3)
})
