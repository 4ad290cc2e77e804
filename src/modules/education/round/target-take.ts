/** What a vendor has applied for at the education desk: a seat in the next round for each of its people. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import type { EduClass } from '../course/edu-codes.model.ts'
import { applyForSome } from './apply-write.ts'

const classOf = {
  ENTRY_EDU: 'ENTRY',
  SPECIAL_EDU: 'SPECIAL',
  CCA_EDU: 'CCA',
} as const satisfies Readonly<Record<string, EduClass>>
const isOfEducation = (targetClassCd: string): targetClassCd is keyof typeof classOf => targetClassCd in classOf

interface Round {
  eduRoundNo: number
  eduRoundDocNo: string
}
interface Asked {
  targetClassCd: string
  plantCd: string
  wantYmd: string | null
}

/** Takes the classes of education of `dept-rqst`; whom no round takes is left to the desk. */
export const courseSeats = {
  classes: ['ENTRY_EDU', 'SPECIAL_EDU', 'CCA_EDU'],
  async take(
    { db, person, now }: { db: Transaction; person: Person; now: Date },
    asked: Asked,
    personNos: readonly number[],
  ): Promise<ReadonlyMap<number, string>> {
    const round = await nextRound(db, asked, now)
    if (!round) return new Map()
    const acting = { tx: db, person, now, ip: null, notify: notifyThrough(db, now) }
    const seats = await applyForSome(acting, round.eduRoundNo, personNos)
    return new Map(seats.map(({ personNo }) => [personNo, round.eduRoundDocNo]))
  },
} as const

/** The first round for vendors from the day that was asked for. Which special work is meant is the desk's to say where there are several. */
async function nextRound(
  db: Transaction,
  { targetClassCd, plantCd, wantYmd }: Asked,
  now: Date,
): Promise<Round | undefined> {
  if (!isOfEducation(targetClassCd)) return undefined
  const rounds = await db.queryAs<Round & { specialKindNo: number | null }>(
    'SYSTEM',
    sql`select edu_round_no as "eduRoundNo", edu_round_doc_no as "eduRoundDocNo", special_kind_no as "specialKindNo" from edu_round
      where plant_cd = ${plantCd} and status_cd = 'OPEN' and internal_yn = 'N' and edu_class_cd = ${classOf[targetClassCd]}
        and cutoff_dt > ${now} and start_dt >= coalesce(${wantYmd}::date, '-infinity'::date) and delete_yn = 'N'
      order by start_dt, edu_round_no`,
  )
  return new Set(rounds.map(({ specialKindNo }) => specialKindNo)).size === 1 ? rounds[0] : undefined
}
