/** Who has opened, read and confirmed which revision of a notice. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgPolicy, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, instant, key, keyRef, nm, userKey } from '#platform/server/database/columns.ts'
import { appRole, isAmong } from '#platform/server/database/scope.ts'

const setting = (name: string) => `(select current_setting('jikim.${name}', true))`
/** One's own; a vendor's those of its people; whoever writes notices sees who has read them. */
const reachable = (table: string, owner: string) =>
  sql.raw(`${setting('scope')} = 'SYSTEM' or ${owner} = ${setting('user')}
  or ${setting('scope')} = 'VENDOR' and ${isAmong('vendor_cd', 'vendors')}
  or ${setting('scope')} <> 'VENDOR' and (select jikim_may_write('/manage/notice/noticeList'))
    and exists (select from notice n where n.notice_no = ${table}.notice_no)`)
const scopeOf = (table: string, owner: string) => {
  const who = reachable(table, owner)
  return pgPolicy('scope', { for: 'all', to: appRole, using: who, withCheck: who })
}
/** As much as the strokes of a signature take. */
export const MOST_DRAWN = 8000
const drawn = () => varchar({ length: MOST_DRAWN })
const textVer = () => varchar({ length: 16 })

export const noticeRead = pgTable(
  'notice_read',
  {
    noticeReadNo: key(),
    noticeNo: keyRef().notNull(),
    revNo: integer().notNull(),
    vendorCd: cd(),
    /** An account, of staff or of a vendor. */
    userId: userKey(),
    /** A worker of a vendor, who has no account. */
    personNo: keyRef(),
    /** The last opening while it was not read. */
    openDt: instant().notNull(),
    readDt: instant(),
    confirmDt: instant(),
    signFileId: keyRef(),
    /** PORTAL, TBM or QR */
    channelCd: cd().notNull().default('PORTAL'),
    /** How whoever confirmed was known (`signWays`). */
    signWayCd: cd(),
    deviceCd: cd(),
    langCd: cd(),
    /** Which text he confirmed. */
    textVer: textVer(),
    /** On whose device, where it was not his own. */
    witnessNm: nm(),
    drawnDesc: drawn(),
    /** What was read out to him. */
    noticeReadOutNo: keyRef(),
  },
  (t) => [
    uniqueIndex('notice_read_user').on(t.noticeNo, t.userId).where(sql`user_id is not null`),
    uniqueIndex('notice_read_person').on(t.noticeNo, t.personNo).where(sql`person_no is not null`),
    index().on(t.userId),
    index().on(t.vendorCd),
    // Who is confirmed is who did it: no worker stands here without the way in which he was known.
    check('notice_read_signed', sql.raw('person_no is null or confirm_dt is null or sign_way_cd is not null')),
    scopeOf('notice_read', 'user_id'),
  ],
)

/** Who has read a notice out to people of a contractor, and signed that he did. */
export const noticeReadOut = pgTable(
  'notice_read_out',
  {
    noticeReadOutNo: key(),
    noticeNo: keyRef().notNull(),
    vendorCd: cd().notNull(),
    langCd: cd().notNull(),
    /** LEADER or INTERPRETER */
    readerRoleCd: cd().notNull(),
    readerNm: nm().notNull(),
    /** ACCOUNT where he was signed in himself, DRAWN on the device of who was. */
    signWayCd: cd().notNull(),
    deviceCd: cd().notNull(),
    drawnDesc: drawn(),
    readDt: instant().notNull(),
    /** What he read out: the Korean as it was then. */
    textVer: textVer().notNull(),
    /** Who recorded it. */
    recordUserId: userKey().notNull(),
    recordNm: nm().notNull(),
  },
  (t) => [index().on(t.noticeNo, t.vendorCd), scopeOf('notice_read_out', 'record_user_id')],
)
