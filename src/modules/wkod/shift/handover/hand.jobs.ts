/** R2: before a shift ends each area with open work finds its record; what was not handed over in time is written there. */

import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { shiftMessages } from '../shift.messages.ts'
import { missedAt, type ShiftEnd, shiftAt } from './hand.logic.ts'
import { hand } from './hand.model.ts'
import { areaNameOf, handNumbers, handOf, headOf, listsOf } from './hand-rows.ts'

export const handClock: Job = {
  name: 'handover-clock',
  label: '교대 인수인계 확인',
  cron: '* * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const { hours, graceMin } = await handNumbers(tx, dayOf(now))
      await tx.query(sql`select pg_advisory_xact_lock(hashtext('handover-clock'))`)
      const coming = shiftAt(now.getTime(), hours, graceMin)
      return coming && coming.endMs + graceMin * 60_000 > now.getTime() ? openDue(tx, coming, now) : 0
    }),
}

interface Area {
  plantCd: string
  areaDeptCd: string
}
async function openDue(tx: Transaction, end: ShiftEnd, now: Date): Promise<number> {
  const areas = await tx.query<Area>(sql`select plant_cd as "plantCd", area_dept_cd as "areaDeptCd" from wkod_master p
      where p.status_cd in ('WORK', 'SUSP') and p.delete_yn = 'N' and p.area_dept_cd is not null
    union select i.plant_cd, i.area_dept_cd from iso_plan i where i.delete_yn = 'N' and i.area_dept_cd is not null
      and i.status_cd in ('SET', 'VERIFIED', 'TESTING', 'REMOVING') order by 1, 2`)
  let opened = 0
  for (const area of areas)
    if ((await handOf(tx, area.plantCd, area.areaDeptCd, end.endMs)) === null) {
      await opening(tx, area, end, now)
      opened++
    }
  return opened
}

async function opening(tx: Transaction, area: Area, end: ShiftEnd, now: Date): Promise<number> {
  const values = {
    ...headOf(end, await areaNameOf(tx, area.areaDeptCd)),
    ...area,
    ...(await listsOf(tx, { ...area, permitRows: [], isoRows: [] })),
  }
  // Whose area it is, and that there is none yet, has been asked for all areas at once.
  const { handNo } = await tx.program(hand, { by: program, now }).create(values, { without: ['set', 'RULES'] })
  return handNo
}

interface Missed extends Area {
  n: number
}
/** The record of each area says how many of its works stopped because nobody had signed it. @param tx acts as the program */
export async function noteMissed(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  const { hours, graceMin } = await handNumbers(tx, dayOf(now))
  const end = missedAt(now.getTime(), hours, graceMin)
  if (!end) return
  const program = asProgram(tx)
  const areas = await program.query<Missed>(
    sql`select plant_cd as "plantCd", area_dept_cd as "areaDeptCd", count(*)::int as n from wkod_master
      where permit_no = any(${[...permitNos]}::bigint[]) and area_dept_cd is not null group by 1, 2 order by 1, 2`,
  )
  for (const { n, ...area } of areas) {
    const no = (await handOf(program, area.plantCd, area.areaDeptCd, end.endMs)) ?? (await opening(tx, area, end, now))
    const before = await tx.program(hand, { now }).note(no, 'miss', { missDt: now.toISOString(), suspCnt: n })
    if (before) await notifyThrough(program, now).tell(shiftMessages.HAND_MISSED, before, { n })
  }
}
