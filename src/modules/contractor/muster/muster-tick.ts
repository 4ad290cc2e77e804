/** 확인: somebody stands at the meeting place, as a phone saw him; what waited on it comes with the time of then. */
import { minuteOf } from '#platform/model/calendar.ts'
import type { BodyOf } from '#platform/model/call.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { messageOf, type Notify } from '#platform/server/notifications/notify.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { personShown, tellGate } from '../entry/gate-scan.ts'
import { shownIn } from '../entry/gate-shown.ts'
import type { SeenAtMuster, seeAtMuster } from './muster.calls.ts'
import { musterMessages } from './muster.messages.ts'
import { type Counter, musterAt, NOT_OPEN } from './muster-begin.ts'
import { namesOf, openMuster, peopleInside } from './muster-people.ts'

/** As long as a phone may be without a network and still be believed. */
const BELIEVED_MS = 72 * 3_600_000

/** When it was seen there, within reason: a clock that runs ahead has seen it now. */
export function momentOf(written: string, now: Date): Date {
  const at = new Date(written)
  if (at.getTime() < now.getTime() - BELIEVED_MS)
    throw new Refusal(422, 'MUSTER_TIME', '단말기의 시각을 확인하십시오. 72시간 안의 확인만 보낼 수 있습니다.')
  return at.getTime() > now.getTime() ? now : at
}

type Body = BodyOf<typeof seeAtMuster>
interface Held {
  no: number
  drillYn: 'Y' | 'N'
  startDt: string
  isOver: boolean
  endUserId: string | null
}
/** A phone that began it by itself knows no number. */
async function runningAt(db: Queries, plantCd: string, drillYn: 'Y' | 'N', at: Date): Promise<number | null> {
  const then = await musterAt(db, plantCd, drillYn, at)
  if (then) return then.entryMusterNo
  const open = await openMuster(db, plantCd)
  return open?.drillYn === drillYn ? open.entryMusterNo : null
}

/** Held until the tick is kept, so that a count is signed either with it or before it. */
async function musterOf(db: Queries, plantCd: string, body: Body, seenAt: Date): Promise<Held> {
  const no = body.entryMusterNo ?? (await runningAt(db, plantCd, body.drillYn, seenAt))
  const [held] = await db.query<Held>(sql`
    select entry_muster_no::int as no, drill_yn as "drillYn", start_dt as "startDt", end_dt is not null as "isOver",
      end_user_id as "endUserId"
    from entry_muster where entry_muster_no = ${no}::bigint and plant_cd = ${plantCd} and delete_yn = 'N' for share`)
  if (!held) throw new Refusal(409, 'MUSTER_NOT_OPEN', NOT_OPEN)
  return held
}

/** @param db acts as the program */
async function whoIs(db: Queries, plantCd: string, { userId, ...shown }: Body, at: Date) {
  const personNo = userId === undefined ? await personShown(db, { plantCd, at }, shownIn(shown)) : undefined
  const [known] = await namesOf(
    db,
    plantCd,
    personNo === undefined ? [] : [personNo],
    userId === undefined ? [] : [userId],
  )
  if (!known) throw new Refusal(422, 'MUSTER_UNKNOWN', '등록되지 않은 코드입니다.')
  return known
}

interface Ticking {
  readonly db: Queries
  readonly by: Counter
  readonly now: Date
  readonly notify: Notify
}
/** @param db acts as the program */
export async function tick({ db, by, now, notify }: Ticking, body: Body): Promise<SeenAtMuster> {
  const { plantCd, userId } = by
  const seenAt = momentOf(body.seenDt, now)
  const muster = await musterOf(db, plantCd, body, seenAt)
  const known = await whoIs(db, plantCd, body, now)
  const lateYn = muster.isOver ? 'Y' : 'N'
  const wayCd = body.text !== undefined || body.keyHash !== undefined ? 'CODE' : 'HAND'
  await db.query(sql`insert into entry_muster_tick (entry_muster_no, plant_cd, person_no, user_id, seen_dt, receive_dt, tick_user_id,
      way_cd, late_yn, create_user_id, create_dt, update_user_id, update_dt)
    values (${muster.no}, ${plantCd}, ${known.personNo}, ${known.userId}, greatest(${seenAt}::timestamptz, ${muster.startDt}),
      ${now}, ${userId}, ${wayCd}, ${lateYn}, ${userId}, ${now}, ${userId}, ${now})`)
  await tellGate(db, plantCd, null)
  if (muster.isOver) {
    await tellLate({ db, by, now, notify }, muster, known, seenAt)
    return { personNm: known.personNm, isListed: await wasCounted(db, muster.no, known.humanKey), isLate: true }
  }
  const row = { entryMusterNo: muster.no, drillYn: muster.drillYn, startDt: muster.startDt, startUserNm: null }
  const him = (await peopleInside(db, plantCd, row, now)).find(({ humanKey }) => humanKey === known.humanKey)
  return { personNm: known.personNm, isListed: him?.sourceCds[0] !== 'SEEN', isLate: false }
}

async function wasCounted(db: Queries, no: number, humanKey: string): Promise<boolean> {
  const found = await db.query(
    sql`select 1 from entry_muster_person where entry_muster_no = ${no} and human_key = ${humanKey} limit 1`,
  )
  return found.length > 0
}

/** Somebody who was signed as not found has been seen all the same: who signed is told, and the safety manager. */
async function tellLate(
  { db, by: { plantCd }, notify }: Ticking,
  { no, drillYn, endUserId }: Held,
  { humanKey, personNm }: { humanKey: string; personNm: string },
  seenAt: Date,
): Promise<void> {
  const missed = await db.query(sql`select 1 from entry_muster_person
    where entry_muster_no = ${no} and human_key = ${humanKey} and state_cd = 'MISSING' limit 1`)
  if (missed.length === 0) return
  const kind = drillYn === 'Y' ? musterMessages.MUSTER_DRILL_LATE : musterMessages.MUSTER_LATE
  const said = { name: personNm, at: minuteOf(seenAt).slice(11) }
  const managers = await db.query<{ userId: string }>(
    sql`select user_id as "userId" from directory_role where auth_grp_cd = 'SHM' and plant_cd = ${plantCd}`,
  )
  await notify.people([endUserId, ...managers.map(({ userId }) => userId)], messageOf(kind, {}, said))
}
