import { expect, test } from 'vitest'
import { spanText } from './span-text.ts'

const inKorean = (text: string, values: Readonly<Record<string, unknown>> = {}) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]))

test.each([
  [0, '0분'],
  [59, '59분'],
  [60, '1시간'],
  [105, '1시간 45분'],
  [1500, '25시간'],
])('%i minutes are said as %s', (minutes, said) => expect(spanText(minutes, inKorean)).toBe(said))
