/** The hours of a stay put right by safety. */
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal, stale } from '#platform/server/refusal.ts'
import { netHours } from './entry.logic.ts'
import { gateLog } from './gate-log.model.ts'
import { correctStay } from './onsite.calls.ts'

interface Stay {
  inDt: string
  outDt: string | null
  hours: number | null
  version: number
  vendorCd: string
}

export const gateLogRoutes = answer(correctStay, async ({ places: { no }, body, person, tx, now }) => {
  const { outDt, correctDesc, rowVersion } = body
  const [before] = await tx.query<Stay>(
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
