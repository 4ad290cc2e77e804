import type { RsaItem } from '../assess/rsa.model.ts'
import type { LibraryHazard } from './hazard-lib.calls.ts'

type Taken = Pick<RsaItem, 'hazardCatCd' | 'hazardDesc' | 'accTypeCd' | 'lawRefDesc' | 'existMeasureDesc'>

/** What an assessment takes over of a hazard; measures that have failed are not handed on. Pure. */
export const fromLibrary = ({
  m4Cd,
  hazardDesc,
  accTypeCd,
  lawRefDesc,
  measureDescs,
  badYn,
}: Pick<LibraryHazard, 'm4Cd' | 'hazardDesc' | 'accTypeCd' | 'lawRefDesc' | 'measureDescs' | 'badYn'>): Taken => ({
  hazardCatCd: m4Cd,
  hazardDesc,
  accTypeCd,
  lawRefDesc,
  existMeasureDesc: badYn === 'Y' ? null : measureDescs,
})
