import { expect, test } from 'vitest'
import { defineDocument } from './document.ts'
import { text, user } from './field.ts'
import { messages } from './messages.ts'

const told = defineDocument({
  name: 'told-finding',
  label: '소견',
  api: '/api/told-finding',
  route: { staff: '/told-finding' },
  title: 'personNm',
  fields: { userId: user('대상자', { required: true }), personNm: text('성명', { max: 10, required: true }) },
  access: { create: [], confidential: { subject: 'userId', levels: ['F'] } },
  lifecycle: { start: 'TEMP', states: { TEMP: { label: '작성중', tone: 'draft' } }, actions: {} },
  list: { columns: ['personNm'], filters: [], search: ['personNm'], sort: [] },
})
const group = { eventGrpCd: 'SAMPLE', label: '본보기', optional: true }

test('a confidential record is named in a message by nothing that its declaration does not say', () => {
  expect(() => messages(told, { group }, { TLD_NEW: ['등록', '소견: {title}'] })).toThrow('told-finding')
  const { TLD_NEW } = messages(
    told,
    { group, places: { title: { of: 'toldFindingDocNo', sample: 'F-1' } } },
    { TLD_NEW: ['등록', '소견: {title}'] },
  )
  expect(TLD_NEW.reads).toEqual({ title: 'toldFindingDocNo' })
  expect(TLD_NEW.variables).toEqual({ title: ['번호', 'F-1'] })
})
