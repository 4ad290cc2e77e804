import { sql } from 'drizzle-orm'
import { check, date, index, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, keyRef, userKey } from '#platform/server/database/columns.ts'
import { plantPolicies } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { matUses } from './use-codes.model.ts'

const quantity = () => numeric({ precision: 12, scale: 3, mode: 'number' })

/** A product at a plant: known to all who work there. */
export const chmMatUse = pgTable(
  'chm_mat_use',
  {
    chmMatUseNo: key(),
    plantCd: cd().notNull(),
    chmMatNo: keyRef().notNull(),
    ownerDeptCd: cd().notNull(),
    statusCd: cd().notNull(),
    /** Why it stands so, said by whoever moved it; a prohibition names its lists. */
    reasonDesc: varchar({ length: 500 }),
    maxQtyVal: quantity(),
    dayQtyVal: quantity(),
    validEndYmd: date({ mode: 'string' }),
    /** Where it is kept. */
    stockLocNos: keyRef().array().notNull().default(sql`'{}'`),
    ...common(),
  },
  (t) => [
    uniqueIndex('chm_mat_use_once').on(t.plantCd, t.chmMatNo).where(sql`status_cd <> 'RETIRED' and delete_yn = 'N'`),
    index().on(t.chmMatNo),
    stateCheck(matUses),
    ...plantPolicies(),
  ],
)
export const matUseRows = statefulRows(chmMatUse, matUses, { bizCd: 'chm-mat-use' })

/** A process in which it is handled, and by whom. */
export const chmMatUseProc = pgTable(
  'chm_mat_use_proc',
  {
    chmMatUseProcNo: key(),
    plantCd: cd().notNull(),
    chmMatUseNo: keyRef().notNull(),
    processNo: keyRef().notNull(),
    useDesc: varchar({ length: 200 }),
    monthQtyVal: quantity(),
    /** Nobody named: those who work in the process. */
    handlerUserIds: userKey().array().notNull().default(sql`'{}'`),
    ...common(),
  },
  (t) => [
    uniqueIndex('chm_mat_use_proc_once').on(t.chmMatUseNo, t.processNo),
    index().on(t.processNo),
    check('chm_mat_use_proc_qty', sql.raw('month_qty_val is null or month_qty_val >= 0')),
    ...plantPolicies(),
  ],
)
