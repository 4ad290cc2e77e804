/** Emergency stops of a plant or an area, and the works that each of them stopped. */
import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, userKey } from '#platform/server/database/columns.ts'
import { scopedPolicy } from '#platform/server/database/scope.ts'

export const emergencyStop = pgTable(
  'emergency_stop',
  {
    emergencyStopNo: key(),
    plantCd: cd().notNull(),
    scopeCd: cd().notNull(),
    /** Of one area; none for the whole plant. */
    areaDeptCd: cd(),
    reasonDesc: varchar({ length: 300 }).notNull(),
    stopDt: instant().notNull(),
    stopUserId: userKey().notNull(),
    stoppedCnt: integer().notNull().default(0),
    entryMusterNo: keyRef(),
    /** The danger is over: from now on each work may be released. */
    endDt: instant(),
    endUserId: userKey(),
    endDesc: varchar({ length: 500 }),
    ...common(),
  },
  (t) => [index().on(t.plantCd, t.stopDt), scopedPolicy({ plant: 'plant_cd', withRecord: true })],
)

export const emergencyStopPermit = pgTable(
  'emergency_stop_permit',
  {
    emergencyStopPermitNo: key(),
    emergencyStopNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    permitNo: keyRef().notNull(),
    releaseDt: instant(),
    releaseUserId: userKey(),
    releaseDesc: varchar({ length: 500 }),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.emergencyStopNo, t.permitNo),
    index().on(t.permitNo),
    index().on(t.plantCd),
    scopedPolicy({ plant: 'plant_cd', withRecord: true }),
  ],
)
