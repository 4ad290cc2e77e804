/** The first page of a contractor: ten cards in one answer, and what the figures of one card count. */
import { call, menu } from '#platform/model/call.ts'
import { z } from '#schema'
import { vendorMaster } from '../master/vendor-master.model.ts'

export const cardIds = [
  'permits',
  'todo',
  'expiring',
  'warns',
  'demerits',
  'notices',
  'grade',
  'people',
  'weather',
  'council',
] as const
export type CardId = (typeof cardIds)[number]

/** The address of that list. */
export const homeList = (cardId: CardId, code: string): string => `/index?card=${cardId}&of=${code}`

const text = z.string().nullable()
const values = z.record(z.string(), z.union([z.string(), z.number()])).optional()

const figure = z.object({
  label: z.string(),
  /** Null: not known. */
  value: z.union([z.number(), z.string()]).nullable(),
  unit: z.string().optional(),
  href: z.string().optional(),
  tone: z.enum(['danger', 'waiting', 'suspended']).optional(),
})
export type HomeFigure = z.infer<typeof figure>

/** One line that leads somewhere. Its text is Korean with places, or what somebody wrote. */
const item = z.object({
  text: z.string(),
  values,
  /** What it is: a kind of document, a kind of paper. */
  label: z.string().optional(),
  href: z.string(),
  urgencyCd: z.enum(['NOW', 'RETURNED', 'DUE', 'MUST', 'OTHER']),
  atDt: text.optional(),
  dueYmd: text.optional(),
})
export type HomeItem = z.infer<typeof item>

const card = z.object({
  cardId: z.enum(cardIds),
  /** Whether it could not be read. */
  isFailed: z.boolean(),
  href: text,
  figures: z.array(figure),
  items: z.array(item),
  /** Something to keep in mind, with its law. */
  note: z
    .object({ text: z.string(), values, law: z.string().optional(), tone: z.enum(['danger', 'waiting']) })
    .nullable()
    .optional(),
  /** Totals of evaluations, the oldest first. */
  points: z.array(z.object({ name: z.string(), value: z.number(), grade: z.string() })).optional(),
})
export type HomeCard = z.infer<typeof card>
const whole = z.object({ now: z.string(), cards: z.array(card) })
export type HomeAnswer = z.infer<typeof whole>

/** One of those that a figure counts, in the list that the figure leads to. */
const row = z.object({
  text: z.string(),
  values,
  label: z.string(),
  /** Null: there is nothing behind it to open. */
  href: text,
  /** The figures that count it. */
  inCds: z.array(z.string()),
  atDt: text.optional(),
  dueYmd: text.optional(),
})
export type HomeRow = z.infer<typeof row>
const list = z.object({
  figures: z.array(z.object({ code: z.string(), label: z.string(), value: z.number() })),
  rows: z.array(row),
})
export type HomeList = z.infer<typeof list>

const seen = { right: menu(vendorMaster.route.vendor ?? ''), tag: '업체 첫 화면' }
export const vendorHome = call.get('/api/vendor/home', { ...seen, answer: whole })
export const vendorHomeList = call.get('/api/vendor/home/{cardId}', {
  ...seen,
  places: { cardId: z.enum(cardIds) },
  answer: list,
})
