import { expect, test } from 'vitest'
import { faultFields, logTo } from './log.ts'

function lines(least: Parameters<typeof logTo>[0]) {
  const printed: string[] = []
  return { log: logTo(least, (line) => printed.push(line)), printed }
}

test('a text that somebody sent makes no entry of its own and turns no terminal red', () => {
  const { log, printed } = lines('warn')
  log.write('error', {
    where: 'POST /api/a\nb',
    ...faultFields(new Error('no such file: x\r\nlogin admin: OK[31m \u0007')),
  })
  expect(printed).toHaveLength(1)
  expect(printed[0]?.trimEnd()).not.toMatch(/\p{Cc}|\u2028/u)
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ level: 'error', where: 'POST /api/a\nb' })
})

test('LOG_LEVEL says what is printed', () => {
  for (const [least, count] of [
    ['info', 3],
    ['warn', 2],
    ['fatal', 0],
    ['silent', 0],
  ] as const) {
    const { log, printed } = lines(least)
    for (const level of ['info', 'warn', 'error'] as const) log.write(level, {})
    expect(printed, least).toHaveLength(count)
  }
})

test('a fault is printed with its stack; what was thrown and is no error in words', () => {
  expect(faultFields(new Error('gone'))).toMatchObject({
    message: 'gone',
    stack: expect.stringMatching(/^Error: gone\n +at /),
  })
  expect(faultFields({ code: 'QUEUE', of: { name: 'often' } }).message).toBe("{ code: 'QUEUE', of: { name: 'often' } }")
})
