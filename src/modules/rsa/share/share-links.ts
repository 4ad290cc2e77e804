/** The code on an assessment: made when its days are told, good as long as its record is kept. */
import type { Person } from '#platform/model/access.ts'
import { addMonths, startOfDay } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { makeLink } from '#platform/server/links/link.ts'
import type { Rsa } from '../assess/rsa.model.ts'

export const RSA_LINK = 'RSA'
const GOOD_MONTHS = 36

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}
/** One for all contractors that work there. */
export async function linkFor({ tx, person, now }: Writing, { rsaNo, plantCd, doToYmd }: Rsa): Promise<void> {
  const made = await tx.queryAs(
    'SYSTEM',
    sql`select from com_link where purpose_cd = ${RSA_LINK} and biz_no = ${rsaNo} and end_dt is null`,
  )
  if (made.length > 0) return
  const expireDt = startOfDay(addMonths(doToYmd, GOOD_MONTHS))
  await makeLink(tx, {
    ...{ purposeCd: RSA_LINK, bizNo: rsaNo, plantCd, vendorCd: null, expireDt },
    createUserId: person.userId,
    now,
  })
}
