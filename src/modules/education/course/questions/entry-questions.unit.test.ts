import { expect, test } from 'vitest'
import { eduLanguages } from '../edu-codes.model.ts'
import { entryQuestions } from './entry-questions.ts'

const all = entryQuestions()
const bankIn = (langCd: string) => all.filter((one) => one.langCd === langCd)
const others = Object.keys(eduLanguages).filter((langCd) => langCd !== 'kr')

test('the bank of entry education has 40 questions in each language that is taught in, no two alike, one answer right', () => {
  for (const langCd of Object.keys(eduLanguages)) {
    const bank = bankIn(langCd)
    expect(new Set(bank.map(({ questionDesc }) => questionDesc)).size, langCd).toBe(40)
    for (const { choices, questionDesc } of bank) expect(new Set(choices).size, questionDesc).toBe(4)
  }
  expect(new Set(bankIn('kr').map(({ answerNo }) => answerNo)).size).toBe(4)
})

/** What is written alike in every language. */
const marksIn = (langCd: string) =>
  bankIn(langCd).flatMap(({ questionCd, questionDesc, choices }) =>
    [questionDesc, ...choices].map((text, place) => [
      `${questionCd}:${place}`,
      text
        .replaceAll(',', '.')
        .match(/\d\d[\d.]*|H2S|LOTO|TBM/g)
        ?.join(' '),
    ]),
  )

test.each(others)('the same question and the same choice stand in the same place in %s', (langCd) => {
  expect(marksIn(langCd)).toEqual(marksIn('kr'))
  expect(JSON.stringify(bankIn(langCd))).not.toMatch(/[가-힣]/)
})
