/** What must not compile about states of rows that are no documents. Read by `tsc`, never run. */
import { pgTable } from 'drizzle-orm/pg-core'
import { rowStates } from '#platform/model/row-states.ts'
import { cd, instant, key } from './columns.ts'
import type { Queries } from './database.ts'
import { sql } from './sql.ts'
import { statefulRows } from './stateful-rows.ts'

const bikes = rowStates('bike', {
  column: 'bikeStatusCd',
  states: { FREE: '비어 있음', LENT: '빌려 감', LATE: '늦음' },
  shown: ['LATE'],
  moves: { lend: { from: 'FREE', to: 'LENT' }, bring: { from: ['LENT'], to: 'FREE' } },
})
rowStates('bike', {
  column: 'bikeStatusCd',
  states: ['FREE', 'LENT'],
  // @ts-expect-error there is no such state
  moves: { lend: { from: 'FREE', to: 'LEND' } },
})
rowStates('bike', {
  column: 'bikeStatusCd',
  states: ['FREE', 'LATE'],
  shown: ['LATE'],
  // @ts-expect-error no row is in a state that is only shown
  moves: { overdue: { from: 'FREE', to: 'LATE' } },
})
// @ts-expect-error there is no such state
bikes.is.LEND

const bike = pgTable('bike', { bikeNo: key(), plantCd: cd(), bikeStatusCd: cd().notNull(), lentDt: instant() })
const rows = statefulRows(bike, bikes, { bizCd: 'bike' })
// @ts-expect-error the state stands in another column
statefulRows(pgTable('bike', { bikeNo: key(), plantCd: cd() }), bikes, { bizCd: 'bike' })

export async function move(db: Queries, now: Date) {
  const told = { which: sql`true`, by: 'emp', now }
  const [lent] = await rows.move(db, 'lend', { ...told, set: { lentDt: now.toISOString() } }, ['bikeNo'])
  lent?.bikeNo.toFixed()
  // @ts-expect-error it was not asked for
  lent?.lentDt
  // @ts-expect-error there is no such move
  await rows.move(db, 'lent', told)
  // @ts-expect-error there is no such column
  await rows.move(db, 'lend', { ...told, set: { lentDay: null } })
  // @ts-expect-error a state is moved by moves alone
  await rows.move(db, 'lend', { ...told, set: { bikeStatusCd: 'FREE' } })
}
