import { expect, test } from 'vitest'
import { changedChars } from './notice-changes.ts'

test.each([
  ['', '', 0],
  ['안전모를 쓰십시오.', '안전모를 쓰십시오.', 0],
  ['안전모를 쓰십시요.', '안전모를 쓰십시오.', 1],
  ['안전모를 쓰십시오.', '보안경과 안전모를 쓰십시오.', 5],
  ['가나다라', '', 4],
  ['', '가나다라', 4],
  ['aXbYc', 'abc', 2],
  ['kitten', 'sitting', 3],
  ['가'.repeat(30), '나'.repeat(30), 21],
  ['가'.repeat(4000), '가'.repeat(3999), 1],
])('%j → %j', (before, after, changed) => {
  expect(changedChars(before, after, 20)).toBe(changed)
})
