/** A near miss that another part of safety has heard of: reported as it stands, to be sorted like any other. */
import { addWorkingDays } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { program } from '#platform/server/documents/program.ts'
import { insertStatement, nextDocNo } from '#platform/server/documents/write.ts'
import type { Notify } from '#platform/server/notifications/notify.ts'
import { nearMissMessages } from './near-miss.messages.ts'
import { type NearMiss, nearMiss } from './near-miss.model.ts'
import { TRIAGE_WORKING_DAYS } from './near-miss.rules.ts'

interface Heard
  extends Pick<NearMiss, 'nearMissTitle' | 'contentDesc' | 'placeDesc' | 'occurDt' | 'plantCd' | 'vendorCd'> {
  /** Null where nobody is to be known. */
  authorUserId: string | null
}

export async function reportNearMiss(
  { db, now, today, notify }: { db: Transaction; now: Date; today: string; notify: Notify },
  { authorUserId, ...heard }: Heard,
): Promise<number> {
  const person = authorUserId === null ? program : { ...program, userId: authorUserId }
  const values = {
    ...heard,
    injuredCnt: 0,
    anonymousYn: authorUserId === null ? 'Y' : 'N',
    hipoYn: 'N',
    statusCd: 'REPORTED',
    triageDueYmd: addWorkingDays(today, TRIAGE_WORKING_DAYS, await holidaysFrom(db, today)),
    [nearMiss.docNo]: await nextDocNo(db, nearMiss, heard.plantCd, today),
  }
  const [made] = await db.queryAs<{ no: number }>(
    'SYSTEM',
    insertStatement(nearMiss, { person, now, ip: null }, values, undefined),
  )
  const no = made?.no ?? 0
  await notify.tell(nearMissMessages.NM_REPORTED, { ...heard, nearMissNo: no })
  return no
}
