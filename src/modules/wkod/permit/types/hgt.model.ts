import { code, number, yesNo } from '#platform/model/field.ts'
import { RULES, type TypeRecord } from '../ask/guard-parts.logic.ts'
import { dropRadius } from '../ask/measure.logic.ts'
import { heightMeans } from '../fields/permit-codes.model.ts'
import { isYes, type Kind, kindOf, type On } from './kind.model.ts'
import { lineFields, lineGuards, lineMeasures } from './live-line.model.ts'

export const hgtFields = {
  heightVal: number('작업높이', { unit: 'm', min: 0, decimals: 1 }),
  meansCd: code('작업수단', heightMeans),
  platformYn: yesNo('작업발판'),
  netYn: yesNo('추락방호망'),
  anchorYn: yesNo('안전대 부착설비'),
  tripodYn: yesNo('3각 사다리·전도방지'),
  dropRadiusVal: number('하부 출입금지 반경', { unit: 'm', min: 0, decimals: 1 }),
}
const closed = ({ record, limits }: On): number =>
  dropRadius(record.heightVal ?? 0, { min: limits.dropMinM, rate: limits.dropRate })
const isLadder = ({ meansCd }: TypeRecord): boolean => meansCd === 'LADDER'

/** 고소 @law 산업안전보건기준에 관한 규칙 제42조부터 제44조까지, 제186조 */
export const hgt: Kind = kindOf(
  { ...hgtFields, ...lineFields },
  {
    checks: [
      ['작업발판과 난간을 점검했습니다.', `${RULES} 제42조`, 'START', 'Y'],
      ['안전대를 걸 곳을 확인했습니다.', `${RULES} 제44조`, 'START'],
      ['아래 출입을 막았습니다.', `${RULES} 제14조`, 'START'],
    ],
    guards: [
      ...lineGuards,
      {
        ruleCd: 'PT_HGT_MEANS',
        message: '작업높이와 작업수단을 입력하세요.',
        field: 'heightVal',
        law: `${RULES} 제42조`,
        holds: ({ record }) => record.heightVal !== null && record.meansCd !== null,
      },
      {
        ruleCd: 'PT_HGT_FALL',
        message: '작업발판, 추락방호망, 안전대 부착설비 중 하나가 필요합니다.',
        field: 'platformYn',
        law: `${RULES} 제42조, 제44조`,
        holds: ({ record, limits }) =>
          (record.heightVal ?? 0) < limits.heightM || [record.platformYn, record.netYn, record.anchorYn].some(isYes),
      },
      {
        ruleCd: 'PT_HGT_LADDER',
        message: '이동식 사다리는 {max} m까지만 사용할 수 있습니다.',
        field: 'heightVal',
        law: `${RULES} 제42조제4항`,
        holds: ({ record, limits }) => !isLadder(record) || (record.heightVal ?? 0) <= limits.ladderM,
        values: ({ limits }) => ({ max: limits.ladderM }),
      },
      {
        ruleCd: 'PT_HGT_TRIPOD',
        message: '3각 사다리와 전도방지를 확인하세요.',
        field: 'tripodYn',
        law: `${RULES} 제42조제4항`,
        holds: ({ record }) => !isLadder(record) || isYes(record.tripodYn),
      },
      {
        ruleCd: 'PT_HGT_DROP',
        message: '하부 출입금지 반경은 {need} m 이상이어야 합니다.',
        field: 'dropRadiusVal',
        law: '사내 기준',
        holds: (on) => (on.record.dropRadiusVal ?? 0) >= closed(on),
        values: (on) => ({ need: closed(on) }),
      },
    ],
    measures: ['platformYn', 'netYn', 'anchorYn', 'tripodYn', ...lineMeasures],
    plans: ['10', 'A'],
    hint: /고소|비계|사다리|지붕|렌탈|고공/,
  },
)
