import { expect, test } from 'vitest'
import { Entrance } from './entrance.ts'

const LIMITS = { most: 2, waiting: 3, patienceMs: 1_000 }

function anEntrance() {
  const room = { now: Number.POSITIVE_INFINITY }
  const inside: string[] = []
  const away: string[] = []
  const entrance = new Entrance<string>(LIMITS, {
    room: () => room.now,
    letIn: (one) => void inside.push(one),
    sendAway: (one) => void away.push(one),
  })
  const come = (names: string, now: number) => {
    for (const name of names) entrance.come(name, now)
  }
  return { entrance, inside, away, come, room }
}

test('so many are let in at a time; who comes then waits, and is let in in turn as others leave', () => {
  const { entrance, inside, away, come } = anEntrance()
  come('abcd', 0)
  expect([inside.join(''), entrance.waiting]).toEqual(['ab', 2])
  entrance.leave(10)
  expect(inside.join('')).toBe('abc')
  come('e', 20)
  entrance.leave(30)
  entrance.leave(40)
  expect(inside.join(''), 'nobody is passed').toBe('abcde')
  expect([entrance.inside, entrance.waiting, away]).toEqual([2, 0, []])
})

test('a crowd of a moment waits, however large it is; each of it only so long', () => {
  const { entrance, inside, away, come } = anEntrance()
  come('abcdefghij', 0)
  come('k', 500)
  expect([entrance.waiting, away]).toEqual([9, []])
  entrance.leave(1_000)
  expect([inside.join(''), away]).toEqual(['abc', []])
  entrance.look(1_001)
  expect(away.join(''), 'and where there is room after that, whoever has not waited as long').toBe('defghij')
  entrance.leave(1_100)
  expect(inside.join('')).toBe('abck')
})

test('where a crowd stays few wait, and all others are sent away as they come', () => {
  const { entrance, inside, away, come } = anEntrance()
  come('ab', 0)
  come('c', 0)
  come('defgh', 900)
  entrance.leave(950)
  entrance.look(1_001)
  expect(away.join(''), 'the line of before is too long now: who has come last keeps his place').toBe('de')
  come('xyz', 1_002)
  expect(away.join('')).toBe('dexyz')
  entrance.leave(1_003)
  come('k', 1_004)
  expect([inside.join(''), away.join(''), entrance.waiting]).toEqual(['abcf', 'dexyz', 3])
})

test('a crowd is over when nobody waits: then one waits again', () => {
  const { entrance, away, come } = anEntrance()
  come('abc', 0)
  come('defgh', 1_001)
  expect(away.join('')).toBe('fgh')
  entrance.look(1_002)
  for (const _ of 'abde') entrance.leave(1_100)
  expect([away.join(''), entrance.inside, entrance.waiting]).toEqual(['fghc', 0, 0])
  come('klmnopq', 1_200)
  expect([away.join(''), entrance.waiting]).toEqual(['fghc', 5])
})

test('who has gone away by himself is not let in and takes nobody’s place', () => {
  const { entrance, inside, come } = anEntrance()
  come('abcd', 0)
  entrance.giveUp('c')
  entrance.leave(10)
  expect([inside.join(''), entrance.waiting]).toEqual(['abd', 0])
})

test('with less room than were let in nobody more is, and with more again the next are', () => {
  const { entrance, inside, come, room } = anEntrance()
  room.now = 0
  come('abc', 0)
  expect(inside).toEqual([])
  room.now = 2
  entrance.look(10)
  expect([inside.join(''), entrance.waiting]).toEqual(['ab', 1])
})
