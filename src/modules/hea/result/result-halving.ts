/** K3 and K13: what a finding does to the next checkup of the person and of those who work beside him. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { shortenProcess, shortenWorker } from '../exposure/exposure.api.ts'

interface Found {
  userId: string
  factors: readonly { factorCd: string | null; gradeCd: string; shortenYn: string }[]
}

/**
 * An occupational disease (D1) halves the cycle of everybody who works with the factor in the same process; the doctor's
 * opinion that of the person alone. Told again nothing changes.
 *
 * @param triggerYmd the day on which it became known
 * @law 산업안전보건법 시행규칙 제202조제2항
 */
export async function halve(
  { tx, person, now }: { tx: Transaction; person: Pick<Person, 'userId'>; now: Date },
  triggerYmd: string,
  found: readonly Found[],
): Promise<void> {
  const told = { userId: person.userId, now }
  const of = (isWanted: (factor: Found['factors'][number]) => boolean) =>
    found.flatMap(({ userId, factors }) =>
      factors.flatMap((factor) => (factor.factorCd && isWanted(factor) ? [{ userId, factorCd: factor.factorCd }] : [])),
    )
  for (const { userId, factorCd } of of(({ shortenYn }) => shortenYn === 'Y'))
    await shortenWorker(tx, { userId, factorCd, reasonCd: 'DOCTOR', triggerYmd }, told)
  const diseased = of(({ gradeCd }) => gradeCd === 'D1')
  if (diseased.length === 0) return
  const places = await tx.queryAs<{ processNo: number; factorCd: string }>(
    'SYSTEM',
    sql`select distinct h.process_no as "processNo", h.factor_cd as "factorCd" from hea_worker_hazard h
      join jsonb_to_recordset(${JSON.stringify(diseased)}::jsonb) as d("userId" text, "factorCd" text)
        on d."userId" = h.user_id and d."factorCd" = h.factor_cd
      where h.end_ymd is null and h.delete_yn = 'N'`,
  )
  for (const place of places) await shortenProcess(tx, { ...place, reasonCd: 'COWORKER', triggerYmd }, told)
}
