import { expect, test } from 'vitest'
import { wrongState } from './refusal.ts'

test('CM-02 a state is named as people read it, without the sense that dictionaries need', () => {
  expect(wrongState('폐기|unit').messageIn('platform', 'kr')).toBe('현재 상태에서는 처리할 수 없습니다. (현재: 폐기)')
})
