/** Days on which contractors worked and nobody of the host patrolled. */
import { date, index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, userKey } from '#platform/server/database/columns.ts'
import { scopedPolicy } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { PATROL_MISS, patrolMisses } from './patrol.model.ts'

export const patrolMiss = pgTable(
  'patrol_miss',
  {
    patrolMissNo: key(),
    plantCd: cd().notNull(),
    fromYmd: date({ mode: 'string' }).notNull(),
    toYmd: date({ mode: 'string' }).notNull(),
    missStatusCd: cd().notNull(),
    missDt: instant().notNull(),
    doneDt: instant(),
    /** The patrol that was heard of later, and where it is kept. */
    srcCd: cd(),
    srcNo: keyRef(),
    checkDt: instant(),
    /** Who let one count that came too late, and why. */
    acceptUserId: userKey(),
    acceptDesc: varchar({ length: 500 }),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.plantCd, t.fromYmd, t.toYmd),
    index().on(t.plantCd, t.toYmd),
    stateCheck(patrolMisses),
    scopedPolicy({ plant: 'plant_cd', withRecord: true }),
  ],
)
export const patrolMissRows = statefulRows(patrolMiss, patrolMisses, {
  bizCd: PATROL_MISS,
  about: ['fromYmd', 'toYmd', 'checkDt'],
})
