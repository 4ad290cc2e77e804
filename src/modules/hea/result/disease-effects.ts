/**
 * K13: what an occupational disease that is found or feared asks of others: whoever measures looks at the place again,
 * and for one that is found the health manager looks whether it has to be reported. Neither message names a person.
 */
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import type { checkupResult } from './checkup-result.model.ts'
import { resultMessages as m } from './result.messages.ts'

type Effect = EffectContext<typeof checkupResult>

const factorsWith = ({ record }: Effect, grades: readonly string[]): string[] =>
  (record.factors ?? []).flatMap(({ factorCd, gradeCd }) => (factorCd && grades.includes(gradeCd) ? [factorCd] : []))

export async function tellDisease(effect: Effect): Promise<void> {
  await proposeMeasurements(effect)
  if (factorsWith(effect, ['D1']).length > 0) await effect.notify.tell(m.HEA_DISEASE, effect.record)
}

/** The hygienist reads no finding: he hears which place to measure, not why. */
async function proposeMeasurements(effect: Effect): Promise<void> {
  const { record, db, notify, today } = effect
  const units = await db.queryAs<{ measureUnitNo: number; process: string; factor: string }>(
    'SYSTEM',
    sql`select min(u.measure_unit_no) as "measureUnitNo", p.process_nm as process, f.factor_nm as factor
      from hea_worker_hazard h join process p on p.process_no = h.process_no
        join hea_hazard_factor f on f.factor_cd = h.factor_cd
        join measure_unit u on u.process_no = h.process_no and u.status_cd = 'ACTIVE' and u.delete_yn = 'N'
        join measure_unit_factors m on m.measure_unit_no = u.measure_unit_no and m.factor_cd = h.factor_cd
      where h.user_id = ${record.userId} and h.factor_cd = any(${factorsWith(effect, ['D1', 'C1'])}::text[])
        and h.delete_yn = 'N' and (h.end_ymd is null or h.end_ymd = ${today}::date)
      group by p.process_no, p.process_nm, f.factor_cd, f.factor_nm order by 1`,
  )
  for (const { measureUnitNo, ...where } of units)
    await notify.tell(m.HEA_MEASURE_MORE, { measureUnitNo, plantCd: record.plantCd }, where)
}
