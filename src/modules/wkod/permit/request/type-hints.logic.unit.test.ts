import { expect, test } from 'vitest'
import { typeHints } from './type-hints.logic.ts'

test.each([
  ['T-101 탱크 내부 용접', ['HOT', 'CSE']],
  ['2호기 배관 플랜지 분해, 크레인 인양', ['HVY', 'LNB']],
  ['외벽 비계 설치 후 도장', ['HGT', 'PNT']],
  ['사무실 집기 이동', []],
])('%s hints at %j', (said, types) => {
  expect(typeHints(said).map(({ type }) => type)).toEqual(types)
})

test('the word that hints is told', () => {
  expect(typeHints('지하 피트 청소')).toEqual([{ type: 'CSE', word: '피트 청소' }])
})
