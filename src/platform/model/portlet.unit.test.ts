import { expect, test } from 'vitest'
import { arranged, changed, type Layout, movedTo } from './portlet.ts'

const portlets = [
  { portletId: 'task', sizes: ['L', 'M'] },
  { portletId: 'chart', sizes: ['M', 'S'] },
  { portletId: 'news', sizes: ['M'] },
] as const

const layout: Layout = [
  { portletId: 'task', size: 'L' },
  { portletId: 'chart', size: 'M', hidden: true },
  { portletId: 'news', size: 'M' },
]
const order = (one: Layout) => one.map(({ portletId }) => portletId)

test('what nobody arranged stands in the usual order and sizes', () => {
  expect(arranged(portlets, null)).toEqual([
    { portletId: 'task', size: 'L' },
    { portletId: 'chart', size: 'M' },
    { portletId: 'news', size: 'M' },
  ])
})

test('a kept arrangement holds; what is gone is left out, what is new comes last, an unknown size becomes the usual', () => {
  const kept = [
    { portletId: 'news', size: 'L' },
    { portletId: 'gone', size: 'M' },
    { portletId: 'task', size: 'M', hidden: true },
  ]
  expect(arranged(portlets, kept)).toEqual([
    { portletId: 'news', size: 'M' },
    { portletId: 'task', size: 'M', hidden: true },
    { portletId: 'chart', size: 'M' },
  ])
})

test('what is no arrangement counts for nothing', () => {
  for (const kept of ['text', { a: 1 }, [{ portletId: 'news' }], [{ portletId: 'news', size: 'XL' }]])
    expect(order(arranged(portlets, kept))).toEqual(['task', 'chart', 'news'])
})

test('moving counts the places of what is shown', () => {
  expect(order(movedTo(layout, 'news', 0))).toEqual(['news', 'task', 'chart'])
  expect(order(movedTo(layout, 'task', 1))).toEqual(['chart', 'news', 'task'])
  expect(order(movedTo(layout, 'news', -3))).toEqual(['news', 'task', 'chart'])
  expect(movedTo(layout, 'gone', 0)).toBe(layout)
})

test('a change is of one portlet alone', () => {
  expect(changed(layout, 'news', { size: 'S' })).toEqual([layout[0], layout[1], { portletId: 'news', size: 'S' }])
})
