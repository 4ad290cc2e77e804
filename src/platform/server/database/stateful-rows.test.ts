import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { accountRows } from '../directory/directory.tables.ts'
import { asProgram } from './as-program.ts'
import { type Sql, sql } from './sql.ts'

const site = aFileSite()
const [first, second] = ['V100001-01', 'V100001-02']
const ofBoth = sql`r.portal_id = any(${[first, second]}::text[])`
const move = (moveCd: 'stop' | 'start', which: Sql) =>
  site().services.db.write('SYSTEM', (tx) =>
    accountRows.move(asProgram(tx), moveCd, { which, by: 'admin', now: new Date('2026-11-24T09:00:00+09:00') }, [
      'portalId',
    ]),
  )
const stored = () =>
  site().sql<{ id: string; state: string; version: number; by: string }>(
    `select portal_id as id, account_status_cd as state, row_version as version, update_user_id as by from vendor_account
      where portal_id in ('${first}', '${second}') order by 1`,
  )

test('only rows that stand where the move leads from are moved, each with its version and its entry in the audit', async () => {
  const [, before] = await stored()
  expect(await move('stop', sql`r.portal_id = ${first}`)).toEqual([{ portalId: first }])
  expect(await move('stop', ofBoth)).toEqual([{ portalId: second }])
  expect((await stored())[1]).toEqual({ id: second, state: 'STOP', version: Number(before?.version) + 1, by: 'admin' })
  const told =
    await site().sql(`select biz_no as id, from_status_cd as "from", to_status_cd as "to", vendor_cd as vendor
    from sys_audit where biz_cd = 'vendor-account' and action_cd = 'STOP' order by audit_no`)
  const entry = { from: 'ACTIVE', to: 'STOP', vendor: 'V100001' }
  expect(told).toEqual([
    { id: first, ...entry },
    { id: second, ...entry },
  ])
  expect(await move('start', ofBoth)).toHaveLength(2)
})

test('the table refuses a state that is not declared', async () => {
  await expect(site().sql(`update vendor_account set account_status_cd = 'LOCK'`)).rejects.toThrow(
    'vendor_account_state',
  )
})
