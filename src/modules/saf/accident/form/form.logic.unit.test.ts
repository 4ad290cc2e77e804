import { expect, test } from 'vitest'
import { type FormName, formNames, isResidentNo, maskedResidentNo, missingOf, writtenResidentNo } from './form.logic.ts'

const whole = Object.fromEntries(formNames.map((name) => [name, '값'])) as Record<FormName, string>

test('what is missing is named in the order of the form; who is no contractor names no principal', () => {
  expect(missingOf(whole, false)).toEqual([])
  const { primeNm: _, primeMngNo: __, visa: ___, ...own } = { ...whole, nation: '대한민국' }
  expect(missingOf(own, false)).toEqual([])
  expect(missingOf(own, true)).toEqual(['primeNm', 'primeMngNo'])
  expect(missingOf({ ...own, nation: '베트남' }, false)).toEqual(['visa'])
  expect(missingOf({ ...own, plan: ' ', siteNm: null }, false)).toEqual(['siteNm', 'plan'])
  expect(missingOf({}, false).slice(0, 2)).toEqual(['siteMngNo', 'bizNum'])
})

test('a resident number begins with a day that there is', () => {
  expect(isResidentNo('900101-1234567')).toBe(true)
  expect(isResidentNo('0002293234567')).toBe(true)
  expect(isResidentNo('010229-3234567')).toBe(false)
  expect(isResidentNo('900101-9234567')).toBe(false)
  expect(isResidentNo('900101-123456')).toBe(false)
  expect(writtenResidentNo('9001011234567')).toBe('900101-1234567')
  expect(maskedResidentNo('900101-1234567')).toBe('900101-1******')
})
