import { type NearMiss, nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { mayCreate } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { reaching, rightOf } from '#platform/server/documents/rights.ts'
import { forbidden, notFound, wrongState } from '#platform/server/refusal.ts'
import { rsa } from '../assess/rsa.model.ts'
import { hazardOf, srcKeyOf } from '../survey/from-known.ts'
import { openedFor, openOccasional } from './occasional.api.ts'
import { nearMissOccasionals, openOfNearMiss } from './occasional.calls.ts'

/** A stored record is what its model says. */
const nearMissOf = (row: object): NearMiss => row as NearMiss

const opened = answer(nearMissOccasionals, async ({ record, program, person }) => {
  const { nearMissNo: originNo, statusCd } = nearMissOf(record)
  const mayOpen = statusCd !== 'TEMP' && rightOf(person, rsa).write && mayCreate(rsa, person)
  return { rows: await openedFor(program, { originCd: 'NM', originNo }), mayOpen }
})

/** The near miss as the asker sees it; its title and what is known of it become the first hazard. */
const open = answer(openOfNearMiss, async ({ places: { no }, body, tx, person, asker, now, today }) => {
  if (!asker.mayWrite || !mayCreate(rsa, person)) throw forbidden()
  if (!rightOf(person, nearMiss).access) throw notFound()
  const reader = reaching(person, nearMiss, 'read')
  const { joins, memory } = tx
  const eyes: Queries = { joins, memory, query: (statement) => tx.queryAs(reader, statement) }
  const record = nearMissOf(await getRecord(eyes, nearMiss, no))
  const { statusCd, nearMissTitle, nearMissDocNo, placeDesc, plantCd } = record
  if (statusCd === 'TEMP') throw wrongState(nearMiss.lifecycle.states.TEMP.label)
  const originDocNo = nearMissDocNo ?? ''
  return openOccasional(
    { tx, person, now, today },
    {
      ...body,
      plantCd,
      originCd: 'NM',
      originNo: no,
      originDocNo,
      triggerCd: 'ETC',
      rsaTitle: nearMissTitle ?? '',
      triggerSrcDesc: [originDocNo, nearMissTitle, placeDesc].filter(Boolean).join(' · '),
      items: [hazardOf(knownOf(record), srcKeyOf('NM', String(no)))],
    },
  )
})
const knownOf = ({ nearMissTitle, contentDesc, accTypeCd, measureDesc }: NearMiss) => ({
  titleDesc: nearMissTitle ?? '',
  detailDesc: contentDesc,
  wordDesc: null,
  accTypeCd,
  hazardCatCd: null,
  measureDesc,
})

export const occasionalRoutes = routes(opened, open)
