/** The own locks of the crew: each person at work behind an isolation has his own, and he alone takes it off. */
import { toWire } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, type RuleProblem } from '#platform/server/refusal.ts'
import { permitParty } from '../permit/crew/party.sql.ts'
import { type IsoChange, type IsoResult, onLocks, refuseWith } from './iso-change.ts'
import type { IsoPersonal } from './iso-plan.model.ts'

export interface Worker {
  personNo: number | null
  userId: string | null
}

const isSame = (one: Worker, other: Worker): boolean =>
  one.personNo !== null ? one.personNo === other.personNo : one.userId !== null && one.userId === other.userId

/** @law 제92조제2항 */
export async function lockOn(
  { tx, plan, asker, now }: IsoChange,
  permitNo: number,
  { lockNo, ...worker }: Worker & { lockNo: string },
): Promise<IsoResult> {
  const on = onLocks(plan.personal)
  const [member] = await tx.queryAs(
    'SYSTEM',
    sql`select 1 from (${permitParty}) c join iso_plan_permit l on l.permit_no = c.permit_no
      where l.iso_plan_no = ${plan.isoPlanNo} and c.permit_no = ${permitNo}
        and (c.person_no = ${worker.personNo}::bigint or c.user_id = ${worker.userId}) limit 1`,
  )
  const taken =
    on.some((lock) => lock.lockNo === lockNo) ||
    plan.points.some((point) => point.lockNo === lockNo && point.pointStatusCd === 'VERIFIED')
  refuseWith(
    member ? undefined : refusal('ISO_CREW', 'personNo', '이 허가서의 작업인원만 개인잠금을 걸 수 있습니다.'),
    on.some((lock) => isSame(lock, worker))
      ? refusal('ISO_PERSONAL_TWICE', 'personNo', '이미 개인잠금을 걸었습니다.')
      : undefined,
    taken
      ? { ...refusal('ISO_LOCK', 'lockNo', '잠금 {no}은(는) 이미 쓰이고 있습니다.'), values: { no: lockNo } }
      : undefined,
  )
  const lock: IsoPersonal = {
    isoPersonalNo: plan.personal.length + 1,
    permitNo,
    lockNo,
    ...worker,
    onDt: toWire(now),
    onUserId: asker.person.userId,
    offDt: null,
    offUserId: null,
  }
  return { actionCd: 'LOCK_ON', values: { personal: [...plan.personal, lock] }, reasonDesc: lockNo }
}

const refusal = (code: string, field: string, message: string): RuleProblem => ({ field, code, message })

/** Off by its owner, or by whoever put it on record for a worker without an account. */
export async function lockOff(
  { plan, asker, now }: IsoChange,
  permitNo: number,
  isoPersonalNo: number,
): Promise<IsoResult> {
  const lock = onLocks(plan.personal).find((one) => one.isoPersonalNo === isoPersonalNo && one.permitNo === permitNo)
  if (!lock) throw notFound()
  const me = asker.person.userId
  const isOwn = lock.userId === me || (lock.userId === null && lock.onUserId === me)
  refuseWith(
    isOwn
      ? undefined
      : {
          ...refusal('ISO_OWN_LOCK', 'lockNo', '개인잠금은 건 사람만 풀 수 있습니다. (잠금 {no})'),
          values: { no: lock.lockNo ?? '' },
          law: '산업안전보건기준에 관한 규칙 제92조제2항',
        },
  )
  const off = { ...lock, offDt: toWire(now), offUserId: me }
  return {
    actionCd: 'LOCK_OFF',
    values: { personal: plan.personal.map((one) => (one === lock ? off : one)) },
    reasonDesc: lock.lockNo ?? '',
  }
}
