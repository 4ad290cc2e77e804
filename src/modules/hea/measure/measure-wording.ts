/** What the evaluation writes into other documents, as a colleague would have written it there. */
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
const MOST_TITLE = 100
const MOST_TEXT = 4000

export const improvementTexts = (
  { unitNm, factorNm, factorCd, indexVal }: Over,
  { measureNm, improveDueYmd }: Pick<Measure, 'measureNm' | 'improveDueYmd'>,
) => ({
  imprTitle: `노출기준 초과: ${unitNm} ${factorNm}`.slice(0, MOST_TITLE),
  imprDesc: [
    `${measureNm}에서 ${unitNm}의 ${factorNm} 노출지수가 ${indexVal.toFixed(2)}입니다.`,
    '시설·설비의 설치나 개선을 먼저 검토하십시오.',
    factorCd === NOISE
      ? '청력보호구의 지급과 착용을 확인하십시오.'
      : '호흡용 보호구의 지급과 착용, 정화통의 종류를 확인하십시오.',
    `개선 증명서류나 개선 계획은 ${improveDueYmd}까지 제출합니다.`,
  ].join('\n'),
})

export const noticeTexts = (over: readonly Over[], record: Measure) => ({
  noticeTitle: `${record.noticeNo ? '[정정] ' : ''}${record.measureNm} 결과`.slice(0, MOST_TITLE),
  noticeDesc: [
    `단위작업장소 ${record.unitCnt}곳에서 시료 ${record.sampleCnt}건을 평가했습니다.`,
    over.length > 0
      ? '노출기준을 초과한 곳이 있습니다. 개선할 때까지 보호구를 반드시 착용하십시오.'
      : '모두 노출기준 이하입니다.',
    ...over.map(({ unitNm, factorNm, indexVal }) => `- ${unitNm}: ${factorNm} 노출지수 ${indexVal.toFixed(2)}`),
  ]
    .join('\n')
    .slice(0, MOST_TEXT),
})
