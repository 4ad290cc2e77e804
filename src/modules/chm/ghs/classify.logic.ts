/** What a composition says about a mixture: G1 to G5 over all hazards that can be worked out. */
import { acuteToxicity } from './acute.logic.ts'
import { aquaticAcute, aquaticChronic } from './aquatic.logic.ts'
import { eyeDamage, skinCorrosion } from './corrosion.logic.ts'
import { byCutOff, cutClasses } from './cut-off.logic.ts'
import { type Found, finding, type Mixture, type Step } from './ghs.logic.ts'
import { type AcuteRoute, acuteRoutes } from './ghs-codes.model.ts'

/** ℃. @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 1 (확인 필요) */
const LOW_FLASH = 23
const LAST_FLASH = 60
const LOW_BOIL = 35

/** G5: by the mixture's own flash and boiling point, never by those of its ingredients. */
export function flammableLiquid({ physStateCd, flashPtVal, boilPtVal }: Mixture): Found {
  const base = { hazardClassCd: 'FLAM_LIQ', ruleCd: 'G5' } as const
  if (physStateCd !== 'L') return finding({ ...base, steps: [] }, null, { isUnknown: false, isStrictest: false })
  const isLow = flashPtVal !== null && flashPtVal < LOW_FLASH
  const flash: Step = {
    step: 'FLASH',
    value: flashPtVal,
    limit: isLow ? LOW_FLASH : LAST_FLASH,
    isMet: flashPtVal !== null && flashPtVal <= LAST_FLASH,
    of: [],
  }
  if (!isLow)
    return finding({ ...base, steps: [flash] }, flash.isMet ? '3' : null, {
      isUnknown: flashPtVal === null,
      isStrictest: flash.isMet,
    })
  const boil: Step = {
    step: 'BOIL',
    value: boilPtVal,
    limit: LOW_BOIL,
    isMet: boilPtVal !== null && boilPtVal <= LOW_BOIL,
    of: [],
  }
  // Without its boiling point it is at least category 2.
  return finding({ ...base, steps: [flash, boil] }, boil.isMet ? '1' : '2', {
    isUnknown: boilPtVal === null,
    isStrictest: boil.isMet,
  })
}

const routes = Object.keys(acuteRoutes) as AcuteRoute[]
/** A gas is breathed as gas, whatever else as vapour or as dust and mist. */
const isBreathedAs =
  ({ physStateCd }: Mixture) =>
  (routeCd: AcuteRoute) =>
    routeCd === 'ORAL' || routeCd === 'DERMAL' || (routeCd === 'GAS') === (physStateCd === 'G')

/** Every hazard that the composition decides, with every value on the way. Other physical hazards come from supplier or test. */
export const classify = (mixture: Mixture): Found[] => [
  flammableLiquid(mixture),
  ...routes.filter(isBreathedAs(mixture)).map((routeCd) => acuteToxicity(mixture, routeCd)),
  skinCorrosion(mixture),
  eyeDamage(mixture),
  ...cutClasses.flatMap((hazardClassCd) => byCutOff(mixture, hazardClassCd)),
  aquaticAcute(mixture),
  aquaticChronic(mixture),
]
