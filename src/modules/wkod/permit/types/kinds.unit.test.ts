/** What follows from the types that a permit has together. */
import { expect, test } from 'vitest'
import { permitTypeCds } from '#modules/common/permit-types.model.ts'
import { typeFieldNames } from '../fields/permit-fields.model.ts'
import type { On, TypeLimits } from './kind.model.ts'
import { allKinds, isPosted, kinds, needsGas, taughtFor, typeChecks } from './kinds.model.ts'

const limits: TypeLimits = {
  ...{ extinguisherCnt: 2, drillMonths: 6, ventDays: 31, planV: 50, planVa: 250, lineCm: 300, lineStepCm: 10 },
  ...{ excavationM: 2, slope: { SAND: 1.8 }, heightM: 2, ladderM: 3.5, dropMinM: 2, dropRate: 0.25, liftOkPct: 75 },
  ...{ liftMaxPct: 90, sling: { WIRE: 5 }, noticeDay: 15, noticeUrgentDay: 5 },
}
const empty = Object.fromEntries(typeFieldNames.map((name) => [name, name.endsWith('Yn') ? 'N' : null]))
const of = (permitSubCds: string, values: object = {}, permitBaseCd = 'GEN') =>
  ({ ...empty, permitBaseCd, permitSubCds, wkodDt: '2026-11-24', vendorCd: null, ...values }) as unknown as On['record']
const codesOf = (permitSubCds: string, values: object = {}) =>
  typeChecks(of(permitSubCds, values), limits, '2026-11-24', true).map(({ ruleCd }) => ruleCd)

test('what two types share is asked once', () => {
  const near = { lineKvVal: 89, distVal: 335, bodyDistVal: 340 }
  expect(codesOf('ELE EXC HGT HVY', near).filter((code) => code === 'PT_LINE_DIST')).toHaveLength(1)
  expect(codesOf('CHM PNT').filter((code) => code === 'PT_CHM_MSDS')).toHaveLength(1)
  expect(codesOf('CSE', near)).not.toContain('PT_LINE_DIST')
  const spent = { depthVal: 2, voltVal: 75, loadVal: 1, cseKindNo: 16 }
  expect(taughtFor({ ...of('CHM PNT'), ...spent })).toEqual([35, 4])
  expect(taughtFor({ ...of('CSE ELE EXC HVY'), ...spent })).toEqual([34, 7, 17, 19, 14])
  expect(
    taughtFor({ ...of('CSE ELE EXC HVY'), ...spent, depthVal: 1.9, voltVal: 74, loadVal: 0.9, cseKindNo: 1 }),
  ).toEqual([34])
})

test('digging is measured beside a gas main only, and what the law wants posted is hot work and confined spaces', () => {
  expect([needsGas(of('EXC')), needsGas(of('EXC', { gasMainYn: 'Y' })), needsGas(of('HGT'))]).toEqual([
    false,
    true,
    false,
  ])
  expect(permitTypeCds.filter((type) => kinds[type].isPosted)).toEqual(['HOT', 'CSE'])
  const isOn = (...asked: Parameters<typeof of>) => isPosted({ record: of(...asked), limits, today: '2026-11-24' })
  expect([isOn('HGT'), isOn('HGT', {}, 'HOT'), isOn('CSE', { cseKindNo: 5 })]).toEqual([false, true, true])
  const aired = { permVentYn: 'Y', permVentCheckYmd: '2026-11-04', cseKindNo: 5 }
  expect([isOn('CSE', aired), isOn('CSE', aired, 'HOT')]).toEqual([false, true])
  expect([isOn('CSE', { ...aired, cseKindNo: 10 }), isOn('CSE', { ...aired, permVentCheckYmd: '2026-10-01' })]).toEqual(
    [true, true],
  )
})

test('each type has what is ticked, and names each of its guards once', () => {
  expect(allKinds.filter(({ checks }) => checks.length === 0)).toEqual([])
  for (const { guards = [], names, measures = [], recorded = [] } of allKinds) {
    expect(new Set(guards.map(({ ruleCd }) => ruleCd)).size).toBe(guards.length)
    expect([...measures, ...recorded].filter((name) => !names.includes(name))).toEqual([])
  }
})
