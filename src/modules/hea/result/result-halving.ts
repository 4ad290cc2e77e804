/** K3 and K13: what a reviewed finding does to the next checkup of the person and of those who work beside him. */
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { causes, shortenProcess, shortenWorker, withdrawHalving } from '../exposure/exposure.api.ts'
import type { checkupResult } from './checkup-result.model.ts'
import { halvesCycles } from './result.logic.ts'

type Effect = EffectContext<typeof checkupResult>

/**
 * An occupational disease (D1) halves the cycle of everybody who works with the factor in the same process, unless the
 * physician says that it need not be; his opinion that of the person alone. It begins with the review of the result, and
 * ends with the next examination or when the result is no longer so.
 *
 * @law 산업안전보건법 시행규칙 제202조제2항제2호·제3호
 */
export async function halve({ record, db, person, now }: Effect): Promise<void> {
  if (!halvesCycles(record.heaCheckupClassCd)) return
  const { userId, receiveYmd: triggerYmd } = record
  const told = { userId: person.userId, now }
  const causeCd = causes.result(record.heaCheckupResultNo)
  const factors = (record.factors ?? []).flatMap(({ factorCd, ...judged }) =>
    factorCd ? [{ ...judged, factorCd }] : [],
  )
  for (const { factorCd, shortenCd } of factors)
    if (shortenCd === 'Y') await shortenWorker(db, { userId, factorCd, reasonCd: 'DOCTOR', triggerYmd, causeCd }, told)
  const diseased = factors.filter(({ gradeCd, shortenCd }) => gradeCd === 'D1' && shortenCd !== 'N')
  if (diseased.length === 0) return
  const places = await db.queryAs<{ processNo: number; factorCd: string }>(
    'SYSTEM',
    sql`select distinct process_no as "processNo", factor_cd as "factorCd" from hea_worker_hazard
      where user_id = ${userId} and factor_cd = any(${diseased.map(({ factorCd }) => factorCd)}::text[])
        and end_ymd is null and delete_yn = 'N'`,
  )
  for (const place of places) await shortenProcess(db, { ...place, reasonCd: 'COWORKER', triggerYmd, causeCd }, told)
}

/** The result is looked at again: what it halved is as before. */
export const undoHalving = async ({ record, db, person, now }: Effect): Promise<void> => {
  const causeCd = causes.result(record.heaCheckupResultNo)
  await withdrawHalving(db, { causeCd }, { userId: person.userId, now })
}
