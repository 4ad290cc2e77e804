import { expect, test } from 'vitest'
import { rowsOf, searchByName, type TreeItem, treeOf, withAncestors } from './tree-rows.ts'

const item = (key: string, parent: string | null, name = key): TreeItem => ({ key, parent, name })
const drawn = (items: readonly TreeItem[]) =>
  rowsOf(treeOf(items), () => true).map(({ item: { key }, level }) => `${level}${key}`)

test('S-266 a flat list becomes a tree in its order; orphans stand at the root', () => {
  const items = [
    item('b', null),
    item('b2', 'b'),
    item('lost', 'gone'),
    item('a', null),
    item('b1', 'b'),
    item('c', 'b2'),
  ]
  expect(drawn(items)).toEqual(['1b', '2b2', '3c', '2b1', '1lost', '1a'])
  expect(rowsOf(treeOf(items), (key) => key === 'b').map(({ item: { key } }) => key)).toEqual([
    'b',
    'b2',
    'b1',
    'lost',
    'a',
  ])
})

test('S-266 entries that are their own ancestors are shown once', () => {
  expect(drawn([item('x', 'y'), item('y', 'x'), item('z', 'z')])).toEqual(['1x', '2y', '1z'])
})

test('what is searched stands under everything above it', () => {
  const items = [
    item('1', null, '여수공장'),
    item('2', '1', '정비팀'),
    item('3', '2', '배관반'),
    item('4', '1', '생산팀'),
  ]
  const keys = (q: string) => withAncestors(items, q).map(({ key }) => key)
  expect(keys('배관')).toEqual(['1', '2', '3'])
  expect(keys('ㅅㅅㅌ')).toEqual(['1', '4'])
  expect(keys(' ')).toHaveLength(4)
  expect(keys('없음')).toEqual([])
})

test('S-261 a name means the one that is exactly called so, else all that contain it', () => {
  const items = [
    item('1', null, '정비팀'),
    item('2', null, '정비지원팀'),
    item('3', null, '생산팀'),
    item('4', null, '정비팀 설비'),
  ]
  const found = (name: string) => searchByName(items, name).map(({ key }) => key)
  expect(found('정비팀')).toEqual(['1'])
  expect(found(' 생산 ')).toEqual(['3'])
  expect(found('정비')).toEqual(['1', '2', '4'])
  expect(found('없는 부서')).toEqual([])
})
