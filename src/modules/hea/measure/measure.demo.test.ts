/** The measurements of the demo site: of all its processes, in four halves. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import type { ResultAnswer } from './measure.calls.ts'
import { loadMeasurements } from './measure.demo.ts'
import { measure } from './measure.model.ts'
import { measureUnit } from './measure-unit.model.ts'

const site = aFileSite()

test('60 processes are measured in four halves, some above their limits', async () => {
  const client = new pg.Client({ connectionString: site().url })
  await client.connect()
  await loadMeasurements(client, {
    today: '2026-11-21',
    now: new Date('2026-11-21T09:00:00+09:00'),
    holidays: new Set(),
  })
  await client.end()

  const [counted] = await site().sql<Record<string, number>>(`select
    (select count(distinct process_no) from measure_unit)::int as processes, (select count(*) from measure)::int as measures,
    (select count(*) from measure_sample)::int as samples, (select count(*) from impr where src_cd = 'HEA')::int as improvements`)
  expect(counted).toMatchObject({ processes: 60, measures: 13 })
  expect(counted?.samples).toBeGreaterThan(1000)
  expect(counted?.improvements).toBeGreaterThan(15)

  const { rows } = await site()
    .as('hygiene')
    .list(measure, { where: { resultYn: 'Y' } })
  expect(rows.map(({ statusCd }) => statusCd)).toEqual(['ACTION', 'DONE', 'DONE', 'DONE'])
  const [last] = rows
  const result = await site().as('hygiene').call<ResultAnswer>(`${measure.api}/${last?.measureNo}/result`)
  expect(result.improvements).toHaveLength(last?.exceedCnt ?? 0)
  expect(
    (
      await site()
        .as('hygiene')
        .list(measureUnit, { where: { cycleCd: 'SHORT' } })
    ).total,
  ).toBeGreaterThan(0)
})
