/** EA S5: an account that nobody has used for a long time is locked, until an administrator or a link opens it again. */
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import type { Job } from '../jobs/jobs.ts'
import { readLoginPolicy } from './policy.ts'

/** Every account that could sign in, with the moment it was used last: signed in to, given a password, opened, or made. */
const accounts = sql`(
  select a.*, greatest(a.create_dt, c.user_pwd_udt, s.last_use_dt) as last_use_dt, s.lock_dt from (
    select user_id, plant_cd, null as vendor_cd, create_dt, 'user' as biz_cd from sys_user
      where user_status_cd = 'ACTIVE' and delete_yn = 'N'
    union all
    select portal_id, plant_cd, vendor_cd, create_dt, 'vendor-account' from vendor_account
      where account_status_cd = 'ACTIVE' and delete_yn = 'N'
  ) a left join sys_credential c on c.user_id = a.user_id left join sys_account_use s on s.user_id = a.user_id)`

/** Somebody has to be able to open the others: of the administrators the one who came last stays open. */
const lastAdministrator = sql`(select m.user_id from directory_member m join ${accounts} o on o.user_id = m.user_id
  where m.auth_grp_cd = 'SYS' and m.vendor_cd is null and o.lock_dt is null order by o.last_use_dt desc limit 1)`

const unusedSince = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** Of a row `a` of the accounts. */
const isUnused = (now: Date, days: number): Sql =>
  sql`a.last_use_dt <= ${unusedSince(now, days)} and a.user_id is distinct from ${lastAdministrator}`

/**
 * The accounts among these that are locked because nobody used them.
 *
 * @param db acts as the program
 */
export async function unusedAmong(db: Queries, userIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const { unusedDayCnt } = await readLoginPolicy(db)
  const rows = await db.query<{ userId: string }>(sql`select a.user_id as "userId" from ${accounts} a
    where a.user_id = any(${[...userIds]}::text[])
      and (a.lock_dt is not null or ${unusedDayCnt}::int > 0 and ${isUnused(now, unusedDayCnt)})`)
  return new Set(rows.map(({ userId }) => userId))
}

/** Takes away every lock of an account, and begins to count the days anew. */
export async function openAccount(db: Queries, userId: string, now: Date): Promise<void> {
  await db.query(sql`delete from sys_login_fail where user_id = ${userId}`)
  await db.query(sql`insert into sys_account_use (user_id, last_use_dt) values (${userId}, ${now})
    on conflict (user_id) do update set last_use_dt = excluded.last_use_dt, lock_dt = null`)
}

export const lockUnused: Job = {
  name: 'lock-unused-accounts',
  label: '미사용 계정 잠금',
  cron: '20 4 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const { unusedDayCnt } = await readLoginPolicy(tx)
      if (unusedDayCnt === 0) return 0
      const rows = await tx.query(sql`
        with locked as (
          insert into sys_account_use as s (user_id, last_use_dt, lock_dt)
          select a.user_id, a.last_use_dt, ${now} from ${accounts} a where a.lock_dt is null and ${isUnused(now, unusedDayCnt)}
          on conflict (user_id) do update set lock_dt = excluded.lock_dt returning user_id
        )
        insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd)
        select ${now}, 'SYSTEM', a.biz_cd, a.user_id, a.plant_cd, a.vendor_cd, 'LOCK_UNUSED'
        from locked join ${accounts} a on a.user_id = locked.user_id returning 1`)
      return rows.length
    }),
}
