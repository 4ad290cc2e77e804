import { expect, test } from 'vitest'
import { lessonBody, withoutNames } from './lesson.logic.ts'

test('of whom it happened to nobody reads', () => {
  expect(withoutNames('김현우 씨가 미끄러졌고 김현우의 발목이', ['김현우', ' '])).toBe(
    '재해자 씨가 미끄러졌고 재해자의 발목이',
  )
  expect(withoutNames('이 사다리는', ['이'])).toBe('이 사다리는')
})

test('a lesson says what happened, why, and what is done from now on', () => {
  expect(lessonBody({ whatDesc: '떨어졌다', whyDesc: '걸이가 없었다', learnDesc: '걸이에 건다' })).toBe(
    '무슨 일이 있었나\n떨어졌다\n\n왜 일어났나\n걸이가 없었다\n\n이렇게 합니다\n걸이에 건다',
  )
})
