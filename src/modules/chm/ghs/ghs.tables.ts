/** Classes of substances and materials, and the tables of the law that say what a class puts on a label. */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, keyRef, yn } from '#platform/server/database/columns.ts'

/** One known hazard of a substance or of a material: a category, or that it is not classified. */
export const chmGhs = pgTable(
  'chm_ghs',
  {
    chmGhsNo: key(),
    chmSubstanceNo: keyRef(),
    chmMatNo: keyRef(),
    hazardClassCd: cd().notNull(),
    categoryCd: cd(),
    routeCd: cd(),
    organDesc: varchar({ length: 200 }),
    noneYn: yn(),
    ateVal: numeric({ precision: 15, scale: 6, mode: 'number' }),
    mFactorVal: integer(),
    cutPctVal: numeric({ precision: 6, scale: 3, mode: 'number' }),
    addYn: yn('Y'),
    originCd: cd().notNull(),
    basisDesc: varchar({ length: 500 }),
    chosenYn: yn('Y'),
    revNo: integer().notNull().default(1),
    ...common(),
  },
  (t) => [
    index().on(t.chmSubstanceNo),
    index().on(t.chmMatNo),
    check('chm_ghs_of_one', sql.raw('(chm_substance_no is null) <> (chm_mat_no is null)')),
    check('chm_ghs_none', sql.raw("none_yn = 'N' or category_cd is null")),
  ],
)

/** Class × category, as the law has it from a day on; an unverified row says so wherever it is shown. */
export const chmGhsClass = pgTable(
  'chm_ghs_class',
  {
    chmGhsClassNo: key(),
    hazardClassCd: cd().notNull(),
    categoryCd: cd().notNull(),
    hCds: varchar({ length: 60 }).notNull(),
    pictogramCds: varchar({ length: 60 }),
    signalWordCd: cd(),
    pCds: varchar({ length: 300 }),
    sortOrder: integer().notNull().default(0),
    sourceDesc: varchar({ length: 300 }).notNull(),
    startYmd: date({ mode: 'string' }).notNull(),
    endYmd: date({ mode: 'string' }),
    verifiedYn: yn(),
    ...common(),
  },
  (t) => [uniqueIndex('chm_ghs_class_once').on(t.hazardClassCd, t.categoryCd, t.startYmd).where(sql`delete_yn = 'N'`)],
)

/** H and P statements. */
export const chmGhsStatement = pgTable(
  'chm_ghs_statement',
  {
    statementCd: varchar({ length: 20 }).notNull(),
    textKo: varchar({ length: 500 }).notNull(),
    textEn: varchar({ length: 500 }).notNull(),
    verifiedYn: yn(),
    ...common(),
  },
  (t) => [primaryKey({ columns: [t.statementCd] })],
)
