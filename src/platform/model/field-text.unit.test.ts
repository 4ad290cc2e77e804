import { expect, test } from 'vitest'
import { reference } from './field.ts'
import { fieldText } from './field-text.ts'

const words = { t: (text: string) => text, codeName: () => undefined }
const said = (values: Readonly<Record<string, unknown>>) =>
  fieldText(reference('허가서', 'permit'), 'permitNo', values, words)

test('a document that a row names is said by its number, and never by a key once that was looked for', () => {
  expect(said({ permitNo: 7, permitDocNo: 'PTW-7' })).toBe('PTW-7')
  expect(said({ permitNo: 7, permitNm: '배관 교체' })).toBe('배관 교체')
  expect(said({ permitNo: 7, permitDocNo: null })).toBe('볼 권한이 없는 문서')
  expect(said({ permitNo: 7, permitDocNo: '' })).toBe('번호 없는 문서')
  expect(said({ permitNo: null, permitDocNo: null })).toBe('')
})
