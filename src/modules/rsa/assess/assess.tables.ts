/** Who took part in an assessment, how its items were rated again, and who was told of it. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgPolicy, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { appRole } from '#platform/server/database/scope.ts'

/** Who sees an assessment sees what belongs to it. */
const withRsa = (table: string) => {
  const visible = sql.raw(`exists (select from rsa p where p.rsa_no = ${table}.rsa_no)`)
  return pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible })
}

export const rsaPart = pgTable(
  'rsa_part',
  {
    rsaPartNo: key(),
    rsaNo: keyRef().notNull(),
    partRoleCd: cd().notNull(),
    partMethodCd: cd().notNull(),
    userId: userKey(),
    personNo: keyRef(),
    vendorCd: cd(),
    partNm: nm().notNull(),
    partDt: instant().notNull(),
    opinionDesc: varchar({ length: 2001 }),
    /** In which he wrote it himself. */
    opinionLangCd: cd(),
    signJson: jsonb(),
    signDt: instant(),
    /** On whose session it was drawn. */
    signUserId: userKey(),
    ...common(),
  },
  (t) => [index().on(t.rsaNo, t.rsaPartNo), index().on(t.personNo), index().on(t.userId), withRsa('rsa_part')],
)

/** R5: what an item was rated at, from the decision (0) on; rows are added and never changed. */
export const rsaItemRev = pgTable(
  'rsa_item_rev',
  {
    rsaNo: keyRef().notNull(),
    rsaItemNo: integer().notNull(),
    seqNo: integer().notNull(),
    freqVal: integer(),
    sevVal: integer(),
    checkCd: cd(),
    exposedCnt: integer(),
    lawOkYn: yn(),
    fatalYn: yn(),
    similarYn: yn(),
    riskVal: integer(),
    gradeCd: cd(),
    upReasonCds: varchar({ length: 60 }),
    acceptYn: yn(),
    evalUserId: userKey().notNull(),
    evalDt: instant().notNull(),
    noteDesc: varchar({ length: 500 }),
  },
  (t) => [primaryKey({ columns: [t.rsaNo, t.rsaItemNo, t.seqNo] }), withRsa('rsa_item_rev')],
)

/** As much as the strokes of a signature take. */
export const MOST_DRAWN = 8000

export const rsaShare = pgTable(
  'rsa_share',
  {
    rsaShareNo: key(),
    rsaNo: keyRef().notNull(),
    shareCd: cd().notNull(),
    channelCd: cd().notNull(),
    shareDt: instant().notNull(),
    shareDesc: desc(),
    /** What hung at the place, who signed on paper, who sat in the talk. */
    attachFileId: keyRef(),
    ...common(),
  },
  (t) => [index().on(t.rsaNo, t.rsaShareNo), withRsa('rsa_share')],
)

/** Who is to know, and when he said that he does. */
export const rsaSharePerson = pgTable(
  'rsa_share_person',
  {
    rsaSharePersonNo: key(),
    rsaShareNo: keyRef().notNull(),
    rsaNo: keyRef().notNull(),
    userId: userKey(),
    personNo: keyRef(),
    vendorCd: cd(),
    personNm: nm().notNull(),
    confirmDt: instant(),
    /** Himself, or whoever told him in a talk or on paper. */
    confirmUserId: userKey(),
    /** What the confirmation of somebody without an account rests on. */
    signWayCd: cd(),
    deviceCd: cd(),
    langCd: cd(),
    textVer: varchar({ length: 16 }),
    witnessNm: nm(),
    interpreterNm: nm(),
    drawnDesc: varchar({ length: MOST_DRAWN }),
    opinionDesc: varchar({ length: 1000 }),
    opinionLangCd: cd(),
  },
  (t) => [
    index().on(t.rsaShareNo, t.rsaSharePersonNo),
    index().on(t.userId),
    index().on(t.rsaNo),
    index().on(t.personNo),
    withRsa('rsa_share_person'),
  ],
)

/** What people without an account have read before they said that they know it, as they read it. */
export const rsaShareText = pgTable(
  'rsa_share_text',
  {
    rsaShareNo: keyRef().notNull(),
    textVer: varchar({ length: 16 }).notNull(),
    rsaNo: keyRef().notNull(),
    langCd: cd().notNull(),
    textJson: jsonb().notNull(),
    createDt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.rsaShareNo, t.textVer] }), withRsa('rsa_share_text')],
)

/** What an occasional one was opened for: several may stand behind it. */
export const rsaOrigin = pgTable(
  'rsa_origin',
  {
    originCd: cd().notNull(),
    originNo: keyRef().notNull(),
    rsaNo: keyRef().notNull(),
    /** Its number for people; nothing else of it stands here. */
    originDocNo: nm().notNull(),
    addUserId: userKey().notNull(),
    addDt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.originCd, t.originNo, t.rsaNo] }), index().on(t.rsaNo), withRsa('rsa_origin')],
)
