import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { regVers } from './reg-codes.model.ts'

const percent = () => numeric({ precision: 8, scale: 4, mode: 'number' })
const quantity = () => numeric({ precision: 15, scale: 3, mode: 'number' })
const ymd = () => date({ mode: 'string' })

/** The same for all plants, like all tables here. */
export const chmRegList = pgTable(
  'chm_reg_list',
  {
    chmRegListNo: key(),
    regListCd: cd().notNull(),
    regListNm: nm().notNull(),
    lawNm: nm().notNull(),
    basisDesc: varchar({ length: 500 }).notNull(),
    severityCd: cd().notNull(),
    defaultCutPctVal: percent(),
    defaultCutOpCd: cd().notNull().default('GE'),
    sortOrder: integer().notNull().default(0),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex('chm_reg_list_cd').on(t.regListCd).where(sql`delete_yn = 'N'`)],
)

/** The whole list as it is from a day on. */
export const chmRegVer = pgTable(
  'chm_reg_ver',
  {
    chmRegVerNo: key(),
    chmRegListNo: keyRef().notNull(),
    verNm: varchar({ length: 100 }).notNull(),
    inForceYmd: ymd().notNull(),
    sourceDesc: varchar({ length: 500 }).notNull(),
    /** Whether everything of the list stands in it; else what it lacks may be on the list all the same. */
    wholeYn: yn('N'),
    statusCd: cd().notNull(),
    loadUserId: userKey(),
    loadDt: instant(),
    effectUserId: userKey(),
    effectDt: instant(),
    releaseUserId: userKey(),
    releaseDt: instant(),
    reasonDesc: varchar({ length: 500 }),
    ...common(),
  },
  (t) => [index().on(t.chmRegListNo), stateCheck(regVers)],
)
export const regVerRows = statefulRows(chmRegVer, regVers, { bizCd: null })

export const chmSubGroup = pgTable('chm_sub_group', {
  chmSubGroupNo: key(),
  groupNm: nm().notNull(),
  groupDesc: varchar({ length: 500 }),
  useYn: yn('Y'),
  ...common(),
})
export const chmSubGroupPart = pgTable(
  'chm_sub_group_part',
  { chmSubGroupPartNo: key(), chmSubGroupNo: keyRef().notNull(), chmSubstanceNo: keyRef().notNull(), ...common() },
  (t) => [uniqueIndex('chm_sub_group_part_once').on(t.chmSubGroupNo, t.chmSubstanceNo), index().on(t.chmSubstanceNo)],
)

export const chmRegItem = pgTable(
  'chm_reg_item',
  {
    chmRegItemNo: key(),
    chmRegVerNo: keyRef().notNull(),
    chmSubstanceNo: keyRef(),
    chmSubGroupNo: keyRef(),
    /** Null: nobody has confirmed from which content on it applies. */
    cutPctVal: percent(),
    cutOpCd: cd().notNull(),
    cutBasisCd: cd().notNull(),
    condDesc: varchar({ length: 500 }),
    phMinVal: numeric({ precision: 4, scale: 2, mode: 'number' }),
    phMaxVal: numeric({ precision: 4, scale: 2, mode: 'number' }),
    /** Letters of the states to which it applies; empty: to all. */
    physStateCds: varchar({ length: 5 }),
    /** Codes of the uses to which it applies, empty: to all. */
    useCds: varchar({ length: 120 }),
    limitQtyVal: quantity(),
    minQtyVal: quantity(),
    lowQtyVal: quantity(),
    upQtyVal: quantity(),
    unitCd: cd(),
    startYmd: ymd().notNull(),
    endYmd: ymd(),
    sourceDesc: varchar({ length: 500 }).notNull(),
    verifiedYn: yn(),
    ...common(),
  },
  (t) => [
    index().on(t.chmRegVerNo),
    index().on(t.chmSubstanceNo),
    index().on(t.chmSubGroupNo),
    check('chm_reg_item_of_one', sql.raw('(chm_substance_no is null) <> (chm_sub_group_no is null)')),
  ],
)

/** What a version would change, as it was shown before its release. */
export const chmRegEffect = pgTable(
  'chm_reg_effect',
  {
    chmRegEffectNo: key(),
    chmRegVerNo: keyRef().notNull(),
    kindCd: cd().notNull(),
    chmMatNo: keyRef().notNull(),
    chmSubstanceNo: keyRef(),
    chmSubGroupNo: keyRef(),
    contentPctVal: percent(),
    judgeCd: cd().notNull(),
    fromYmd: ymd().notNull(),
    ...common(),
  },
  (t) => [index().on(t.chmRegVerNo)],
)

/** Where a material is regulated, and where nobody knows; worked out, never typed. */
export const chmMatHit = pgTable(
  'chm_mat_hit',
  {
    chmMatHitNo: key(),
    chmMatNo: keyRef().notNull(),
    /** List and subject in one text; `?` is the line of what is not known of the composition. */
    hitKey: varchar({ length: 60 }).notNull(),
    chmRegListNo: keyRef(),
    chmRegItemNo: keyRef(),
    chmSubstanceNo: keyRef(),
    chmSubGroupNo: keyRef(),
    contentPctVal: percent(),
    judgeCd: cd().notNull(),
    /** Why it is CHECK, or was before somebody settled it. */
    whyCd: cd(),
    /** The content was compared by weight though the list speaks of volume: a density is missing. */
    byWeightYn: yn(),
    /** What the judgement rests on; a settlement holds as long as it stays the same. */
    factDesc: varchar({ length: 32 }).notNull(),
    settledYn: yn(),
    reasonDesc: varchar({ length: 500 }),
    settledUserId: userKey(),
    settledDt: instant(),
    /** What it was settled by, for readers of the material. */
    attachFileId: keyRef(),
    fromYmd: ymd().notNull(),
    toYmd: ymd(),
    ...common(),
  },
  (t) => [
    uniqueIndex('chm_mat_hit_open').on(t.chmMatNo, t.hitKey).where(sql`to_ymd is null`),
    index().on(t.chmRegListNo),
    check('chm_mat_hit_days', sql.raw('to_ymd is null or to_ymd >= from_ymd')),
  ],
)
