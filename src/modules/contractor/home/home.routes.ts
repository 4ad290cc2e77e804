/** The first page of a contractor: ten cards in one answer; never kept by anybody on the way. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#platform/server/http/app.ts'
import { logLine } from '#platform/server/log-line.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import { vendorMaster } from '../master/vendor-master.model.ts'
import { byMostUrgent, byUrgency } from './home.logic.ts'
import { type CardId, cardIds, type HomeAnswer, type HomeCard, type HomeList } from './home.wire.ts'
import { type Asking, listRoute } from './home-asking.ts'
import { cards } from './home-cards.ts'

const values = z.record(z.string(), z.union([z.string(), z.number()])).optional()
const tone = z.enum(['danger', 'waiting', 'suspended']).optional()
const card = z.object({
  cardId: z.enum(cardIds),
  isFailed: z.boolean(),
  href: z.string().nullable(),
  figures: z.array(
    z.object({
      label: z.string(),
      value: z.union([z.number(), z.string()]).nullable(),
      unit: z.string().optional(),
      href: z.string().optional(),
      tone,
    }),
  ),
  items: z.array(
    z.object({
      text: z.string(),
      values,
      label: z.string().optional(),
      href: z.string(),
      urgencyCd: z.enum(['NOW', 'RETURNED', 'DUE', 'MUST', 'OTHER']),
      atDt: z.string().nullable().optional(),
      dueYmd: z.string().nullable().optional(),
    }),
  ),
  note: z
    .object({ text: z.string(), values, law: z.string().optional(), tone: z.enum(['danger', 'waiting']) })
    .nullable()
    .optional(),
  points: z.array(z.object({ name: z.string(), value: z.number(), grade: z.string() })).optional(),
})
const list = z.object({
  figures: z.array(z.object({ code: z.string(), label: z.string(), value: z.number() })),
  rows: z.array(
    z.object({
      text: z.string(),
      values,
      label: z.string(),
      href: z.string().nullable(),
      inCds: z.array(z.string()),
      atDt: z.string().nullable().optional(),
      dueYmd: z.string().nullable().optional(),
    }),
  ),
})
const answer = z.object({ now: z.string(), cards: z.array(card) })

export function homeRoutes(app: App, services: Services): void {
  registerCards(app, services)
  registerList(app, services)
}

/** @throws Refusal 403 for whoever is of no contractor */
function askingOf({ person, language }: FastifyRequest, services: Services): Asking {
  const { vendorCd, plantCd } = person
  if (!vendorCd) throw forbidden()
  const { clock } = services
  return { services, person, vendorCd, plantCd, language, now: clock.now(), today: clock.today() }
}

function registerCards(app: App, services: Services): void {
  app.get(
    '/api/vendor/home',
    { config: needs(listRoute(vendorMaster)), schema: { tags: ['업체 첫 화면'], response: { 200: answer } } },
    async (request, reply): Promise<HomeAnswer> => {
      const asking = askingOf(request, services)
      // One after the other: a page of ten cards must not take the connections of ten people.
      const read: HomeCard[] = []
      for (const cardId of cardIds) read.push(await readCard(cardId, asking))
      void reply.header('cache-control', 'no-store')
      return { now: asking.now.toISOString(), cards: read.toSorted(byMostUrgent) }
    },
  )
}

/** What the figures of one card count, one by one; of a card whose figures lead elsewhere nothing. */
function registerList(app: App, services: Services): void {
  const params = z.object({ cardId: z.enum(cardIds) })
  app.get(
    '/api/vendor/home/:cardId',
    { config: needs(listRoute(vendorMaster)), schema: { tags: ['업체 첫 화면'], params, response: { 200: list } } },
    async (request, reply): Promise<HomeList> => {
      const told = await cards[request.params.cardId](askingOf(request, services))
      void reply.header('cache-control', 'no-store')
      return told.list ?? { figures: [], rows: [] }
    },
  )
}

async function readCard(cardId: CardId, asking: Asking): Promise<HomeCard> {
  try {
    const { list: _, ...told } = await cards[cardId](asking)
    return { ...told, cardId, isFailed: false, items: told.items.toSorted(byUrgency) }
  } catch (error) {
    process.stderr.write(`${logLine(error, `vendor home: ${cardId}`)}\n`)
    return { cardId, isFailed: true, href: null, figures: [], items: [] }
  }
}
