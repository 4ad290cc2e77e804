import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { burdenItems, exclusionOf, isSpared, itemsOf, owesProgram, startDue, type WorkInputs } from './muscle.logic.ts'
import { partVerdict, personVerdict } from './symptom.logic.ts'

const limits = { shortMonthCnt: 2, rareDayCnt: 60 }
const steady = { onceYn: 'N', durationMonthCnt: null } as const

describe('burden work', () => {
  test('OH-A11 25 kg × 12 a day on 200 days is item 8; on 55 days it is excluded as 간헐적', () => {
    expect(itemsOf({ liftOver25KgCnt: 12 })).toEqual([8])
    expect(exclusionOf({ ...steady, annualWorkDayCnt: 200 }, limits)).toBeUndefined()
    expect(exclusionOf({ ...steady, annualWorkDayCnt: 55 }, limits)).toBe('RARE')
  })

  test.each<[WorkInputs, number[]]>([
    [{ keyboardHourVal: 4 }, [1]],
    [{ keyboardHourVal: 3.9 }, []],
    [{ repeatHourVal: 2, armUpHourVal: 2, bendHourVal: 2, squatHourVal: 2 }, [2, 3, 4, 5]],
    [{ pinchHourVal: 2, pinchKgVal: 1 }, [6]],
    [{ pinchHourVal: 2, gripKgVal: 2 }, [6]],
    [{ pinchHourVal: 2, pinchKgVal: 0.9, gripKgVal: 1.9 }, []],
    [{ oneHandHourVal: 2, oneHandKgVal: 4.5 }, [7]],
    [{ oneHandHourVal: 1.9, oneHandKgVal: 20 }, []],
    [{ liftOver25KgCnt: 9 }, []],
    [{ liftOver10KgCnt: 25 }, [9]],
    [{ liftHourVal: 2, liftKgVal: 4.5, liftPerMinVal: 2 }, [10]],
    [{ liftHourVal: 2, liftKgVal: 4.5, liftPerMinVal: 1.9 }, []],
    [{ impactHourVal: 2, impactPerHourVal: 10 }, [11]],
    [{}, []],
  ])('%j falls under %j', (inputs, items) => expect(itemsOf(inputs)).toEqual(items))

  test('M1 each threshold stands at its edge: just below it the item does not hold', () => {
    for (const { no, all, any = [] } of burdenItems) {
      const edge = Object.fromEntries([...all, ...any].map(({ input, least }) => [input, least]))
      expect(itemsOf(edge)).toEqual([no])
      for (const { input, least } of all) expect(itemsOf({ ...edge, [input]: least - 0.1 })).toEqual([])
    }
  })

  test('more of anything never takes an item away', () => {
    const inputs = [...new Set(burdenItems.flatMap(({ all, any = [] }) => [...all, ...any]).map(({ input }) => input))]
    const anyInputs = fc.record(Object.fromEntries(inputs.map((name) => [name, fc.integer({ min: 0, max: 30 })])))
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(...inputs), (work, name) => {
        const more = itemsOf({ ...work, [name]: Number(work[name]) + 1 })
        expect(itemsOf(work).filter((no) => !more.includes(no))).toEqual([])
      }),
    )
  })

  test('M2 a one-off that ends within two months is 단기간', () => {
    const once = { onceYn: 'Y', annualWorkDayCnt: 200 } as const
    expect(exclusionOf({ ...once, durationMonthCnt: 2 }, limits)).toBe('SHORT')
    expect(exclusionOf({ ...once, durationMonthCnt: 2.1 }, limits)).toBeUndefined()
    expect(exclusionOf({ ...once, onceYn: 'N', durationMonthCnt: 1 }, limits)).toBeUndefined()
  })
})

describe('when', () => {
  const site = { newSiteMonthCnt: 12, occasionalMonthCnt: 1 }
  const none = { surveyTypeCd: 'REG', triggerYmd: null, lastNextDueYmd: null, openYmd: null } as const

  test('M3 three years after the last, one year after opening, one month after the cause', () => {
    expect(startDue({ ...none, lastNextDueYmd: '2026-05-30', openYmd: '2020-01-01' }, site)).toBe('2026-05-30')
    expect(startDue({ ...none, openYmd: '2026-02-28' }, site)).toBe('2027-02-28')
    expect(startDue({ ...none, surveyTypeCd: 'OCC', triggerYmd: '2026-01-31' }, site)).toBe('2026-02-28')
    expect(startDue(none, site)).toBeNull()
  })

  test('M3 a disease spares the survey only within a year of one that was completed before it', () => {
    expect(isSpared('DISEASE', '2026-06-01', '2025-06-01')).toBe(true)
    expect(isSpared('DISEASE', '2026-06-02', '2025-06-01')).toBe(false)
    expect(isSpared('DISEASE', '2025-05-31', '2025-06-01')).toBe(false)
    expect(isSpared('CHANGE', '2025-07-01', '2025-06-01')).toBe(false)
    expect(isSpared('DISEASE', '2026-06-01', null)).toBe(false)
  })

  test('M8 a programme is owed from ten cases, or from five that are a tenth of the workforce', () => {
    const program = { caseCnt: 10, shareCaseCnt: 5, sharePct: 10 }
    expect(owesProgram(10, 5000, program)).toBe(true)
    expect(owesProgram(9, 5000, program)).toBe(false)
    expect(owesProgram(5, 50, program)).toBe(true)
    expect(owesProgram(5, 51, program)).toBe(false)
    expect(owesProgram(4, 10, program)).toBe(false)
    expect(owesProgram(5, 0, program)).toBe(false)
  })
})

describe('complaints', () => {
  test('OH-A14 back: 4/2/2 and pain 3 frequency 2 are 관리대상자, pain 3 frequency 3 is 통증호소자', () => {
    expect(partVerdict({ durationCd: 4, painCd: 2, freqCd: 2 })).toBe('WATCH')
    expect(partVerdict({ durationCd: 4, painCd: 3, freqCd: 2 })).toBe('WATCH')
    expect(partVerdict({ durationCd: 4, painCd: 3, freqCd: 3 })).toBe('PAIN')
    expect(partVerdict({ durationCd: 2, painCd: 2, freqCd: 3 })).toBe('WATCH')
    expect(partVerdict({ durationCd: 2, painCd: 4, freqCd: 2 })).toBe('NORMAL')
    expect(partVerdict({ durationCd: 5, painCd: 1, freqCd: 5 })).toBe('NORMAL')
  })

  test('M4 a person is as badly off as the worst of his parts', () => {
    expect(personVerdict(['NORMAL', 'PAIN', 'WATCH'])).toBe('PAIN')
    expect(personVerdict([])).toBe('NORMAL')
  })

  test('longer, stronger, oftener is never better', () => {
    const rank = { NORMAL: 0, WATCH: 1, PAIN: 2 }
    const scale = (max: number) => fc.integer({ min: 1, max })
    const complaint = fc.record({ durationCd: scale(5), painCd: scale(4), freqCd: scale(5) })
    fc.assert(
      fc.property(complaint, fc.constantFrom('durationCd', 'painCd', 'freqCd'), (one, name) => {
        const worse = { ...one, [name]: one[name] + 1 }
        expect(rank[partVerdict(worse)]).toBeGreaterThanOrEqual(rank[partVerdict(one)])
      }),
    )
  })
})
