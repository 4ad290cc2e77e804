import { expect, test } from 'vitest'
import { lawText } from './law-text.ts'

const english: Readonly<Record<string, string>> = {
  '제{n}조': 'Art. {n}',
  '별표 {n}': 'Annex {n}',
  안전보건규칙: 'Safety and Health Rules',
  '산업안전보건법 제52조': 'OSH Act, Art. 52',
}
const inEnglish = (text: string, values: Record<string, unknown> = {}) =>
  (english[text] ?? text).replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]))
const inKorean = (text: string) => text

test.each([
  ['안전보건규칙 제619조의2제1항', 'Safety and Health Rules Art. 619-2(1)'],
  ['안전보건규칙 제38조제1항제6호', 'Safety and Health Rules Art. 38(1) 6'],
  ['안전보건규칙 제42조, 제44조', 'Safety and Health Rules Art. 42, Art. 44'],
  ['안전보건규칙 제339조, 별표 11', 'Safety and Health Rules Art. 339, Annex 11'],
  ['산업안전보건법 제52조', 'OSH Act, Art. 52'],
  ['사내 기준', '사내 기준'],
])('%s is read by its numbers', (law, read) => {
  expect(lawText(law, inEnglish)).toBe(read)
  expect(lawText(law, inKorean)).toBe(law)
})
