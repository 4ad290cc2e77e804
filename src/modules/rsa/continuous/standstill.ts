/** R10 (c): that a process stood still on a day is said by its supervisor, by the next working day. */
import type { Person } from '#platform/model/access.ts'
import { addWorkingDays } from '#platform/model/calendar.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import { STANDSTILL } from './continuous.calls.ts'
import { continuousAsks } from './continuous.ports.ts'

interface Writing {
  tx: Transaction
  person: Person
  ip: string | null
  now: Date
  today: string
}
interface Said {
  stopYmd: string
  reasonDesc: string
}

/** Until which day a standstill may be said. */
export const stopLimit = (stopYmd: string, holidays: ReadonlySet<string>): string =>
  addWorkingDays(stopYmd, 1, holidays)

/** His process, by the department that he answers for. @throws Refusal 403, 404 */
async function ownProcess({ tx, person }: Writing, processNo: number): Promise<{ plantCd: string }> {
  const [process] = await tx.query<{ plantCd: string }>(
    sql`select plant_cd as "plantCd" from process where process_no = ${processNo} and use_yn = 'Y' and delete_yn = 'N'`,
  )
  if (!process) throw notFound()
  const [held] = await asProgram(tx).query(
    sql`select from process p, area_role(array['SUP'], p.dept_cd::text) a where p.process_no = ${processNo} and a.user_id = ${person.userId}`,
  )
  if (!held) throw forbidden()
  return process
}

/** @throws Refusal 403, 404, 409 where work went on or it was said before, 422 where it is too late or not yet over */
export async function say(writing: Writing, processNo: number, { stopYmd, reasonDesc }: Said): Promise<void> {
  const { tx, person, ip, now, today } = writing
  const { plantCd } = await ownProcess(writing, processNo)
  if (stopYmd > today) throw new Refusal(422, 'RSA_STOP_FUTURE', '오지 않은 날은 정지로 기록할 수 없습니다.')
  const limit = stopLimit(stopYmd, await holidaysFrom(tx, stopYmd))
  if (today > limit)
    throw new Refusal(422, 'RSA_STOP_LATE', '공정 정지는 다음 근무일({ymd})까지만 기록할 수 있습니다.', {
      values: { ymd: limit },
    })
  const program = asProgram(tx)
  const days = await continuousAsks.workDays(program, { plantCd, processNo, fromYmd: stopYmd, toYmd: stopYmd })
  const worked = days === 'unknown' ? [] : days.flatMap(({ permits }) => permits)
  if (worked.length > 0)
    throw new Refusal(409, 'RSA_STOP_WORKED', '이 날 작업한 허가서가 있어 정지로 기록할 수 없습니다. ({nos})', {
      values: { nos: worked.map(({ permitDocNo }) => permitDocNo).join(', ') },
    })
  const { userId } = person
  const [row] = await program.query<{ no: number }>(
    sql`insert into rsa_standstill (plant_cd, process_no, stop_ymd, reason_desc, create_user_id, create_dt, update_user_id, update_dt)
      values (${plantCd}, ${processNo}, ${stopYmd}::date, ${reasonDesc}, ${userId}, ${now}, ${userId}, ${now})
      on conflict (process_no, stop_ymd) where delete_yn = 'N' do nothing returning rsa_standstill_no::int as no`,
  )
  if (!row) throw new Refusal(409, 'RSA_STOP_TWICE', '이 날은 이미 정지로 기록되어 있습니다.')
  const diff = { processNo: [null, processNo], stopYmd: [null, stopYmd] } as const
  await writeAudit(program, {
    now,
    userId,
    ip,
    bizCd: STANDSTILL,
    bizNo: row.no,
    plantCd,
    actionCd: 'STOP',
    reasonDesc,
    diff,
  })
}

/** It was a slip: the day is judged as any other. @throws Refusal 403, 404 */
export async function takeBack(writing: Writing, no: number): Promise<void> {
  const { tx, person, ip, now } = writing
  const program = asProgram(tx)
  const [row] = await program.query<{ processNo: number; plantCd: string }>(
    sql`select process_no::int as "processNo", plant_cd as "plantCd" from rsa_standstill where rsa_standstill_no = ${no}
      and delete_yn = 'N' for update`,
  )
  if (!row) throw notFound()
  await ownProcess(writing, row.processNo)
  const { userId } = person
  await program.query(
    sql`update rsa_standstill set delete_yn = 'Y', update_user_id = ${userId}, update_dt = ${now} where rsa_standstill_no = ${no}`,
  )
  await writeAudit(program, {
    now,
    userId,
    ip,
    bizCd: STANDSTILL,
    bizNo: no,
    plantCd: row.plantCd,
    actionCd: 'TAKE_BACK',
  })
}
