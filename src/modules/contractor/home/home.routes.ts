/** The first page of a contractor: ten cards in one answer; never kept by anybody on the way. */
import type { FastifyRequest } from 'fastify'
import { byUrgency } from '#platform/model/urgency.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { type CardId, cardIds, type HomeCard, vendorHome, vendorHomeList } from './home.calls.ts'
import { byMostUrgent } from './home.logic.ts'
import type { Asking } from './home-asking.ts'
import { cards } from './home-cards.ts'

/** He as he is everywhere: each card asks under a menu of its own. @throws Refusal 403 for whoever is of no contractor */
function askingOf({ person, language }: FastifyRequest, services: Services): Asking {
  const { vendorCd, plantCd } = person
  if (!vendorCd) throw forbidden()
  const { clock } = services
  return { services, person, vendorCd, plantCd, language, now: clock.now(), today: clock.today() }
}

const all = answer(vendorHome, async ({ request, services }) => {
  const asking = askingOf(request, services)
  // One after the other: a page of ten cards must not take the connections of ten people.
  const read: HomeCard[] = []
  for (const cardId of cardIds) read.push(await readCard(cardId, asking))
  return { now: asking.now.toISOString(), cards: read.toSorted(byMostUrgent) }
})

/** What the figures of one card count, one by one; of a card whose figures lead elsewhere nothing. */
const one = answer(vendorHomeList, async ({ places, request, services }) => {
  const { list } = await cards[places.cardId](askingOf(request, services))
  return list ?? { figures: [], rows: [] }
})

async function readCard(cardId: CardId, asking: Asking): Promise<HomeCard> {
  try {
    const { list: _, ...told } = await cards[cardId](asking)
    return { ...told, cardId, isFailed: false, items: told.items.toSorted(byUrgency) }
  } catch (error) {
    asking.services.onFault(error, `vendor home: ${cardId}`)
    return { cardId, isFailed: true, href: null, figures: [], items: [] }
  }
}

export const homeRoutes = routes(all, one)
