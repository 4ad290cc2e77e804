/** Permits under which work goes on, for whoever sees it and demands that it stops; stopped as the program. */

import type { RunningPermit } from '#modules/common/permit.ports.ts'
import type { SuspReason } from '#modules/common/stop-reasons.model.ts'
import type { Person } from '#platform/model/access.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { noted, permitStates, suspendPermits } from '../permit.api.ts'
import type { Permit } from '../permit.model.ts'
import { stoppedToo } from '../permit-sets.ts'
import { withDecision } from './decide.logic.ts'

/** Works of vendors in a plant at this moment, as far as who asks sees them; the newest first. */
export const worksUnderWay = (db: Queries, plantCd: string): Promise<RunningPermit[]> =>
  db.query<RunningPermit>(
    sql`select w.permit_no as "permitNo", w.permit_doc_no as "permitDocNo", w.wkod_title as "workTitle",
        coalesce(w.place_desc, '') as "placeDesc", w.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm",
        m.location_x as "locationX", m.location_y as "locationY"
      from wkod_master w join vendor_info v on v.vendor_cd = w.vendor_cd
        left join lateral (select location_x, location_y from permit_mark k
          where k.permit_no = w.permit_no and k.delete_yn = 'N' order by k.mark_no limit 1) m on true
      where w.plant_cd = ${plantCd} and w.status_cd = 'WORK' and w.delete_yn = 'N' order by w.permit_no desc`,
  )

export interface StopAsked {
  plantCd: string
  permitNos: readonly number[]
  /** Where no permit is named: the works of this vendor at the place, and all of them where none is known to be there. */
  vendorCd?: string | null
  placeDesc?: string
  reasonCd: SuspReason
  reasonDesc: string
  /** By a card of somebody at work. */
  srcCd?: 'CARD'
  byUserId?: string
  now: Date
}

/** @returns the permits that were stopped */
export async function stopWorks(
  tx: Transaction,
  { permitNos, plantCd, vendorCd, placeDesc, ...suspension }: StopAsked,
): Promise<{ permitNo: number; permitDocNo: string }[]> {
  const named =
    permitNos.length > 0
      ? await inPlant(tx, plantCd, permitNos)
      : await worksAt(tx, plantCd, vendorCd ?? null, placeDesc ?? '')
  const stopped = await suspendPermits(tx, { permitNos: named }, suspension)
  if (suspension.srcCd === 'CARD')
    await keepBeside(
      tx,
      named.filter((no) => !stopped.includes(no)),
      suspension,
    )
  const states = await permitStates(tx, stopped)
  return states.map(({ permitNo, permitDocNo }) => ({ permitNo, permitDocNo: permitDocNo ?? '' }))
}

/** Work that stands already keeps what a card demands beside what was there first: it waits for that decision, too. */
async function keepBeside(
  tx: Transaction,
  permitNos: readonly number[],
  { reasonCd, reasonDesc, now }: Pick<StopAsked, 'reasonCd' | 'reasonDesc' | 'now'>,
): Promise<void> {
  for (const permitNo of permitNos)
    await noted(tx, permitNo, ['SUSP'], 'askStop', { now, reasonDesc }, (one) =>
      stoppedToo(one, { reasonCd, reasonDesc, person: program, srcCd: 'CARD', at: now }),
    )
}

/** A number that somebody sent stops no work of another plant. */
async function inPlant(tx: Transaction, plantCd: string, permitNos: readonly number[]): Promise<number[]> {
  const rows = await tx.queryAs<{ no: number }>(
    'SYSTEM',
    sql`select permit_no::int as no from wkod_master where permit_no = any(${[...permitNos]}::bigint[]) and plant_cd = ${plantCd}`,
  )
  return rows.map(({ no }) => no)
}

async function worksAt(tx: Transaction, plantCd: string, vendorCd: string | null, placeDesc: string) {
  if (vendorCd === null) return []
  const rows = await tx.queryAs<{ no: number; isHere: boolean }>(
    'SYSTEM',
    sql`select permit_no::int as no, coalesce(place_desc, '') = ${placeDesc} as "isHere" from wkod_master
      where plant_cd = ${plantCd} and vendor_cd = ${vendorCd} and status_cd = 'WORK' and delete_yn = 'N'`,
  )
  const here = rows.filter(({ isHere }) => isHere)
  return (here.length > 0 ? here : rows).map(({ no }) => no)
}

/** What a card ends with takes the demand as one that had its grounds. */
const decidedBy = (record: Permit, stopDecisionDesc: string) => ({
  stopDecisionCd: 'GROUNDED' as const,
  stopDecisionDesc,
  permitSusp: withDecision(record.permitSusp, 'GROUNDED'),
})

/**
 * What was decided about a demand to stop work, by who decided it; a permit that stands for another reason is left as it is,
 * and so is one that he leads himself.
 */
export async function noteStopDecision(
  tx: Transaction,
  { permitNo, decisionDesc, person, now }: { permitNo: number; decisionDesc: string; person: Person; now: Date },
): Promise<void> {
  await noted(tx, permitNo, ['SUSP'], 'decideStop', { person, now }, (record) =>
    record.stopAskYn === 'Y' && record.leaderUserId !== person.userId ? decidedBy(record, decisionDesc) : undefined,
  )
}
