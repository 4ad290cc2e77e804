import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteLangCds } from '#modules/common/site-langs.model.ts'
import { typeFieldNames } from '../fields/permit-fields.model.ts'
import { donePosted, gasCells, peoplePosted, watermarkOf } from '../paper/paper.logic.ts'
import { paperWords } from '../paper/paper-words.ts'
import { decisionChecks, fireWatchChecks, type ResumeLimits, resumeChecks } from '../stop/resume.logic.ts'
import { isVentExempt } from '../types/cse.model.ts'
import type { TypeLimits } from '../types/kind.model.ts'
import { needsGas, typeChecks } from '../types/kinds.model.ts'
import { gradeOf } from './grade.logic.ts'
import type { TypeRecord } from './guard-parts.logic.ts'
import { approachLimit, dropRadius, lastNoticeDay, liftRatio, lineDistance, neededSlope } from './measure.logic.ts'
import { crewAskedOf } from './permit-facts.ts'
import {
  extensionChecks,
  isFresh,
  isNightWork,
  type Limits,
  midnightsIn,
  minutesSince,
  validityChecks,
} from './validity.logic.ts'

const at = (time: string, day = '2026-11-24') => `${day}T${time}+09:00`
const limits: Limits = { validH: 8, extendH: 4, totalH: 12, lowDay: 7, dayFromH: 6, dayToH: 22 }
const typeLimits: TypeLimits = {
  extinguisherCnt: 2,
  drillMonths: 6,
  ventDays: 31,
  planV: 50,
  planVa: 250,
  lineCm: 300,
  lineStepCm: 10,
  excavationM: 2,
  heightM: 2,
  ladderM: 3.5,
  dropMinM: 2,
  dropRate: 0.25,
  liftOkPct: 75,
  liftMaxPct: 90,
  slope: { SAND: 1.8, SOIL: 1.2, SOFT: 1, HARD: 0.5 },
  sling: { WIRE: 5, PEOPLE: 10, HOOK: 3 },
  noticeDay: 15,
  noticeUrgentDay: 5,
}
const empty = Object.fromEntries(typeFieldNames.map((name) => [name, name.endsWith('Yn') ? 'N' : null]))
/** Values of a form, of whatever type. */
type Values = { [K in keyof TypeRecord]?: unknown }
const record = (values: Values): TypeRecord =>
  ({
    ...empty,
    permitBaseCd: 'GEN',
    permitSubCds: null,
    permitUrgentYn: 'N',
    zoneClassCd: 'N',
    wkodDt: '2026-12-05',
    watchPersonNo: null,
    fireWatchPersonNo: null,
    signalPersonNo: null,
    cmdPersonNo: null,
    permitCrew: [],
    permitCheck: [],
    coReviewUserId: null,
    vendorCd: null,
    ...values,
  }) as TypeRecord
const codes = (found: { ruleCd: string }[]) => found.map(({ ruleCd }) => ruleCd)
const judged = (values: Values, isStart = false) => codes(typeChecks(record(values), typeLimits, '2026-11-24', isStart))

describe('validity', () => {
  const from = at('08:00:00')
  const extend = (toDt: string, more = {}) =>
    codes(
      extensionChecks(
        {
          fromDt: from,
          toDt: at('16:00:00'),
          extendToDt: toDt,
          extendCnt: 0,
          hasNone: false,
          now: at('15:50:00'),
          ...more,
        },
        limits,
      ),
    )

  test('PT-A03 an extension of four hours to twelve in all is good, a minute more or a second one is not', () => {
    expect(extend(at('20:00:00'))).toEqual([])
    expect(extend(at('20:01:00'))).toEqual(['PT_EXTEND_MAX'])
    expect(extend(at('16:00:00'))).toEqual(['PT_EXTEND_BACK'])
    expect(extend(at('20:00:00'), { extendCnt: 1 })).toEqual(['PT_EXTEND_ONCE'])
    expect(extend(at('20:00:00'), { now: at('16:00:00') })).toEqual(['PT_EXTEND_LATE'])
    expect(extend(at('20:00:00'), { hasNone: true })).toEqual(['PT_EXTEND_NONE'])
  })

  test('eight hours at first, within one date or one night', () => {
    const of = (fromDt: string, toDt: string) => codes(validityChecks({ fromDt, toDt }, false, limits))
    expect(of(from, at('16:00:00'))).toEqual([])
    expect(of(from, at('16:00:01'))).toEqual(['PT_VALID_MAX'])
    expect(of(at('22:00:00'), at('06:00:00', '2026-11-25'))).toEqual([])
    expect(of(at('22:00:00'), at('06:00:00', '2026-11-26'))).toEqual(['PT_VALID_MAX', 'PT_MIDNIGHTS'])
    expect(of(from, from)).toEqual(['PT_WINDOW'])
  })

  test('the kind of a week holds seven days, between six and twenty-two', () => {
    const of = (fromDt: string, toDt: string) => codes(validityChecks({ fromDt, toDt }, true, limits))
    expect(of(at('06:00:00'), at('22:00:00', '2026-11-30'))).toEqual([])
    expect(of(at('06:00:00'), at('08:00:00', '2026-12-01'))).toEqual(['PT_VALID_DAYS'])
    expect(of(at('05:59:00'), at('22:00:00', '2026-11-30'))).toEqual(['PT_DAY_HOURS'])
  })

  test('midnights are counted within, and a window is night work or it is not', () => {
    const day = fc.integer({ min: 0, max: 6 * 24 * 60 })
    fc.assert(
      fc.property(day, day, (start, length) => {
        const fromMs = Date.parse(at('00:00:00')) + start * 60_000
        const window = {
          fromDt: new Date(fromMs).toISOString(),
          toDt: new Date(fromMs + length * 60_000).toISOString(),
        }
        const crossed = midnightsIn(window)
        expect(crossed).toBeGreaterThanOrEqual(0)
        expect(crossed).toBeLessThanOrEqual(Math.ceil(length / (24 * 60)))
        if (crossed > 0) expect(isNightWork(window, limits)).toBe(true)
      }),
    )
    expect(midnightsIn({ fromDt: at('20:00:00'), toDt: at('00:00:00', '2026-11-25') })).toBe(0)
    expect(isNightWork({ fromDt: at('14:00:00'), toDt: at('22:00:00') }, limits)).toBe(false)
    expect(isNightWork({ fromDt: at('14:00:00'), toDt: at('22:01:00') }, limits)).toBe(true)
  })

  test('PT-A01 air of 09:00 is good at 09:30:00 and 31 minutes old a second later', () => {
    expect(isFresh(at('09:00:00'), at('09:30:00'), 30)).toBe(true)
    expect(isFresh(at('09:00:00'), at('09:30:01'), 30)).toBe(false)
    expect(minutesSince(at('09:00:00'), at('09:30:01'))).toBe(31)
    expect(isFresh(at('09:31:00'), at('09:30:00'), 30)).toBe(false)
  })
})

describe('special education', () => {
  const day = { plantCd: '2000', vendorCd: 'V1', wkodDt: '2026-11-24', workToDt: '2026-11-24T17:00:00+09:00' }
  const none = { depthVal: null, voltVal: null, loadVal: null, cseKindNo: null, processNo: 1 }
  const asked = (permitSubCds: string, more = {}, permitBaseCd: 'GEN' | 'HOT' = 'GEN') =>
    crewAskedOf({ ...day, ...none, permitBaseCd, permitSubCds, ...more }, [1], new Date('2026-11-24T00:00:00Z'))
      .specialKindNos

  test('R4 each kind of work asks for its kind of 별표 5, some from a measure on', () => {
    expect(asked('', {}, 'HOT')).toEqual([38])
    expect([asked('EXC', { depthVal: 1.9 }), asked('EXC', { depthVal: 2 })]).toEqual([[], [19]])
    expect([asked('ELE', { voltVal: 74 }), asked('ELE', { voltVal: 75 })]).toEqual([[], [17]])
    expect([asked('HVY', { loadVal: 0.9 }), asked('HVY', { loadVal: 1 })]).toEqual([[], [14]])
    expect([asked('CSE', { cseKindNo: 5 }), asked('CSE', { cseKindNo: 16 })]).toEqual([[34], [34, 7]])
    expect([asked('RAD'), asked('CHM'), asked('PNT'), asked('HGT LNB')]).toEqual([[33], [35], [35, 4], []])
  })
})

describe('measures', () => {
  /** Of work that is done right but for what is live beside it. */
  const beside = (values: Values) => judged({ permitSubCds: 'ELE', voltVal: 24, drawingNo: 'E-1', ...values })

  test('PT-A07 89 kV to ground: 340 cm; 50 kV: 300 cm', () => {
    const of = (kv: number) => lineDistance(kv, { base: 300, step: 10 })
    expect([22.9, 50, 50.1, 60, 60.1, 89, 154].map(of)).toEqual([300, 300, 310, 310, 320, 340, 410])
    expect(beside({ lineKvVal: 89, distVal: 335, bodyDistVal: 340 })).toEqual(['PT_LINE_DIST'])
    expect(beside({ lineKvVal: 89, distVal: 340, bodyDistVal: 340 })).toEqual([])
  })

  test('whoever is not qualified keeps as far from a live line; whoever is, outside the limit of its voltage', () => {
    const near = (values: Values) => beside({ lineKvVal: 13.2, distVal: 300, ...values })
    expect(near({ bodyDistVal: 299 })).toEqual(['PT_LINE_BODY'])
    expect(near({ bodyDistVal: 300 })).toEqual([])
    const qualified = (values: Values) => near({ lineQualYn: 'Y', ...values })
    expect(qualified({ bodyDistVal: 100 })).toEqual(['PT_LINE_SPAN'])
    expect(qualified({ lineSpanKvVal: 22.9, bodyDistVal: 90 })).toEqual(['PT_LINE_NEAR'])
    expect(qualified({ lineSpanKvVal: 22.9, bodyDistVal: 91 })).toEqual([])
    expect(qualified({ lineSpanKvVal: 22.9, bodyDistVal: 20, lineInsulYn: 'Y' })).toEqual([])
    expect(qualified({ lineSpanKvVal: 0.22 })).toEqual(['PT_LINE_TOUCH'])
    expect(qualified({ lineSpanKvVal: 0.22, bodyDistVal: 5 })).toEqual([])
    expect([0.3, 0.31, 0.75, 2, 15, 37, 88, 121, 145, 169, 242, 362, 550, 800, 801].map(approachLimit)).toEqual([
      ...[0, 30, 30, 45, 60, 90, 110, 130, 150, 170, 230, 380, 550, 790, null],
    ])
  })

  test('the distance never falls as the voltage grows, and grows by whole steps', () => {
    const kv = fc.integer({ min: 1, max: 8000 }).map((tenth) => tenth / 10)
    fc.assert(
      fc.property(kv, kv, (a, b) => {
        const of = (one: number) => lineDistance(one, { base: 300, step: 10 })
        expect(of(Math.max(a, b))).toBeGreaterThanOrEqual(of(Math.min(a, b)))
        expect(of(a) % 10).toBe(0)
        expect(of(a)).toBeGreaterThanOrEqual(300)
      }),
    )
  })

  test('PT-A08 sand, 3.0 m deep: 5.4 m, or shoring', () => {
    expect(neededSlope(3, 1.8)).toBe(5.4)
    const dug = {
      permitSubCds: 'EXC',
      depthVal: 3,
      soilCd: 'SAND',
      excPlanYn: 'Y',
      cmdPersonNo: 1,
      utilityCds: 'GAS ELE COM WATER FIRE',
    } as const
    expect(judged({ ...dug, slopeHorizVal: 5 })).toEqual(['PT_EXC_SLOPE'])
    expect(judged({ ...dug, slopeHorizVal: 5, shoringYn: 'Y' })).toEqual([])
    expect(judged({ ...dug, slopeHorizVal: 5.4 })).toEqual([])
    expect(judged({ ...dug, slopeHorizVal: 5.4, cmdPersonNo: null, utilityCds: 'GAS' })).toEqual([
      ...['PT_EXC_CMD', 'PT_EXC_UTILITY'],
    ])
  })

  test('PT-A10 75.0 % is good, 75.8 % asks for a plan, 90.4 % is refused', () => {
    expect(liftRatio(7.2, 0.3, 10)).toBe(75)
    expect(liftRatio(7.2, 0.3, 9.9)).toBe(75.8)
    expect(liftRatio(7.2, 0.3, 8.3)).toBe(90.4)
    expect(liftRatio(1, 1, 0)).toBeNull()
    const lift = {
      permitSubCds: 'HVY',
      loadVal: 7.2,
      rigVal: 0.3,
      slingKindCd: 'WIRE',
      slingBreakVal: 40,
      signalPersonNo: 1,
      keepOutYn: 'Y',
    } as const
    expect(judged({ ...lift, ratedVal: 10 })).toEqual([])
    expect(judged({ ...lift, ratedVal: 9.9 })).toEqual(['PT_HVY_PLAN'])
    expect(judged({ ...lift, ratedVal: 9.9, liftPlanYn: 'Y', coReviewUserId: 'safety' })).toEqual([])
    expect(judged({ ...lift, ratedVal: 8.3, liftPlanYn: 'Y', coReviewUserId: 'safety' })).toEqual(['PT_HVY_OVER'])
    expect(
      judged({ ...lift, ratedVal: 10, load2Val: 7.6, rated2Val: 10, liftPlanYn: 'Y', coReviewUserId: 'safety' }),
    ).toEqual(['PT_HVY_OVER'])
    expect(judged({ ...lift, ratedVal: 10, slingBreakVal: 37 })).toEqual(['PT_HVY_SLING'])
  })

  test('a heavier load never takes less of the crane', () => {
    const tonnes = fc.integer({ min: 1, max: 1_000_000 }).map((kg) => kg / 1000)
    fc.assert(
      fc.property(tonnes, tonnes, tonnes, (a, b, rated) => {
        expect(liftRatio(Math.max(a, b), 0, rated) ?? 0).toBeGreaterThanOrEqual(
          liftRatio(Math.min(a, b), 0, rated) ?? 0,
        )
      }),
    )
  })

  test('PT-A11 a notice of fifteen days, five when it is urgent', () => {
    expect(lastNoticeDay('2026-12-05', 15)).toBe('2026-11-20')
    const ndt = { permitSubCds: 'RAD', radPostedYn: 'Y', exclRadiusVal: 20, dosimeterCnt: 2, alarmMeterCnt: 2 } as const
    expect(judged({ ...ndt, noticeYmd: '2026-11-20' })).toEqual([])
    expect(judged({ ...ndt, noticeYmd: '2026-11-21' })).toEqual(['PT_RAD_NOTICE'])
    expect(judged({ ...ndt, noticeYmd: '2026-11-21', permitUrgentYn: 'Y' })).toEqual([])
  })

  test('what falls from a height falls on a circle of at least two metres', () => {
    expect([4, 8, 12, 20].map((m) => dropRadius(m, { min: 2, rate: 0.25 }))).toEqual([2, 2, 3, 5])
    expect(
      judged({ permitSubCds: 'HGT', heightVal: 4, meansCd: 'LADDER', tripodYn: 'Y', anchorYn: 'Y', dropRadiusVal: 2 }),
    ).toEqual(['PT_HGT_LADDER'])
    expect(judged({ permitSubCds: 'HGT', heightVal: 2, meansCd: 'AWP', dropRadiusVal: 2 })).toEqual(['PT_HGT_FALL'])
  })
})

describe('fire and confined spaces', () => {
  const hot = { permitBaseCd: 'HOT', extinguisherCnt: 2, emptiedYn: 'Y', postedYn: 'Y' } as const
  const space = {
    permitSubCds: 'CSE',
    cseKindNo: 5,
    ventYn: 'Y',
    rescueKitCds: 'AIRLINE LADDER ROPE',
    commMeansDesc: '무전기',
    fireStationTel: '119',
    ppeDesc: '송기마스크, 안전대',
    drillYmd: '2026-06-01',
    lineCutCd: 'BLIND',
    serviceCd: 'INERT',
    watchPersonNo: 9,
    postedYn: 'Y',
  } as const

  test('anything that burns within 11 m asks for a fire watch, but at the same routine place', () => {
    expect(judged(hot, true)).toEqual([])
    for (const field of ['combustible11mYn', 'belowFloorYn', 'oppositeWallYn'])
      expect(judged({ ...hot, [field]: 'Y' })).toEqual(['PT_HOT_WATCH'])
    expect(judged({ ...hot, combustible11mYn: 'Y', routinePlaceYn: 'Y' })).toEqual([])
    expect(judged({ ...hot, combustible11mYn: 'Y', fireWatchPersonNo: 3 })).toEqual(['PT_HOT_KIT'])
    expect(judged({ ...hot, zoneClassCd: 'Z0' })).toEqual(['PT_HOT_Z0'])
    expect(judged({ ...hot, extinguisherCnt: 1, oxygenVentYn: 'Y', blanketUseYn: 'Y', postedYn: 'N' }, true)).toEqual([
      ...['PT_HOT_BLANKET', 'PT_HOT_EXT', 'PT_HOT_OXYGEN', 'PT_HOT_POST'],
    ])
    expect(typeChecks(record(hot), { ...typeLimits, extinguisherCnt: 3 }, '2026-11-24', false)).toMatchObject([
      { values: { n: 3 } },
    ])
  })

  test('PT-A09 ventilation that always runs drops the watch, not the gas; never for kind 10', () => {
    const vented = {
      ...space,
      permVentYn: 'Y',
      permVentCheckYmd: '2026-11-04',
      watchPersonNo: null,
      drillYmd: null,
    } as const
    expect(judged(vented, true)).toEqual([])
    expect(needsGas(record(vented))).toBe(true)
    expect(judged({ ...vented, cseKindNo: 10 }, true)).toEqual(['PT_CSE_WATCH', 'PT_CSE_DRILL'])
    expect(judged({ ...vented, permVentCheckYmd: '2026-10-23' }, true)).toEqual(['PT_CSE_WATCH', 'PT_CSE_DRILL'])
    expect(isVentExempt(record({ ...vented, permVentCheckYmd: '2026-10-24' }), '2026-11-24', 31)).toBe(true)
  })

  test('PT-A18 a valve alone does not cut off nitrogen', () => {
    expect(judged(space)).toEqual([])
    expect(judged({ ...space, ppeDesc: ' ' })).toEqual(['PT_CSE_PPE'])
    expect(judged({ ...space, lineCutCd: 'VALVE' })).toEqual(['PT_CSE_VALVE'])
    expect(judged({ ...space, lineCutCd: 'VALVE', serviceCd: 'NONE' })).toEqual([])
    const crew = [{ personNo: 9, crewRoleCd: 'WORKER', leaveDt: null }] as unknown as TypeRecord['permitCrew']
    expect(judged({ ...space, permitCrew: crew })).toEqual(['PT_CSE_WATCH_IN'])
    expect(typeChecks(record({ ...space, drillYmd: '2026-05-23' }), typeLimits, '2026-11-24', false)).toMatchObject([
      { ruleCd: 'PT_CSE_DRILL', law: '안전보건규칙 제640조' },
    ])
  })

  test('an opened line has no pressure, and a valve in a wrong order is told', () => {
    expect(judged({ permitSubCds: 'LNB', residualVal: 0.1, firstBreakPpeYn: 'Y', fluidCd: 'TOXIC' })).toEqual([
      ...['PT_LNB_PRESSURE', 'PT_LNB_SHM'],
    ])
    const steps = (first: string, second: string) =>
      [
        { checkItemNo: 'ELE-2', okYn: 'Y', okDt: first },
        { checkItemNo: 'ELE-3', okYn: 'Y', okDt: second },
      ] as unknown as TypeRecord['permitCheck']
    const electric = { permitSubCds: 'ELE', voltVal: 380, elePlanYn: 'Y', drawingNo: 'E-1' } as const
    expect(judged({ ...electric, permitCheck: steps(at('08:00:00'), at('08:05:00')) })).toEqual([])
    expect(judged({ ...electric, permitCheck: steps(at('08:05:00'), at('08:00:00')) })).toEqual(['PT_ELE_ORDER'])
    expect(judged({ ...electric, elePlanYn: 'N' })).toEqual(['PT_ELE_PLAN'])
    expect(judged({ permitSubCds: 'PNT' })).toEqual(['PT_CHM_MSDS', 'PT_CHM_VENT'])
    expect(judged({ permitSubCds: 'PNT', vendorCd: 'V100001' })).toEqual(['PT_CHM_VENT'])
  })
})

describe('the grade', () => {
  const facts = { residual: 4, isNight: false, excavationM: 2, liftOkPct: 75 }
  const grade = (values: Values, more = {}) => gradeOf(record(values), { ...facts, ...more }).grade

  test('HIGH, MID and LOW as 2.5 says', () => {
    expect(grade({})).toBe('LOW')
    expect(grade({ permitBaseCd: 'HOT' })).toBe('MID')
    expect(grade({}, { residual: 8 })).toBe('MID')
    expect(grade({}, { residual: 9 })).toBe('HIGH')
    expect(grade({ permitSubCds: 'HGT' })).toBe('MID')
    expect(grade({ permitSubCds: 'CSE' })).toBe('HIGH')
    expect(grade({ permitSubCds: 'RAD' })).toBe('HIGH')
    expect(grade({ permitBaseCd: 'HOT', zoneClassCd: 'Z2' })).toBe('HIGH')
    expect(grade({ permitBaseCd: 'HOT' }, { isNight: true })).toBe('HIGH')
    expect(grade({ permitSubCds: 'EXC', depthVal: 2 })).toBe('HIGH')
    expect(grade({ permitSubCds: 'EXC', depthVal: 1.9 })).toBe('MID')
    expect(grade({ permitSubCds: 'HVY', loadVal: 7.6, rigVal: 0, ratedVal: 10 })).toBe('HIGH')
    expect(grade({ permitSubCds: 'LNB', fluidCd: 'FLAM' })).toBe('HIGH')
  })

  test('one more type never makes it less', () => {
    const order = ['LOW', 'MID', 'HIGH']
    const subs = fc.uniqueArray(fc.constantFrom('CSE', 'ELE', 'EXC', 'RAD', 'HGT', 'HVY', 'LNB', 'CHM', 'PNT'))
    fc.assert(
      fc.property(subs, fc.integer({ min: 1, max: 12 }), (types, residual) => {
        const of = (some: string[]) => order.indexOf(grade({ permitSubCds: some.join(' ') || null }, { residual }))
        expect(of(types)).toBeGreaterThanOrEqual(of(types.slice(1)))
      }),
    )
  })
})

describe('going on, and closing', () => {
  const resume: ResumeLimits = { suspH: 4, hotStopMin: 30, gasHighGapMin: 10, gasStartMin: 30 }
  const stop = {
    permitBaseCd: 'GEN',
    permitSubCds: null,
    gasMainYn: 'N',
    suspReasonCd: 'STOPWORK',
    suspDt: at('10:15:00'),
    workToDt: at('16:00:00'),
    sevenDayYn: 'N',
    resumeAskDt: at('10:20:00'),
    causeDesc: null,
    gasHighYn: 'N',
    shmReleaseDt: null,
    insideCnt: 0,
    headCountCnt: 3,
  } as const
  const of = (values: object, now: string, airDts: string[] = [], badDts: string[] = []) =>
    codes(resumeChecks({ ...stop, ...values } as never, { now, airDts, badDts, crewCnt: 3 }, resume))

  test('PT-A02 a confined space asks for air of after the stop', () => {
    const space = { permitSubCds: 'CSE', suspReasonCd: 'BREAK' }
    expect(of(space, at('10:20:00'), [at('10:10:00')])).toEqual(['PT_RESUME_GAS'])
    expect(of(space, at('10:20:00'), [at('10:18:00'), at('10:10:00')])).toEqual([])
  })

  test('619의2 the whole crew of a confined space is counted before it goes in again', () => {
    const space = { permitSubCds: 'CSE', suspReasonCd: 'BREAK' }
    const air = [at('10:18:00')]
    expect(of({ ...space, headCountCnt: null }, at('10:20:00'), air)).toEqual(['PT_RESUME_COUNT'])
    expect(of({ ...space, headCountCnt: 2 }, at('10:20:00'), air)).toEqual(['PT_RESUME_COUNT_OFF'])
    expect(of({ headCountCnt: null }, at('10:20:00'))).toEqual([])
  })

  test('hot work after more than half an hour, high gas twice, nothing for what has expired', () => {
    expect(of({ permitBaseCd: 'HOT' }, at('10:45:00'))).toEqual([])
    expect(of({ permitBaseCd: 'HOT' }, at('10:45:01'))).toEqual(['PT_RESUME_GAS'])
    const high = { permitBaseCd: 'HOT', suspReasonCd: 'GAS_HIGH', causeDesc: '환기' }
    expect(of(high, at('10:40:00'), [at('10:35:00'), at('10:30:00')])).toEqual(['PT_RESUME_TWICE'])
    expect(of(high, at('10:40:00'), [at('10:35:00'), at('10:25:00')])).toEqual([])
    expect(of({ ...high, gasHighYn: 'Y' }, at('10:40:00'), [at('10:35:00'), at('10:25:00')])).toEqual(['PT_RESUME_SHM'])
    expect(of({ suspReasonCd: 'EXPIRED' }, at('10:40:00'))).toEqual(['PT_RESUME_NEVER'])
    expect(of({}, at('14:15:01'))).toEqual(['PT_RESUME_LONG'])
    expect(of({ workToDt: at('10:30:00') }, at('10:30:00'))).toEqual(['PT_RESUME_OVER'])
    expect(of({ resumeAskDt: null }, at('10:34:00'))).toEqual(['PT_RESUME_ASK'])
    expect(codes(decisionChecks({ stopAskYn: 'Y', stopDecisionCd: null }))).toEqual(['PT_RESUME_DECISION'])
    expect(decisionChecks({ stopAskYn: 'Y', stopDecisionCd: 'NONE' })).toEqual([])
    expect(decisionChecks({ stopAskYn: 'N', stopDecisionCd: null })).toEqual([])
  })

  test('bad air that is found while work stands for another reason asks for what bad air asks', () => {
    const air = [at('10:35:00')]
    expect(of({}, at('10:40:00'), air, [at('10:10:00')])).toEqual([])
    expect(of({}, at('10:40:00'), air, [at('10:20:00')])).toEqual(['PT_RESUME_TWICE', 'PT_RESUME_CAUSE'])
    expect(
      of({ causeDesc: '환기', gasHighYn: 'Y' }, at('10:40:00'), [at('10:35:00'), at('10:25:00')], [at('10:20:00')]),
    ).toEqual(['PT_RESUME_SHM'])
  })

  test('PT-A05 an hour of watching and two looks at least twenty minutes apart', () => {
    const fire = { fireWatchMin: 60, fireCheckCnt: 2, fireCheckGapMin: 20 }
    const looks = (...times: string[]) => times.map((checkDt) => ({ checkDt, checkUserId: 'oper', memoDesc: null }))
    const close = (now: string, ...times: string[]) =>
      fireWatchChecks({ hotEndDt: at('15:10:00'), fireChecks: looks(...times) }, now, fire)
    expect(close(at('16:09:00'), at('15:25:00'), at('15:50:00'))).toMatchObject([
      { ruleCd: 'PT_FIRE_WATCH', values: { min: 60, m: 1 } },
    ])
    expect(close(at('16:10:00'), at('15:25:00'), at('15:50:00'))).toEqual([])
    expect(close(at('16:10:00'), at('15:25:00'), at('15:44:00'))).toMatchObject([{ ruleCd: 'PT_FIRE_CHECKS' }])
    expect(close(at('16:10:00'), at('15:00:00'), at('15:50:00'))).toMatchObject([{ values: { now: 1 } }])
  })
})

describe('the paper', () => {
  test('PT-A25 says across itself that it is not issued, or no longer good', () => {
    const states = ['APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE', 'CLOSE', 'EXPIRED']
    expect(states.map(watermarkOf)).toEqual(['미발급', undefined, undefined, undefined, undefined, '종료', '무효'])
  })

  test('PT-A25 names at the entrance who directs, who works and who watches, and for hot work what was done', () => {
    const line = (personNo: number, crewRoleCd: string, leaveDt: string | null = null) => ({
      personNo,
      crewRoleCd,
      leaveDt,
    })
    const permitCrew = [line(1, 'WORKER'), line(2, 'WATCH'), line(3, 'WORKER', at('10:00:00'))]
    const record = {
      permitCrew,
      leaderPersonNm: '우현석',
      leaderUserNm: null,
      ownUserNm: '박공무',
      watchPersonNm: '이감시',
    }
    const names = { '1': '김일', '2': '이감시', '3': '최떠남' }
    expect(peoplePosted(record as unknown as Parameters<typeof peoplePosted>[0], names)).toEqual({
      director: '우현석, 박공무',
      workers: '김일',
      watch: '이감시',
    })
    const checks = [
      ...[{ typeCd: 'HOT', okYn: 'Y', checkDesc: '가연물을 치웠습니다.' }],
      ...[{ typeCd: 'HOT', okYn: 'N', checkDesc: '소화기를 두었습니다.' }],
      ...[{ typeCd: 'GEN', okYn: 'Y', checkDesc: '정리했습니다.' }],
    ]
    expect(donePosted(checks as Parameters<typeof donePosted>[0], 'HOT')).toEqual(['가연물을 치웠습니다.'])
  })

  test('a row of the gas table holds each gas in the order of its points, and names what has no column', () => {
    const line = (gasCd: string, pointCd: string, readVal: number, gasNm: string | null = null) => ({
      gasCd,
      pointCd,
      readVal,
      gasNm,
    })
    const lines = [
      line('O2', 'TOP', 20.9),
      line('O2', 'BOT', 20.1),
      line('LEL', 'TOP', 0),
      line('71-43-2', 'TOP', 0.2, '벤젠'),
    ]
    expect(gasCells(lines)).toEqual({ cells: ['20.9 / 20.1', '0', '', '', ''], others: '벤젠 0.2' })
  })

  test('every word of the crew page is there in each of its languages', () => {
    const languages = siteLangCds
    for (const [word, others] of Object.entries(paperWords))
      expect(
        Object.entries(others).flatMap(([code, text]) => (text.trim() ? [code] : [])),
        word,
      ).toEqual(languages)
  })
})
