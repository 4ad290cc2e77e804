import { describe, expect, it } from 'vitest'
import { checkDigit, isBusinessNumber } from '#modules/contractor/master/business-number.logic.ts'
import { workerKey } from '#modules/contractor/person/worker-key.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts'
import { latinAddress } from './names.ts'

describe('business registration numbers', () => {
  it('CP-A01 refuses 123-45-67890 and accepts 123-45-67891', () => {
    expect(isBusinessNumber('1234567890')).toBe(false)
    expect(isBusinessNumber('1234567891')).toBe(true)
    expect(checkDigit('123456789')).toBe(1)
  })

  it('takes ten digits and nothing else', () => {
    for (const bizNum of ['', '123456789', '12345678910', '123-45-67891', '12345abc91'])
      expect(isBusinessNumber(bizNum), bizNum).toBe(false)
  })
})

describe('worker keys', () => {
  const person = { personNm: '응우옌 반 훙', birthYmd: '1995-03-02', phoneNo: '010-1234-5678' }

  it('R3 finds the same human whatever the spacing, writing or country code', () => {
    const key = workerKey(person, 'secret')
    expect(workerKey({ ...person, personNm: '응우옌반훙'.normalize('NFD') }, 'secret')).toBe(key)
    expect(workerKey({ ...person, phoneNo: '+82 10 1234 5678' }, 'secret')).toBe(key)
  })

  it('R3 differs for another name, birthday, phone or secret', () => {
    const keys = [
      workerKey(person, 'secret'),
      workerKey({ ...person, personNm: '응우옌 반 득' }, 'secret'),
      workerKey({ ...person, birthYmd: '1995-03-03' }, 'secret'),
      workerKey({ ...person, phoneNo: '010-1234-5679' }, 'secret'),
      workerKey(person, 'other'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('names in Latin letters', () => {
  it.each([
    ['김서연', 'seoyeon.kim'],
    ['이창호', 'changho.lee'],
    ['남궁민준', 'minjun.namgung'],
    ['강한별', 'hanbyeol.kang'],
  ])('%s → %s', (name, address) => expect(latinAddress(name)).toBe(address))
})

describe('demo accounts', () => {
  it('are 41 of the staff and 6 of vendors, in the order of the list', () => {
    const staff = demoAccounts.filter(({ kind }) => kind === 'staff').map(({ userId }) => userId)
    expect(staff.join(' ')).toBe(
      'admin cso shd safety health nurse doctor hygiene envmgr air water waste envop lab chem toxic hazmat hpgas psm eng ' +
        'maint mgr sup owner oper areaappr gas elec gate edu pur ppe worker appradm ceo emp reader mgr2 emp2 safety3 emp3',
    )
    expect(demoAccounts.filter(({ kind }) => kind === 'vendor').map(({ userId }) => userId)).toEqual([
      'V100001-01',
      'V100001-02',
      'V100001-03',
      'V100002-01',
      'V100003-01',
      'V100004-01',
    ])
  })

  it('have labels of their own and a password that the policies of staff and vendors accept', () => {
    expect(new Set(demoAccounts.map(({ label }) => label)).size).toBe(demoAccounts.length)
    expect(DEMO_PASSWORD).toMatch(/^(?=.*[a-z])(?=.*\d)(?=.*[^a-z\d]).{10,}$/)
  })
})
