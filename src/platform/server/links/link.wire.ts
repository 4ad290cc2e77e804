/** What every page behind a link shares on its way here: the questions, their answers, and what is wrong with them. */
import { z } from 'zod'
import { type Area, translate } from '#platform/model/i18n.ts'
import { keptAnswers, type LinkAnswers, type LinkQuestion, strangeAnswer, unanswered } from '#platform/model/link.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import { invalid, Refusal } from '../refusal.ts'
import type { LinkPart } from './link.ts'

export const tags = ['링크']
/** Whoever stands at the work stops it by such a page. */
export const config = { open: true, always: true } as const
export const params = z.object({ key: z.string().max(40) })
/** Which version of a paper the code stands on. */
export const paperAsked = z.object({ v: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined) })
export const over = () =>
  new Refusal(404, 'LINK_OVER', '쓸 수 없는 링크입니다. 기한이 지났으면 담당자에게 새 링크를 받으십시오.')

export const linkQuestion = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['one', 'many', 'text']),
  options: z.array(z.object({ code: z.string(), label: z.string() })),
  required: z.boolean(),
  when: z.object({ name: z.string(), is: z.string() }).nullable(),
  part: z.string().nullable(),
  isShort: z.boolean().optional(),
})
/** A line with what people wrote in it: in the reader's language as far as somebody has said it. */
const readLine = z.object({
  label: z.string(),
  value: z.string(),
  /** What `value` is the translation of. */
  korean: z.string().optional(),
  /** Nobody has said it in the reader's language: it stands in Korean. */
  lacks: z.boolean().optional(),
  /** Words of it in the reader's language, which are no translation. */
  words: z.string().optional(),
})
/** How a record stands, for everybody on the spot. The server of a purpose says it in Korean, but for data. */
export const liveState = z.object({
  tone: z.enum(['draft', 'progress', 'waiting', 'done', 'danger', 'suspended']),
  headline: z.string(),
  lines: z.array(readLine.extend({ isWritten: z.boolean().optional() })).readonly(),
  /** What anybody may do about it at once, with a choice of reasons and nothing else. */
  act: z
    .object({
      label: z.string(),
      options: z.array(z.object({ code: z.string(), label: z.string() })),
      /** Whom to call while it has not been sent. */
      tel: z.string(),
      /** Nothing to do now: only a page that has no network, and does not know, offers it. */
      isOnlyAway: z.boolean(),
      /** On the button of whoever did it by mistake. */
      regret: z.string().optional(),
      /** On that of whoever did it and leaves his name. */
      claim: z.string().optional(),
    })
    .optional(),
  /** Whether there is something to answer for whoever says who he is. */
  asks: z.boolean(),
  /** Of the paper whose code was read: whether it still says what the record says, in the words of who reads. */
  paper: z
    .object({
      tone: z.enum(['draft', 'progress', 'waiting', 'done', 'danger', 'suspended']),
      headline: z.string(),
      lines: z.array(z.string()),
    })
    .optional(),
  /** What whoever says who he is answers again and again, with one touch; and how many seconds he has for it. */
  touch: z
    .object({
      label: z.string(),
      until: z.string(),
      leftS: z.number(),
      said: z.string(),
      answers: z.record(z.string(), z.array(z.string())),
    })
    .optional(),
})
export type LinkState = z.infer<typeof liveState>

const MAX_TEXT = 1000
const MAX_CODE = 60
export const linkAnswers = z
  .record(
    z.string().max(MAX_CODE),
    z.union([z.string().max(MAX_TEXT), z.array(z.string().max(MAX_CODE)).max(MAX_CODE)]),
  )
  .refine((answers) => Object.keys(answers).length <= 100)

/** @throws Refusal 400 for what the page would not have sent, 422 for what is missing */
export function fitting(questions: readonly LinkQuestion[], answers: LinkAnswers): LinkAnswers {
  const strange = strangeAnswer(questions, answers)
  if (strange !== undefined)
    throw invalid([{ field: `answers.${strange}`, code: 'NOT_AN_OPTION', message: '선택할 수 없는 값입니다.' }])
  const missing = unanswered(questions, answers)
  if (missing) throw new Refusal(422, 'LINK_ANSWER_MISSING', '답하지 않은 문항이 있습니다.')
  return keptAnswers(questions, answers)
}

/** The words of the area whose page it is, in the language of who reads it. */
export const wordsOf =
  ({ area }: { readonly area: Area }, language: PageLanguage): Words =>
  (korean) =>
    translate(area, language, korean)
export type Words = (korean: string) => string

/** What is the record's own, a name or a title, has no translation and stays as it is. */
export const inLanguage = (question: LinkQuestion, t: Words): LinkQuestion => ({
  ...question,
  label: t(question.label),
  part: question.part === null ? null : t(question.part),
  options: question.options.map(({ code, label }) => ({ code, label: t(label) })),
})

export const toldLine = readLine.extend({
  tone: z.enum(['draft', 'progress', 'waiting', 'done', 'danger', 'suspended']).optional(),
})

/** Lines as they are read; what a person wrote stays as it is. */
export const partIn = ({ title, lines }: LinkPart, t: Words) => ({
  title: t(title),
  lines: lines.map(({ isWritten = false, ...line }) => ({
    ...line,
    label: t(line.label),
    value: isWritten ? line.value : t(line.value),
  })),
})
