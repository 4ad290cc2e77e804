/** Accidents in figures: reports, not drafts and not what was found to be none, by the day on which they happened. */
import { figures } from '#platform/model/figures.ts'
import { accident } from '../accident.model.ts'

export const STAT_ROUTE = '/saf/accident/accidentStat'

export const accidentFigures = figures(accident, {
  api: `${accident.api}-figures`,
  label: '사고 통계',
  right: STAT_ROUTE,
  period: 'occurDt',
  plants: 'all',
  without: ['TEMP', 'CANC'],
  empty: '이 기간에 발생한 사고가 없습니다.',
  sums: {
    total: { label: '사고' },
    lost: { label: '휴업', where: { sevClassCd: 'LTI' } },
    dead: { label: '사망', where: { sevClassCd: 'FAT' } },
    major: { label: '중대재해', where: { majorYn: 'Y' } },
    form: { label: '산업재해조사표', where: { formYn: 'Y' } },
    hipo: { label: 'HiPo 비율', where: { hipoYn: 'Y' }, shown: 'share' },
    open: { label: '분류확정 대기', where: { statusCd: 'REPORTED' } },
  },
  by: {
    byMonth: {
      by: 'month',
      title: '{year}년 {month}월에 가장 많이 발생했습니다. {n}건',
      parts: { lost: '휴업', dead: '사망' },
      rest: '그 밖',
    },
    byClass: { by: 'sevClassCd', allCodes: true, title: '가장 많은 결과등급은 {name}입니다. {share} %' },
    byKind: { by: 'accTypeCd', title: '가장 많은 발생형태는 {name}입니다. {share} %' },
    byPlace: { by: 'processNo', top: 10, title: '{name}에서 가장 많이 발생했습니다. {n}건' },
    byObject: { by: 'causeObjCd', title: '가장 많은 기인물은 {name}입니다. {share} %' },
  },
})
