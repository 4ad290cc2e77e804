/** K3: whoever works with a factor that was measured at its limit or above it is examined again in half the time. */
import { shortenProcess } from '../exposure/exposure.api.ts'
import type { ExceededListener } from './measure.api.ts'

/** @law 산업안전보건법 시행규칙 제202조제2항제1호 */
export const halveCheckups: ExceededListener = async ({ db, person, now }, exceedances) => {
  for (const { processNo, factorCd, sampleEndYmd } of exceedances) {
    const halving = { processNo, factorCd, reasonCd: 'WEM' as const, triggerYmd: sampleEndYmd }
    await shortenProcess(db, halving, { userId: person.userId, now })
  }
}
