import { day, text } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Holidays: 휴일. */
export const holidayMaster = defineMaster({
  area: 'baseinfo',
  name: 'holiday',
  label: '휴일',
  api: '/api/baseinfo/holiday',
  route: '/baseInfo/holiday',
  table: 'com_holiday',
  key: ['holidayYmd'],
  title: 'holidayNm',
  fields: {
    holidayYmd: day('날짜', { required: true }),
    holidayNm: text('휴일명', { max: 100, required: true }),
  },
  list: { columns: ['holidayNm', 'holidayYmd'], search: ['holidayYmd', 'holidayNm'], order: ['-holidayYmd'] },
})
