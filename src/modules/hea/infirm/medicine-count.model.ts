import { defineDocument } from '#platform/model/document.ts'
import { count, day, number, rows, text } from '#platform/model/field.ts'
import { healthTeam } from './visit.model.ts'

/** What is really on the shelf, compared with the book: 실사. */
export const medicineCount = defineDocument({
  area: 'hea',
  name: 'hea-medicine-count',
  label: '약품 실사',
  api: '/api/hea/infirm/medicinecount',
  route: { staff: '/hea/infirm/medicine' },
  title: 'countTitle',
  number: { format: 'MC-{yyyymmdd}-{00}' },
  fields: {
    countTitle: text('실사명', { max: 100, required: true }),
    countYmd: day('실사일', { required: true, default: 'today', notAfter: 'today' }),
    /** All lots as the book had them when the count was begun; what was counted is filled in. */
    lines: rows(
      '실사 내역',
      {
        medicineLotNo: count('로트', { required: true }),
        medicineNm: text('약품명', { max: 100 }),
        lotNo: text('로트번호', { max: 50 }),
        expireYmd: day('유효기간'),
        bookQtyVal: number('장부 수량', {}),
        countQtyVal: number('실사 수량', { min: 0, max: 999_999 }),
        reasonDesc: text('차이 사유', { max: 200 }),
      },
      { max: 2000 },
    ),
  },
  access: { create: healthTeam },
  lifecycle: {
    start: 'OPEN',
    states: {
      OPEN: { label: '실사중', tone: 'progress', editableBy: healthTeam, todo: { action: 'count' } },
      COUNTED: { label: '실사완료', tone: 'waiting', todo: { action: 'post' } },
      POSTED: { label: '반영', tone: 'done' },
    },
    actions: {
      count: { label: '실사완료', from: 'OPEN', to: 'COUNTED', by: healthTeam, said: '실사를 마쳤습니다.' },
      reopen: { label: '다시 실사', from: 'COUNTED', to: 'OPEN', by: healthTeam, reason: 'text' },
      post: { label: '재고 반영', from: 'COUNTED', to: 'POSTED', by: healthTeam, said: '차이를 재고에 반영했습니다.' },
    },
  },
  list: { columns: ['countYmd'], filters: ['countYmd'], search: ['countTitle'], sort: ['countYmd'] },
})
