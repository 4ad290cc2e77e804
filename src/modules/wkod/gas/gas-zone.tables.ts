import { sql } from 'drizzle-orm'
import { index, jsonb, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, userKey } from '#platform/server/database/columns.ts'
import { scopedPolicy } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { ZONE, zones } from './gas-zone.model.ts'

/** Closed circles around the marks of a permit at which a quarter of the lower explosive limit was read. */
export const gasZone = pgTable(
  'gas_zone',
  {
    gasZoneNo: key(),
    plantCd: cd().notNull(),
    permitNo: keyRef().notNull(),
    permitDocNo: varchar({ length: 40 }),
    /** The set that closed it last. */
    gasSetNo: keyRef().notNull(),
    resultDesc: varchar({ length: 500 }),
    zoneStatusCd: cd().notNull().default(zones.is.CLOSED),
    /** `{x, y}` in metres of the site. */
    spotsJson: jsonb().notNull().default([]),
    radiusVal: numeric({ precision: 6, scale: 1, mode: 'number' }).notNull(),
    /** Only air that was measured later counts. */
    closeDt: instant().notNull(),
    openDt: instant(),
    openUserId: userKey(),
    openDesc: varchar({ length: 1000 }),
    ...common(),
  },
  (t) => [
    uniqueIndex('gas_zone_closed').on(t.permitNo).where(sql`zone_status_cd = 'CLOSED'`),
    index().on(t.plantCd, t.zoneStatusCd),
    stateCheck(zones),
    scopedPolicy({ plant: 'plant_cd', withRecord: true }),
  ],
)
export const gasZones = statefulRows(gasZone, zones, { bizCd: ZONE, about: ['permitNo'] })
