import { code, day, plant, text } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

export const meterStates = { ACTIVE: '사용', SUSP: '교정·수리중', RETIRED: '폐기|gone' } as const

/** What gas is measured with: 측정기 대장. A reading counts only while the calibration holds. */
export const gasMeterMaster = defineMaster({
  area: 'wkod',
  name: 'gas-meter',
  label: '가스측정기',
  api: '/api/saf/wkod/gasmeter',
  route: '/constSafe/wkod/gasMeter',
  table: 'gas_meter',
  key: ['meterNo'],
  title: 'meterNo',
  fields: {
    meterNo: text('측정기번호', { max: 50, required: true, help: '등록한 뒤에는 바꿀 수 없습니다.' }),
    modelNm: text('모델', { max: 100, required: true }),
    serialNo: text('일련번호', { max: 50, required: true }),
    gasCds: text('측정가스', { max: 100, required: true, help: '쉼표로 나누어 적습니다. 예: O2, LEL, CO2, CO, H2S' }),
    calibYmd: day('교정일', { required: true, notAfter: 'today' }),
    calibToYmd: day('교정유효일', { required: true }),
    meterStatusCd: code('상태', meterStates, { required: true, default: 'ACTIVE' }),
    plantCd: plant('사업장'),
  },
  list: {
    columns: ['modelNm', 'serialNo', 'gasCds', 'calibYmd', 'calibToYmd', 'meterStatusCd'],
    search: ['meterNo', 'modelNm', 'serialNo'],
    filters: ['meterStatusCd'],
    order: ['meterNo'],
  },
  unique: ['plantCd', 'serialNo'],
  usedBy: [{ table: 'gas_set', column: 'meter_no', label: '가스측정' }],
})
