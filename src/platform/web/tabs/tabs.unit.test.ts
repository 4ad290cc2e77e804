import { describe, expect, test } from 'vitest'
import { close, closeOthers, emptyStrip, lastPath, pinnedPath, renew, type Strip, visit } from './tabs.ts'

const visited = (...paths: string[]): Strip => paths.reduce((strip, path) => visit(strip, path, path), emptyStrip)
const pathsOf = (strip: Strip) => strip.tabs.map((tab) => tab.path)

describe('S-105', () => {
  test('the dashboard is the pinned first tab', () => {
    expect(pathsOf(visited('/a'))).toEqual([pinnedPath, '/a'])
  })

  test('the same path with another query updates its tab', () => {
    const strip = visit(visited('/a', '/b'), '/a', '/a?page=2')
    expect(strip.tabs.map((tab) => tab.fullPath)).toEqual([pinnedPath, '/a?page=2', '/b'])
  })

  test('a record and a param are other tabs', () => {
    expect(pathsOf(visited('/a', '/a/17', '/a_GEN'))).toEqual([pinnedPath, '/a', '/a/17', '/a_GEN'])
  })

  test('visiting again changes nothing', () => {
    const strip = visited('/a')
    expect(visit(strip, '/a', '/a')).toBe(strip)
  })
})

test('S-107 renewing one tab leaves the state of the others', () => {
  const before = visited('/a', '/b')
  const after = renew(before, '/a')
  expect(after.tabs[1]?.generation).not.toBe(before.tabs[1]?.generation)
  expect(after.tabs[2]?.generation).toBe(before.tabs[2]?.generation)
})

test('S-108 a closed tab that is opened again is a new one', () => {
  const first = visited('/a')
  const again = visit(close(first, '/a'), '/a', '/a')
  expect(again.tabs[1]?.generation).not.toBe(first.tabs[1]?.generation)
})

describe('S-108', () => {
  test('closing goes to the last tab of the strip, the pinned one stays', () => {
    const strip = close(visited('/a', '/b', '/c'), '/b')
    expect(lastPath(strip)).toBe('/c')
    expect(pathsOf(close(close(close(strip, '/a'), '/c'), pinnedPath))).toEqual([pinnedPath])
  })

  test('closing the others keeps this one and the pinned one', () => {
    expect(pathsOf(closeOthers(visited('/a', '/b', '/c'), '/b'))).toEqual([pinnedPath, '/b'])
  })
})
