import { code, count, number, plant, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { locKinds } from './msds-codes.model.ts'

/** Where materials are kept on the site; a permitted place has a multiple of its own (D2). */
export const stockLocMaster = defineMaster({
  area: 'contractor',
  name: 'stock-loc',
  label: '보관장소',
  api: '/api/chm/stockloc',
  route: '/chm/stockLoc',
  table: 'chm_stock_loc',
  key: ['stockLocNo'],
  title: 'locNm',
  fields: {
    stockLocNo: count('번호', { system: true }),
    locNm: text('보관장소', { max: 100, required: true }),
    locKindCd: code('구분', locKinds, { required: true, default: 'GENERAL' }),
    permitDgMultipleVal: number('허가 배수', {
      min: 0,
      max: 100_000,
      decimals: 3,
      help: '허가받은 제조소등만 입력합니다. 비우면 지정수량 1배 미만으로 관리합니다.',
    }),
    ownDgMultipleVal: number('자체 보유 배수', {
      min: 0,
      max: 100_000,
      decimals: 3,
      help: '사업장이 이곳에 보관하는 위험물의 지정수량 배수입니다. 없으면 0을 입력합니다. 비우면 알 수 없는 것으로 보아 위험물 반입을 승인하지 않습니다.',
    }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
    plantCd: plant('사업장'),
  },
  list: {
    columns: ['locNm', 'locKindCd', 'permitDgMultipleVal', 'ownDgMultipleVal', 'sortOrder', 'useYn'],
    search: ['locNm'],
    filters: ['locKindCd', 'useYn'],
    order: ['sortOrder', 'stockLocNo'],
  },
  unique: ['plantCd', 'locNm'],
  usedBy: [{ table: 'vendor_msds', column: 'stock_loc_no', label: '반입물질' }],
})
