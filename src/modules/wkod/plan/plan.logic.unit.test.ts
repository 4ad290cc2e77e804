import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import {
  afterState,
  covers,
  isAcidWork,
  isLaw65,
  isLegal,
  lastPlanDay,
  needsCommander,
  needsHead,
  paperState,
  uncovered,
  watchingWorkers,
  worstRisk,
} from './plan.logic.ts'
import { kindsIn, type PlanWork, planWorkCds } from './plan-codes.model.ts'
import { paperLines } from './plan-papers.ts'

const paper: Parameters<typeof paperState>[0] = {
  mustYn: 'Y',
  validYn: 'N',
  fileNo: 1,
  docYmd: null,
  urgentYn: 'N',
  validToYmd: null,
  leadDayCnt: null,
  urgentDayCnt: null,
}
const someKinds = fc.subarray(planWorkCds)

describe('what the law makes of kinds', () => {
  test('CP-A22 a commander for items 2, 6, 10 and 11, none for electrical work', () => {
    expect(planWorkCds.filter((kind) => needsCommander([kind]))).toEqual(['2', '6', '10', '11'])
  })
  test('a written plan for the numbered kinds alone', () => {
    expect(isLegal(['H', 'C', 'R', 'A'])).toBe(false)
    expect(isLegal(['H', '5'])).toBe(true)
  })
  test('the head approves 6, 10, C, R and whatever is of high risk', () => {
    expect(planWorkCds.filter((kind) => needsHead([kind], 'LOW'))).toEqual(['6', '10', 'C', 'R'])
    expect(needsHead(['H'], 'HIGH')).toBe(true)
  })
  test('information is owed for confined spaces, opened equipment and collapse', () => {
    const none = { kinds: ['H'] as PlanWork[], chemEquipYn: 'N', collapseYn: 'N' } as const
    expect(isLaw65(none)).toBe(false)
    expect(isLaw65({ ...none, kinds: ['C'] })).toBe(true)
    expect(isLaw65({ ...none, chemEquipYn: 'Y' })).toBe(true)
    expect(isLaw65({ ...none, collapseYn: 'Y' })).toBe(true)
  })
  test('an acid counts from the share of the register on', () => {
    expect(isAcidWork('H2SO4', 1, 1)).toBe(true)
    expect(isAcidWork('H2SO4', 0.99, 1)).toBe(false)
    expect(isAcidWork(null, 98, 1)).toBe(false)
  })
})

describe('analyses', () => {
  test('each kind is covered by its own kinds of permit or category of work', () => {
    expect(covers('10', { permitTypeCds: 'GEN', workCatCd: 'DEMOL' })).toBe(true)
    expect(covers('H', { permitTypeCds: 'CSE', workCatCd: 'WELD' })).toBe(false)
  })
  test('nothing is uncovered under an analysis of everything, everything without one', () => {
    const all = { permitTypeCds: 'HOT CSE ELE EXC RAD HGT HVY LNB', workCatCd: null }
    fc.assert(
      fc.property(someKinds, (kinds) => {
        expect(uncovered(kinds, [all])).toEqual([])
        expect(uncovered(kinds, [])).toEqual(kinds)
      }),
    )
  })
  test('the worst of them decides, in whatever order', () => {
    expect(worstRisk(['LOW', 'HIGH', 'MID', null])).toBe('HIGH')
    expect(worstRisk([])).toBeNull()
  })
})

describe('papers', () => {
  test('empty, undated, expired and late ones do not count', () => {
    expect(paperState({ ...paper, fileNo: null }, '2026-11-20', null)).toBe('EMPTY')
    expect(paperState({ ...paper, fileNo: null, mustYn: 'N' }, '2026-11-20', null)).toBe('OK')
    expect(paperState({ ...paper, validYn: 'Y' }, '2026-11-20', null)).toBe('UNDATED')
    expect(paperState({ ...paper, validToYmd: '2026-11-20' }, '2026-11-20', null)).toBe('OK')
    expect(paperState({ ...paper, validToYmd: '2026-11-19' }, '2026-11-20', null)).toBe('EXPIRED')
    const filed = { ...paper, leadDayCnt: 15, urgentDayCnt: 5, docYmd: '2026-11-10' }
    expect(paperState(filed, '2026-11-20', '2026-11-25')).toBe('OK')
    expect(paperState(filed, '2026-11-20', '2026-11-24')).toBe('LATE')
    expect(paperState({ ...filed, urgentYn: 'Y' }, '2026-11-20', '2026-11-15')).toBe('OK')
    expect(paperState({ ...filed, docYmd: null }, '2026-11-20', '2026-11-25')).toBe('UNDATED')
  })
  test('answers outlive a change of kinds only with their file', () => {
    const row = { planWorkCd: 'H', mustYn: 'Y', validYn: 'N', leadDayCnt: null, urgentDayCnt: null } as const
    const [first] = paperLines([{ ...row, planDocNo: 1, docNm: '불티' }], [])
    const kept = paperLines([{ ...row, planDocNo: 2, docNm: '추락' }], [{ ...first, fileNo: 7 } as never])
    expect(kept.map(({ planDocNo, mustYn }) => [planDocNo, mustYn])).toEqual([
      [2, 'Y'],
      [1, 'N'],
    ])
    expect(paperLines([], [first as never])).toEqual([])
  })
})

describe('CP-A24 days after the work', () => {
  const limits = { dueDays: 7, headDays: 14, blockDays: 30 }
  test('D+7 is in time, D+8 late, D+14 the head hears of it, D+30 holds up new plans', () => {
    const at = (days: number) => afterState('2026-10-20', addDays('2026-10-20', days), limits)
    expect(at(7)).toEqual({ state: 'NONE', late: 0 })
    expect(at(8)).toEqual({ state: 'WARN', late: 1 })
    expect(at(14).state).toBe('HEAD')
    expect(at(29).state).toBe('HEAD')
    expect(at(30)).toEqual({ state: 'BLOCK', late: 23 })
  })
  test('it never gets better by waiting', () => {
    const order = ['NONE', 'WARN', 'HEAD', 'BLOCK']
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (days) => {
        const rank = (n: number) => order.indexOf(afterState('2026-10-20', addDays('2026-10-20', n), limits).state)
        expect(rank(days + 1)).toBeGreaterThanOrEqual(rank(days))
      }),
    )
  })
})

test('a year from the first day on ends the day before it comes again', () => {
  expect(lastPlanDay('2026-03-10', 12)).toBe('2027-03-09')
})

test('who watches and works is found, once', () => {
  const orgs = [
    { orgRoleCd: 'FIRE', personNo: 1 },
    { orgRoleCd: 'WORKER', personNo: 1 },
    { orgRoleCd: 'WORKER', personNo: 2 },
    { orgRoleCd: 'WORKER', personNo: 1 },
    { orgRoleCd: 'SIGNAL', personNo: 2 },
  ] as const
  expect(watchingWorkers(orgs)).toEqual([1])
})

test('kinds come out of their text in one order, others are dropped', () => {
  expect(kindsIn('H 11 X 2')).toEqual(['2', '11', 'H'])
  expect(kindsIn(null)).toEqual([])
})
