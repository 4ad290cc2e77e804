/** The items of an evaluation: what the vendor said, what two people judged, what the numbers say. */
import { index, integer, jsonb, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, keyRef, nm } from '#platform/server/database/columns.ts'
import { vendorPolicy } from '#platform/server/database/scope.ts'

const score = () => numeric({ precision: 6, scale: 1, mode: 'number' })
const said = () => varchar({ length: 1000 })

export const subconEvalItem = pgTable(
  'subcon_eval_item',
  {
    itemNo: key(),
    evalNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    seqNo: integer().notNull(),
    itemCd: cd().notNull(),
    itemNm: nm().notNull(),
    calcTypeCd: cd().notNull(),
    weightScore: score().notNull(),
    selfScore: score(),
    selfDesc: said(),
    /** A file of the group in which the evaluation keeps its evidence. */
    evidenceFileNo: keyRef(),
    ownScore: score(),
    ownDesc: said(),
    shmScore: score(),
    shmDesc: said(),
    evalScore: score(),
    /** The numbers behind an automatic score, as they were when it was locked. */
    dataJson: jsonb(),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.evalNo, t.itemCd), index().on(t.vendorCd), vendorPolicy()],
)

/** Cards and near misses per worker, and the points for them, as they were when the items were locked. */
export const subconEvalBonus = pgTable(
  'subcon_eval_bonus',
  {
    evalNo: keyRef().primaryKey(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    dataJson: jsonb().notNull(),
  },
  (t) => [index().on(t.vendorCd), vendorPolicy()],
)
