/** Sample results on plans that are closed: in all grades, with follow-ups in all states, loaded at once. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { followUp } from './follow-up.model.ts'
import { loadResults } from './result.demo.ts'
import { aRunningPlan } from './result.seed.ts'

const site = aFileSite()

test('2,000 results lie below the closed plans in all grades, with follow-ups in every state but withdrawn by a correction', async () => {
  site().setClock('2026-11-21T09:00:00+09:00')
  const people = await site().sql<{ id: string }>(
    `select user_id as id from sys_user where user_status_cd = 'ACTIVE' order by 1`,
  )
  const rounds = [
    ['SPC', 2025, ['NOISE', 'NIGHT']],
    ['GEN', 2025, []],
  ] as const
  for (const [classCd, year, factorCds] of rounds)
    await aRunningPlan(
      site(),
      people.map(({ id }) => ({ userId: id, factorCds })),
      { classCd, year, statusCd: 'CLOSED' },
    )
  await aRunningPlan(
    site(),
    people.slice(0, 1000).map(({ id }) => ({ userId: id, factorCds: ['NOISE'] })),
    { year: 2026, statusCd: 'CLOSED' },
  )
  await site().sql(`update hea_checkup_target set target_status_cd = 'DONE'`)
  await site().sql(
    `update hea_checkup_plan set checkup_end_ymd = '2026-09-15', checkup_start_ymd = '2026-09-01' where hea_checkup_year = 2026`,
  )
  const client = new pg.Client({ connectionString: site().url })
  await client.connect()
  await loadResults(client, { today: '2026-11-21', now: new Date('2026-11-21T09:00:00+09:00'), holidays: new Set() })
  await client.end()
  const count = async (text: string) =>
    (await site().sql<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n
  expect(await count('hea_checkup_result')).toBe(2000)
  expect(await count('(select distinct overall_grade_cd from hea_checkup_result) g')).toBe(9)
  const { CANC: _withdrawn, ...states } = followUp.lifecycle.states
  expect(await count('(select distinct status_cd from hea_follow_up) s')).toBe(Object.keys(states).length)
  expect(
    await count(`hea_checkup_result r where not exists (select from hea_checkup_result_factors f
    where f.hea_checkup_result_no = r.hea_checkup_result_no and f.grade_cd = r.overall_grade_cd)`),
  ).toBe(0)
})
