import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  keptAnswers,
  type LinkAnswers,
  linkQuestionOf,
  shownQuestions,
  strangeAnswer,
  TICKET,
  ticketFrom,
  ticketOf,
  unanswered,
} from './link.ts'

const yesNo = [
  { code: 'Y', label: '예' },
  { code: 'N', label: '아니요' },
]
const questions = [
  linkQuestionOf({ name: 'pain', kind: 'one', label: '아픕니까?', options: yesNo, required: true }),
  linkQuestionOf({
    name: 'parts',
    kind: 'many',
    label: '어디가?',
    required: true,
    when: { name: 'pain', is: 'Y' },
    options: [
      { code: 'neck', label: '목' },
      { code: 'back', label: '허리' },
    ],
  }),
  linkQuestionOf({
    name: 'neck.how',
    kind: 'one',
    label: '얼마나?',
    required: true,
    when: { name: 'parts', is: 'neck' },
    options: yesNo,
  }),
  linkQuestionOf({ name: 'words', kind: 'text', label: '하고 싶은 말' }),
]
const namesOf = (answers: LinkAnswers) => shownQuestions(questions, answers).map(({ name }) => name)

test('0.8 a question that hangs on an answer comes with it and goes with it, and so does what hangs on it', () => {
  expect(namesOf({})).toEqual(['pain', 'words'])
  expect(namesOf({ pain: 'Y' })).toEqual(['pain', 'parts', 'words'])
  expect(namesOf({ pain: 'Y', parts: ['neck'] })).toEqual(['pain', 'parts', 'neck.how', 'words'])
  expect(namesOf({ pain: 'N', parts: ['neck'] })).toEqual(['pain', 'words'])
})

test('0.8 what has to be answered is named, the first of it; what is not asked any more is left out', () => {
  expect(unanswered(questions, {})?.name).toBe('pain')
  expect(unanswered(questions, { pain: 'N' })).toBeUndefined()
  expect(unanswered(questions, { pain: 'Y', parts: [] })?.name).toBe('parts')
  expect(unanswered(questions, { pain: 'Y', parts: ['neck'], 'neck.how': '' })?.name).toBe('neck.how')
  expect(keptAnswers(questions, { pain: 'N', parts: ['neck'], 'neck.how': 'Y', words: '' })).toEqual({
    pain: 'N',
    words: '',
  })
})

test.each<[string, LinkAnswers]>([
  ['nothing', { nothing: 'Y' }],
  ['pain', { pain: 'MAYBE' }],
  ['pain', { pain: ['Y'] }],
  ['parts', { parts: 'neck' }],
  ['parts', { parts: ['neck', 'neck'] }],
  ['__proto__', { ['__proto__' as string]: 'Y', ...JSON.parse('{"__proto__":"Y"}') }],
])('0.8 an answer that the page cannot give is found: %s', (name, answers) => {
  expect(strangeAnswer(questions, answers)).toBe(name)
})

test('0.8 property: what fits is taken whole by who asks, and taking it twice takes the same', () => {
  const some = fc.record(
    {
      pain: fc.constantFrom('Y', 'N'),
      parts: fc.uniqueArray(fc.constantFrom('neck', 'back')),
      'neck.how': fc.constantFrom('Y', 'N'),
      words: fc.string({ maxLength: 20 }),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  fc.assert(
    fc.property(some, (answers) => {
      expect(strangeAnswer(questions, answers)).toBeUndefined()
      const kept = keptAnswers(questions, answers)
      expect(keptAnswers(questions, kept)).toEqual(kept)
      expect(unanswered(questions, kept)).toEqual(unanswered(questions, answers))
      expect(Object.keys(kept).every((name) => namesOf(kept).includes(name))).toBe(true)
    }),
  )
})

test('a follow-up key has ten letters that can be read off a screen, however they are typed back', () => {
  const ticket = ticketOf((bytes) => crypto.getRandomValues(bytes))
  expect(ticket).toMatch(TICKET)
  expect(ticketFrom(` ${ticket.slice(0, 5).toLowerCase()}-${ticket.slice(5)} `)).toBe(ticket)
})
