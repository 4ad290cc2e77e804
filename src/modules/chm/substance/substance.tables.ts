import { sql } from 'drizzle-orm'
import { index, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, nm, yn } from '#platform/server/database/columns.ts'

const measured = (scale: number) => numeric({ precision: 12, scale, mode: 'number' })

/** The same for all plants. */
export const chmSubstance = pgTable(
  'chm_substance',
  {
    chmSubstanceNo: key(),
    casNo: varchar({ length: 12 }),
    casNoneReasonDesc: varchar({ length: 200 }),
    korNm: nm().notNull(),
    engNm: nm().notNull(),
    synonymNms: varchar({ length: 1000 }),
    nmInitials: varchar({ length: 1500 }),
    physStateCd: cd().notNull(),
    molWeightVal: measured(3),
    densityVal: measured(4),
    flashPtVal: measured(1),
    boilPtVal: measured(1),
    autoIgnitTempVal: measured(1),
    lelVal: measured(2),
    uelVal: measured(2),
    waterSolubleCd: cd(),
    factorCd: cd(),
    unNo: varchar({ length: 4 }),
    kReachNo: varchar({ length: 20 }),
    /** The lists that name it, as they are in force. */
    regDesc: varchar({ length: 500 }),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex('chm_substance_cas').on(t.casNo).where(sql`delete_yn = 'N'`), index().on(t.factorCd)],
)
