import { expect, test } from 'vitest'
import { withoutValues } from './without-values.ts'

test.each([
  [`invalid input syntax for type integer: "김서연"`, 'invalid input syntax for type integer: …'],
  [`Unexpected token '김', "김서연 010-1234-5678" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
  [`Cannot read properties of undefined (reading 'deptNm')`, `Cannot read properties of undefined (reading 'deptNm')`],
  [
    'duplicate key value violates unique constraint "sys_user_pkey"',
    'duplicate key value violates unique constraint "sys_user_pkey"',
  ],
  ['call 010-1234-5678', 'call …'],
  ['at save (https://x/assets/app.js?name=kim:10:3)', 'at save (https://x/assets/app.js:10:3)'],
])('S-121 an error is told without what people entered: %s', (text, told) => {
  expect(withoutValues(text)).toBe(told)
})
