/** What waits for whoever answers for equipment: a critical finding proposes to take it out of use, and nobody has decided. */
import { dayOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'
import { reaching, rightOf } from '#platform/server/documents/rights.ts'
import { stopUsers, stopUses } from '../check-codes.model.ts'
import { safetyCheck } from './safety-check.model.ts'

interface Row {
  no: number
  docNo: string | null
  title: string
  checkDt: string
}
const { name, label, route, lifecycle } = safetyCheck

export const stopUseWork: MoreWork = async ({ db }, person, language) => {
  if (!rightOf(person, safetyCheck).write || !stopUsers.some((role) => person.roles.includes(role))) return []
  const rows = await db.query<Row>(
    reaching(person, safetyCheck, 'write'),
    sql`select c.safety_check_no::float8 as no, c.safety_check_doc_no as "docNo", c.target_nm || ' · ' || c.check_title as title,
        c.check_dt as "checkDt"
      from safety_check c where c.stop_use_cd = 'ASKED' and c.status_cd = 'DONE' and c.delete_yn = 'N' order by c.check_dt desc limit 50`,
  )
  const t = (text: string) => translate('saf', language, text)
  return rows.map(({ checkDt, ...one }) => ({
    ...one,
    kindCd: 'CHECK',
    returnYn: 'N',
    documentName: name,
    label: t(label),
    statusCd: 'DONE',
    statusLabel: t(stopUses.ASKED),
    actionCd: 'stopUse',
    actionLabel: t(lifecycle.actions.stopUse.label),
    dueYmd: dayOf(checkDt),
    route: `${route.staff}/${one.no}`,
    deputyForNm: null,
  }))
}
