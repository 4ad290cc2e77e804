import { expect, test } from 'vitest'
import { fitParticles } from './hangul.ts'

test('a particle fits the word before it', () => {
  expect(fitParticles('제목은(는) 필수입니다.')).toBe('제목은 필수입니다.')
  expect(fitParticles('발생일시은(는) 필수입니다.')).toBe('발생일시는 필수입니다.')
  expect(fitParticles('PTW-20261124-0007와(과) 12 m, 작업허가와(과) 0 m')).toBe(
    'PTW-20261124-0007과 12 m, 작업허가와 0 m',
  )
  expect(fitParticles('지금은 사유을(를) 바꿀 수 없습니다.')).toBe('지금은 사유를 바꿀 수 없습니다.')
  expect(fitParticles('「목록」을(를) 「메모」(으)로 바꿉니다.')).toBe('「목록」을 「메모」로 바꿉니다.')
})

test('after ㄹ 으로 loses its 으; digits and letters count as they are read aloud', () => {
  expect(fitParticles('서울(으)로 부산(으)로')).toBe('서울로 부산으로')
  expect(fitParticles('3을(를) 2을(를) 7(으)로')).toBe('3을 2를 7로')
  expect(fitParticles('PSM이(가) HiPo이(가)')).toBe('PSM이 HiPo가')
})

test('a text without a word before it stays as it is', () => {
  expect(fitParticles('은(는)')).toBe('은(는)')
})
