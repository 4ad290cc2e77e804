/** A measure that was given up in the register: another one of its root takes its place, or the head of safety accepts in writing that none does. */
import { hasRole, type Person } from '#platform/model/access.ts'
import type { BodyOf } from '#platform/model/call.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { forbidden, notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import { type Accident, accident } from '../accident.model.ts'
import { measureProblems } from '../judge/measures.logic.ts'
import { countMeasures, proveAtOnce } from './accident-impr.ts'
import type { acceptGone, replaceGone } from './inquiry.calls.ts'
import { registerMeasures } from './inquiry.rules.ts'
import { causesOf, measuresOf } from './inquiry-read.ts'

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}
interface At {
  no: number
  measure: number
}

const followed = ({ statusCd }: Accident): boolean => statusCd === 'MEASURE' || statusCd === 'APPR'
export const mayAcceptGone = (record: Accident, person: Person): boolean => followed(record) && hasRole(person, 'SHD')
export const mayReplaceGone = (record: Accident, person: Person): boolean =>
  followed(record) &&
  person.kind === 'staff' &&
  (hasRole(person, 'SHM', 'SHD') || record.leaderUserId === person.userId)

/** @throws Refusal 403, 404, 409, 422 */
async function gone({ tx, person }: Writing, { no, measure }: At, may: typeof mayAcceptGone) {
  const record = await findRecord(asProgram(tx), accident, no, true)
  if (!record) throw notFound()
  if (!followed(record)) throw wrongState(accident.lifecycle.states[record.statusCd].label)
  if (!may(record, person)) throw forbidden()
  const measures = await measuresOf(asProgram(tx), no)
  const found = measures.find((one) => one.no === measure)
  if (!found) throw notFound()
  if (found.imprStatusCd !== 'CANC' || found.acceptDesc !== null)
    throw new Refusal(422, 'ACC_MEASURE_STANDS', '개선에서 취소된 대책만 다른 대책으로 바꾸거나 수용할 수 있습니다.')
  return { record, measures, found }
}

export async function accept(writing: Writing, at: At, { acceptDesc }: BodyOf<typeof acceptGone>): Promise<void> {
  const { tx, person, now } = writing
  const { record } = await gone(writing, at, mayAcceptGone)
  await asProgram(tx).query(
    sql`update acc_measure set accept_desc = ${acceptDesc}, accept_user_id = ${person.userId}, accept_dt = ${now},
        update_user_id = ${person.userId}, update_dt = ${now}, row_version = row_version + 1 where acc_measure_no = ${at.measure}`,
  )
  await followUp(writing, record)
}

export async function replace(writing: Writing, at: At, body: BodyOf<typeof replaceGone>): Promise<void> {
  const { tx, person, now } = writing
  const { record, measures, found } = await gone(writing, at, mayReplaceGone)
  const { measureTypeCd, measureDesc, ownerUserId, vendorCd, dueYmd } = body
  if ((ownerUserId === null) === (vendorCd === null))
    throw new Refusal(422, 'ACC_MEASURE_OWNER', '대책마다 담당자나 업체를 한쪽만 고르세요.')
  const roots = (await causesOf(asProgram(tx), at.no)).filter(({ levelCd }) => levelCd === 'ROOT')
  const left = measures.filter(({ imprStatusCd }) => imprStatusCd !== 'CANC')
  const problem = measureProblems({
    rootCauseNos: roots.map(({ causeNo }) => causeNo),
    measures: [...left, { rootCauseNo: found.rootCauseNo, measureTypeCd, measureDesc }],
    sevClassCd: record.sevClassCd,
    hipoYn: record.hipoYn ?? 'N',
    noEngDesc: record.noEngDesc,
  }).find(({ code }) => code === 'ACC_WEAK' || code === 'ACC_NO_ENG')
  if (problem) throw new Refusal(422, problem.code, problem.message)
  await asProgram(tx).query(
    sql`insert into acc_measure (accident_no, root_cause_no, measure_type_cd, measure_desc, owner_user_id, vendor_cd, due_ymd,
        create_user_id, create_dt, update_user_id, update_dt)
      values (${at.no}, ${found.rootCauseNo}, ${measureTypeCd}, ${measureDesc}, ${ownerUserId}, ${vendorCd}, ${dueYmd}::date,
        ${person.userId}, ${now}, ${person.userId}, ${now})`,
  )
  await registerMeasures({ record, db: tx, person, now })
  await followUp(writing, record)
}

async function followUp({ tx, person, now }: Writing, record: Accident): Promise<void> {
  await tx.program(accident, { by: person, now }).note(record.accidentNo, 'INQUIRY', {})
  await countMeasures(tx, record.accidentNo)
  if (record.statusCd === 'APPR') await proveAtOnce({ record, db: tx, person, now })
}
