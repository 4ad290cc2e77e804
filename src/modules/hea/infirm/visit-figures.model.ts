/** 의무실 현황: how many came, for what, from where; never who. */
import { figures } from '#platform/model/figures.ts'
import { infirmVisit } from './visit.model.ts'

export const visitFigures = figures(infirmVisit, {
  api: '/api/hea/infirm/visitstat',
  right: '/hea/infirm/infirmStat',
  label: '의무실 현황',
  period: 'visitDt',
  inMonths: true,
  plants: 'all',
  without: [],
  empty: '이 기간에 의무실을 이용한 사람이 없습니다.',
  note: '5명 미만의 수와 그 수를 계산할 수 있는 수는 -로 표시합니다.',
  sums: {},
  by: {
    bySymptom: {
      by: 'month',
      across: 'symptomCd',
      label: '월별 증상분류',
      title: '가장 많은 증상은 {name}입니다. {n}건',
      unit: '회',
    },
    byDept: {
      by: 'deptCd',
      across: 'symptomCd',
      label: '부서별 증상분류',
      none: '협력업체',
      title: '{name}에서 가장 많이 이용했습니다. {n}건',
      unit: '회',
    },
  },
})
