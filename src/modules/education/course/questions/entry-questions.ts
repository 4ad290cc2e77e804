/**
 * The bank of the test that ends entry education: 40 questions in seven languages, written for a site with flammable and
 * toxic substances. Each row is the question and its choices with the right one first; it is moved about when it is loaded.
 */
import { entryQuestionsEn } from './entry-questions-en.ts'
import { entryQuestionsEs } from './entry-questions-es.ts'
import { entryQuestionsKr } from './entry-questions-kr.ts'
import { entryQuestionsTh } from './entry-questions-th.ts'
import { entryQuestionsUz } from './entry-questions-uz.ts'
import { entryQuestionsVi } from './entry-questions-vi.ts'
import { entryQuestionsZh } from './entry-questions-zh.ts'

export type QuestionText = readonly [question: string, right: string, wrong: string, wrong: string, wrong: string]

interface QuestionSeed {
  questionCd: string
  langCd: string
  questionDesc: string
  choices: readonly string[]
  answerNo: number
}

const banks: Readonly<Record<string, readonly QuestionText[]>> = {
  kr: entryQuestionsKr,
  en: entryQuestionsEn,
  zh: entryQuestionsZh,
  es: entryQuestionsEs,
  vi: entryQuestionsVi,
  th: entryQuestionsTh,
  uz: entryQuestionsUz,
}
const CODE_DIGITS = 2

export const entryQuestions = (): QuestionSeed[] =>
  Object.entries(banks).flatMap(([langCd, bank]) =>
    bank.map(([questionDesc, right, ...wrong], index) => {
      const place = (index * 7) % 4
      return {
        questionCd: `ENTRY-${String(index + 1).padStart(CODE_DIGITS, '0')}`,
        langCd,
        questionDesc,
        answerNo: place + 1,
        choices: wrong.toSpliced(place, 0, right),
      }
    }),
  )
