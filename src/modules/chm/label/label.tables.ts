import { index, integer, jsonb, numeric, pgTable, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, userKey, yn } from '#platform/server/database/columns.ts'
import type { LabelSaid } from './label-said.logic.ts'

const measured = (scale: number) => numeric({ precision: 12, scale, mode: 'number' })

/** Labels as they were printed: what stood on them, how many hang where, how many have been taken down since. */
export const chmLabelPrint = pgTable(
  'chm_label_print',
  {
    chmLabelPrintNo: key(),
    chmMatNo: keyRef().notNull(),
    sizeCd: cd().notNull(),
    kindCd: cd().notNull(),
    contentQtyVal: measured(3).notNull(),
    unitCd: cd().notNull(),
    containerVolVal: measured(3).notNull(),
    sideAreaVal: measured(1),
    inProcessYn: yn(),
    /** The six precautions that somebody chose; empty: those that the program takes. */
    chosenPCds: varchar({ length: 200 }),
    saidJson: jsonb().$type<LabelSaid>().notNull(),
    placeDesc: varchar({ length: 200 }).notNull(),
    printCnt: integer().notNull(),
    printDt: instant().notNull(),
    printUserId: userKey().notNull(),
    /** Replaced, or gone with their container. */
    replaceCnt: integer().notNull().default(0),
    confirmUserId: userKey(),
    confirmDt: instant(),
    ...common(),
  },
  (t) => [index().on(t.chmMatNo)],
)
