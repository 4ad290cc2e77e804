/** The first page of a contractor on the wire; both sides know these shapes. */
import type { Urgency } from './home.logic.ts'

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

/** One line that leads somewhere. Its text is Korean with places, or what somebody wrote. */
export interface HomeItem {
  text: string
  values?: Record<string, string | number>
  /** What it is: a kind of document, a kind of paper. */
  label?: string
  href: string
  urgencyCd: Urgency
  atDt?: string | null
  dueYmd?: string | null
}
/** One of those that a figure counts, in the list that the figure leads to. */
export interface HomeRow {
  label: string
  text: string
  values?: Record<string, string | number>
  /** Null: there is nothing behind it to open. */
  href: string | null
  atDt?: string | null
  dueYmd?: string | null
  /** The figures that count it. */
  inCds: string[]
}
export interface HomeList {
  figures: { code: string; label: string; value: number }[]
  rows: HomeRow[]
}
/** The address of that list. */
export const homeList = (cardId: CardId, code: string): string => `/index?card=${cardId}&of=${code}`

export interface HomeFigure {
  label: string
  /** Null: not known. */
  value: number | string | null
  unit?: string
  href?: string
  tone?: 'danger' | 'waiting' | 'suspended'
}
export interface HomeCard {
  cardId: CardId
  /** Whether it could be read. */
  isFailed: boolean
  href: string | null
  figures: HomeFigure[]
  items: HomeItem[]
  /** Something to keep in mind, with its law. */
  note?: { text: string; values?: Record<string, string | number>; law?: string; tone: 'danger' | 'waiting' } | null
  /** Totals of evaluations, the oldest first. */
  points?: { name: string; value: number; grade: string }[]
}
export interface HomeAnswer {
  now: string
  cards: HomeCard[]
}
