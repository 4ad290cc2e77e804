import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'

const measured = (scale: number) => numeric({ precision: 12, scale, mode: 'number' })
const percent = () => numeric({ precision: 6, scale: 3, mode: 'number' })

/** The same for all plants; where it is used, and how much of it lies where, is a plant's. */
export const chmMaterial = pgTable(
  'chm_material',
  {
    chmMatNo: key(),
    chmMatCd: varchar({ length: 30 }).notNull(),
    matNm: nm().notNull(),
    nmInitials: varchar({ length: 300 }),
    originCd: cd().notNull(),
    supplierNm: varchar({ length: 100 }).notNull(),
    supplierAddr: varchar({ length: 200 }),
    supplierTel: varchar({ length: 30 }),
    supplierMail: varchar({ length: 100 }),
    makerNm: varchar({ length: 100 }),
    useDesc: varchar({ length: 200 }).notNull(),
    /** Codes of what it is used for, for items of lists that ask it. */
    useCds: varchar({ length: 120 }),
    physStateCd: cd().notNull(),
    mixtureYn: yn('Y'),
    densityVal: measured(4),
    phVal: measured(2),
    flashPtVal: measured(1),
    boilPtVal: measured(1),
    autoIgnitTempVal: measured(1),
    kinViscVal: measured(2),
    waterSolubleCd: cd(),
    unNo: varchar({ length: 4 }),
    signalWordCd: cd(),
    pictogramCds: varchar({ length: 60 }),
    /** What the lists of the law say of it, worked out with its hits. */
    regJudgeCd: cd(),
    regDesc: varchar({ length: 500 }),
    useYn: yn('Y'),
    /** The composition in force; 0 where none has been entered. */
    compRevNo: integer().notNull().default(0),
    /** How often its classes were chosen, of which composition, why, by whom. */
    ghsRevNo: integer().notNull().default(0),
    ghsCompRevNo: integer(),
    ghsReasonDesc: varchar({ length: 500 }),
    ghsDt: instant(),
    ghsUserId: userKey(),
    ...common(),
  },
  (t) => [uniqueIndex('chm_material_cd').on(t.chmMatCd).where(sql`delete_yn = 'N'`)],
)

/** A composition of a product, from a day on. */
export const chmMatRev = pgTable(
  'chm_mat_rev',
  {
    chmMatRevNo: key(),
    chmMatNo: keyRef().notNull(),
    compRevNo: integer().notNull(),
    startYmd: date({ mode: 'string' }).notNull(),
    reasonDesc: varchar({ length: 500 }).notNull(),
    /** The rest was confirmed where the contents do not make up the product. */
    restOkYn: yn(),
    ...common(),
  },
  (t) => [uniqueIndex('chm_mat_rev_once').on(t.chmMatNo, t.compRevNo)],
)

export const chmMatComp = pgTable(
  'chm_mat_comp',
  {
    chmMatCompNo: key(),
    chmMatNo: keyRef().notNull(),
    compRevNo: integer().notNull(),
    seqNo: integer().notNull(),
    /** Empty only where the supplier keeps it secret. */
    chmSubstanceNo: keyRef(),
    pctVal: percent(),
    minPctVal: percent(),
    maxPctVal: percent(),
    secretYn: yn(),
    altNm: varchar({ length: 200 }),
    altMinPctVal: percent(),
    altMaxPctVal: percent(),
    approvalNo: varchar({ length: 50 }),
    approvalEndYmd: date({ mode: 'string' }),
    ...common(),
  },
  (t) => [
    uniqueIndex('chm_mat_comp_seq').on(t.chmMatNo, t.compRevNo, t.seqNo),
    index().on(t.chmSubstanceNo),
    check('chm_mat_comp_named', sql.raw("chm_substance_no is not null or (secret_yn = 'Y' and alt_nm is not null)")),
  ],
)
