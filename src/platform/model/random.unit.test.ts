import { describe, expect, it } from 'vitest'
import { random } from './random.ts'

describe('random', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const draw = (seed: string) => Array.from({ length: 20 }, random(seed).next)
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  it('reaches both ends of a range and nothing beyond them', () => {
    const source = random('dice')
    const thrown = new Set(Array.from({ length: 500 }, () => source.int(1, 6)))
    expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('follows weights and never takes what weighs nothing', () => {
    const source = random('weights')
    const drawn = Array.from({ length: 4000 }, () =>
      source.weighted([
        ['often', 3],
        ['seldom', 1],
        ['never', 0],
      ]),
    )
    expect(drawn).not.toContain('never')
    expect(drawn.filter((value) => value === 'often').length / drawn.length).toBeCloseTo(0.75, 1)
  })

  it('shuffles a copy and keeps every element', () => {
    const list = Array.from({ length: 50 }, (_, index) => index)
    const shuffled = random('cards').shuffle(list)
    expect(shuffled).not.toEqual(list)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list)
  })

  it('keeps a forked sequence apart from what is drawn beside it', () => {
    const busy = random('site')
    busy.next()
    expect(busy.fork('staff').next()).toBe(random('site').fork('staff').next())
  })

  it('refuses to choose from nothing', () => {
    expect(() => random('x').pick([])).toThrow(RangeError)
    expect(() => random('x').weighted([])).toThrow(RangeError)
  })
})
