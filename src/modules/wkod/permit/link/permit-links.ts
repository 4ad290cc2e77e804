/** The code on a permit: made with its request, good until long after its end, so that old paper still says what it is. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { makeLink } from '#platform/server/links/link.ts'
import type { Permit, permit } from '../permit.model.ts'

export const PERMIT_LINK = 'PERMIT'
const GOOD_MS = 400 * 86_400_000

interface Asked extends Pick<EffectContext<typeof permit>, 'db' | 'now'> {
  readonly record: Pick<Permit, 'permitNo' | 'plantCd' | 'vendorCd' | 'workToDt'>
  readonly person: Pick<Person, 'userId'>
}

export async function linksFor({ db, record, person, now }: Asked): Promise<void> {
  if (await hasLink(db, record.permitNo)) return
  await makeLink(db, {
    purposeCd: PERMIT_LINK,
    bizNo: record.permitNo,
    plantCd: record.plantCd,
    vendorCd: record.vendorCd ?? '',
    expireDt: new Date(Date.parse(record.workToDt) + GOOD_MS),
    createUserId: person.userId,
    now,
  })
}

async function hasLink(db: Transaction, permitNo: number): Promise<boolean> {
  const rows = await db.queryAs(
    'SYSTEM',
    sql`select 1 from com_link where purpose_cd = ${PERMIT_LINK} and biz_no = ${permitNo} and end_dt is null`,
  )
  return rows.length > 0
}
