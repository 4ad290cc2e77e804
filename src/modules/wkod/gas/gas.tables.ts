/** Meters and testers of a plant. */

import { sql } from 'drizzle-orm'
import { date, index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { scopedPolicy } from '#platform/server/database/scope.ts'
import { stateCheck } from '#platform/server/database/stateful-rows.ts'
import { meterStates } from './gas-meter.master.ts'

const ofPlant = () => scopedPolicy({ plant: 'plant_cd', withRecord: true })

export const gasMeter = pgTable(
  'gas_meter',
  {
    meterNo: varchar({ length: 50 }).primaryKey(),
    modelNm: nm().notNull(),
    serialNo: varchar({ length: 50 }).notNull(),
    gasCds: varchar({ length: 100 }).notNull(),
    calibYmd: date({ mode: 'string' }).notNull(),
    calibToYmd: date({ mode: 'string' }).notNull(),
    meterStatusCd: cd().notNull(),
    plantCd: cd().notNull(),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.plantCd, t.serialNo).where(sql`delete_yn = 'N'`),
    index().on(t.plantCd, t.meterNo),
    stateCheck({ table: 'gas_meter', column: 'meterStatusCd', states: Object.keys(meterStates) }),
    ofPlant(),
  ],
)

export const gasTester = pgTable(
  'gas_tester',
  {
    gasTesterNo: key(),
    userId: userKey().notNull(),
    personNo: keyRef(),
    designateYmd: date({ mode: 'string' }).notNull(),
    topicCheckYmd: date({ mode: 'string' }).notNull(),
    topicRiskYn: yn(),
    topicDeviceYn: yn(),
    topicMethodYn: yn(),
    topicStandardYn: yn(),
    topicToYmd: date({ mode: 'string' }),
    memoDesc: varchar({ length: 300 }),
    plantCd: cd().notNull(),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.plantCd, t.userId).where(sql`delete_yn = 'N'`),
    index().on(t.plantCd, t.topicCheckYmd),
    ofPlant(),
  ],
)
