import { expect, test } from 'vitest'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Story } from '../wire.ts'
import { withOneDraft } from './draft-story.ts'

const of = (tone: 'draft' | 'progress') =>
  ({ lifecycle: { start: 'TEMP', states: { TEMP: { label: '작성중', tone } }, actions: {} } }) as Pick<
    AnyDocument,
    'lifecycle'
  >
const told = (...actions: string[]) => actions.map((actionCd) => ({ actionCd }) as Story)
const shown = (tone: 'draft' | 'progress', ...actions: string[]) =>
  withOneDraft(of(tone), told(...actions)).map(({ actionCd }) => actionCd)

test('a draft is one line, however often it was saved', () => {
  expect(shown('draft', 'EDIT', 'FILE_ADD', 'EDIT', 'CREATE')).toEqual(['CREATE'])
  expect(shown('draft', 'report', 'EDIT', 'EDIT', 'CREATE')).toEqual(['report', 'CREATE'])
})

test('what is changed after the first step is told, also where it came back', () => {
  expect(shown('draft', 'report', 'EDIT', 'sendBack', 'report', 'EDIT', 'CREATE')).toEqual([
    ...['report', 'EDIT', 'sendBack', 'report', 'CREATE'],
  ])
})

test('what others see from the beginning on is told whole, and so is a story whose beginning is not there', () => {
  expect(shown('progress', 'EDIT', 'CREATE')).toEqual(['EDIT', 'CREATE'])
  expect(shown('draft', 'EDIT', 'report')).toEqual(['EDIT', 'report'])
  expect(shown('draft')).toEqual([])
})
