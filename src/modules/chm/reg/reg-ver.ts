/** A version of a list on its way: what it would change, its release by somebody else, its end before that. */
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal, stale, wrongState } from '#platform/server/refusal.ts'
import { regVerRows } from './reg.tables.ts'
import type { regVers } from './reg-codes.model.ts'
import { regListMaster } from './reg-list.master.ts'
import { screened } from './screening.sql.ts'
import { rescreen } from './screening.ts'

export interface Acting {
  userId: string
  now: Date
  today: string
  ip: string | null
}
interface Version {
  chmRegVerNo: number
  chmRegListNo: number
  inForceYmd: string
  verNm: string
  statusCd: keyof typeof regVers.is
  loadUserId: string | null
  rowVersion: number
}

/** Locked, as it was seen. @throws Refusal 404; 409 where somebody was faster; 422 where it stands elsewhere */
async function locked(tx: Transaction, no: number, rowVersion: number, from: readonly string[]): Promise<Version> {
  const [found] =
    await tx.query<Version>(sql`select v.chm_reg_ver_no as "chmRegVerNo", v.chm_reg_list_no as "chmRegListNo",
      v.in_force_ymd::text as "inForceYmd", v.ver_nm as "verNm", v.status_cd as "statusCd", v.load_user_id as "loadUserId", v.row_version as "rowVersion"
    from chm_reg_ver v where v.chm_reg_ver_no = ${no} for update`)
  if (!found) throw notFound()
  if (found.rowVersion !== rowVersion) throw stale(undefined)
  if (!from.includes(found.statusCd)) throw wrongState(stateNames[found.statusCd])
  return found
}
const stateNames = { TEMP: '적재', REVIEW: '영향 확인', FIX: '반영', CANC: '취소' } as const

/** Rows `kind_cd, chm_mat_no, chm_substance_no, chm_sub_group_no, content_pct_val, judge_cd, from_ymd`. */
function effectOf({ chmRegVerNo, chmRegListNo, inForceYmd }: Version, today: string): Sql {
  const day = inForceYmd > today ? inForceYmd : today
  const asked = { day, listNo: chmRegListNo }
  return sql`
    with before as materialized (with ${screened(asked)} select * from found),
    after as materialized (with ${screened({ ...asked, candidateNo: chmRegVerNo, isAhead: true })} select * from found)
    select case when a.since <= ${today}::date then 'ADD' else 'FUT' end as kind_cd, a.chm_mat_no, a.chm_substance_no, a.chm_sub_group_no,
      a.content as content_pct_val, a.judge as judge_cd, a.since as from_ymd
    from after a left join before b on b.chm_mat_no = a.chm_mat_no and b.hit_key = a.hit_key
    where b.chm_mat_no is null or b.judge <> a.judge
    union all
    select 'DEL', b.chm_mat_no, b.chm_substance_no, b.chm_sub_group_no, b.content, b.judge, ${inForceYmd}::date
    from before b left join after a on a.chm_mat_no = b.chm_mat_no and a.hit_key = b.hit_key
    where a.chm_mat_no is null`
}
const columns = sql`kind_cd, chm_mat_no, chm_substance_no, chm_sub_group_no, content_pct_val, judge_cd, from_ymd`
const keptOf = (no: number) => sql`select ${columns} from chm_reg_effect where chm_reg_ver_no = ${no}`

/** A5: works out what it would change and keeps that with the version. @returns how many rows there are */
export async function review(tx: Transaction, no: number, rowVersion: number, acting: Acting): Promise<void> {
  const version = await locked(tx, no, rowVersion, ['TEMP', 'REVIEW'])
  await tx.query(sql`delete from chm_reg_effect where chm_reg_ver_no = ${no}`)
  await tx.query(sql`insert into chm_reg_effect (chm_reg_ver_no, ${columns}, create_user_id, create_dt)
    select ${no}, e.*, ${acting.userId}, ${acting.now} from (${effectOf(version, acting.today)}) e`)
  await regVerRows.move(tx, 'review', {
    ...moving(no, acting),
    set: { effectUserId: acting.userId, effectDt: acting.now.toISOString() },
  })
}

/** Whether what was shown is still what would happen. */
async function isAsShown(db: Queries, version: Version, today: string): Promise<boolean> {
  const [found] = await db.query<{ differs: boolean }>(sql`
    with shown as (${keptOf(version.chmRegVerNo)}), anew as materialized (${effectOf(version, today)})
    select exists ((table shown except all table anew) union all (table anew except all table shown)) as differs`)
  return found?.differs === false
}

/**
 * A5, A10: somebody who did not load it lets it count, with the effect that he saw. Before its day it waits for it; after its
 * day it holds from its day on.
 */
export async function release(tx: Transaction, no: number, rowVersion: number, acting: Acting): Promise<void> {
  const version = await locked(tx, no, rowVersion, ['REVIEW'])
  if (version.loadUserId === acting.userId) throw new Refusal(422, 'CHM_REG_SELF', '적재한 사람은 반영할 수 없습니다.')
  if (!(await isAsShown(tx, version, acting.today)))
    throw new Refusal(422, 'CHM_REG_STALE', '변경영향이 달라졌습니다. 다시 확인하세요.')
  await regVerRows.move(tx, 'release', {
    ...moving(no, acting),
    set: { releaseUserId: acting.userId, releaseDt: acting.now.toISOString() },
  })
  await rescreen(tx, acting)
  await tell(tx, 'RELEASE', version, acting)
}

export async function cancel(
  tx: Transaction,
  no: number,
  { rowVersion, reasonDesc }: { rowVersion: number; reasonDesc: string },
  acting: Acting,
): Promise<void> {
  const version = await locked(tx, no, rowVersion, ['TEMP', 'REVIEW'])
  await regVerRows.move(tx, 'cancel', { ...moving(no, acting), set: { reasonDesc } })
  await tell(tx, 'CANCEL', version, acting, reasonDesc)
}

const moving = (no: number, { userId, now, ip }: Acting) => ({
  which: sql`r.chm_reg_ver_no = ${no}`,
  by: userId,
  now,
  ip,
})

/** In the history of its list. */
const tell = (tx: Transaction, actionCd: string, version: Version, { userId, now, ip }: Acting, reasonDesc?: string) =>
  writeAudit(tx, {
    now,
    userId,
    ip,
    bizCd: regListMaster.name,
    bizNo: version.chmRegListNo,
    actionCd,
    ...(reasonDesc && { reasonDesc }),
    diff: { verNm: [null, version.verNm], inForceYmd: [null, version.inForceYmd] },
  })
