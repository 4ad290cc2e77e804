/** The turns of a notice that no person takes: it opens, takes the place of the revision before it, and ends. */
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { stateAfter } from '#platform/model/document.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { ActionContext, EffectContext } from '#platform/server/documents/rules.ts'
import type { Row } from '#platform/server/documents/shape.ts'
import {
  insertStatement,
  nextDocNo,
  updateStatement,
  type Values,
  writeRows,
} from '#platform/server/documents/write.ts'
import type { Notify } from '#platform/server/notifications/notify.ts'
import { problem, ruleRefused } from '#platform/server/refusal.ts'
import { readersOf } from './notice.audience.ts'
import { notice } from './notice.model.ts'

interface Turn {
  db: Queries
  person: Person
  now: Date
}

interface Opened {
  noticeNo: number
  prevNoticeNo: number | null
  confirmYn: string
}

/** Moves a locked row as a step of its lifecycle. */
export async function turn(
  { db, person, now }: Turn,
  before: Row,
  actionCd: 'open' | 'replace' | 'end',
  values: Values = {},
) {
  const toStatusCd = stateAfter(notice.lifecycle.actions[actionCd], before)
  const trace = { actionCd, fromStatusCd: before.statusCd, toStatusCd }
  await db.query(updateStatement(notice, { person, now, ip: null }, before, { ...values, statusCd: toStatusCd }, trace))
}

/** What follows as soon as a notice is open, by a person or by the hour. */
export async function afterOpening({ notify, ...step }: Turn & { notify: Notify }, record: Opened) {
  if (record.prevNoticeNo) {
    const before = await getRecord(step.db, notice, record.prevNoticeNo, true)
    if (before.statusCd === 'OPEN') await turn(step, before, 'replace')
  }
  await notify.each(openedRows(record.noticeNo), {
    model: notice,
    text: record.confirmYn === 'Y' ? '필독 공지가 게시되었습니다: {title}' : '공지가 게시되었습니다: {title}',
    tone: record.confirmYn === 'Y' ? 'waiting' : 'progress',
  })
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

/** Its hour has come. @param before locked */
export async function openScheduled(step: Turn & { notify: Notify }, before: Row): Promise<void> {
  const docNo = before[notice.docNo] ?? (await nextDocNo(step.db, notice, before.plantCd, dayOf(step.now)))
  await turn(step, before, 'open', { openDt: step.now.toISOString(), [notice.docNo]: docNo })
  const { noticeNo, prevNoticeNo, confirmYn } = before
  await afterOpening(step, {
    noticeNo: Number(noticeNo),
    prevNoticeNo: prevNoticeNo === null ? null : Number(prevNoticeNo),
    confirmYn: String(confirmYn),
  })
}

/** Carried over into the next revision; who has read what, and when it went out, is not. */
const carried = [
  'noticeTitle',
  'noticeTypeCd',
  'noticeDesc',
  'procNo',
  'targetScopeCd',
  'targetDepts',
  'targetTypes',
  'targetVendors',
  'audienceDesc',
  'confirmYn',
  'confirmLevelCd',
  'popupYn',
] as const

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
  const values: Values = {
    ...Object.fromEntries(carried.map((field) => [field, record[field]])),
    revNo: (record.revNo ?? 1) + 1,
    prevNoticeNo: record.noticeNo,
    statusCd: notice.lifecycle.start,
    plantCd: record.plantCd,
    urgentYn: 'N',
  }
  const [created] = await db.query<{ no: number }>(
    insertStatement(notice, { person, now, ip: null }, values, undefined),
  )
  const no = created?.no ?? 0
  await writeRows(db, notice, no, values)
  return no
}
