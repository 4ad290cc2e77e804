/** What the weather was, what was done in the heat, who rested: of a plant, and of its permits. */
import { sql } from 'drizzle-orm'
import { date, index, numeric, pgPolicy, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, userKey } from '#platform/server/database/columns.ts'
import { appRole, scopedPolicy } from '#platform/server/database/scope.ts'

const value = () => numeric({ precision: 6, scale: 1, mode: 'number' })

export const weatherObs = pgTable(
  'weather_obs',
  {
    weatherObsNo: key(),
    plantCd: cd().notNull(),
    obsDt: instant().notNull(),
    /** m/s */
    windVal: value(),
    gustVal: value(),
    /** mm/h */
    rainVal: value(),
    /** cm/h */
    snowVal: value(),
    /** ℃ */
    feelTempVal: value(),
    sourceCd: cd().notNull(),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.plantCd, t.obsDt, t.sourceCd), scopedPolicy({ plant: 'plant_cd', withRecord: true })],
)

/** A day of heat: the highest value, and what was done. @law 산업안전보건기준에 관한 규칙 제562조제2항제3호 */
export const heatDay = pgTable(
  'heat_day',
  {
    heatDayNo: key(),
    plantCd: cd().notNull(),
    heatYmd: date({ mode: 'string' }).notNull(),
    maxFeelVal: value().notNull(),
    maxObsDt: instant().notNull(),
    /** The limit that held on the day. */
    heatLimitVal: value().notNull(),
    measureCds: varchar({ length: 100 }),
    measureDesc: varchar({ length: 1000 }),
    measureUserId: userKey(),
    measureDt: instant(),
    retainToYmd: date({ mode: 'string' }).notNull(),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.plantCd, t.heatYmd), scopedPolicy({ plant: 'plant_cd', withRecord: true })],
)

/** Whoever reads the permit reads what belongs to it. */
const withPermit = (table: string) =>
  pgPolicy('scope', {
    for: 'all',
    to: appRole,
    using: sql.raw(`exists (select from wkod_master p where p.permit_no = ${table}.permit_no)`),
    withCheck: sql.raw(`exists (select from wkod_master p where p.permit_no = ${table}.permit_no)`),
  })

/** A rest of the crew, or the time for which each of it cools himself. */
export const restLog = pgTable(
  'rest_log',
  {
    restLogNo: key(),
    permitNo: keyRef().notNull(),
    restKindCd: cd().notNull(),
    startDt: instant().notNull(),
    /** None while it lasts. */
    endDt: instant(),
    coolDesc: varchar({ length: 200 }),
    ...common(),
  },
  (t) => [
    index().on(t.permitNo, t.startDt),
    uniqueIndex('rest_log_open').on(t.permitNo, t.restKindCd).where(sql`end_dt is null and delete_yn = 'N'`),
    withPermit('rest_log'),
  ],
)

/** After bad weather the scaffold is looked at before anybody climbs it. @law 산업안전보건기준에 관한 규칙 제58조 */
export const scaffoldCheck = pgTable(
  'scaffold_check',
  {
    scaffoldCheckNo: key(),
    permitNo: keyRef().notNull(),
    checkDt: instant().notNull(),
    checkUserId: userKey().notNull(),
    okYn: cd().notNull(),
    memoDesc: varchar({ length: 500 }),
    ...common(),
  },
  (t) => [index().on(t.permitNo, t.checkDt), withPermit('scaffold_check')],
)
