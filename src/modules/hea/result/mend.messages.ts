/** What was decided by rules that were wrong, and what is to be done about it: told, and changed by a person alone. */
import { messages } from '#platform/model/messages.ts'
import { EXPOSURE_ROUTE } from '../exposure/exposure.model.ts'
import { EXPOSURE } from '../exposure/exposure-list.ts'
import { measureUnit } from '../measure/measure-unit.model.ts'
import { checkupResult } from './checkup-result.model.ts'

const group = { eventGrpCd: 'HEA_RESULT', label: '검진결과', optional: false, isForStaff: true } as const
const channels = ['NOTICE'] as const
const tone = 'danger' as const

export const mendMessages = {
  ...messages(
    checkupResult,
    { group, places: { no: { of: 'heaCheckupResultDocNo', sample: 'HCR-20261102-0001' } } },
    {
      HEA_MEND_BAN: [
        '다른 검진으로 풀린 근로 금지',
        '근로 금지가 의사의 의견 없이 다른 검진으로 풀렸습니다. 의사의 의견을 들어 등록하십시오: {no}',
        { channels, tone },
      ],
      HEA_MEND_REVIEW: [
        '재평가일이 지난 근로 금지',
        '재평가일({due})이 지났습니다. 의사의 의견을 등록할 때까지 근로 금지가 계속됩니다: {no}',
        { channels, tone },
      ],
      HEA_MEND_SECOND: [
        '답이 없는 2차 검진',
        '2차 검진이 끝난 것으로 되어 있으나 확인하지 않은 R이 있습니다. 2차 검진을 받게 하십시오: {no}',
        { channels, tone },
      ],
    },
  ),
  ...messages(
    measureUnit,
    { group, places: { unit: { of: 'unitNm', sample: '반응 1공정' } } },
    {
      HEA_MEND_YEAR: [
        '초과 뒤의 연 1회 측정',
        '최근 측정이 노출기준 미만이 아닌데 연 1회로 정해졌습니다. 이번 반기에 측정하십시오: {unit}',
        { channels, tone },
      ],
    },
  ),
  ...messages(
    { name: EXPOSURE, route: { staff: EXPOSURE_ROUTE } },
    {
      group,
      places: { process: ['공정', '반응 1공정'], factor: ['유해인자', '톨루엔'], n: ['인원', '3'] },
    },
    {
      HEA_MEND_HALF: [
        '근거가 없는 주기 단축',
        '직업병 유소견이 정정되었는데 검진주기가 단축되어 있습니다. 확인하십시오: {process} {factor} {n}명',
        { channels },
      ],
      HEA_MEND_PRE: [
        '서류 없는 배치전검진 면제',
        '결과표 없이 배치전건강진단이 면제된 노출이 {n}건 있습니다. 결과표를 확인하고 없으면 검진하십시오.',
        { channels, tone },
      ],
    },
  ),
}
