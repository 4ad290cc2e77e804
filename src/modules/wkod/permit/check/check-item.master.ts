import { permitTypes } from '#modules/common/permit-types.model.ts'
import { langFields } from '#modules/common/site-langs.model.ts'
import { code, count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { checkStages } from '../fields/permit-codes.model.ts'

/** What is checked for each type of work; a permit takes its own copy when it is requested and when it is reviewed. */
export const checkItemMaster = defineMaster({
  area: 'wkod',
  name: 'permit-check-item',
  label: '안전조치 항목',
  api: '/api/saf/wkod/checkitem',
  route: '/constSafe/wkod/checkItem',
  table: 'permit_check_item',
  key: ['checkItemNo'],
  title: 'checkDesc',
  fields: {
    checkItemNo: text('항목번호', { max: 20, required: true, help: '등록한 뒤에는 바꿀 수 없습니다.' }),
    typeCd: code('유형', permitTypes, { required: true }),
    stageCd: code('시점', checkStages, { required: true, default: 'PREP' }),
    checkDesc: text('확인사항', { max: 300, required: true }),
    ...langFields(450),
    lawRefDesc: text('근거', { max: 100 }),
    requiredYn: yesNo('필수', { default: 'Y' }),
    photoYn: yesNo('사진 필요'),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['checkDesc', 'typeCd', 'stageCd', 'requiredYn', 'photoYn', 'lawRefDesc', 'sortOrder', 'useYn'],
    search: ['checkItemNo', 'checkDesc', 'lawRefDesc'],
    filters: ['typeCd', 'stageCd', 'useYn'],
    order: ['typeCd', 'sortOrder', 'checkItemNo'],
  },
  unique: ['typeCd', 'checkDesc'],
})
