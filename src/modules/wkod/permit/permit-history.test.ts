/** What the history of a permit and the audit log say of a step: what changed, and nothing that did not. */
import { beforeEach, expect, test } from 'vitest'
import { aPermitSite, at, prepared, working } from './permit.fixture.ts'
import { permit } from './permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
beforeEach(() => site().setClock(at('09:00:00')))

const lastOf = async (permitNo: number) => (await site().as('oper').history(permit, permitNo)).rows[0]

test('what is sent as it was read, its instants written otherwise, is no change', async () => {
  const { permitNo } = await prepared(site(), urgent)
  const record = await site().as('oper').read(permit, permitNo)
  const permitCheck = (record.permitCheck ?? []).map((line) => ({
    ...line,
    okDt: line.okDt === null ? null : new Date(line.okDt).toISOString(),
  }))
  await site()
    .as('oper')
    .edit(permit, record, permitNo, { permitCheck: permitCheck as never })
  expect(Object.keys((await lastOf(permitNo))?.diff ?? {})).not.toContain('permitCheck')
})

test('a stop tells what it changed: no figure that stood before as it stands now, no rows that are the same', async () => {
  const { permitNo } = await working(site(), urgent)
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'WEATHER' })
  await site()
    .as('oper')
    .edit(permit, await site().as('oper').read(permit, permitNo), permitNo, { causeDesc: '비' })
  const { rows } = await site().as('oper').history(permit, permitNo)
  for (const { diff } of rows)
    for (const [before, after] of Object.values(diff)) expect(JSON.stringify(before)).not.toBe(JSON.stringify(after))
  const log = await site()
    .as('admin')
    .call<{ rows: { auditNo: number }[] }>(`/api/manage/log/auditlogs?bizCd=permit&q=${permitNo}`)
  const all = await Promise.all(
    log.rows.map(({ auditNo }) =>
      site()
        .as('admin')
        .call<{ changes: { label: string; before: string; after: string }[] }>(`/api/manage/log/auditlog/${auditNo}`),
    ),
  )
  const changes = all.flatMap((one) => one.changes)
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.filter(({ before, after }) => before === after)).toEqual([])
})

test('an older entry that still holds what changed nothing is read without it', async () => {
  const { permitNo } = await working(site(), urgent)
  const crew = JSON.stringify((await site().as('oper').read(permit, permitNo)).permitCrew)
  await site().sql(
    `insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, diff_json)
      values (now(), 'oper', 'permit', $1, '2000', 'EDIT', jsonb_build_object('permitCrew', jsonb_build_array($2::jsonb, $2::jsonb),
        'gasHighYn', jsonb_build_array('N', 'N'), 'causeDesc', jsonb_build_array(null, '비')))`,
    [String(permitNo), crew],
  )
  expect((await lastOf(permitNo))?.diff).toEqual({ causeDesc: [null, '비'] })
})
