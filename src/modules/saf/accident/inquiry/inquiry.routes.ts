/** What the pages of an investigation ask. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { notFound } from '#platform/server/refusal.ts'
import * as calls from './inquiry.calls.ts'
import * as act from './inquiry-act.ts'
import {
  causesOf,
  countsOf,
  evidencesOf,
  knowsNames,
  measuresOf,
  seesInquiry,
  teamOf,
  timelineOf,
} from './inquiry-read.ts'
import { stampOf } from './inquiry-sets.ts'
import * as gone from './measure-gone.ts'

const seen = answer(calls.inquiry, async ({ record, program, db, person }) => {
  const no = record.accidentNo
  const found = await teamOf(program, no, person.userId)
  if (!seesInquiry(person, found)) throw notFound()
  const knows = await knowsNames(db, record)
  // An opinion may name whoever was hurt.
  const team = found.map((one) => (knows ? one : { ...one, opinionDesc: null }))
  const [timeline, evidences, counts] = [
    await timelineOf(db, no),
    await evidencesOf(db, no),
    await countsOf(program, no),
  ]
  const isOn = team.some(({ isMe }) => isMe)
  const stamps = Object.fromEntries(
    await Promise.all(calls.inquiryParts.map(async (part) => [part, await stampOf(program, part, no)])),
  )
  return {
    ...{ team, timeline, evidences, stamps, noEngDesc: record.noEngDesc },
    causes: await causesOf(program, no),
    measures: await measuresOf(program, no),
    isHidden: timeline.length < counts.events || evidences.length < counts.evidences,
    mayChange: act.mayChange(record, person, isOn),
    mayMove: act.mayMove(record, person),
    maySign: record.statusCd === 'MEASURE' && isOn,
    isSerious: act.isSerious(record),
    mayReplace: gone.mayReplaceGone(record, person),
    mayAccept: gone.mayAcceptGone(record, person),
  }
})

export const inquiryRoutes = routes(
  seen,
  answer(calls.saveTeam, ({ places, body, ...writing }) => act.putTeam(writing, places.no, body)),
  answer(calls.saveTimeline, ({ places, body, ...writing }) => act.putTimeline(writing, places.no, body)),
  answer(calls.saveCauses, ({ places, body, ...writing }) => act.putCauses(writing, places.no, body)),
  answer(calls.saveMeasures, ({ places, body, ...writing }) => act.putMeasures(writing, places.no, body)),
  answer(calls.replaceGone, ({ places, body, ...writing }) => gone.replace(writing, places, body)),
  answer(calls.acceptGone, ({ places, body, ...writing }) => gone.accept(writing, places, body)),
  answer(calls.addEvidence, ({ places, body, ...writing }) => act.putEvidence(writing, places.no, body)),
  answer(calls.handOver, ({ places, body, ...writing }) =>
    act.passOn(writing, places.no, places.evidence, body.whereDesc),
  ),
  answer(calls.signInquiry, ({ places, body, ...writing }) => act.sign(writing, places.no, body.opinionDesc)),
)
