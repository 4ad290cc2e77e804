import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'

const MOST_NAMES = 20

/** A process in which people work with harmful factors is closed once each exposure is ended or moved. */
export async function exposedWorkers(db: Transaction, processNo: number): Promise<RuleProblem | undefined> {
  const active = sql`h.process_no = ${processNo} and h.end_ymd is null and h.delete_yn = 'N'`
  // Counted for the program, told by name to who may read of whom.
  const [all] = await db.queryAs<{ n: number }>(
    'SYSTEM',
    sql`select count(*)::int as n from hea_worker_hazard h where ${active}`,
  )
  if (!all?.n) return undefined
  const rows = await db.query<{
    name: string
  }>(sql`select u.user_nm || ' ' || coalesce(f.factor_nm, h.factor_cd) as name
    from hea_worker_hazard h join sys_user u on u.user_id = h.user_id
      left join hea_hazard_factor f on f.factor_cd = h.factor_cd
    where ${active} order by u.user_nm, h.user_id, f.factor_nm limit ${MOST_NAMES}`)
  return {
    field: 'useYn',
    code: 'BASE_PROCESS_EXPOSURE',
    message:
      rows.length > 0
        ? '노출 근로자가 {n}건 있어 폐지할 수 없습니다. 먼저 종료하거나 옮기십시오: {names}'
        : '노출 근로자가 {n}건 있어 폐지할 수 없습니다. 보건관리자가 먼저 종료하거나 옮겨야 합니다.',
    values: { n: all.n, names: rows.map(({ name }) => name).join(', ') },
  }
}
