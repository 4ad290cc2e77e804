import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedBirth, maskedName, missingOf } from './person.logic.ts'
import { workerKey } from './worker-key.ts'

const korean = {
  nationCd: 'KR',
  visaTypeCd: null,
  visaToYmd: null,
  employTypeCd: 'REG',
  contractFromYmd: null,
  contractToYmd: null,
}

test('a foreigner has a stay, who is employed for a time a contract', () => {
  expect(missingOf(korean)).toEqual([])
  expect(missingOf({ ...korean, nationCd: 'VN' })).toEqual(['visaTypeCd', 'visaToYmd'])
  expect(missingOf({ ...korean, nationCd: 'CN', visaTypeCd: 'F5' })).toEqual([])
  expect(missingOf({ ...korean, employTypeCd: 'DAY' })).toEqual(['contractFromYmd', 'contractToYmd'])
})

test('what is masked keeps enough to be recognised and no more', () => {
  expect(maskedBirth('1987-03-05')).toBe('1987-**-**')
  expect([maskedName('김서연'), maskedName('이준')]).toEqual(['김*연', '이*'])
})

test('R3 the key is the same however name and phone are written, and another for another secret', () => {
  const one = workerKey({ personNm: '김 서연', birthYmd: '1990-01-02', phoneNo: '010-1234-5678' }, 'a')
  expect(workerKey({ personNm: '김서연', birthYmd: '1990-01-02', phoneNo: '01012345678' }, 'a')).toBe(one)
  expect(workerKey({ personNm: '김서연', birthYmd: '1990-01-02', phoneNo: '01012345678' }, 'b')).not.toBe(one)
})

test('no name comes through the mask', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 2, maxLength: 20, unit: 'grapheme' }), (name) => {
      const masked = maskedName(name)
      fc.pre(!name.includes('*'))
      expect(masked).toContain('*')
      expect(masked).not.toBe(name)
    }),
  )
})
