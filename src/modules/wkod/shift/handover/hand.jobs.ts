/** R2: before a shift ends each area with open work finds its record; what was not handed over in time stops. */

import { dayOf } from '#platform/model/calendar.ts'
import { kept, sentences } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { suspendPermits } from '../../permit/permit.api.ts'
import { shiftMessages } from '../shift.messages.ts'
import { missedAt, type ShiftEnd, shiftAt } from './hand.logic.ts'
import { hand } from './hand.model.ts'
import { areaNameOf, handNumbers, handOf, headOf, listsOf } from './hand-rows.ts'

/** Kept by its code as the reason of a stop. */
export const { MISSED: SHIFT_TEXT } = sentences('HAND', {
  MISSED: '교대 인수인계가 완료되지 않아 작업이 중지되었습니다.',
})

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
      const opened = coming && coming.endMs + graceMin * 60_000 > now.getTime() ? await openDue(tx, coming, now) : 0
      const missed = missedAt(now.getTime(), hours, graceMin)
      return opened + (missed ? await stopMissed(tx, missed, graceMin, now) : 0)
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
  permitNo: number
}
/**
 * Works that had begun before the end of the shift and stand in no record that both have signed by now. An area is stopped
 * once for each end of a shift: what goes on again afterwards was handed over late.
 */
async function stopMissed(tx: Transaction, end: ShiftEnd, graceMin: number, now: Date): Promise<number> {
  const endDt = new Date(end.endMs)
  const dueDt = new Date(end.endMs + graceMin * 60_000)
  if (new Date(await firstStartDt(tx)) > dueDt) return 0
  const rows =
    await tx.query<Missed>(sql`select p.permit_no as "permitNo", p.plant_cd as "plantCd", p.area_dept_cd as "areaDeptCd"
    from wkod_master p
    where p.status_cd = 'WORK' and p.delete_yn = 'N' and p.start_dt < ${endDt}
      and not exists (select from permit_handover h where h.plant_cd = p.plant_cd and h.area_dept_cd = p.area_dept_cd
        and h.shift_end_dt = ${endDt} and h.delete_yn = 'N' and h.miss_dt is not null)
      and not exists (select from permit_handover h join permit_handover_permit_rows l on l.hand_no = h.hand_no
        where h.plant_cd = p.plant_cd and h.area_dept_cd = p.area_dept_cd and h.shift_end_dt = ${endDt} and h.delete_yn = 'N'
          and h.status_cd = 'DONE' and l.permit_no = p.permit_no)
    order by p.plant_cd, p.area_dept_cd, p.permit_no`)
  let stopped = 0
  for (const group of Map.groupBy(rows, ({ plantCd, areaDeptCd }) => `${plantCd} ${areaDeptCd}`).values())
    stopped += await stopArea(tx, group, end, now)
  return stopped
}

async function stopArea(tx: Transaction, group: readonly Missed[], end: ShiftEnd, now: Date): Promise<number> {
  const [area] = group
  if (!area) return 0
  const no =
    (await handOf(tx, area.plantCd, area.areaDeptCd, end.endMs)) ??
    (await opening(tx, { plantCd: area.plantCd, areaDeptCd: area.areaDeptCd }, end, now))
  const permitNos = group.map(({ permitNo }) => permitNo)
  const stopped = await suspendPermits(tx, { permitNos }, { reasonCd: 'SHIFT', reasonDesc: kept(SHIFT_TEXT), now })
  const missed = { missDt: now.toISOString(), suspCnt: stopped.length }
  const before = await tx.program(hand, { now }).note(no, 'miss', missed)
  if (before) await notifyThrough(tx, now).tell(shiftMessages.HAND_MISSED, before, { n: stopped.length })
  return stopped.length
}
