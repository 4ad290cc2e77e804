/** The log of the gate: who was on the site, from when to when. */
import { code, count, dateTime, department, number, text, vendor, yesNo } from '#platform/model/field.ts'
import { type ReportRow, report } from '#platform/model/report.ts'
import { zones } from './entry-codes.model.ts'
import { ON_SITE_API, ON_SITE_MENU } from './gate.model.ts'

export const gateLog = report('entry-log', {
  area: 'contractor',
  label: '게이트 출입기록',
  api: `${ON_SITE_API}/log`,
  right: ON_SITE_MENU,
  key: 'entryLogNo',
  columns: {
    personNm: text('성명', { max: 50, required: true }),
    vendorCd: vendor('업체', { required: true }),
    inDt: dateTime('입장', { required: true }),
    outDt: dateTime('퇴장'),
    workHourVal: number('체류근로시간 (시간)', { decimals: 2 }),
    noExitYn: yesNo('미퇴장'),
    zoneCd: code('구역', zones, { required: true }),
    gateCd: code('게이트', 'GATE', { required: true }),
    hostDeptCd: department('수행부서'),
    entryRqstDocNo: text('신청번호', { max: 30 }),
    correctDesc: text('정정 사유', { max: 1000 }),
  },
  beside: {
    entryLogNo: count('', { required: true }),
    lateOutDt: dateTime(''),
    rowVersion: count('', { required: true }),
  },
  period: { of: 'inDt', days: 7 },
  search: ['personNm', 'vendorCd'],
  filters: ['vendorCd', 'gateCd', 'noExitYn'],
  sort: ['inDt', 'personNm', 'vendorCd'],
  order: '-inDt',
})
export type GateLogRow = ReportRow<typeof gateLog>
