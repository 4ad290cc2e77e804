/** Who works alone lets himself be heard: by his own account, or by somebody who sees him. */
import { toWire } from '#platform/model/calendar.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { forbidden, problem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { permitLimits } from '../ask/permit-limits.ts'
import { nearTo } from '../crew/crew.routes.ts'
import { columnsOf, isSame, mayRun, memberOf, type Whom, whomOf } from '../crew/party.logic.ts'
import { noted } from '../permit.api.ts'
import * as calls from '../permit.calls.ts'
import { type Permit, permit } from '../permit.model.ts'
import { aloneAt, awaitedOf, checkedIn } from './alone.logic.ts'

const refused = (code: string, message: string) => ruleRefused([problem(permit, 'permitAlone', code, message)])
/** Who runs the work, and whoever has a part in it. */
const mayCheckIn = async (db: Queries, record: Permit, person: SignedInPerson): Promise<boolean> =>
  memberOf(record, { userId: person.userId }) !== undefined || mayRun(record, await nearTo(db, record, person))

/** A moment of this work that is over; what a phone without a network kept is not of now. @throws Refusal 422 */
function heardAt({ startDt }: Permit, checkDt: string | null, now: Date): string {
  if (checkDt === null) return toWire(now)
  const at = Date.parse(checkDt)
  if (at > now.getTime() || startDt === null || at < Date.parse(startDt))
    throw refused('PT_ALONE_TIME', '확인시각은 작업을 시작한 뒤부터 지금까지의 시각입니다.')
  return toWire(new Date(at))
}

const checkIn = answer(calls.checkIn, async ({ record, body: { checkDt, ...given }, tx, ...moment }) => {
  const { person, now } = moment
  if (!(await mayCheckIn(tx, record, person))) throw forbidden()
  const [whom = aloneAt(record)] = whomOf(given)
  if (!whom || !memberOf(record, whom)) throw refused('PT_ALONE_NOBODY', '지금 혼자 일하는 사람이 없습니다.')
  const by = { userId: person.userId }
  const said = { whom, by, isHimself: isSame(whom, by), checkDt: heardAt(record, checkDt, now), sendDt: toWire(now) }
  // What arrives after the work was stopped for it stays on the log.
  const written = await noted(tx, record.permitNo, ['WORK', 'SUSP'], 'checkIn', moment, (one) => checkedIn(one, said))
  if (!written) throw wrongState(permit.lifecycle.states[record.statusCd].label)
  return { permitNo: record.permitNo }
})

const shown = answer(calls.permitAlone, async ({ record, program, today, person }) => {
  const { aloneMin } = await permitLimits(program, today)
  const awaited = record.statusCd === 'WORK' ? awaitedOf(record, aloneMin) : undefined
  if (!awaited) return { nm: null, dueDt: null, mayCheckIn: false }
  const may = await mayCheckIn(program, record, person)
  return { nm: await nameOf(program, awaited.whom), dueDt: awaited.dueDt, mayCheckIn: may }
})

async function nameOf(db: Queries, whom: Whom): Promise<string | null> {
  const { personNo, userId } = columnsOf(whom)
  const [row] = await db.query<{ nm: string | null }>(
    sql`select coalesce((select person_nm from vendor_person where person_no = ${personNo}::bigint),
      (select user_nm from directory_person where user_id = ${userId})) as nm`,
  )
  return row?.nm ?? null
}

export const aloneRoutes = routes(checkIn, shown)
