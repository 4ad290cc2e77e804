import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { loadCheckups } from './checkup.demo.ts'

const site = aFileSite()

test('the demo has two years of checkups in every state, no more reserved than there are seats', async () => {
  const client = new pg.Client({ connectionString: site().url })
  await client.connect()
  onTestFinished(() => client.end())
  await loadCheckups(client, {
    today: '2026-11-21',
    now: new Date('2026-11-21T09:00:00+09:00'),
    holidays: new Set(['2026-12-25']),
  })
  const states = await site().sql<{ state: string; n: number }>(
    `select target_status_cd as state, count(*)::int as n from hea_checkup_target group by 1 order by 1`,
  )
  expect(states.map(({ state }) => state)).toEqual(['DONE', 'EXCLUDED', 'EXT', 'RESERVED', 'TARGET'])
  expect(states.every(({ n }) => n > 50)).toBe(true)
  expect(await site().sql(`select 1 from hea_plan_org where reserved_cnt > capacity_cnt`)).toEqual([])
  expect(
    await site().sql(
      `select status_cd as state, count(*)::int as n from hea_checkup_plan where plant_cd = '2000' group by 1 order by 1`,
    ),
  ).toEqual([
    { state: 'CLOSED', n: 3 },
    { state: 'DOING', n: 1 },
    { state: 'OPEN', n: 2 },
    { state: 'TEMP', n: 1 },
  ])
  expect(
    await site().sql(`select 1 from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
      where p.status_cd = 'CLOSED' and t.target_status_cd in ('TARGET', 'RESERVED')`),
  ).toEqual([])
})
