/** Compositions of many products as one sheet, out and in. */
import { call, menu } from '#platform/model/call.ts'
import { text, yesNo } from '#platform/model/field.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { compFields } from './comp-fields.model.ts'
import { materialMaster } from './material.master.ts'

const API = '/api/chm/material/chmcomposition-sheet'
const { route, label } = materialMaster

/** A row for each component; the rows of a product stand for its whole composition. */
export const compositionSheet = defineSheet({
  area: 'chm',
  label: '구성성분',
  api: API,
  right: menu(route, 'write'),
  most: 10_000,
  columns: {
    chmMatCd: text('자재코드', { max: 30, required: true }),
    ...compFields.fields,
    restOkYn: yesNo('기타 확인', { help: '함량을 다 더해도 100%가 안 되면 나머지가 기타(미기재)임을 확인합니다.' }),
    reasonDesc: text('개정 사유', { max: 500, help: '비우면 엑셀 일괄 등록으로 적습니다.' }),
  },
})

export const compositionsOut = call.get(`${API}/excel`, { right: menu(route), tag: label, answer: 'sheet' })
