/** The code of a worker's own page: for his vendor's managers, and for the education desk. */
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { makeLink, pathOfLink } from '#platform/server/links/link.ts'
import { notFound } from '#platform/server/refusal.ts'
import { workerPage } from './person.calls.ts'
import { WORKER_LINK } from './worker.link.ts'

/** Its key changes nothing without the name and the phone, so that it may hang on a card. */
const GOOD_MS = 366 * 86_400_000

export const workerPageRoutes = answer(workerPage, async ({ places: { no }, person, tx, program, services, now }) => {
  const [worker] = await tx.query<{ personNm: string; plantCd: string; vendorCd: string }>(
    sql`select person_nm as "personNm", plant_cd as "plantCd", vendor_cd as "vendorCd" from vendor_person
      where person_no = ${no} and person_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  if (!worker || (person.kind === 'vendor' && worker.vendorCd !== person.vendorCd)) throw notFound()
  const { personNm, plantCd, vendorCd } = worker
  const [known] = await program.query<{ linkNo: number }>(sql`select link_no as "linkNo" from com_link
    where purpose_cd = ${WORKER_LINK} and biz_no = ${no} and end_dt is null and expire_dt > ${now} order by link_no desc limit 1`)
  const expireDt = new Date(now.getTime() + GOOD_MS)
  const made = { purposeCd: WORKER_LINK, bizNo: no, plantCd, vendorCd, expireDt, createUserId: person.userId, now }
  return { personNm, path: await pathOfLink(tx, services, known?.linkNo ?? (await makeLink(tx, made))) }
})
