/** Requests, lines and people as the engine works with them. Read as the program; who may see them is asked before. */
import { dayOf, toWire } from '#platform/model/calendar.ts'
import type { Queries } from '../database/database.ts'
import type { ApprStatus } from '../database/own-states.ts'
import { raw, type Sql, sql } from '../database/sql.ts'
import { notFound } from '../refusal.ts'
import type { BizValues } from './approval.biz.ts'
import { type Absence, type Candidate, deputyOf, isDeciding, type Line } from './approval.logic.ts'

export interface RequestRow {
  apprRqstNo: number
  apprBizCd: string
  bizNo: number
  apprTitle: string
  rqstUserId: string
  rqstDeptCd: string
  rqstDt: string | null
  apprStatusCd: ApprStatus
  currentSeqNo: number
  bizRowVersion: number | null
  snapshotJson: Record<string, unknown> | null
  urgentYn: 'Y' | 'N'
  prevApprRqstNo: number | null
  rqstOpinionDesc: string | null
  /** N: nobody decides it in the place of somebody absent, whatever holds for its kind. */
  delegateYn: 'Y' | 'N'
}
export interface LineRow extends Line {
  deputyYn: 'Y' | 'N'
  opinionDesc: string | null
  todoDt: string | null
  actDt: string | null
  readDt: string | null
}
export interface LoadedRequest extends RequestRow {
  lines: LineRow[]
}

/** @param lock holds the request until the transaction ends: two who decide at once decide one after the other */
export async function loadRequest(db: Queries, apprRqstNo: number, lock = false): Promise<LoadedRequest> {
  const request = await findRequest(db, apprRqstNo, lock)
  if (!request) throw notFound()
  return request
}

export async function findRequest(db: Queries, apprRqstNo: number, lock = false): Promise<LoadedRequest | undefined> {
  const [request] = await db.query<RequestRow>(sql`
    select appr_rqst_no as "apprRqstNo", appr_biz_cd as "apprBizCd", biz_no as "bizNo", appr_title as "apprTitle",
      rqst_user_id as "rqstUserId", rqst_dept_cd as "rqstDeptCd", rqst_dt as "rqstDt", appr_status_cd as "apprStatusCd",
      current_seq_no as "currentSeqNo", biz_row_version as "bizRowVersion", snapshot_json as "snapshotJson",
      urgent_yn as "urgentYn", prev_appr_rqst_no as "prevApprRqstNo", rqst_opinion_desc as "rqstOpinionDesc", delegate_yn as "delegateYn"
    from appr_rqst where appr_rqst_no = ${apprRqstNo} and delete_yn = 'N' ${raw(lock ? 'for update' : '')}`)
  return request && { ...request, lines: await loadLines(db, apprRqstNo) }
}

const loadLines = (db: Queries, apprRqstNo: number): Promise<LineRow[]> =>
  db.query<LineRow>(sql`
    select appr_line_no as "apprLineNo", seq_no as "seqNo", line_type_cd as "lineTypeCd", user_id as "userId",
      act_user_id as "actUserId", deputy_yn as "deputyYn", line_status_cd as "lineStatusCd", decision_cd as "decisionCd",
      opinion_desc as "opinionDesc", todo_dt as "todoDt", act_dt as "actDt", read_dt as "readDt"
    from appr_line where appr_rqst_no = ${apprRqstNo} and delete_yn = 'N' order by seq_no, appr_line_no`)

export interface BizRow extends BizValues {
  apprBizCd: string
  apprBizNm: string
  rowVersion: number
}
interface StoredBiz extends Omit<BizRow, 'mustRoleCds'> {
  mustRoleCds: string | null
}

const bizColumns =
  raw(`appr_biz_cd as "apprBizCd", appr_biz_nm as "apprBizNm", serial_yn as "serialYn", bulk_yn as "bulkYn",
  delegate_yn as "delegateYn", self_appr_yn as "selfApprYn", agree_stop_yn as "agreeStopYn", min_approve_cnt as "minApproveCnt",
  must_role_cds as "mustRoleCds", lead_day_cnt as "leadDayCnt", ref_open_cd as "refOpenCd", row_version as "rowVersion"`)

/** A missing row is a fault of ours; it is answered as what does not exist. */
export async function loadBiz(db: Queries, apprBizCd: string): Promise<BizRow> {
  const biz = await findBiz(db, apprBizCd)
  if (!biz) throw notFound()
  return biz
}
export async function findBiz(db: Queries, apprBizCd: string): Promise<BizRow | undefined> {
  const [row] = await db.query<StoredBiz>(
    sql`select ${bizColumns} from appr_biz where appr_biz_cd = ${apprBizCd} and delete_yn = 'N'`,
  )
  return row && withRoles(row)
}
export const loadBizs = async (db: Queries): Promise<BizRow[]> =>
  (await db.query<StoredBiz>(sql`select ${bizColumns} from appr_biz where delete_yn = 'N' order by appr_biz_nm`)).map(
    withRoles,
  )
const withRoles = (row: StoredBiz): BizRow => ({
  ...row,
  mustRoleCds: (row.mustRoleCds ?? '').split(',').filter(Boolean),
})

/** Staff by id with their roles; a vendor's account is nobody here, for it decides nothing of the site. */
export async function loadPeople(
  db: Queries,
  userIds: readonly string[],
  today: string,
): Promise<Map<string, Candidate>> {
  const rows = await db.query<Candidate>(sql`
    select u.user_id as "userId", u.user_nm as "userNm",
      (u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N' and (u.retire_ymd is null or u.retire_ymd > ${today}::date)) as "isActive",
      array(select m.auth_grp_cd::text from directory_member m where m.user_id = u.user_id) as roles
    from sys_user u where u.user_id = any(${[...new Set(userIds)]}::text[])`)
  return new Map(rows.map((row) => [row.userId, row]))
}

interface StoredAbsence extends Omit<Absence, 'apprBizCds'> {
  apprBizCds: string | null
}

/** R4: who may act now in the place of whom, by line. */
export async function deputiesOf(
  db: Queries,
  request: Pick<LoadedRequest, 'apprBizCd' | 'rqstUserId' | 'lines' | 'delegateYn'>,
  biz: Pick<BizRow, 'delegateYn'>,
  now: Date,
): Promise<Map<number, string>> {
  const waiting = request.lines.filter((line) => isDeciding(line) && line.lineStatusCd === 'TODO')
  if (biz.delegateYn !== 'Y' || request.delegateYn !== 'Y' || waiting.length === 0) return new Map()
  const userIds = waiting.map(({ userId }) => userId)
  const absences = await db.query<StoredAbsence>(sql`select user_id as "userId",
      (select d.user_id from sys_user d where d.user_id = deputy_user_id and ${worksOn(sql`d`, now)}) as "deputyUserId",
      start_dt as "startDt", end_dt as "endDt", scope_cd as "scopeCd", appr_biz_cds as "apprBizCds"
    from appr_absence where user_id = any(${userIds}::text[]) and delete_yn = 'N' and ${now}::timestamptz between start_dt and end_dt`)
  if (absences.length === 0) return new Map()
  const heads = await headsOf(
    db,
    absences.map(({ userId }) => userId),
  )
  const known = absences.map((one) => ({ ...one, apprBizCds: (one.apprBizCds ?? '').split(',').filter(Boolean) }))
  const subject = { drafterId: request.rqstUserId, apprBizCd: request.apprBizCd, lines: request.lines }
  return new Map(
    waiting.flatMap((line) => {
      const deputy = deputyOf(line, subject, known, (userId) => heads.get(userId), toWire(now))
      return deputy ? [[line.apprLineNo, deputy] as const] : []
    }),
  )
}

/** Who has left is nobody's deputy and no head, whatever was arranged before. */
const worksOn = (u: Sql, now: Date): Sql =>
  sql`${u}.user_status_cd = 'ACTIVE' and ${u}.delete_yn = 'N' and (${u}.retire_ymd is null or ${u}.retire_ymd > ${dayOf(now)}::date)`

/** The head of the department; of a head himself, the one above him. */
export async function headsOf(db: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ userId: string; headUserId: string }>(sql`
    with recursive up as (
      select u.user_id, d.pdept_cd, d.head_user_id, 1 as step
      from sys_user u join sys_dept d on d.dept_cd = u.dept_cd where u.user_id = any(${userIds}::text[])
      union all
      select up.user_id, d.pdept_cd, d.head_user_id, up.step + 1
      from up join sys_dept d on d.dept_cd = up.pdept_cd where up.step < 10
    )
    select distinct on (up.user_id) up.user_id as "userId", up.head_user_id as "headUserId"
    from up join sys_user h on h.user_id = up.head_user_id and h.user_status_cd = 'ACTIVE' and h.delete_yn = 'N'
    where up.head_user_id <> up.user_id order by up.user_id, up.step`)
  return new Map(rows.map(({ userId, headUserId }) => [userId, headUserId]))
}

/** The lines that wait for this person in the place of somebody absent. */
export async function deputyLinesOf(db: Queries, userId: string, now: Date): Promise<number[]> {
  const candidates = await db.query<{ apprRqstNo: number }>(sql`select distinct l.appr_rqst_no as "apprRqstNo"
    from appr_absence a join appr_line l on l.user_id = a.user_id and l.line_status_cd = 'TODO' and l.delete_yn = 'N'
      join appr_rqst r on r.appr_rqst_no = l.appr_rqst_no and r.appr_status_cd = 'PROGRESS'
    where a.delete_yn = 'N' and ${now}::timestamptz between a.start_dt and a.end_dt
      and (a.deputy_user_id = ${userId} or ${isHeadAbove(sql`a.user_id`, userId)})`)
  const own: number[] = []
  for (const { apprRqstNo } of candidates) {
    const request = await loadRequest(db, apprRqstNo)
    const biz = await findBiz(db, request.apprBizCd)
    const deputies = biz ? await deputiesOf(db, request, biz, now) : []
    for (const [apprLineNo, deputy] of deputies) if (deputy === userId) own.push(apprLineNo)
  }
  return own
}

/** His department and those above it, of whoever this is. */
const upFrom = (userId: Sql): Sql => sql`with recursive up as (
    select d.dept_cd, d.pdept_cd, d.head_user_id, 1 as step from sys_user u join sys_dept d on d.dept_cd = u.dept_cd
      where u.user_id = ${userId}
    union all
    select d.dept_cd, d.pdept_cd, d.head_user_id, up.step + 1 from up join sys_dept d on d.dept_cd = up.pdept_cd where up.step < 10)`

/** Whether a person heads the department of another, or one above it. */
export const isHeadAbove = (userId: Sql, headUserId: string): Sql =>
  sql`exists (${upFrom(userId)} select from up where up.head_user_id = ${headUserId} and ${userId} <> ${headUserId})`

/** Who heads his department, and those above it. */
export async function headsAbove(db: Queries, userId: string): Promise<Set<string>> {
  const rows = await db.query<{ headUserId: string }>(
    sql`${upFrom(sql`${userId}`)} select head_user_id as "headUserId" from up where head_user_id <> ${userId}`,
  )
  return new Set(rows.map(({ headUserId }) => headUserId))
}

/** Who works in the departments that a person heads, and in those below them. */
export const peopleBelow = (
  db: Queries,
  headUserId: string,
  today: string,
): Promise<{ userId: string; userNm: string }[]> =>
  db.query(sql`with recursive down as (
      select dept_cd, 1 as step from sys_dept where head_user_id = ${headUserId} and delete_yn = 'N'
      union
      select d.dept_cd, down.step + 1 from down join sys_dept d on d.pdept_cd = down.dept_cd and d.delete_yn = 'N' where down.step < 10
    )
    select u.user_id as "userId", u.user_nm as "userNm" from sys_user u
    where u.dept_cd in (select dept_cd from down) and u.user_id <> ${headUserId} and u.user_status_cd = 'ACTIVE'
      and u.delete_yn = 'N' and (u.retire_ymd is null or u.retire_ymd > ${today}::date) order by u.user_nm, u.user_id`)
