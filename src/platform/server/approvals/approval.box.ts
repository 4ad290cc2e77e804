/** 결재함 and 기안함: what waits for a person, what he has decided, what he has drafted. */
import type { Queries } from '../database/database.ts'
import { and, raw, type Sql, sql } from '../database/sql.ts'
import type { BoxRow, BoxTab } from './approval.wire.ts'

export interface BoxQuery {
  tab: BoxTab
  page: number
  limit: number
  q: string
  /** What stands before the titles of a kind as the person reads them, by its code: he finds by it as well. */
  heads?: Readonly<Record<string, string>> | undefined
  apprBizCd?: string | undefined
  rqstDtFrom?: string | undefined
  rqstDtTo?: string | undefined
  /** The day from which on it was decided. */
  endDtFrom?: string | undefined
}
/** Somebody of the site or of a vendor, whether he is still there or not. */
export const nameOf = (userId: Sql): Sql => sql`(select p.user_nm from directory_person p where p.user_id = ${userId})`

const columns = (now: Date, own: { line: Sql; read: Sql; deputyFor: Sql }): Sql => sql`
  r.appr_rqst_no as "apprRqstNo", r.appr_biz_cd as "apprBizCd", b.appr_biz_nm as "apprBizNm", r.biz_no as "bizNo",
  r.appr_title as "apprTitle", ${nameOf(sql`r.rqst_user_id`)} as "rqstUserNm",
  (select d.dept_nm from sys_dept d where d.dept_cd = r.rqst_dept_cd) as "rqstDeptNm", r.rqst_dt as "rqstDt",
  r.appr_status_cd as "apprStatusCd", r.urgent_yn as "urgentYn", coalesce(b.bulk_yn, 'N') as "bulkYn",
  (select string_agg(${nameOf(sql`t.user_id`)}, ', ' order by t.appr_line_no) from appr_line t
    where t.appr_rqst_no = r.appr_rqst_no and t.line_status_cd = 'TODO' and t.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE')
      and r.appr_status_cd = 'PROGRESS') as "currentUserNms",
  greatest(0, (${now}::timestamptz at time zone 'Asia/Seoul')::date - (r.rqst_dt at time zone 'Asia/Seoul')::date) as "elapsedDayCnt",
  (select count(*) from appr_line t where t.appr_rqst_no = r.appr_rqst_no and t.line_status_cd = 'DONE'
    and t.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE')) as "doneCnt",
  (select count(*) from appr_line t where t.appr_rqst_no = r.appr_rqst_no
    and t.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE')) as "lineCnt",
  ${own.line} as "lineTypeCd", ${own.read} as "readDt", ${own.deputyFor} as "deputyForNm"`

const tabOf = raw(`case
  when l.line_type_cd in ('REF', 'CIRC') then case when l.line_status_cd in ('TODO', 'DONE') then 'REF' end
  when r.appr_status_cd = 'PROGRESS' then case l.line_status_cd when 'TODO' then 'TODO' when 'WAIT' then 'WAIT' when 'DONE' then 'PROGRESS' end
  when l.line_status_cd <> 'DONE' then null
  when r.appr_status_cd = 'APPR' then 'DONE'
  when r.appr_status_cd in ('RTN', 'REJ') then 'RTN' end`)

/**
 * The lines of a person: his own, those he has decided for somebody, and those he may decide for somebody now. Of kinds
 * that the site knows: others can be decided by nobody, and are in nobody’s way.
 */
const ownLines = (userId: string, deputyLines: readonly number[]): Sql => sql`
  select l.*, ${tabOf} as tab from appr_line l join appr_rqst r on r.appr_rqst_no = l.appr_rqst_no
    join appr_biz k on k.appr_biz_cd = r.appr_biz_cd
  where l.delete_yn = 'N' and r.delete_yn = 'N' and l.line_type_cd <> 'DRAFT'
    and (l.user_id = ${userId} or l.act_user_id = ${userId} or l.appr_line_no = any(${deputyLines}::bigint[]))`

export async function countBox(
  db: Queries,
  userId: string,
  deputyLines: readonly number[],
): Promise<Record<BoxTab, number>> {
  const rows = await db.query<{ tab: BoxTab; count: number }>(
    sql`select o.tab, count(*) as count from (${ownLines(userId, deputyLines)}) o where o.tab is not null group by o.tab`,
  )
  const counts = new Map(rows.map(({ tab, count }) => [tab, count]))
  const of = (tab: BoxTab) => counts.get(tab) ?? 0
  return {
    TODO: of('TODO'),
    WAIT: of('WAIT'),
    PROGRESS: of('PROGRESS'),
    DONE: of('DONE'),
    RTN: of('RTN'),
    REF: of('REF'),
  }
}

/** What a tab of the box shows, for its rows and for their number alike. */
const boxFrom = (userId: string, deputyLines: readonly number[], query: Omit<BoxQuery, 'page' | 'limit'>): Sql =>
  sql`from (${ownLines(userId, deputyLines)}) o join appr_rqst r on r.appr_rqst_no = o.appr_rqst_no
    join appr_biz b on b.appr_biz_cd = r.appr_biz_cd where ${and([sql`o.tab = ${query.tab}`, ...narrowed(query)])}`

const totalOf = async (db: Queries, from: Sql): Promise<number> => {
  const [row] = await db.query<{ total: number }>(sql`select count(*) as total ${from}`)
  return row?.total ?? 0
}

export const totalOfBox = (
  db: Queries,
  userId: string,
  deputyLines: readonly number[],
  query: Omit<BoxQuery, 'page' | 'limit'>,
): Promise<number> => totalOf(db, boxFrom(userId, deputyLines, query))

/** Urgent ones first, then what has waited longest; what is over, newest first. */
export async function listBox(
  db: Queries,
  userId: string,
  deputyLines: readonly number[],
  query: BoxQuery,
  now: Date,
): Promise<{ total: number; rows: BoxRow[] }> {
  const from = boxFrom(userId, deputyLines, query)
  const own = {
    line: sql`o.line_type_cd`,
    read: sql`o.read_dt`,
    deputyFor: sql`case when o.user_id <> ${userId} then ${nameOf(sql`o.user_id`)} end`,
  }
  const order =
    query.tab === 'TODO' || query.tab === 'WAIT' ? raw('r.urgent_yn desc, r.rqst_dt, 1') : raw('r.rqst_dt desc, 1 desc')
  const [rows, total] = await Promise.all([
    db.query<BoxRow>(
      sql`select ${columns(now, own)} ${from} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
    ),
    totalOf(db, from),
  ])
  return { total, rows }
}

type DraftsQuery = Omit<BoxQuery, 'tab'> & { apprStatusCd?: string | undefined }

const draftsFrom = (userId: string, query: Omit<DraftsQuery, 'page' | 'limit'>): Sql => {
  const state = query.apprStatusCd ? [sql`r.appr_status_cd = any(${query.apprStatusCd.split(',')}::text[])`] : []
  return sql`from appr_rqst r join appr_biz b on b.appr_biz_cd = r.appr_biz_cd
    where ${and([sql`r.rqst_user_id = ${userId} and r.delete_yn = 'N'`, ...state, ...narrowed(query)])}`
}

export const totalOfDrafts = (db: Queries, userId: string, apprStatusCd: string): Promise<number> =>
  totalOf(db, draftsFrom(userId, { q: '', apprStatusCd }))

export async function listDrafts(
  db: Queries,
  userId: string,
  query: DraftsQuery,
  now: Date,
): Promise<{ total: number; rows: BoxRow[] }> {
  const from = draftsFrom(userId, query)
  const none = { line: raw('null::text'), read: raw('null::timestamptz'), deputyFor: raw('null::text') }
  const [rows, total] = await Promise.all([
    db.query<BoxRow>(sql`select ${columns(now, none)} ${from} order by r.rqst_dt desc nulls first, 1 desc
      limit ${query.limit} offset ${(query.page - 1) * query.limit}`),
    totalOf(db, from),
  ])
  return { total, rows }
}

function narrowed({
  q,
  heads = {},
  apprBizCd,
  rqstDtFrom,
  rqstDtTo,
  endDtFrom,
}: Omit<DraftsQuery, 'page' | 'limit'>): Sql[] {
  const word = q.trim().toLowerCase()
  return [
    ...(apprBizCd ? [sql`r.appr_biz_cd = ${apprBizCd}`] : []),
    ...(rqstDtFrom ? [sql`r.rqst_dt >= ${`${rqstDtFrom}T00:00:00+09:00`}::timestamptz`] : []),
    ...(rqstDtTo ? [sql`r.rqst_dt < (${rqstDtTo}::date + 1)::timestamp at time zone 'Asia/Seoul'`] : []),
    ...(endDtFrom
      ? [
          sql`(select max(t.act_dt) from appr_line t where t.appr_rqst_no = r.appr_rqst_no) >= ${`${endDtFrom}T00:00:00+09:00`}::timestamptz`,
        ]
      : []),
    ...(word
      ? [
          sql`(strpos(lower(coalesce(${JSON.stringify(heads)}::jsonb->>r.appr_biz_cd, '') || r.appr_title), ${word}) > 0 or strpos(lower(${nameOf(sql`r.rqst_user_id`)}), ${word}) > 0)`,
        ]
      : []),
  ]
}
