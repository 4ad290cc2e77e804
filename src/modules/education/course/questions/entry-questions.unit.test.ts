import { expect, test } from 'vitest'
import { entryQuestions } from './entry-questions.ts'

test('the bank of entry education has 40 questions in each of four languages, no two alike, one answer right', () => {
  const all = entryQuestions()
  for (const langCd of ['kr', 'en', 'zh', 'es']) {
    const bank = all.filter((one) => one.langCd === langCd)
    expect(new Set(bank.map(({ questionDesc }) => questionDesc)).size, langCd).toBe(40)
    for (const { choices, questionDesc } of bank) expect(new Set(choices).size, questionDesc).toBe(4)
  }
  const answers = all.filter(({ langCd }) => langCd === 'kr').map(({ answerNo }) => answerNo)
  expect(new Set(answers).size).toBe(4)
})
