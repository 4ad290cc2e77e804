import { expect, test } from 'vitest'
import { type Accident, worstClass } from './facts.logic.ts'
import { type FlagCd, type Flags, flagCds, flagsAfter, judged, needsForm, type Patient } from './flags.logic.ts'
import { anAccident, aVictim } from './judge.fixture.ts'
import { lostDays } from './lost-days.logic.ts'

const told = (values: Partial<Accident> = {}, others: readonly Patient[] = []): FlagCd[] =>
  judged(anAccident(values), others).map(({ flag }) => flag)
const none = Object.fromEntries(flagCds.map((flag) => [flag, 'N'])) as Flags
const [on30, on1] = ['2026-11-30', '2026-12-01']

test('one person hurt is nothing more by itself; a law stands at each but the site’s own', () => {
  expect(told()).toEqual([])
  const all = judged(anAccident({ deadCnt: 1, accKindCd: 'LEAK', processPsmYn: 'Y', occurYmd: on1, potSevCd: 5 }))
  expect(all.map(({ flag }) => flag)).toEqual([...flagCds])
  expect(all.map(({ law }) => law !== null)).toEqual([true, true, true, true, true, true, false])
})

test('AC-A03 care of three months for two is major, not SAPA; treatment of six months for both is', () => {
  const pair = (treats: readonly [number, number]) =>
    treats.map((treatMonthVal, at) => aVictim({ victimNo: at, careMonthVal: 3, treatMonthVal }))
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
  const [major] = judged(anAccident({ deadCnt: 2, victims: [aVictim({ sevClassCd: 'FAT' })] }))
  expect(major).toMatchObject({ flag: 'majorYn', why: '사망자 {n}명', values: { n: 2 } })
})

test('ten injured or ill at once are major: as counted, or as many victims as there are; who has nothing is none of them', () => {
  const victims = (cnt: number, sevClassCd: 'FAC' | 'NONE') =>
    Array.from({ length: cnt }, (_, at) => aVictim({ victimNo: at, sevClassCd }))
  expect(told({ injuredCnt: 10 })).toEqual(['majorYn'])
  expect(told({ injuredCnt: 9 })).toEqual([])
  expect(told({ victims: victims(10, 'FAC') })).toEqual(['majorYn'])
  expect(told({ victims: victims(10, 'NONE') })).toEqual([])
})

test('three listed patients of one factor within the year are SAPA; a day more apart, or of another factor, none', () => {
  const ill = { accKindCd: 'ILL', victims: [aVictim({ listedIllYn: 'Y', factorCd: 'F7' })] } as const
  const others = (...days: readonly [string, string?][]) =>
    days.map(([occurYmd, factorCd = 'F7']) => ({ occurYmd, factorCd }))
  expect(told(ill, others(['2025-11-02'], ['2026-11-02']))).toEqual(['sapaYn'])
  expect(told(ill, others(['2025-11-01'], ['2026-11-02']))).toEqual([])
  expect(told(ill, others(['2026-11-01'], ['2026-11-03']))).toEqual([])
  expect(told(ill, others(['2026-11-01'], ['2026-11-01', 'F8'], ['2026-11-01', 'F8'], ['2026-11-01', 'F8']))).toEqual(
    [],
  )
  expect(
    told({ victims: [aVictim({ factorCd: 'F7' })] }, others(['2026-11-01'], ['2026-11-01'], ['2026-11-01'])),
  ).toEqual([])
  const two = [
    aVictim({ listedIllYn: 'Y', factorCd: 'F7' }),
    aVictim({ victimNo: 2, listedIllYn: 'Y', factorCd: 'F7' }),
  ]
  expect(told({ victims: two }, others(['2026-10-01']))).toEqual(['sapaYn'])
})

test('in a process of process safety a leak that hurt somebody, or could have, is a major industrial accident', () => {
  const leak = { accKindCd: 'LEAK', processPsmYn: 'Y', injuredCnt: 0 } as const
  expect(told(leak)).toEqual(['chemAccYn'])
  expect(told({ ...leak, potSevCd: 2 })).toEqual(['chemAccYn'])
  expect(told({ ...leak, potSevCd: 3 })).toEqual(['psmMajorYn', 'chemAccYn'])
  expect(told({ ...leak, outsideHurtCnt: 1 })).toEqual(['psmMajorYn', 'chemAccYn'])
  expect(told({ ...leak, injuredCnt: 1 })).toEqual(['psmMajorYn', 'chemAccYn'])
  expect(told({ ...leak, injuredCnt: 1, processPsmYn: 'N' })).toEqual(['chemAccYn'])
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
  expect(told({ ...leak, occurYmd: on30 })).toEqual(['chemAccYn'])
  expect(told({ ...leak, occurYmd: on1 })).toEqual(['chemAccYn', 'probeYn'])
  expect(told({ ...leak, occurYmd: on1, injuredCnt: 0, victims: [] })).toEqual(['chemAccYn'])
  for (const accTypeCd of ['FALL', 'COLLAPSE', 'FIRE', 'LEAK', 'CONTACT', 'ASPHYX', 'HEAT'] as const)
    expect(told({ accTypeCd, occurYmd: on1 })).toEqual(['probeYn'])
  for (const accTypeCd of ['TRIP', 'CAUGHT', 'SHOCK', 'ETC'] as const)
    expect(told({ accTypeCd, occurYmd: on1 })).toEqual([])
})

test('the way to work has its potential alone', () => {
  const onTheWay = { accKindCd: 'COMM', accTypeCd: 'FALL', deadCnt: 1, occurYmd: on1, potSevCd: 5 } as const
  expect(told(onTheWay)).toEqual(['hipoYn'])
  expect(told({ ...onTheWay, accKindCd: 'TRAF' })).toEqual(['majorYn', 'sapaYn', 'probeYn', 'formYn', 'hipoYn'])
})

test('HiPo from a potential severity of four on', () => {
  expect(told({ potSevCd: 3 })).toEqual([])
  expect(told({ potSevCd: 4 })).toEqual(['hipoYn'])
})

test('AC-A01 the form is owed from the third day off, expected or come to pass', () => {
  const back = (returnYmd: string) => {
    const victim = aVictim({ returnYmd })
    return aVictim({ returnYmd, lostDayCnt: lostDays(victim, '2026-11-02', '2026-11-24') })
  }
  expect(back('2026-11-06').lostDayCnt).toBe(3)
  expect(told({ victims: [back('2026-11-06')] })).toEqual(['formYn'])
  expect(back('2026-11-05').lostDayCnt).toBe(2)
  expect(told({ victims: [back('2026-11-05')] })).toEqual([])
  expect(needsForm(aVictim({ expectLostDayCnt: 3 }))).toBe(true)
  expect(needsForm(aVictim({ expectLostDayCnt: 2 }))).toBe(false)
})

test('a flag turns Y by itself and never N', () => {
  const flags = { ...none, chemAccYn: 'Y', hipoYn: 'Y' } as const
  const after = (values: Partial<Accident>) =>
    flagsAfter({ flags, victims: [] }, { ...anAccident(values), victims: [] })
  expect(after({ accKindCd: 'PROP', potSevCd: 5 })).toEqual(flags)
  expect(after({ accKindCd: 'PROP', potSevCd: 1 })).toEqual(flags)
  expect(after({ deadCnt: 1 })).toEqual({ ...flags, majorYn: 'Y', sapaYn: 'Y', formYn: 'Y' })
})

test('the form that the running count alone asked for follows the first return; any other one stays', () => {
  type Values = Parameters<typeof aVictim>[0]
  const after = (stored: Values, now: Values) =>
    flagsAfter(
      { flags: { ...none, formYn: 'Y' }, victims: [aVictim(stored)] },
      { ...anAccident(), victims: [aVictim(now)] },
    ).formYn
  const counted = { expectLostDayCnt: 1, lostDayCnt: 8 }
  expect(after(counted, counted)).toBe('Y')
  expect(after(counted, { ...counted, returnYmd: '2026-11-05', lostDayCnt: 2 })).toBe('N')
  expect(after(counted, { ...counted, returnYmd: '2026-11-06', lostDayCnt: 3 })).toBe('Y')
  const stated = { expectLostDayCnt: 5, lostDayCnt: 8 }
  expect(after(stated, { expectLostDayCnt: 1, returnYmd: '2026-11-05', lostDayCnt: 2 })).toBe('Y')
  const returned = { ...counted, returnYmd: '2026-11-06', lostDayCnt: 3 }
  expect(after(returned, { ...returned, returnYmd: '2026-11-05', lostDayCnt: 2 })).toBe('Y')
})

test('an accident is of the class of its worst victim', () => {
  const of = (...classes: Parameters<typeof worstClass>[0][number]['sevClassCd'][]) =>
    worstClass(classes.map((sevClassCd) => ({ sevClassCd })))
  expect(of('FAC', 'LTI', null)).toBe('LTI')
  expect(of('MTC', 'RWC')).toBe('RWC')
  expect(of(null)).toBeNull()
  expect(of()).toBeNull()
})
