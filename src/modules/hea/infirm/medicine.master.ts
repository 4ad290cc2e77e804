import { code, count, number, plant, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** OTC anybody may give, RX needs a physician's prescription, SUP is no medicine. */
const medicineTypes = { OTC: '일반의약품', RX: '전문의약품', SUP: '의료용품' } as const

/** What the infirmary keeps. How much of it there is stands in its lots. */
export const medicineMaster = defineMaster({
  area: 'hea',
  name: 'hea-medicine',
  label: '약품',
  api: '/api/hea/infirm/medicine',
  route: '/hea/infirm/medicine',
  table: 'hea_medicine',
  key: ['medicineNo'],
  title: 'medicineNm',
  fields: {
    medicineNo: count('약품번호', { system: true }),
    medicineNm: text('약품명', { max: 100, required: true }),
    medTypeCd: code('약품구분', medicineTypes, { required: true }),
    unitCd: code('단위', 'HEA_MED_UNIT', { required: true }),
    safeQtyVal: number('안전재고', { min: 0, max: 99999, required: true, help: '이보다 적으면 부족으로 알립니다.' }),
    allergenCd: code('알레르기 성분', 'HEA_ALLERGEN', { help: '같은 알레르기가 있는 사람에게 줄 때 확인합니다.' }),
    plantCd: plant('사업장'),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['medicineNm', 'medTypeCd', 'unitCd', 'safeQtyVal'],
    search: ['medicineNm'],
    filters: ['medTypeCd', 'useYn'],
    order: ['medicineNm'],
  },
  unique: ['plantCd', 'medicineNm'],
  usedBy: [{ table: 'hea_medicine_lot', column: 'medicine_no', label: '로트' }],
})
