import { expect, test } from 'vitest'
import { strokesIn, strokesText } from './other-signs.logic.ts'

test('strokes come back as they were drawn; what draws nothing is no signature', () => {
  expect(
    strokesIn(
      strokesText([
        [0, 0, 1000, 1000],
        [20, 30],
      ]),
    ),
  ).toEqual([
    [0, 0, 1000, 1000],
    [20, 30],
  ])
  for (const text of ['', '[]', '[[]]', '{}', 'null', '[[1.5, 2]]', '[[0, 1001]]', '[["0"]]', '<svg/>', '[0, 1]'])
    expect(strokesIn(text), text).toBeUndefined()
})
