/** The turns of a notice that no person takes: it opens, takes the place of the revision before it, and ends. */
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { nextDocNo } from '#platform/server/documents/doc-no.ts'
import { program } from '#platform/server/documents/program.ts'
import type { ActionContext, EffectContext } from '#platform/server/documents/rules.ts'
import { type Notify, notifyThrough } from '#platform/server/notifications/notify.ts'
import { problem, ruleRefused } from '#platform/server/refusal.ts'
import { noticeMessages as m } from './notice.messages.ts'
import { notice } from './notice.model.ts'
import { readersOf } from './notice-audience.ts'

interface Turn {
  db: Transaction
  person: Person
  now: Date
}

interface Opened {
  noticeNo: number
  prevNoticeNo: number | null
  confirmYn: string
}

/** What follows as soon as a notice is open, by a person or by the hour. */
async function afterOpening({ notify, ...step }: Turn & { notify: Notify }, record: Opened) {
  const { db, person, now } = step
  if (record.prevNoticeNo) await db.program(notice, { by: person, now }).act(record.prevNoticeNo, 'replace')
  await notify.each(openedRows(record.noticeNo), record.confirmYn === 'Y' ? m.NOTICE_MUST_READ : m.NOTICE_OPEN)
}

/** Everybody with an account who is to read it; of a vendor all its accounts, whoever of its workers is on the site. */
const openedRows = (noticeNo: number) => sql`
  select distinct a.user_id, n.notice_no as biz_no, jsonb_build_object('title', n.notice_title) as values_json,
    'notice-open:' || n.notice_no as once_key
  from notice n cross join lateral (
      select r.user_id, r.vendor_cd from (${readersOf(sql`select * from notice where notice_no = ${noticeNo}`)}) r
      union select null, v.vendor_cd from vendor_info v where v.plant_cd = n.plant_cd and v.vendor_status_cd = 'ACTIVE'
        and v.delete_yn = 'N' and jikim_vendor_words(v.vendor_cd) && string_to_array(n.audience_desc, ' ')) r
    join directory_person a on a.status_cd = 'ACTIVE' and (a.user_id = r.user_id or a.vendor_cd = r.vendor_cd)
  where n.notice_no = ${noticeNo}`

export const openedNow = ({ db, person, now, notify, record }: EffectContext<typeof notice>) =>
  afterOpening({ db, person, now, notify }, record)

/** Its hour has come. */
export async function openScheduled(tx: Transaction, noticeNo: number, now: Date): Promise<void> {
  const opened = await tx.program(notice, { now }).act(noticeNo, 'open', async ({ noticeDocNo, plantCd }) => ({
    openDt: now.toISOString(),
    noticeDocNo: noticeDocNo ?? (await nextDocNo(tx, notice, plantCd, dayOf(now))),
  }))
  if (opened) await afterOpening({ db: tx, person: program, now, notify: notifyThrough(tx, now) }, opened)
}

/** @returns the key of the draft: the reader keeps the revision in force until it is published */
export async function startRevision({ record, person, now, db }: ActionContext<typeof notice>): Promise<number> {
  // A draft is its author's alone; that there is one concerns everybody who revises.
  const [draft] = await db.queryAs(
    'SYSTEM',
    sql`select from notice where prev_notice_no = ${record.noticeNo} and delete_yn = 'N'`,
  )
  if (draft)
    throw ruleRefused([
      problem(notice, '', 'NOTICE_IN_REVISION', '이미 개정 중입니다. 작성 중인 개정본을 게시하십시오.'),
    ])
  // Who has read what, and when it went out, is not carried over.
  const { noticeTitle, noticeTypeCd, noticeDesc, procNo, targetScopeCd, targetDepts, targetTypes, targetVendors } =
    record
  const { confirmYn, confirmLevelCd, popupYn, plantCd } = record
  const { noticeNo } = await db.program(notice, { by: person, now }).create({
    noticeTitle,
    noticeTypeCd,
    noticeDesc,
    procNo,
    targetScopeCd,
    targetDepts,
    targetTypes,
    targetVendors,
    confirmYn,
    confirmLevelCd,
    popupYn,
    plantCd,
    revNo: (record.revNo ?? 1) + 1,
    prevNoticeNo: record.noticeNo,
  })
  return noticeNo
}
