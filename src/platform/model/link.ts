/**
 * What a page without an account asks: the questions, and whether they are answered. One check for both sides; without
 * a schema, for the page is to stay small.
 */
export interface LinkQuestion {
  name: string
  label: string
  /** One of the options, several of them, or words of one's own. */
  kind: 'one' | 'many' | 'text'
  options: { code: string; label: string }[]
  required: boolean
  /** Asked only of whoever answered another question so. */
  when: { name: string; is: string } | null
  /** The heading below which it stands. */
  part: string | null
  /** Words on one line: a name, a number. */
  isShort?: boolean | undefined
}
/** By the name of the question. */
export type LinkAnswers = Record<string, string | string[]>

/** A question with what most of them leave out. */
export const linkQuestionOf = (
  given: Pick<LinkQuestion, 'name' | 'label' | 'kind'> & Partial<LinkQuestion>,
): LinkQuestion => ({ options: [], required: false, when: null, part: null, ...given })

const codesIn = (answer: LinkAnswers[string] | undefined): readonly string[] =>
  answer === undefined || answer === '' ? [] : typeof answer === 'string' ? [answer] : answer

/** Those that are asked as far as has been answered. What hangs on a question that is not asked is not asked either. */
export function shownQuestions(questions: readonly LinkQuestion[], answers: LinkAnswers): LinkQuestion[] {
  const shown = new Set<string>()
  return questions.filter(({ name, when }) => {
    const isShown = when === null || (shown.has(when.name) && codesIn(answers[when.name]).includes(when.is))
    if (isShown) shown.add(name)
    return isShown
  })
}

/** The first question that has to be answered and is not. */
export const unanswered = (questions: readonly LinkQuestion[], answers: LinkAnswers): LinkQuestion | undefined =>
  shownQuestions(questions, answers).find(
    ({ name, required }) => required && !codesIn(answers[name]).some((text) => text.trim() !== ''),
  )

/** What was answered to what is asked; the rest, typed before another answer was changed, is left out. */
export function keptAnswers(questions: readonly LinkQuestion[], answers: LinkAnswers): LinkAnswers {
  const shown = shownQuestions(questions, answers)
  return Object.fromEntries(
    shown.flatMap(({ name }) => {
      const answer = answers[name]
      return answer === undefined ? [] : [[name, answer]]
    }),
  )
}

/** The name of an answer that the page could not have given: to no question, of another shape, or no option of its. */
export function strangeAnswer(questions: readonly LinkQuestion[], answers: LinkAnswers): string | undefined {
  return Object.keys(answers).find((name) => {
    const question = questions.find((one) => one.name === name)
    const answer = answers[name]
    if (!question || answer === undefined || Array.isArray(answer) !== (question.kind === 'many')) return true
    if (question.kind === 'text') return false
    const codes = codesIn(answer)
    return (
      new Set(codes).size < codes.length || codes.some((code) => !question.options.some((one) => one.code === code))
    )
  })
}

/** Letters and digits that nobody confuses, for a key is written down from a screen. */
const TICKET_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const TICKET_LENGTH = 10
export const TICKET = /^[2-9A-HJ-NP-Z]{10}$/

/** The key to what somebody has told without saying who he is; drawn on his device, shown to him alone. */
export function ticketOf(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return [...random(new Uint8Array(TICKET_LENGTH))].map((byte) => TICKET_LETTERS[byte % TICKET_LETTERS.length]).join('')
}
/** As it is typed: in small letters, with spaces or dashes. */
export const ticketFrom = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
