/** Vitest's set-up of each test file. */
import { inject } from 'vitest'
import { moveDate } from './test-day.ts'

moveDate(inject('shiftMs'))
