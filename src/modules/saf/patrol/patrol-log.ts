/** The days of a plant as they are shown, and the acceptance of what came too late. */
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { PatrolLog, PatrolLook, PatrolPair } from './patrol.calls.ts'
import type { Pair } from './patrol.logic.ts'
import type { patrolMisses } from './patrol.model.ts'
import type { LookDone, Span } from './patrol.ports.ts'
import { patrolMissRows } from './patrol.tables.ts'
import { patrolFacts, patrolRule, vendorNames } from './patrol-facts.ts'

interface Finding {
  patrolMissNo: number
  fromYmd: string
  toYmd: string
  missStatusCd: keyof typeof patrolMisses.is
  missDt: string
  doneDt: string | null
  acceptUserNm: string | null
  acceptDesc: string | null
}

interface Asked extends Span {
  plantCd: string
  today: string
}

/** @param db acts as the program */
export async function patrolLogOf(db: Queries, asked: Asked): Promise<PatrolLog> {
  const { plantCd, fromYmd, today } = asked
  const [toYmd = today] = [asked.toYmd, today].sort()
  const { plants, looks } = await patrolFacts(db, { plantCd, fromYmd, toYmd }, today)
  const { days = [], pairs = [] } = plants.find((one) => one.plantCd === plantCd) ?? {}
  const findings = await findingsIn(db, asked)
  const names = await vendorNames(
    db,
    pairs.flatMap(({ unseenVendorCds }) => unseenVendorCds),
  )
  const shown = pairs.map((one) => pairOf(one, findings, names))
  return {
    plantCd,
    today,
    gapDays: (await patrolRule(db, today)).gapDaysOn(today),
    days: days.filter(({ ymd }) => ymd >= fromYmd).map(({ ymd, vendorCds }) => ({ ymd, vendorCnt: vendorCds.length })),
    pairs: shown.filter((one) => one.toYmd >= fromYmd),
    looks: looks.filter(({ checkDt }) => dayOf(checkDt) >= fromYmd && dayOf(checkDt) <= toYmd).map(lookOf),
  }
}

const findingsIn = (db: Queries, { plantCd, fromYmd, toYmd }: Asked): Promise<Finding[]> =>
  db.query(sql`select r.patrol_miss_no as "patrolMissNo", r.from_ymd::text as "fromYmd", r.to_ymd::text as "toYmd",
      r.miss_status_cd as "missStatusCd", r.miss_dt as "missDt", r.done_dt as "doneDt", u.user_nm as "acceptUserNm",
      r.accept_desc as "acceptDesc"
    from patrol_miss r left join directory_person u on u.user_id = r.accept_user_id
    where r.plant_cd = ${plantCd} and r.to_ymd between ${fromYmd}::date and ${toYmd}::date and r.delete_yn = 'N'`)

function pairOf(pair: Pair<LookDone>, findings: readonly Finding[], names: ReadonlyMap<string, string>): PatrolPair {
  const { fromYmd, toYmd, patrol, latePatrol, vendorCds, unseenVendorCds } = pair
  const finding = findings.find((one) => one.fromYmd === fromYmd && one.toYmd === toYmd)
  return {
    fromYmd,
    toYmd,
    stateCd: patrol ? 'DONE' : (finding?.missStatusCd ?? 'OPEN'),
    patrol: patrol && lookOf(patrol),
    latePatrol: latePatrol && lookOf(latePatrol),
    vendorCnt: vendorCds.length,
    unseen: unseenVendorCds.map((vendorCd) => ({ vendorCd, vendorNm: names.get(vendorCd) ?? null })),
    patrolMissNo: finding?.patrolMissNo ?? null,
    missDt: finding?.missDt ?? null,
    doneDt: finding?.doneDt ?? null,
    acceptUserNm: finding?.acceptUserNm ?? null,
    acceptDesc: finding?.acceptDesc ?? null,
  }
}

const lookOf = ({ srcCd, srcNo, kindCd, checkDt, arriveDt, vendorNm, inspectorNm }: LookDone): PatrolLook => ({
  srcCd,
  srcNo,
  kindCd,
  checkDt,
  arriveDt,
  vendorNm,
  inspectorNm,
})

interface Accepting {
  tx: Transaction
  userId: string
  ip: string | null
  now: Date
  today: string
  reasonDesc: string
}

/** The row is the asker's to see; what stands behind it is asked as the program. */
export async function accept({ tx, today, now, ip, userId, reasonDesc }: Accepting, no: number): Promise<void> {
  const [row] = await tx.query<{ plantCd: string; fromYmd: string; toYmd: string }>(sql`select plant_cd as "plantCd",
    from_ymd::text as "fromYmd", to_ymd::text as "toYmd" from patrol_miss where patrol_miss_no = ${no} and delete_yn = 'N'`)
  if (!row) throw notFound()
  const program = asProgram(tx)
  const span = { plantCd: row.plantCd, fromYmd: row.toYmd, toYmd: row.toYmd }
  const { plants } = await patrolFacts(program, span, today)
  const pair = plants
    .flatMap(({ pairs }) => pairs)
    .find(({ fromYmd, toYmd }) => fromYmd === row.fromYmd && toYmd === row.toYmd)
  const late = pair?.latePatrol
  if (!late) throw new Refusal(422, 'PATROL_NONE_LATE', '이 기간에 늦게 도착한 순회 결과가 없어 인정할 수 없습니다.')
  const set = {
    doneDt: now.toISOString(),
    srcCd: late.srcCd,
    srcNo: late.srcNo,
    checkDt: late.checkDt,
    acceptUserId: userId,
    acceptDesc: reasonDesc,
  }
  const moved = await patrolMissRows.move(
    tx,
    'accept',
    { which: sql`r.patrol_miss_no = ${no}`, set, by: userId, now, ip, reasonDesc },
    ['patrolMissNo'],
  )
  if (moved.length === 0) throw new Refusal(409, 'PATROL_NOT_MISSED', '미실시가 아니어서 인정할 수 없습니다.')
}

/** The longest time that is shown at once. */
const MOST_DAYS = 400
export function requireSpan(from: string, to: string): void {
  if (to < from) throw new Refusal(400, 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
  if (addDays(from, MOST_DAYS) < to)
    throw new Refusal(400, 'PATROL_SPAN', '기간은 {n}일까지 고를 수 있습니다.', { values: { n: MOST_DAYS } })
}
