/** The matrix of papers, and who has signed which revision of a plan. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgPolicy, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { appRole } from '#platform/server/database/scope.ts'

/** The same for all plants. */
export const wkodPlanDocType = pgTable(
  'wkod_plan_doc_type',
  {
    planDocNo: key(),
    planWorkCd: cd().notNull(),
    phaseCd: cd().notNull(),
    docNm: nm().notNull(),
    mustYn: yn('Y'),
    validYn: yn(),
    leadDayCnt: integer(),
    urgentDayCnt: integer(),
    lawDesc: nm(),
    sortOrder: integer().notNull().default(0),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.planWorkCd, t.phaseCd, t.docNm).where(sql`delete_yn = 'N'`)],
)

/** Who sees a plan sees who has signed it. */
const withPlan = sql.raw('exists (select from wkod_plan p where p.wkod_plan_no = wkod_plan_sign.wkod_plan_no)')

/** R5: a worker has been told what stands in this revision, and signs for it once. Never changed. */
export const wkodPlanSign = pgTable(
  'wkod_plan_sign',
  {
    wkodPlanSignNo: key(),
    /** One revision: its successor is signed anew. */
    wkodPlanNo: keyRef().notNull(),
    personNo: keyRef().notNull(),
    personNm: nm().notNull(),
    langCd: cd().notNull(),
    /** TBM: on the device of the foreman. */
    signViaCd: cd().notNull(),
    signJson: jsonb(),
    signDt: instant().notNull(),
    /** Whose device it was. */
    signUserId: userKey(),
    plantCd: cd().notNull(),
    vendorCd: varchar({ length: 20 }).notNull(),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.wkodPlanNo, t.personNo),
    index().on(t.personNo),
    pgPolicy('scope', { for: 'all', to: appRole, using: withPlan, withCheck: withPlan }),
  ],
)
