import { sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, keyRef, yn } from '#platform/server/database/columns.ts'

/** What the site knows of hazards; the same for all plants, a process belongs to one. */
export const rsaHazardLib = pgTable(
  'rsa_hazard_lib',
  {
    hazardLibNo: key(),
    m4Cd: cd().notNull(),
    workCatCd: cd(),
    processNo: keyRef(),
    hazardDesc: varchar({ length: 500 }).notNull(),
    accTypeCd: cd().notNull(),
    measureDescs: varchar({ length: 1000 }).notNull(),
    lawRefDesc: varchar({ length: 300 }),
    srcNos: varchar({ length: 300 }),
    badYn: yn(),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [
    uniqueIndex('rsa_hazard_lib_once')
      .on(t.hazardDesc, t.m4Cd, sql`coalesce(work_cat_cd, '')`, sql`coalesce(process_no, 0)`)
      .where(sql`delete_yn = 'N'`),
    index().on(t.processNo),
  ],
)
