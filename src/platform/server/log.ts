/** What the program prints: one line of JSON for each entry, whatever somebody has put into the texts that it holds. */
import { inspect } from 'node:util'

/** From the most talkative to the quietest. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export interface Log {
  /** Whether what has this level is printed at all. */
  isOn(level: Exclude<LogLevel, 'silent'>): boolean
  write(level: Exclude<LogLevel, 'silent'>, fields: Readonly<Record<string, unknown>>): void
}

const CONTROL = /[\u007f-\u009f\u2028\u2029]/g

/** @param print takes a line with its end */
export function logTo(least: LogLevel, print: (line: string) => void): Log {
  const rank = logLevels.indexOf(least)
  const isOn: Log['isOn'] = (level) => logLevels.indexOf(level) >= rank
  return {
    isOn,
    write(level, fields) {
      if (!isOn(level)) return
      const line = JSON.stringify({ time: new Date().toISOString(), level, ...fields })
      print(`${line.replace(CONTROL, '?')}\n`)
    },
  }
}

/** A fault in words: what was thrown need not be an error. */
export const faultFields = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? { message: error.message, stack: error.stack, ...(error.cause !== undefined && { cause: wordsOf(error.cause) }) }
    : { message: wordsOf(error) }

const wordsOf = (thrown: unknown): string =>
  thrown instanceof Error
    ? thrown.message
    : typeof thrown === 'string'
      ? thrown
      : inspect(thrown, { depth: 3, breakLength: Infinity })
