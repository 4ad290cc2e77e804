import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byUrgency, urgencyOf } from '#platform/model/urgency.ts'
import { byMostUrgent, heatOf, pressingOnes, saidOnce } from './home.logic.ts'

const now = new Date('2026-11-21T10:00:00+09:00')
const of = (pressing: Parameters<typeof urgencyOf>[0]) => ({
  ...pressing,
  urgencyCd: urgencyOf(pressing, now, '2026-11-21'),
})

test('CP-A35 gas due in 12 minutes, then what was returned, then unconfirmed notices', () => {
  const notices = [of({ isMust: true, dueYmd: '2026-11-25' }), of({ isMust: true, dueYmd: '2026-11-24' })]
  const returned = of({ isReturned: true, dueYmd: null })
  const gas = of({ atDt: '2026-11-21T10:12:00+09:00' })
  expect([...notices, returned, gas].sort(byUrgency)).toEqual([gas, returned, notices[1], notices[0]])
})

test('an hour is the border of what is time-critical, today that of what is due', () => {
  expect(of({ atDt: '2026-11-21T10:59:59+09:00' }).urgencyCd).toBe('NOW')
  expect(of({ atDt: '2026-11-21T11:00:00+09:00' }).urgencyCd).toBe('OTHER')
  expect(of({ dueYmd: '2026-11-21' }).urgencyCd).toBe('DUE')
  expect(of({ dueYmd: '2026-11-22' }).urgencyCd).toBe('OTHER')
  expect(of({ isReturned: true, dueYmd: '2026-11-01' }).urgencyCd).toBe('RETURNED')
})

test('cards follow their most pressing item and keep their place otherwise', () => {
  const card = (name: string, ...items: ReturnType<typeof of>[]) => ({ name, items })
  const cards = [card('a'), card('b', of({ dueYmd: '2026-12-01' })), card('c', of({ dueYmd: '2026-11-20' })), card('d')]
  expect(
    cards
      .toSorted(byMostUrgent)
      .map(({ name }) => name)
      .join(''),
  ).toBe('cabd')
})

test('the order is the same however things come', () => {
  const any = fc.record({
    dueYmd: fc.option(fc.constantFrom('2026-11-19', '2026-11-21', '2026-11-30')),
    isReturned: fc.boolean(),
    isMust: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), (given) => {
      const codes = (items: typeof given) =>
        items
          .map(of)
          .sort(byUrgency)
          .map(({ urgencyCd, dueYmd }) => `${urgencyCd}${dueYmd}`)
      expect(codes(given)).toEqual(codes(given.toReversed()))
    }),
  )
})

test('a thing that presses twice is said once, as what presses most', () => {
  const gas = { href: '/permit/1', urgencyCd: 'NOW' as const, atDt: '2026-11-21T10:12:00+09:00' }
  const due = { href: '/permit/1', urgencyCd: 'DUE' as const, dueYmd: '2026-11-21' }
  const other = { href: '/permit/2', urgencyCd: 'OTHER' as const }
  expect(pressingOnes([due, other, gas])).toEqual([gas])
})

test('31 ℃ is work in heat, 33 ℃ asks for rest', () => {
  const numbers = { heatVal: 31, restVal: 33 }
  expect([30.9, 31, 32.9, 33].map((value) => heatOf(value, numbers))).toEqual(['NONE', 'HEAT', 'HEAT', 'REST'])
})

test('nothing is said twice: neither what stands above nor what another card says', () => {
  const permit = { href: '/permit/1', text: '배관 용접' }
  const [late, soon] = [
    { href: '/papers', text: '배상책임' },
    { href: '/papers', text: '산재보험' },
  ]
  const cards = [
    { cardId: 'permits', items: [permit] },
    {
      cardId: 'todo',
      items: [
        { ...permit, label: '작업완료' },
        { href: '/jsa/2', text: 'JSA' },
      ],
    },
    { cardId: 'expiring', items: [late, soon] },
  ]
  expect(
    saidOnce([late], cards).map(({ items, elsewhereCnt }) => [items.map(({ text }) => text), elsewhereCnt]),
  ).toEqual([
    [['배관 용접'], 0],
    [['JSA'], 1],
    [['산재보험'], 1],
  ])
})
