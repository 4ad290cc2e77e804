/** The hours of a stay put right by safety. */
import { z } from 'zod'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound, Refusal, stale } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { netHours } from './entry.logic.ts'
import { ON_SITE_MENU } from './gate.model.ts'
import { gateLog } from './gate-log.model.ts'

const correction = z.strictObject({
  rowVersion: z.number().int(),
  outDt: z.iso.datetime({ offset: true }),
  correctDesc: z.string().trim().min(10).max(1000),
})

/** 정정: the exit that nobody saw, or saw wrongly, with its reason. */
export function gateLogRoutes(app: App, { db, clock }: Services): void {
  const params = z.object({ no: z.coerce.number().int().min(1) })
  app.post(
    `${gateLog.api}/:no/correct`,
    {
      config: needs(ON_SITE_MENU, 'write', ['SHM']),
      schema: { tags: ['출입현황'], params, body: correction, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { no } = request.params
      const { outDt, correctDesc, rowVersion } = request.body
      const person = personUnder(request, ON_SITE_MENU, 'write')
      const now = clock.now()
      await db.write(person, async (tx) => {
        const [before] = await tx.query<{
          inDt: string
          outDt: string | null
          hours: number | null
          version: number
          vendorCd: string
        }>(
          sql`select in_dt as "inDt", out_dt as "outDt", work_hour_val as hours, row_version as version, vendor_cd as "vendorCd"
            from entry_log where entry_log_no = ${no} and delete_yn = 'N' for update`,
        )
        if (!before) throw notFound()
        if (before.version !== rowVersion) throw stale(undefined)
        const out = new Date(outDt)
        if (out.getTime() <= new Date(before.inDt).getTime() || out.getTime() > now.getTime())
          throw new Refusal(422, 'ENTRY_LOG_TIME', '퇴장 시각은 입장 뒤이고 지금보다 늦지 않아야 합니다.')
        const hours = netHours(new Date(before.inDt), out)
        await tx.query(sql`update entry_log set out_dt = ${out}, work_hour_val = ${hours}, correct_desc = ${correctDesc},
            correct_user_id = ${person.userId}, row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
          where entry_log_no = ${no}`)
        await writeAudit(tx, {
          now,
          userId: person.userId,
          plantCd: person.plantCd,
          vendorCd: before.vendorCd,
          bizCd: gateLog.name,
          bizNo: no,
          actionCd: 'CORRECT',
          reasonDesc: correctDesc,
          diff: { outDt: [before.outDt, outDt], workHourVal: [before.hours, hours] },
        })
      })
      return reply.status(204).send(null)
    },
  )
}
