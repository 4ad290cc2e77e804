import { code, number, text, yesNo } from '#platform/model/field.ts'
import { RULES } from '../ask/guard-parts.logic.ts'
import { services } from '../fields/permit-codes.model.ts'
import { type GradedRecord, type Kind, kindOf, ticked } from './kind.model.ts'

export const lnbFields = {
  lineNo: text('배관번호', { max: 50 }),
  fluidNm: text('내용물', { max: 100 }),
  fluidCd: code('내용물 위험', services),
  pressVal: number('압력', { unit: 'bar', min: 0 }),
  tempVal: number('온도', { unit: '℃', decimals: 1 }),
  residualVal: number('잔류압력', { unit: 'bar', min: 0, help: '운전부서가 확인한 값' }),
  drainYn: yesNo('배출'),
  purgeYn: yesNo('치환'),
  blindListNo: text('맹판목록번호', { max: 50 }),
  firstBreakPpeYn: yesNo('첫 개방 보호구'),
}
const isDangerous = ({ fluidCd }: Pick<GradedRecord, 'fluidCd'>): boolean => fluidCd === 'TOXIC' || fluidCd === 'FLAM'

/** 배관·설비개방 @law 산업안전보건기준에 관한 규칙 제278조 */
export const lnb: Kind = kindOf(lnbFields, {
  checks: [
    ['배출과 치환을 마치고 압력 0을 확인했습니다.', `${RULES} 제278조`, 'PREP', 'Y'],
    ['첫 개방 보호구와 누출물 받이를 준비했습니다.', `${RULES} 제278조`, 'START'],
    ['맹판을 목록대로 되돌리고 누설을 시험했습니다.', `${RULES} 제278조`, 'CLOSE'],
  ],
  guards: [
    {
      ruleCd: 'PT_LNB_PRESSURE',
      message: '잔류압력 0을 확인하세요.',
      field: 'residualVal',
      law: `${RULES} 제278조`,
      lifterCds: ['OPR'],
      holds: ({ record }) => record.residualVal === 0,
    },
    ticked('firstBreakPpeYn', 'PT_LNB_PPE', '첫 개방 보호구를 확인하세요.', `${RULES} 제278조`),
    {
      ruleCd: 'PT_LNB_SHM',
      message: '독성·인화성 배관은 안전관리자 검토가 필요합니다.',
      field: 'fluidCd',
      law: '사내 기준',
      lifterCds: ['SHM'],
      holds: ({ record }) => !isDangerous(record) || record.coReviewUserId !== null,
    },
  ],
  measures: ['drainYn', 'purgeYn', 'firstBreakPpeYn'],
  recorded: ['residualVal'],
  high: [['독성·인화성 배관 개방', isDangerous]],
  gas: { gases: ['LEL'], withHeld: true },
  plans: ['4'],
  hint: /배관\s*(?:개방|해체|분리)|플랜지|맹판|블라인드|밸브\s*(?:교체|분해)|라인\s*개방/,
})
