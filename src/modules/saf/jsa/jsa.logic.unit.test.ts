import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PermitType, permitTypeCds } from '#modules/common/permit-types.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import {
  fixProblems,
  isFormal,
  isLinkable,
  type JsaRow,
  missingHazards,
  nextEvalOf,
  reviewProblems,
  rowProblems,
  stepProblems,
  summaryOf,
  suspensionTrigger,
  targetFrom,
  triggerDue,
  unconfirmedCopies,
} from './jsa.logic.ts'
import { scales } from './risk.logic.ts'

const scale = scales.S54
const row = (values: Partial<JsaRow> = {}): JsaRow => ({
  rowNo: 1,
  stepNo: 1,
  stepNm: '준비',
  hazardCatCd: 'MAN',
  accTypeCd: 'TRIP',
  hazardDesc: '통로 장애물',
  curMeasureDesc: '정리정돈',
  freqBeforeVal: 2,
  sevBeforeVal: 2,
  addMeasureDesc: null,
  measureTypeCds: null,
  freqAfterVal: null,
  sevAfterVal: null,
  ownerDesc: null,
  dueYmd: null,
  imprYn: 'N',
  legalYn: 'N',
  legalDoneYn: 'N',
  siteOkYn: 'N',
  originJsaNo: null,
  keepCd: null,
  ...values,
})
const rated = (f: number, s: number, g: number | null, t: number | null, types: string | null = null) =>
  row({
    freqBeforeVal: f,
    sevBeforeVal: s,
    freqAfterVal: g,
    sevAfterVal: t,
    measureTypeCds: types,
    addMeasureDesc: types && '대책',
  })
const fields = (found: readonly { field: string }[]) => found.map(({ field }) => field)

describe('a row', () => {
  test('is complete as it stands, and names every cell that is empty', () => {
    expect(rowProblems(row(), scale)).toEqual([])
    expect(fields(rowProblems(row({ stepNm: '', hazardDesc: null, sevBeforeVal: null }), scale))).toEqual([
      ...['stepNm', 'hazardDesc', 'sevBeforeVal'],
    ])
  })
  test('R1 from 9 on it needs an added measure, with its kind and what it comes to', () => {
    expect(rowProblems(rated(3, 3, null, null), scale)).toMatchObject([
      { field: 'addMeasureDesc', code: 'JSA_NEEDS_MEASURE', values: { risk: 9 } },
    ])
    expect(fields(rowProblems(row({ addMeasureDesc: '방호벽' }), scale))).toEqual([
      ...['measureTypeCds', 'freqAfterVal', 'sevAfterVal'],
    ])
  })
  test('an improvement names who does what by when', () => {
    expect(fields(rowProblems(row({ imprYn: 'Y' }), scale))).toEqual(['ownerDesc', 'dueYmd', 'addMeasureDesc'])
  })
})

describe('what may be fixed', () => {
  test('JS-A01 16 brought to 9 asks for consent', () => {
    expect(summaryOf([rated(4, 4, 3, 3, 'ADMIN PPE')], scale)).toMatchObject({
      maxBeforeVal: 16,
      maxAfterVal: 9,
      gradeAfterCd: 'SHIGH',
      consentYn: 'Y',
    })
    expect(fixProblems([rated(4, 4, 3, 3, 'ADMIN PPE')], scale)).toEqual([])
  })
  test('JS-A02 brought to 6 it does not', () => {
    expect(summaryOf([rated(4, 4, 2, 3, 'ENG')], scale)).toMatchObject({ maxAfterVal: 6, consentYn: 'N' })
  })
  test('JS-A04 15 that remains is fixed by nobody', () => {
    expect(fixProblems([rated(5, 4, 5, 3, 'ENG')], scale)).toMatchObject([
      { code: 'JSA_RESIDUAL', message: '잔여위험이 {x}로 확정할 수 없습니다.', values: { x: 15 } },
    ])
  })
  test('R3 nor a legal measure that is not in place, however low the number', () => {
    expect(fixProblems([row({ legalYn: 'Y' })], scale)).toMatchObject([{ code: 'JSA_LEGAL_FIRST' }])
    expect(fixProblems([row({ legalYn: 'Y', legalDoneYn: 'Y' })], scale)).toEqual([])
  })
  test('the worst row speaks for all, whatever their order', () => {
    const step = fc.integer({ min: 1, max: 4 })
    fc.assert(
      fc.property(fc.array(fc.tuple(step, step), { minLength: 1 }), (cells) => {
        const rows = cells.map(([f, s]) => rated(f, s, null, null))
        const worst = Math.max(...cells.map(([f, s]) => f * s))
        expect(summaryOf(rows, scale)).toEqual(summaryOf(rows.toReversed(), scale))
        expect(summaryOf(rows, scale).maxAfterVal).toBe(worst)
      }),
    )
  })
})

describe('R4 hazards that a kind of work has', () => {
  test('JS-A03 hot work in a confined space without suffocation names it', () => {
    const rows = ['FIRE', 'BURN', 'RESCUE'].map((accTypeCd) => ({ accTypeCd }))
    expect(missingHazards(['HOT', 'CSE'], rows)).toEqual(['질식·중독'])
  })
  test.each<[PermitType, string[]]>([
    ['HGT', ['떨어짐', '맞음']],
    ['EXC', ['무너짐', '매설물 파손']],
    ['ELE', ['감전']],
    ['RAD', ['방사선']],
    ['HVY', ['맞음·무너짐', '부딪힘·끼임']],
    ['LNB', ['누출·접촉']],
    ['CHM', ['유해물질 노출']],
    ['GEN', []],
  ])('%s: %s', (type, names) => expect(missingHazards([type], [])).toEqual(names))
  test('a row more never makes one missing', () => {
    const codes = fc.constantFrom('FIRE', 'EXPLO', 'BURN', 'FALL', 'STRUCK', 'SHOCK', 'LEAK', 'CHEM', 'ETC')
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...permitTypeCds)), fc.array(codes), codes, (types, named, more) => {
        const rows = named.map((accTypeCd) => ({ accTypeCd }))
        const before = missingHazards(types, rows)
        for (const one of missingHazards(types, [...rows, { accTypeCd: more }])) expect(before).toContain(one)
      }),
    )
  })
})

describe('the order and the hands', () => {
  test('steps rise from 1 without gaps; one is never taken up again', () => {
    const of = (...nos: number[]) => stepProblems(nos.map((stepNo) => ({ stepNo }))).map(({ row: at }) => at)
    expect(of(1, 1, 2, 3, 3)).toEqual([])
    expect(of(2, 3)).toEqual([0])
    expect(of(1, 3)).toEqual([1])
    expect(of(1, 2, 1)).toEqual([2])
  })
  test('R5 a copied row is looked at here', () => {
    expect(unconfirmedCopies([row(), row({ originJsaNo: 7 }), row({ originJsaNo: 7, siteOkYn: 'Y' })])).toBe(1)
  })
  test('an evaluator raises, adds and notes; he neither lowers, nor rewrites, nor removes', () => {
    const before = [row({ rowNo: 1, freqBeforeVal: 3 }), row({ rowNo: 2 })]
    const [first = row(), second = row()] = before
    expect(reviewProblems(before, [{ ...first, freqBeforeVal: 4 }, second, row({ rowNo: 3 })])).toEqual([])
    expect(reviewProblems(before, [{ ...first, freqBeforeVal: 2 }, second])).toMatchObject([{ code: 'JSA_LOWERED' }])
    expect(reviewProblems(before, [{ ...first, hazardDesc: '없음' }, second])).toMatchObject([{ code: 'JSA_NOT_HIS' }])
    expect(reviewProblems(before, [first])).toMatchObject([{ code: 'JSA_ROW_REMOVED' }])
  })
})

describe('days', () => {
  test('JS-A05 fixed on 2025-12-10: target on 2026-11-10, linked up to 2026-12-10', () => {
    const next = nextEvalOf('2025-12-10')
    expect(next).toBe('2026-12-10')
    expect(targetFrom(next)).toBe('2026-11-10')
    expect([isLinkable(next, '2026-12-10'), isLinkable(next, '2026-12-11')]).toEqual([true, false])
  })
  test('JS-A06 stopped on 10-01 and 11-20: a new look, due 12-04', () => {
    const found = suspensionTrigger(['2026-11-20', '2026-10-01'])
    expect(found).toEqual({ fromYmd: '2026-10-01', ymd: '2026-11-20' })
    expect(triggerDue(found?.ymd ?? '')).toBe('2026-12-04')
    expect(suspensionTrigger(['2026-10-01'])).toBeUndefined()
    expect(
      suspensionTrigger(['2026-10-01', '2026-11-20'], (ymd) => ymd > '2026-11-25'),
      'somebody has looked since',
    ).toBeUndefined()
  })
  test('two stops are a pattern within 90 days and not beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (gap) => {
        const second = addDays('2026-01-01', gap)
        expect(suspensionTrigger(['2026-01-01', second])?.ymd).toBe(gap <= 90 ? second : undefined)
      }),
    )
  })
  test('21 rows kept within five minutes: nobody has looked', () => {
    const rows = Array.from({ length: 21 }, () => ({ keepCd: 'KEEP' }))
    const start = '2026-11-21T10:00:00+09:00'
    const at = (time: string) => new Date(`2026-11-21T${time}+09:00`)
    expect(isFormal(rows, start, at('10:04:59'))).toBe(true)
    expect(isFormal(rows, start, at('10:05:00'))).toBe(false)
    expect(isFormal(rows.slice(1), start, at('10:01:00'))).toBe(false)
    expect(isFormal([...rows, { keepCd: 'CHANGE' }], start, at('10:01:00'))).toBe(false)
  })
})
