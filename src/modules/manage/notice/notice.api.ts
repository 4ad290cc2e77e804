/** What other modules ask of notices. */

import type { Person } from '#platform/model/access.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { type Notice, notice } from './notice.model.ts'
import { isDone, readersOf } from './notice-audience.ts'
import { overdueStatement } from './notice-mine.ts'

/**
 * E12: a vendor that has left must-read notices unconfirmed beyond their day gets no permit, until it confirms them.
 *
 * @param db acts as the program or as somebody of the vendor
 */
export async function refuseUnconfirmed(
  db: Queries,
  vendorCd: string,
  today: string,
): Promise<RuleProblem | undefined> {
  const n = (await db.query(overdueStatement(vendorCd, today))).length
  if (n === 0) return undefined
  const message = '필수 공지를 확인하지 않아 작업허가를 신청할 수 없습니다. (미확인 {n}건)'
  return { field: '', code: 'NOTICE_UNCONFIRMED', message, values: { n } }
}

/** What a module tells departments, so that each of their people confirms having read it, or vendors, of each of which one does. */
export interface MustRead
  extends Pick<Notice, 'plantCd' | 'noticeTitle' | 'noticeDesc'>,
    Partial<Pick<Notice, 'texts' | 'confirmLevelCd' | 'popupYn' | 'urgentYn'>> {
  /** In the place of departments and vendors: all employees, all vendors, or both. */
  everybody?: 'ALL' | 'STAFF' | 'PARTNER'
  deptCds?: readonly string[]
  vendorCds?: readonly string[]
  confirmDueYmd: string
}

/**
 * Publishes at once, in the name of the person, who need not be among those who write notices: that it is told is his
 * duty and not his choice.
 *
 * @returns the key of the notice
 */
export async function publishMustRead(
  { db, person, now }: { db: Transaction; person: Person; now: Date },
  { deptCds = [], vendorCds = [], everybody, ...given }: MustRead,
): Promise<number> {
  const { noticeNo } = await db.program(notice, { by: person, now }).create('publish', {
    noticeTypeCd: 'GEN',
    confirmYn: 'Y',
    confirmLevelCd: 'VENDOR',
    ...given,
    targetScopeCd: everybody ?? (vendorCds.length > 0 ? 'VENDOR' : 'DEPT'),
    targetDepts: deptCds.map((targetDeptCd) => ({ targetDeptCd })),
    targetVendors: vendorCds.map((targetVendorCd) => ({ targetVendorCd })),
    targetTypes: [],
  })
  return noticeNo
}

/** The revision of it that is in force: of a notice that was never revised it is itself. @param db acts as the program */
export async function lastRevisionOf(db: Queries, noticeNo: number): Promise<number> {
  const [last] = await db.query<{ no: number }>(sql`with recursive r as (
      select notice_no, next_notice_no, status_cd, 0 as turn from notice where notice_no = ${noticeNo}
      union all select n.notice_no, n.next_notice_no, n.status_cd, r.turn + 1 from r join notice n on n.notice_no = r.next_notice_no
        where r.status_cd = 'OLD')
    select notice_no::int as no from r order by turn desc limit 1`)
  return last?.no ?? noticeNo
}

export interface Reading {
  noticeNo: number
  noticeTitle: string
  openDt: string | null
  confirmDueYmd: string | null
  targetCnt: number
  doneCnt: number
}

/**
 * How many have confirmed a notice, without who.
 *
 * @param db acts as the program: who may know the count need not be among the readers
 */
export async function readingOf(db: Queries, noticeNo: number): Promise<Reading | undefined> {
  const readers = readersOf(sql`select * from notice where notice_no = ${noticeNo}`)
  const [row] = await db.query<Reading>(sql`
    select n.notice_no as "noticeNo", n.notice_title as "noticeTitle", n.open_dt as "openDt",
      n.confirm_due_ymd as "confirmDueYmd", count(r.notice_no)::int as "targetCnt",
      count(*) filter (where ${isDone(sql`n.confirm_yn`)})::int as "doneCnt"
    from notice n left join (${readers}) r on r.notice_no = n.notice_no
    where n.notice_no = ${noticeNo} and n.delete_yn = 'N' group by n.notice_no`)
  return row
}
