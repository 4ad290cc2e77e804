/** An occasional risk assessment for somebody who was hurt or fell ill at work, opened from his visit. */
import { coveredBody, openedAnswer, openedRows } from '#modules/rsa/occasional/occasional.calls.ts'
import { call, read, write } from '#platform/model/call.ts'
import { infirmVisit } from './visit.model.ts'

const path = `${infirmVisit.api}/{no}/occasionals` as const

export const visitOccasionals = call.get(path, { right: read(infirmVisit), through: infirmVisit, answer: openedRows })
export const openOfVisit = call.post(path, {
  right: write(infirmVisit),
  through: infirmVisit,
  makes: true,
  body: coveredBody,
  answer: openedAnswer,
})
