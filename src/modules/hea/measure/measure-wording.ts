/** What the evaluation writes into other documents, as a colleague would have written it there. */
import { kept, keptAll, keptText, sentences } from '#platform/model/sentences.ts'
import { NOISE } from './measure.logic.ts'
import type { Measure } from './measure.model.ts'

/** Something above its limit in a unit: one factor, or all chemicals together. */
export interface Over {
  measureUnitNo: number
  unitNm: string
  processNo: number
  factorCd: string | null
  factorNm: string
  indexVal: number
}

export const MIXTURE = '혼합물'

/** By their codes, as rows keep them: each reads them in his words. */
const says = sentences(
  'WEM',
  {
    OVER: '노출기준 초과: {unit} {factor}',
    OVER_AT: '{title}에서 {unit}의 {factor} 노출지수가 {index}입니다.',
    FACILITY_FIRST: '시설·설비의 설치나 개선을 먼저 검토하십시오.',
    EARS: '청력보호구의 지급과 착용을 확인하십시오.',
    LUNGS: '호흡용 보호구의 지급과 착용, 정화통의 종류를 확인하십시오.',
    PROOF_BY: '개선 증명서류나 개선 계획은 {due}까지 제출합니다.',
    RESULT: '{title} 결과',
    RESULT_AGAIN: '[정정] {title} 결과',
    COUNTED: '단위작업장소 {units}곳에서 시료 {n}건을 평가했습니다.',
    SOME_OVER: '노출기준을 초과한 곳이 있습니다. 개선할 때까지 보호구를 반드시 착용하십시오.',
    ALL_BELOW: '모두 노출기준 이하입니다.',
    LINE: '- {unit}: {factor} 노출지수 {index}',
    MIXTURE,
  },
  'hea',
)
const factorOf = ({ factorNm }: Pick<Over, 'factorNm'>) => (factorNm === MIXTURE ? kept(says.MIXTURE) : factorNm)

export const improvementTexts = (
  over: Over,
  { measureNm, improveDueYmd }: Pick<Measure, 'measureNm' | 'improveDueYmd'>,
) => {
  const { unitNm: unit, factorCd, indexVal } = over
  const factor = factorOf(over)
  const lines = [
    kept(says.OVER_AT, { title: measureNm, unit, factor, index: indexVal.toFixed(2) }),
    kept(says.FACILITY_FIRST),
    kept(factorCd === NOISE ? says.EARS : says.LUNGS),
    kept(says.PROOF_BY, { due: improveDueYmd ?? '' }),
  ]
  return { imprTitle: keptText(kept(says.OVER, { unit, factor })), imprDesc: keptText(keptAll(lines, '\n')) }
}

export const noticeTexts = (over: readonly Over[], record: Measure) => {
  const lines = [
    kept(says.COUNTED, { units: record.unitCnt, n: record.sampleCnt }),
    kept(over.length > 0 ? says.SOME_OVER : says.ALL_BELOW),
    ...over.map((one) => kept(says.LINE, { unit: one.unitNm, factor: factorOf(one), index: one.indexVal.toFixed(2) })),
  ]
  return {
    noticeTitle: keptText(kept(record.noticeNo ? says.RESULT_AGAIN : says.RESULT, { title: record.measureNm })),
    noticeDesc: keptText(keptAll(lines, '\n')),
  }
}
