import { expect, expectTypeOf, test } from 'vitest'
import { absent, instead, type Joined, Joins, join, port, portOfMany, ports } from './ports.ts'

type Keeper = (db: Joined, name: string) => number | undefined
const shelfAsks = ports('shelf', {
  countOf: port<Keeper>(() => undefined),
  mayTake: port<(db: Joined) => boolean>(() => false),
  readers: portOfMany<() => string>([() => 'nobody']),
})
const answers = join(shelfAsks, {
  countOf: (_, name) => name.length,
  mayTake: () => true,
  readers: [() => 'a', () => 'b'],
})
const site = (...joins: Parameters<typeof Joins.of>[1]): Joined => ({ joins: Joins.of([shelfAsks], joins) })

test('a port is asked like a function, and answered by whoever was joined', () => {
  const db = site(answers)
  expect(shelfAsks.countOf(db, 'abc')).toBe(3)
  expect(shelfAsks.mayTake(db)).toBe(true)
  expect(shelfAsks.readers(db).map((read) => read())).toEqual(['a', 'b'])
  expectTypeOf(shelfAsks.countOf).parameters.toEqualTypeOf<[Joined, string]>()
})

test('a port without an answer is named, and so is an answer that nobody asked for or that was given twice', () => {
  const none = ports('shelf', {})
  expect(() => Joins.of([shelfAsks], [])).toThrow(
    'Nobody answers the port shelf.countOf; Nobody answers the port shelf.mayTake; Nobody answers the port shelf.readers.',
  )
  expect(() => Joins.none.require([shelfAsks])).toThrow('Nobody answers the port shelf.countOf')
  expect(() => shelfAsks.mayTake({ joins: Joins.none })).toThrow('Nobody answers the port shelf.mayTake')
  expect(() => Joins.of([none], [answers])).toThrow('Nobody asks the port shelf.countOf')
  expect(() => Joins.of([shelfAsks], [answers, answers])).toThrow('The port shelf.countOf is answered twice')
  expect(() => Joins.of([shelfAsks, shelfAsks], [answers])).toThrow('Two groups ask by the name shelf.countOf')
})

test('what an absent area means the port says: a figure is not known, a right is not there', () => {
  const gone = absent('library')
  const db = site(join(shelfAsks, { countOf: gone, mayTake: gone, readers: gone }))
  expect(shelfAsks.countOf(db, 'abc')).toBeUndefined()
  expect(shelfAsks.mayTake(db)).toBe(false)
  expect(shelfAsks.readers(db).map((read) => read())).toEqual(['nobody'])
})

test('who answers otherwise changes nothing for anybody else', () => {
  const db = site(answers)
  const other = { joins: db.joins.with([instead(shelfAsks, { countOf: () => 7 })]) }
  expect([shelfAsks.countOf(db, 'abc'), shelfAsks.countOf(other, 'abc')]).toEqual([3, 7])
  expect(shelfAsks.mayTake(other)).toBe(true)
})

test('an answer of another form, or a forgotten one, does not compile', () => {
  // @ts-expect-error readers is not answered
  join(shelfAsks, { countOf: () => 1, mayTake: () => true })
  // @ts-expect-error a word is no number
  instead(shelfAsks, { countOf: () => 'one' })
  // @ts-expect-error nobody asks for it
  instead(shelfAsks, { weight: () => 1 })
})
