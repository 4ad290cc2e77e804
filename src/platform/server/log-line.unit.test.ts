import { expect, test } from 'vitest'
import { logLine } from './log-line.ts'

test('a text that somebody sent makes no entry of its own and turns no terminal red', () => {
  const line = logLine('no such file: x\r\nlogin admin: OK\u001b[31m\u2028\u0007', 'POST /api/a\nb')
  expect(line).toBe('POST /api/a\n    b: no such file: x\n    login admin: OK?[31m??')
})

test('a fault is printed with its stack', () => {
  expect(logLine(new Error('gone'), 'jobs')).toMatch(/^jobs: Error: gone\n {4,}at /)
})
