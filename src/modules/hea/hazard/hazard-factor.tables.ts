import { sql } from 'drizzle-orm'
import { check, integer, numeric, pgTable, varchar } from 'drizzle-orm/pg-core'
import { cd, common, nm, yn } from '#platform/server/database/columns.ts'

const limit = () => numeric({ precision: 12, scale: 4, mode: 'number' })
/** Null where it was not certain. */
const duty = () => varchar({ length: 1 })

/** The same for all plants; what a plant's people are exposed to stands in its own rows. */
export const hazardFactor = pgTable(
  'hea_hazard_factor',
  {
    factorCd: cd().primaryKey(),
    factorNm: nm().notNull(),
    factorEnNm: nm(),
    casNo: varchar({ length: 12 }),
    factorGroupCd: cd().notNull(),
    phaseCd: cd().notNull(),
    cycleGroupNo: integer(),
    firstMonthCnt: integer(),
    cycleMonthCnt: integer(),
    keepYearCnt: integer().notNull().default(5),
    molWeightVal: limit(),
    twaPpmVal: limit(),
    stelPpmVal: limit(),
    ceilPpmVal: limit(),
    twaMgVal: limit(),
    stelMgVal: limit(),
    ceilMgVal: limit(),
    specialCheckYn: duty(),
    measureYn: duty(),
    specialMgmtYn: duty(),
    permitYn: duty(),
    controlYn: duty(),
    skinYn: duty(),
    verifiedYn: yn(),
    sortOrder: integer().notNull().default(0),
    useYn: yn('Y'),
    ...common(),
  },
  () => [
    check(
      'hea_hazard_factor_cycle',
      sql.raw(
        '(cycle_group_no is null) = (first_month_cnt is null) and (cycle_group_no is null) = (cycle_month_cnt is null)',
      ),
    ),
  ],
)
