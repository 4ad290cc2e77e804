import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { removeLeftovers, scratchFolder } from './scratch.ts'

test('the folders of a run that has ended go, those of one that runs stay', () => {
  const mine = scratchFolder('unit')
  // No process has a number above the most that Linux gives.
  const left = join(dirname(mine), 'jikim-unit-4194305-abcdef')
  mkdirSync(left)
  removeLeftovers()
  const stayed = [mine, left].map((folder) => existsSync(folder))
  rmSync(mine, { recursive: true })
  expect(stayed).toEqual([true, false])
})
