import { code, count, day, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Legal numbers by the day from which they hold: 법정기준. A value once there is followed, never changed. */
export const legalParamMaster = defineMaster({
  name: 'legal-param',
  label: '법정기준',
  api: '/api/baseinfo/legalparam',
  route: '/baseInfo/legalParam',
  table: 'com_legal_param',
  key: ['legalParamNo'],
  title: 'legalParamCd',
  fields: {
    legalParamNo: count('번호', { system: true }),
    legalParamCd: text('기준코드', { max: 40, required: true, help: '같은 기준의 새 값은 같은 코드로 등록합니다.' }),
    legalParamVal: text('기준값', { max: 200, required: true }),
    unitCd: code('단위', {
      DAY: '일',
      MONTH: '개월',
      HOUR: '시간',
      MINUTE: '분',
      PERCENT: '%',
      YEAR: '년',
      TIMES_QUARTER: '회/분기',
      TIMES_HALF: '회/반기',
      TIMES_YEAR: '회/년',
    }),
    lawRefDesc: text('근거', { max: 1000, lines: 3, required: true }),
    effectiveFromYmd: day('적용 시작일', { required: true }),
    effectiveToYmd: day('적용 종료일', { system: true }),
    verifiedYn: yesNo('원문 확인'),
  },
  list: {
    columns: [
      'legalParamCd',
      'legalParamVal',
      'unitCd',
      'effectiveFromYmd',
      'effectiveToYmd',
      'verifiedYn',
      'lawRefDesc',
    ],
    search: ['legalParamCd', 'legalParamVal', 'lawRefDesc'],
    filters: ['verifiedYn'],
    order: ['legalParamCd', '-effectiveFromYmd'],
  },
  unique: ['legalParamCd', 'effectiveFromYmd'],
  fixed: ['legalParamCd', 'legalParamVal', 'unitCd', 'lawRefDesc', 'effectiveFromYmd'],
})
