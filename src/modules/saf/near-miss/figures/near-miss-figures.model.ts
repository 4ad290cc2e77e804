/** Near misses in figures: reports, not drafts, by the day on which they happened. */
import { figures, share } from '#platform/model/figures.ts'
import { nearMiss } from '../near-miss.model.ts'

export const nearMissFigures = figures(nearMiss, {
  api: `${nearMiss.api}-stat`,
  label: '아차사고 통계',
  period: 'occurDt',
  plants: 'all',
  empty: '이 기간에 보고된 아차사고가 없습니다.',
  sums: {
    total: { label: '보고' },
    hipo: { label: 'HiPo 비율', where: { hipoYn: 'Y' }, shown: 'share' },
    closed: { label: '종결', where: { statusCd: 'CLOSE' }, shown: 'none' },
    medianDaysToClose: {
      label: '종결까지 걸린 날(중앙값)',
      median: ['createDt', 'updateDt'],
      where: { statusCd: 'CLOSE' },
      text: '{n}일',
      decimals: 1,
    },
  },
  by: {
    byMonth: {
      by: 'month',
      title: '{year}년 {month}월에 가장 많이 보고되었습니다. {n}건',
      parts: { hipo: 'HiPo' },
    },
    bySeverity: {
      by: 'potSevCd',
      allCodes: true,
      title: ({ sum, lines }) => ({
        text: '분류한 보고의 {share} %가 크게 다칠 수 있던 일입니다.',
        values: {
          share: share(
            sum('hipo'),
            lines.reduce((all, line) => all + line.value('count'), 0),
          ),
        },
      }),
    },
    byKind: { by: 'accTypeCd', title: '가장 많은 발생형태는 {name}입니다. {share} %' },
    byPlace: { by: 'processNo', top: 10, title: '{name}에서 가장 많이 보고되었습니다. {n}건' },
  },
})
