/** Whoever has no session here signs on the device of who leads, by the last digits of his own phone. */
import type { Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { Refusal } from '#platform/server/refusal.ts'

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}
/** The record, and whose signature of it. */
export interface SignAt {
  bizCd: string
  bizNo: number
  plantCd: string
  partNo: number
}
/** Wrong digits that one may enter in an hour for one participant. */
const MOST_TRIES = 10
const WRONG_DIGITS = 'RSA_SIGN_DIGITS'

/** @throws Refusal 422 for wrong digits, 429 */
export async function requireDigits(
  { tx, now }: Writing,
  at: SignAt,
  phoneNo: string | null,
  phoneLast: string | null,
) {
  const [tried] = await asProgram(tx).query<{ cnt: number }>(
    sql`select count(*)::int as cnt from sys_audit where biz_cd = ${at.bizCd} and biz_no = ${String(at.bizNo)}
      and action_cd = 'SIGN_WRONG' and diff_json ->> 'part' = ${String(at.partNo)}
      and audit_dt > ${now}::timestamptz - interval '1 hour'`,
  )
  if ((tried?.cnt ?? 0) >= MOST_TRIES)
    throw new Refusal(429, 'RSA_SIGN_TRIES', '여러 번 틀렸습니다. 1시간 뒤에 다시 하십시오.')
  if ((phoneNo ?? '').replace(/\D/g, '').slice(-4) !== phoneLast)
    throw new Refusal(422, WRONG_DIGITS, '전화번호 뒤 4자리가 맞지 않습니다.')
}

export const isWrongDigits = (error: Refusal): boolean => error.code === WRONG_DIGITS

/** A wrong try is remembered although nothing was signed. */
export const rememberWrong = ({ tx, person, now }: Writing, ip: string | null, at: SignAt) =>
  tx.query(
    sql`insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, action_cd, diff_json)
      values (${now}, ${person.userId}, ${ip}::inet, ${at.bizCd}, ${String(at.bizNo)}, ${at.plantCd}, 'SIGN_WRONG',
        jsonb_build_object('part', ${String(at.partNo)}::text))`,
  )
