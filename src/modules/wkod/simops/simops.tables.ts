/** Where works are marked on the plans of the site, which rules they break, and what became of that. */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { scopedPolicy } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { HIT, hits } from './simops-codes.model.ts'

const metres = () => numeric({ precision: 12, scale: 3, mode: 'number' })

/** The same for all plants. */
export const simopsRule = pgTable('simops_rule', {
  ruleNo: key(),
  typeACd: cd().notNull(),
  /** Any kind where null. */
  typeBCd: cd(),
  /** Metres to be kept; 0: reaches must not touch; null: at any distance. */
  gapVal: numeric({ precision: 6, scale: 1, mode: 'number' }),
  vertCd: cd().notNull().default('ANY'),
  condCd: cd().notNull().default('NONE'),
  levelCd: cd().notNull(),
  releaseRoleCd: cd(),
  ruleDesc: varchar({ length: 200 }).notNull(),
  sortOrder: integer().notNull().default(0),
  useYn: yn('Y'),
  ...common(),
})

/** A place of a permit on a plan, in thousandths of its width and height. */
export const permitMark = pgTable(
  'permit_mark',
  {
    permitMarkNo: key(),
    permitNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    vendorCd: cd(),
    /** Within the permit. */
    markNo: integer().notNull(),
    mapNo: keyRef().notNull(),
    /** A kind of permit. */
    markType: cd().notNull(),
    locationX: integer().notNull(),
    locationY: integer().notNull(),
    /** How far the work reaches; what the permit says of its kind counts where that is more. */
    radiusVal: metres(),
    /** Above the floor of the plan. */
    elevVal: metres(),
    wkodDt: date({ mode: 'string' }),
    wkodTitle: nm(),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.permitNo, t.markNo),
    index().on(t.mapNo),
    check('permit_mark_on_plan', sql.raw('location_x between 0 and 1000 and location_y between 0 and 1000')),
    scopedPolicy({ plant: 'plant_cd', vendor: 'vendor_cd', withRecord: true }),
  ],
)

/** Two permits that break a rule; one row for what was found, until a time or a place changes. */
export const simopsHit = pgTable(
  'simops_hit',
  {
    hitNo: key(),
    plantCd: cd().notNull(),
    /** The one that came later: it is held up, the other stays. */
    permitNo: keyRef().notNull(),
    otherPermitNo: keyRef().notNull(),
    ruleNo: keyRef().notNull(),
    levelCd: cd().notNull(),
    /** Null where one of them has no place on any plan. */
    gapVal: numeric({ precision: 9, scale: 1, mode: 'number' }),
    /** The marks of both that are nearest to each other. */
    markNo: integer(),
    otherMarkNo: integer(),
    /** Which both touch, a space between them, where that is why. */
    systemCds: varchar({ length: 400 }),
    hitStatusCd: cd().notNull().default(hits.is.OPEN),
    /** The times and places of both, in short: what was agreed holds for these and no others. */
    basisDesc: varchar({ length: 32 }).notNull(),
    openDt: instant().notNull(),
    coordDesc: desc(),
    /** `{sideCd, userId, userNm, signDt}` */
    signs: jsonb().notNull().default([]),
    coordDt: instant(),
    releaseDesc: desc(),
    releaseUserId: userKey(),
    releaseDt: instant(),
    releaseToDt: instant(),
    clearDt: instant(),
    ...common(),
  },
  (t) => [
    uniqueIndex('simops_hit_active')
      .on(sql`least(permit_no, other_permit_no)`, sql`greatest(permit_no, other_permit_no)`, t.ruleNo)
      .where(sql`hit_status_cd <> 'CLEARED'`),
    index().on(t.permitNo),
    index().on(t.otherPermitNo),
    index().on(t.plantCd, t.openDt),
    index().on(t.ruleNo),
    check('simops_hit_two', sql.raw('permit_no <> other_permit_no')),
    stateCheck(hits),
    scopedPolicy({ plant: 'plant_cd', withRecord: true }),
  ],
)
export const simopsHits = statefulRows(simopsHit, hits, {
  bizCd: HIT,
  about: ['permitNo', 'otherPermitNo'],
})
