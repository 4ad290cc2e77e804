import { expect, test } from 'vitest'
import type { AccidentFacts } from './facts.logic.ts'
import { type FlagCd, type Flags, flagCds, flagsAfter, flagsOf, needsForm } from './flags.logic.ts'
import { aVictim, facts } from './judge.fixture.ts'
import { lostDaysOf } from './lost-days.logic.ts'

const told = (values: Partial<AccidentFacts> = {}): FlagCd[] =>
  flagsOf(facts(values)).flatMap(({ flagCd, yn }) => (yn === 'Y' ? [flagCd] : []))
const whyOf = (flagCd: FlagCd, values: Partial<AccidentFacts>) =>
  flagsOf(facts(values)).find((one) => one.flagCd === flagCd)?.why
const none = Object.fromEntries(flagCds.map((flagCd) => [flagCd, 'N'])) as Flags
const [on30, on1] = ['2026-11-30T23:59:59+09:00', '2026-12-01T00:00:00+09:00']

test('one person hurt is nothing more by itself; a law stands at each but the site’s own', () => {
  expect(told()).toEqual([])
  expect(flagsOf(facts()).map(({ law }) => law !== null)).toEqual([true, true, true, true, true, true, false])
})

test('AC-A03 care of three months for two is major, not SAPA; treatment of six months for both is', () => {
  const pair = (treats: readonly [number, number]) =>
    treats.map((treatMonthVal, at) => aVictim({ accVictimNo: at, careMonthVal: 3, treatMonthVal }))
  expect(told({ victims: pair([5, 5]) })).toEqual(['majorYn'])
  expect(told({ victims: pair([6, 5]) })).toEqual(['majorYn'])
  expect(told({ victims: pair([6, 6]) })).toEqual(['majorYn', 'sapaYn'])
  expect(told({ victims: pair([5, 5]).map((one) => ({ ...one, careMonthVal: 2.9 })) })).toEqual([])
})

test('a death is major, SAPA and owes a form, whether it was counted or a victim died', () => {
  const all = ['majorYn', 'sapaYn', 'formYn']
  expect(told({ deadCnt: 1 })).toEqual(all)
  expect(told({ victims: [aVictim({ deathYmd: '2026-12-20' })] })).toEqual(all)
  expect(told({ victims: [aVictim({ sevClassCd: 'FAT' })] })).toEqual(all)
  expect(whyOf('majorYn', { deadCnt: 2, victims: [aVictim({ sevClassCd: 'FAT' })] })).toEqual({
    text: '사망자 {n}명',
    values: { n: 2 },
  })
})

test('ten injured or ill at once are major: as counted, or as many victims as there are; who has nothing is none of them', () => {
  const victims = (cnt: number, sevClassCd: 'FAC' | 'NONE') =>
    Array.from({ length: cnt }, (_, at) => aVictim({ accVictimNo: at, sevClassCd }))
  expect(told({ injuredCnt: 10 })).toEqual(['majorYn'])
  expect(told({ injuredCnt: 9 })).toEqual([])
  expect(told({ victims: victims(10, 'FAC') })).toEqual(['majorYn'])
  expect(told({ victims: victims(10, 'NONE') })).toEqual([])
})

test('three listed patients of one factor within the year are SAPA; of a factor that no victim here has, none', () => {
  const ill = (factorNo: number) => [aVictim({ listedIllYn: 'Y', factorNo })]
  expect(told({ accKindCd: 'ILL', victims: ill(7), listedWithin: { 7: 3 } })).toEqual(['sapaYn'])
  expect(told({ accKindCd: 'ILL', victims: ill(7), listedWithin: { 7: 2, 8: 3 } })).toEqual([])
  expect(told({ victims: [aVictim({ factorNo: 7 })], listedWithin: { 7: 3 } })).toEqual([])
})

test('in a process of process safety a leak that hurt somebody, or could have, is a major industrial accident', () => {
  const leak = { accKindCd: 'LEAK', psmYn: 'Y', injuredCnt: 0 } as const
  expect(told(leak)).toEqual(['chemAccYn'])
  expect(told({ ...leak, potSevCd: '2' })).toEqual(['chemAccYn'])
  expect(told({ ...leak, potSevCd: '3' })).toEqual(['psmMajorYn', 'chemAccYn'])
  expect(told({ ...leak, outsideHurtCnt: 1 })).toEqual(['psmMajorYn', 'chemAccYn'])
  expect(told({ ...leak, injuredCnt: 1 })).toEqual(['psmMajorYn', 'chemAccYn'])
  expect(told({ ...leak, injuredCnt: 1, psmYn: 'N' })).toEqual(['chemAccYn'])
  expect(told({ ...leak, accKindCd: 'INJ', injuredCnt: 1 })).toEqual([])
})

test('a fire or an explosion is a chemical accident with a substance, a leak always', () => {
  const nobody = { injuredCnt: 0 } as const
  expect(told({ ...nobody, accKindCd: 'FIRE' })).toEqual([])
  expect(told({ ...nobody, accKindCd: 'FIRE', chemNm: ' ' })).toEqual([])
  expect(told({ ...nobody, accKindCd: 'EXP', chemNm: '톨루엔' })).toEqual(['chemAccYn'])
  expect(told({ ...nobody, accKindCd: 'PROP', chemNm: '톨루엔' })).toEqual([])
})

test('AC-A05 the ministry may probe what happens from 2026-12-01 on: release or one of seven kinds, with somebody hurt', () => {
  const leak = { accKindCd: 'LEAK', victims: [aVictim({ sevClassCd: 'MTC' })] } as const
  expect(told({ ...leak, occurDt: on30 })).toEqual(['chemAccYn'])
  expect(told({ ...leak, occurDt: on1 })).toEqual(['chemAccYn', 'probeYn'])
  expect(told({ ...leak, occurDt: on1, injuredCnt: 0, victims: [] })).toEqual(['chemAccYn'])
  for (const accTypeCd of ['FALL', 'COLLAPSE', 'FIRE', 'LEAK', 'CONTACT', 'ASPHYX', 'HEAT'] as const)
    expect(told({ accTypeCd, occurDt: on1 })).toEqual(['probeYn'])
  for (const accTypeCd of ['TRIP', 'CAUGHT', 'SHOCK', 'ETC'] as const)
    expect(told({ accTypeCd, occurDt: on1 })).toEqual([])
})

test('the way to work has its potential alone', () => {
  const onTheWay = { accKindCd: 'COMM', accTypeCd: 'FALL', deadCnt: 1, occurDt: on1, potSevCd: '5' } as const
  expect(told(onTheWay)).toEqual(['hipoYn'])
  expect(told({ ...onTheWay, accKindCd: 'TRAF' })).toEqual(['majorYn', 'sapaYn', 'probeYn', 'formYn', 'hipoYn'])
})

test('HiPo from a potential severity of four on', () => {
  expect(told({ potSevCd: '3' })).toEqual([])
  expect(told({ potSevCd: '4' })).toEqual(['hipoYn'])
})

test('AC-A01 the form is owed from the third day off, expected or come to pass', () => {
  const back = (returnYmd: string) => {
    const victim = aVictim({ returnYmd })
    return aVictim({ returnYmd, lostDayCnt: lostDaysOf('2026-11-02', victim, '2026-11-24') })
  }
  expect(back('2026-11-06').lostDayCnt).toBe(3)
  expect(told({ victims: [back('2026-11-06')] })).toEqual(['formYn'])
  expect(back('2026-11-05').lostDayCnt).toBe(2)
  expect(told({ victims: [back('2026-11-05')] })).toEqual([])
  expect(needsForm(aVictim({ expectLostDayCnt: 3 }))).toBe(true)
  expect(needsForm(aVictim({ expectLostDayCnt: 2 }))).toBe(false)
})

test('a flag turns Y by itself and never N', () => {
  const was = { ...none, chemAccYn: 'Y', hipoYn: 'Y' } as const
  expect(flagsAfter(was, [], facts({ accKindCd: 'PROP', potSevCd: '5' }))).toEqual(was)
  expect(flagsAfter(was, [], facts({ deadCnt: 1 }))).toEqual({ ...was, majorYn: 'Y', sapaYn: 'Y', formYn: 'Y' })
})

test('the form that the running count alone asked for follows the first return; any other one stays', () => {
  const was = { ...none, formYn: 'Y' } as const
  const after = (stored: Parameters<typeof aVictim>[0], now: Parameters<typeof aVictim>[0]) =>
    flagsAfter(was, [aVictim(stored)], facts({ victims: [aVictim(now)] })).formYn
  const counted = { expectLostDayCnt: 1, lostDayCnt: 8 }
  expect(after(counted, counted)).toBe('Y')
  expect(after(counted, { ...counted, returnYmd: '2026-11-05', lostDayCnt: 2 })).toBe('N')
  expect(after(counted, { ...counted, returnYmd: '2026-11-06', lostDayCnt: 3 })).toBe('Y')
  const stated = { expectLostDayCnt: 5, lostDayCnt: 8 }
  expect(after(stated, { expectLostDayCnt: 1, returnYmd: '2026-11-05', lostDayCnt: 2 })).toBe('Y')
  const returned = { ...counted, returnYmd: '2026-11-06', lostDayCnt: 3 }
  expect(after(returned, { ...returned, returnYmd: '2026-11-05', lostDayCnt: 2 })).toBe('Y')
})
