/** Who asks for his first page, and how its cards say what they found. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Language } from '#platform/model/problem.ts'
import { toQueryString } from '#platform/model/query.ts'
import { type Pressing, urgencyOf } from '#platform/model/urgency.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { type CardId, type HomeFigure, type HomeItem, type HomeList, type HomeRow, homeList } from './home.calls.ts'

export interface Asking {
  services: Services
  person: SignedInPerson
  vendorCd: string
  plantCd: string
  language: Language
  now: Date
  today: string
}
/** A list of what is counted. */
export const listOf = (route: string, where: Record<string, string>): string => `${route}?${toQueryString({ where })}`
/** A figure that counts rows and leads to them. */
export interface Counting {
  code: string
  label: string
  unit?: string
  tone?: 'danger' | 'waiting' | 'suspended'
}
const countOf = (rows: readonly HomeRow[], code: string) => rows.filter(({ inCds }) => inCds.includes(code)).length
export const counting = (cardId: CardId, rows: readonly HomeRow[], figures: readonly Counting[]): HomeFigure[] =>
  figures.map(({ code, label, unit, tone }) => {
    const value = countOf(rows, code)
    return { label, value, href: homeList(cardId, code), ...(unit && { unit }), ...(tone && value > 0 && { tone }) }
  })
export const listed = (rows: HomeRow[], figures: readonly Counting[]): HomeList => ({
  rows,
  figures: figures.map(({ code, label }) => ({ code, label, value: countOf(rows, code) })),
})
export const item = ({ now, today }: Asking, told: Omit<HomeItem, 'urgencyCd'>, pressing: Pressing): HomeItem => {
  const { atDt = null, dueYmd = null } = pressing
  return { ...told, atDt, dueYmd, urgencyCd: urgencyOf(pressing, now, today) }
}
/** As the person within his own vendor alone: sub-tiers have a first page of their own. */
export const own = ({ services, person, vendorCd }: Asking): Queries => ({
  joins: services.db.joins,
  query: (statement) => services.db.query({ ...person, vendorCds: [vendorCd] }, statement),
})
/** What is the same for everybody on the plant. */
export const site = ({ services }: Asking): Queries => ({
  joins: services.db.joins,
  query: (statement) => services.db.query('SYSTEM', statement),
})
/** The list of a document as vendors open it. */
export const listRoute = ({ route }: Pick<AnyDocument, 'route'>): string => route.vendor ?? ''
