/** Who has opened, read and confirmed which revision of a notice. */
import { sql } from 'drizzle-orm'
import { index, integer, pgPolicy, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { cd, instant, key, keyRef, userKey } from '#platform/server/database/columns.ts'
import { appRole, isAmong } from '#platform/server/database/scope.ts'

const setting = (name: string) => `(select current_setting('jikim.${name}', true))`
/** One's own; a vendor's those of its people; whoever writes notices sees who has read them. */
const reachable = sql.raw(`${setting('scope')} = 'SYSTEM' or user_id = ${setting('user')}
  or ${setting('scope')} = 'VENDOR' and ${isAmong('vendor_cd', 'vendors')}
  or ${setting('scope')} <> 'VENDOR' and (select jikim_may_write('/manage/notice/noticeList'))
    and exists (select from notice n where n.notice_no = notice_read.notice_no)`)

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
  },
  (t) => [
    uniqueIndex('notice_read_user').on(t.noticeNo, t.userId).where(sql`user_id is not null`),
    uniqueIndex('notice_read_person').on(t.noticeNo, t.personNo).where(sql`person_no is not null`),
    index().on(t.userId),
    index().on(t.vendorCd),
    pgPolicy('scope', { for: 'all', to: appRole, using: reachable, withCheck: reachable }),
  ],
)
