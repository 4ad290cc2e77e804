/** People who come to a work or leave it without anybody's hand: on the lines of the crew, in the audit, and told. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { namesOfAll } from '../ask/permit-facts.ts'
import { begunBy, type Whom } from '../crew/party.logic.ts'
import { noted } from '../permit.api.ts'
import { permitMessages } from '../permit.messages.ts'
import { type Permit, permit } from '../permit.model.ts'

interface Moved {
  readonly permitNo: number
  readonly whom: Whom
}
const rowsOf = (moved: readonly Moved[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(moved.map(({ permitNo, whom }) => ({ permitNo, ...whom })))}::jsonb)
    m("permitNo" bigint, "personNo" bigint, "userId" text)`
const isHis = sql`c.permit_no = m."permitNo" and (c.person_no = m."personNo" or c.user_id = m."userId")`
const nameOf = (row: Sql): Sql =>
  sql`coalesce((select person_nm from vendor_person v where v.person_no = ${row}.person_no),
    (select user_nm from directory_person u where u.user_id = ${row}.user_id))`

/** Whoever leads the work and issued its permit hears of it. */
export async function markGone(tx: Transaction, gone: readonly Moved[], now: Date): Promise<void> {
  if (gone.length === 0) return
  const program = asProgram(tx)
  const left = await program.query<{ no: number; names: string }>(
    sql`with gone as (update wkod_master_permit_crew c set leave_dt = ${now} from ${rowsOf(gone)}
        where ${isHis} and c.leave_dt is null returning c.permit_no, c.person_no, c.user_id),
      named as (select g.permit_no, ${nameOf(sql`g`)} as nm from gone g),
      kept as (insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, reason_desc, diff_json)
        select ${now}, 'SYSTEM', ${permit.name}, r.permit_no::text, r.plant_cd, r.vendor_cd, 'leaveCrew', n.nm, '{}'
        from named n join wkod_master r on r.permit_no = n.permit_no)
      select permit_no::int as no, string_agg(nm, ', ' order by nm) as names from named group by 1`,
  )
  await notifyThrough(program, now).each(
    sql`select distinct p.user_id, r.permit_no as biz_no, null::text as once_key,
        jsonb_build_object('title', r.wkod_title, 'names', n.names) as values_json
      from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) n(no bigint, names text) join wkod_master r on r.permit_no = n.no
        cross join lateral (values (r.create_user_id), (r.rqst_user_id), (r.leader_user_id), (r.issue_user_id)) p (user_id)
      where p.user_id is not null`,
    permitMessages.PT_LEFT,
  )
}

/** From now on what he lacks counts, and what he came for is his. */
export async function addBegun(
  tx: Transaction,
  begun: readonly { work: Permit; whom: Whom }[],
  now: Date,
): Promise<void> {
  for (const { work, whom } of begun) {
    const names = await namesOfAll(tx, [whom])
    await noted(tx, work.permitNo, ['WORK'], 'beginCrew', { now, reasonDesc: names(whom) }, (one) =>
      begunBy(one, whom, now.toISOString()),
    )
  }
}
