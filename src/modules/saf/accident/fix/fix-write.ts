/** What the approval of a correction writes: the accident is judged anew, its clocks counted anew. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { accident } from '../accident.model.ts'
import { victimsOf } from '../accident-case.ts'
import { endClocks } from '../accident-clocks.ts'
import type { FlagCd, ReportTarget } from '../accident-codes.model.ts'
import { judgeAgain } from '../accident-victims.ts'
import type { accidentFix } from './accident-fix.model.ts'

/** The clocks that run for a flag alone. */
const clocksOfFlag: Partial<Record<FlagCd, readonly ReportTarget[]>> = { majorYn: ['MOEL'], chemAccYn: ['ENV'] }

export async function applyFix({ record, db, person, now, notify }: EffectContext<typeof accidentFix>): Promise<void> {
  const { accidentNo: no, fixCd, accVictimNo } = record
  const program = asProgram(db)
  const judging = { tx: db, by: person, now, notify }
  const ofVictim = async (set: ReturnType<typeof sql>) => {
    const before = await victimsOf(db, no)
    await program.query(
      sql`update acc_victim set ${set}, update_user_id = ${person.userId}, update_dt = ${now}, row_version = row_version + 1
        where acc_victim_no = ${accVictimNo} and accident_no = ${no}`,
    )
    await judgeAgain({ ...judging, before }, no, 'FIX')
  }
  switch (fixCd) {
    case 'VOID':
      await db.program(accident, { by: person, now }).act(no, 'void', {}, { reasonDesc: record.reasonDesc })
      return
    case 'CLASS':
      return ofVictim(sql`sev_class_cd = ${record.newClassCd}`)
    case 'DAYS':
      return ofVictim(sql`expect_lost_day_cnt = ${record.newDayCnt}`)
    case 'RETURN':
      return ofVictim(sql`return_ymd = ${record.newYmd}::date`)
    case 'FLAG':
      return takeBack(judging, no, record.flagCd)
    case 'OCCUR':
      return judgeAgain(judging, no, 'FIX', { ...(record.newDt && { occurDt: record.newDt }) })
    case 'KNOW':
      return judgeAgain(judging, no, 'FIX', { knowDt: record.newDt, ...(await lateness(db, no, record.newDt)) })
    case 'KIND':
      return judgeAgain(judging, no, 'FIX', { accKindCd: record.newKindCd })
    case 'PLACE':
      return judgeAgain(judging, no, 'FIX', { ...(record.newPlaceDesc && { placeDesc: record.newPlaceDesc }) })
  }
}

/** R6: known earlier, it may have been registered late; known later, in time. */
async function lateness(db: Queries, no: number, knowDt: string | null) {
  const [row] = await asProgram(db).query<{ lateRegYn: 'Y' | 'N' }>(
    sql`select case when report_dt - ${knowDt}::timestamptz > interval '24 hours' then 'Y' else 'N' end as "lateRegYn"
      from accident where accident_no = ${no}`,
  )
  return row ?? {}
}

/** Its clocks end with their reason; the scene is released by an act of its own alone. */
async function takeBack(judging: Parameters<typeof judgeAgain>[0], no: number, flagCd: FlagCd | null): Promise<void> {
  if (flagCd === null) return
  const { tx, now, by } = judging
  await judgeAgain(judging, no, 'FIX', { [flagCd]: 'N', ...(flagCd === 'majorYn' && { majorDt: null }) })
  const targets = clocksOfFlag[flagCd]
  if (targets) await endClocks(tx, no, 'FIX', { now, targets, byUserId: by?.userId })
}
