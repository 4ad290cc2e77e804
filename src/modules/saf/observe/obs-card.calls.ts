/** What whoever filed a card under his name is told once it was put right. */
import { call, read } from '#platform/model/call.ts'
import { z } from '#schema'
import { obsCard } from './obs-card.model.ts'

export const cardThanks = call.get(`${obsCard.api}/{no}/thanks`, {
  right: read(obsCard),
  through: obsCard,
  answer: z.object({
    /** How the place looks now, a picture as base64; to its author alone, and once somebody has looked whether it does. */
    after: z.string().nullable(),
  }),
})
