/** The site's lists for materials of contractors, and the places where materials are kept. */
import { sql } from 'drizzle-orm'
import { integer, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, yn } from '#platform/server/database/columns.ts'
import { plantPolicies } from '#platform/server/database/scope.ts'

/** The same for all plants. */
export const msdsRule = pgTable(
  'msds_rule',
  {
    msdsRuleNo: key(),
    bringRuleCd: cd().notNull(),
    casNo: varchar({ length: 12 }).notNull(),
    chemNm: varchar({ length: 100 }).notNull(),
    cutPctVal: numeric({ precision: 12, scale: 3, mode: 'number' }),
    basisDesc: varchar({ length: 300 }),
    sortOrder: integer().notNull().default(0),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.casNo).where(sql`delete_yn = 'N'`)],
)

export const chmStockLoc = pgTable(
  'chm_stock_loc',
  {
    stockLocNo: key(),
    plantCd: cd().notNull(),
    locNm: varchar({ length: 100 }).notNull(),
    locKindCd: cd().notNull(),
    permitDgMultipleVal: numeric({ precision: 12, scale: 3, mode: 'number' }),
    ownDgMultipleVal: numeric({ precision: 12, scale: 3, mode: 'number' }),
    sortOrder: integer().notNull().default(0),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.plantCd, t.locNm).where(sql`delete_yn = 'N'`), ...plantPolicies()],
)
