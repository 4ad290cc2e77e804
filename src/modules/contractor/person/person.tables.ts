/** Requests of a vendor for somebody who is still on the roster of another. */
import { sql } from 'drizzle-orm'
import { date, index, pgPolicy, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { vendorPeople } from '#platform/model/vendor-states.ts'
import { cd, common, instant, key, keyRef, userKey } from '#platform/server/database/columns.ts'
import { appRole, isAmong } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { vendorPerson } from '#platform/server/directory/directory.tables.ts'
import { moves, roster } from './person.model.ts'

const setting = (name: string) => `(select current_setting('jikim.${name}', true))`
/** Both vendors, and the staff of their plant. */
const reachable = sql.raw(`case ${setting('scope')} when 'SYSTEM' then true
  when 'VENDOR' then ${isAmong('from_vendor_cd', 'vendors')} or ${isAmong('to_vendor_cd', 'vendors')}
  when 'ALL' then true when 'PLANT' then plant_cd = ${setting('plant')}
  when 'DEPT' then plant_cd = ${setting('plant')} when 'OWN' then plant_cd = ${setting('plant')} else false end`)

export const personMove = pgTable(
  'person_move',
  {
    personMoveNo: key(),
    plantCd: cd().notNull(),
    workerKey: varchar({ length: 64 }).notNull(),
    /** On the roster of the vendor that is asked; on that of the one that asks, waiting. */
    fromPersonNo: keyRef().notNull(),
    toPersonNo: keyRef().notNull(),
    fromVendorCd: cd().notNull(),
    toVendorCd: cd().notNull(),
    moveStatusCd: cd().notNull().default(moves.is.RQST),
    /** Day after which it is released by itself. */
    dueYmd: date({ mode: 'string' }).notNull(),
    doneDt: instant(),
    doneUserId: userKey(),
    ...common(),
  },
  (t) => [
    uniqueIndex('person_move_open').on(t.toPersonNo).where(sql`move_status_cd = 'RQST'`),
    index().on(t.fromVendorCd, t.moveStatusCd),
    index().on(t.toVendorCd, t.moveStatusCd),
    index('person_move_due').on(t.dueYmd).where(sql`move_status_cd = 'RQST'`),
    stateCheck(moves),
    pgPolicy('scope', { for: 'all', to: appRole, using: reachable, withCheck: reachable }),
  ],
)
export const personMoves = statefulRows(personMove, moves, {
  bizCd: 'person-move',
  about: ['fromPersonNo', 'toPersonNo'],
})
/** Somebody on a roster; his entries stand in the history of the roster. */
export const people = statefulRows(vendorPerson, vendorPeople, { bizCd: roster.name, about: ['personStatusCd'] })
