/** Links by which the workers of a vendor answer the symptom survey: who surveys hands them out and takes them back. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { SMALLEST_GROUP } from '#platform/model/small-cells.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { endLink, lastDayOf, linksOf, makeLink } from '#platform/server/links/link.ts'
import { notFound, problem, ruleRefused } from '#platform/server/refusal.ts'
import { muscleSurvey } from './muscle-survey.model.ts'
import { endWorkerLink, makeWorkerLink, workerLinks } from './muscle-survey-links.calls.ts'
import { SYMPTOM_LINK } from './muscle-symptom.link.ts'

/** A code on a wall is not good for ever. */
const MOST_DAYS = 60

const refused = (code: string, message: string) => ruleRefused([problem(muscleSurvey, '', code, message)])

const list = answer(workerLinks, async ({ places, services }) => {
  const links = await linksOf(services, SYMPTOM_LINK, places.no)
  return {
    rows: links.map(({ expireDt, answerCnt, ...link }) => ({
      ...link,
      untilYmd: lastDayOf({ expireDt }),
      answerCnt: answerCnt < SMALLEST_GROUP ? null : answerCnt,
    })),
  }
})

const make = answer(makeWorkerLink, async ({ record, body: { vendorCd, untilYmd }, person: { userId }, ...acting }) => {
  const { tx, now, today, ip } = acting
  if (untilYmd < today || untilYmd > addDays(today, MOST_DAYS))
    throw refused('HEA_MSD_LINK_DAY', '링크의 기한은 오늘부터 60일까지로 정하십시오.')
  if (record.statusCd !== 'DOING') throw refused('HEA_MSD_LINK_STATE', '조사중일 때만 링크를 만들 수 있습니다.')
  const { muscleSurveyNo: bizNo } = record
  const plantCd = String(record.plantCd)
  await requireVendor(tx, vendorCd, plantCd)
  const expireDt = startOfDay(addDays(untilYmd, 1))
  const of = { purposeCd: SYMPTOM_LINK, bizNo, plantCd, vendorCd }
  const linkNo = await makeLink(tx, { ...of, now, createUserId: userId, expireDt })
  const diff = { workerVendorCd: [null, vendorCd], untilYmd: [null, untilYmd] } as const
  await writeAudit(tx, { now, userId, ip, plantCd, bizCd: muscleSurvey.name, bizNo, actionCd: 'LINK', diff })
  return { linkNo }
})

const end = answer(
  endWorkerLink,
  async ({ places: { no: bizNo, linkNo }, person: { userId, plantCd }, tx, now, ip }) => {
    if (!(await endLink(tx, { linkNo, purposeCd: SYMPTOM_LINK, bizNo, now }))) throw notFound()
    await writeAudit(tx, { now, userId, ip, plantCd, bizCd: muscleSurvey.name, bizNo, actionCd: 'LINK_END' })
  },
)

export const linkRoutes = routes(list, make, end)

async function requireVendor(tx: Transaction, vendorCd: string, plantCd: string): Promise<void> {
  const found = await tx.query(sql`select 1 from vendor_info where vendor_cd = ${vendorCd} and plant_cd = ${plantCd}
    and vendor_status_cd <> 'TERM' and delete_yn = 'N'`)
  if (found.length === 0) throw refused('HEA_MSD_LINK_VENDOR', '이 사업장의 협력업체를 고르십시오.')
}
