/** Vitest's global set-up of what needs no database: its test files begin on the day of the tests as well. */
import type { TestProject } from 'vitest/node'
import { shiftOfRun } from './test-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** From the clock of the machine to that of the tests. */
    shiftMs: number
  }
}

export default function setUp(project: TestProject): void {
  project.provide('shiftMs', shiftOfRun())
}
