/** A unit and a measurement of it as far as a test needs it. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import { type Measure, measure } from './measure.model.ts'
import { aMeasure, aMeasureUnit } from './measure.seed.ts'
import { measureUnit } from './measure-unit.model.ts'
import type { SampleDraft } from './sample.logic.ts'

type Hygienist = ReturnType<Site['as']>

export async function aUnitInUse(hygiene: Hygienist, values: DraftOf<typeof measureUnit> = {}): Promise<number> {
  const { measureUnitNo } = await hygiene.create(measureUnit, aMeasureUnit(values))
  await hygiene.act(measureUnit, measureUnitNo, 'open')
  return measureUnitNo
}

async function choose(hygiene: Hygienist, measureNo: number, measureUnitNos: readonly number[]): Promise<void> {
  const { rowVersion } = await hygiene.read(measure, measureNo)
  await hygiene.call(`${measure.api}/${measureNo}/units`, { method: 'PUT', body: { rowVersion, measureUnitNos } })
}

/** Planned, looked at beforehand, with these units; sampled when there are days of it. */
export async function aMeasurement(
  hygiene: Hygienist,
  units: readonly number[],
  sampled?: { sampleStartYmd: string; sampleEndYmd: string },
): Promise<number> {
  const { measureNo } = await hygiene.create(measure, aMeasure())
  await hygiene.act(measure, measureNo, 'plan')
  await choose(hygiene, measureNo, units)
  const prelim = { prelimYmd: '2026-09-01', prelimDesc: '공정 변경 없음', workerRepNm: '남영길' }
  await hygiene.act(measure, measureNo, 'prelim', prelim)
  if (sampled) await hygiene.act(measure, measureNo, 'sampled', sampled)
  return measureNo
}

export const draftSample = (values: Partial<SampleDraft> = {}): SampleDraft => ({
  measureUnitNo: 1,
  factorCd: '108-88-3',
  userId: null,
  pointNm: '1',
  sampleTypeCd: 'PERSONAL',
  areaReasonDesc: null,
  limitTypeCd: 'TWA',
  concVal: 10,
  unitCd: 'PPM',
  minuteCnt: 480,
  workHourVal: 8,
  timesCnt: null,
  gapMinuteCnt: null,
  ...values,
})

/** Saves as the grid does. */
export async function saveSamples(
  hygiene: Hygienist,
  measureNo: number,
  added: readonly SampleDraft[],
  more: { updated?: readonly (SampleDraft & { measureSampleNo: number })[]; removed?: readonly number[] } = {},
): Promise<Pick<Measure, 'rowVersion'>> {
  const { rowVersion } = await hygiene.read(measure, measureNo)
  const body = { rowVersion, added, updated: [], removed: [], ...more }
  await hygiene.call(`${measure.api}/${measureNo}/samples`, { method: 'PUT', body })
  return hygiene.read(measure, measureNo)
}
