import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockText, unlockText } from './secret-text.ts'

const aDir = () => {
  const dir = mkdtempSync(join(tmpdir(), 'jikim-secret-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

test('what is locked is read back with the key of the site alone, and as what it belongs to', () => {
  const dir = aDir()
  const locked = lockText(dir, '900101-1234567', 'acc_victim:7')
  expect(locked).not.toContain('900101')
  expect(locked).not.toBe(lockText(dir, '900101-1234567', 'acc_victim:7'))
  expect(unlockText(dir, locked, 'acc_victim:7')).toBe('900101-1234567')
  expect(() => unlockText(dir, locked, 'acc_victim:8')).toThrow()
  expect(() => unlockText(aDir(), locked, 'acc_victim:7')).toThrow()
})
