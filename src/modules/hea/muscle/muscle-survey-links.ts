/** Links by which the workers of a vendor answer the symptom survey: who surveys hands them out and takes them back. */

import { z } from 'zod'
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { writtenDay } from '#platform/model/call-words.ts'
import { SMALLEST_GROUP } from '#platform/model/small-cells.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { endLink, lastDayOf, linksOf, makeLink } from '#platform/server/links/link.ts'
import { notFound, problem, ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { muscleSurvey, surveyors } from './muscle-survey.model.ts'
import { row } from './muscle-survey-links.wire.ts'
import { SYMPTOM_LINK } from './muscle-symptom.link.ts'

const tags = [muscleSurvey.label]
const config = { right: { ...needsDocument(muscleSurvey, 'write').right, roles: [...surveyors] } }
const no = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** A code on a wall is not good for ever. */
const MOST_DAYS = 60

const refused = (code: string, message: string) => ruleRefused([problem(muscleSurvey, '', code, message)])

export function linkRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const params = z.object({ no })

  app.get(
    `${muscleSurvey.api}/:no/links`,
    { config, schema: { tags, params, response: { 200: z.object({ rows: z.array(row) }) } } },
    async (request) => {
      const { person } = askerOf(request, muscleSurvey)
      await db.read(person, (queries) => getRecord(queries, muscleSurvey, request.params.no))
      const links = await linksOf(services, SYMPTOM_LINK, request.params.no)
      return {
        rows: links.map(({ expireDt, answerCnt, ...link }) => ({
          ...link,
          untilYmd: lastDayOf({ expireDt }),
          answerCnt: answerCnt < SMALLEST_GROUP ? null : answerCnt,
        })),
      }
    },
  )

  const body = z.strictObject({ vendorCd: z.string().min(1).max(20), untilYmd: writtenDay })
  app.post(
    `${muscleSurvey.api}/:no/links`,
    { config, schema: { tags, params, body, response: { 200: z.object({ linkNo: z.number() }) } } },
    async (request) => {
      const { person } = askerOf(request, muscleSurvey)
      const { vendorCd, untilYmd } = request.body
      const [now, today] = [clock.now(), clock.today()]
      if (untilYmd < today || untilYmd > addDays(today, MOST_DAYS))
        throw refused('HEA_MSD_LINK_DAY', '링크의 기한은 오늘부터 60일까지로 정하십시오.')
      const linkNo = await db.write(person, async (tx) => {
        const survey = await getRecord(tx, muscleSurvey, request.params.no)
        if (survey.statusCd !== 'DOING') throw refused('HEA_MSD_LINK_STATE', '조사중일 때만 링크를 만들 수 있습니다.')
        const plantCd = String(survey.plantCd)
        await requireVendor(tx, vendorCd, plantCd)
        const made = await makeLink(tx, {
          purposeCd: SYMPTOM_LINK,
          bizNo: request.params.no,
          plantCd,
          vendorCd,
          now,
          createUserId: person.userId,
          expireDt: startOfDay(addDays(untilYmd, 1)),
        })
        await writeAudit(tx, {
          now,
          userId: person.userId,
          ip: request.ip,
          plantCd,
          bizCd: muscleSurvey.name,
          bizNo: request.params.no,
          actionCd: 'LINK',
          diff: { workerVendorCd: [null, vendorCd], untilYmd: [null, untilYmd] },
        })
        return made
      })
      return { linkNo }
    },
  )

  app.delete(
    `${muscleSurvey.api}/:no/links/:linkNo`,
    { config, schema: { tags, params: params.extend({ linkNo: no }), response: { 204: z.null() } } },
    async (request, reply) => {
      const { person } = askerOf(request, muscleSurvey)
      const { no: bizNo, linkNo } = request.params
      await db.write(person, async (tx) => {
        await getRecord(tx, muscleSurvey, bizNo)
        const now = clock.now()
        if (!(await endLink(tx, { linkNo, purposeCd: SYMPTOM_LINK, bizNo, now }))) throw notFound()
        await writeAudit(tx, {
          now,
          userId: person.userId,
          ip: request.ip,
          plantCd: person.plantCd,
          bizCd: muscleSurvey.name,
          bizNo,
          actionCd: 'LINK_END',
        })
      })
      return reply.status(204).send(null)
    },
  )
}

async function requireVendor(tx: Transaction, vendorCd: string, plantCd: string): Promise<void> {
  const found = await tx.query(sql`select 1 from vendor_info where vendor_cd = ${vendorCd} and plant_cd = ${plantCd}
    and vendor_status_cd <> 'TERM' and delete_yn = 'N'`)
  if (found.length === 0) throw refused('HEA_MSD_LINK_VENDOR', '이 사업장의 협력업체를 고르십시오.')
}
