/** K3: whoever works with a factor that was measured at its limit or above it, by itself or in a mixture, is examined again in half the time. */
import { causes, shortenProcess, withdrawHalving } from '../exposure/exposure.api.ts'
import type { ExceededListener } from './measure.api.ts'

/** @law 산업안전보건법 시행규칙 제202조제2항제1호 */
export const halveCheckups: ExceededListener = async ({ db, person, now, measureNo }, exceedances) => {
  const causeCd = causes.measure(measureNo)
  const told = { userId: person.userId, now }
  // What a correction no longer finds is undone.
  await withdrawHalving(db, { causeCd, but: exceedances }, told)
  for (const { processNo, factorCd, sampleEndYmd } of exceedances) {
    const halving = { processNo, factorCd, reasonCd: 'WEM' as const, triggerYmd: sampleEndYmd, causeCd }
    await shortenProcess(db, halving, told)
  }
}
