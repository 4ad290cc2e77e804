/** Who hears of what happens to a permit, in the transaction in which it happens. */

import { keptWords } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { EffectContext, Rules } from '#platform/server/documents/rules.ts'
import { messageOf, tells } from '#platform/server/notifications/notify.ts'
import { stopDecisions } from './fields/permit-codes.model.ts'
import { linksFor } from './link/permit-links.ts'
import { agePapers } from './paper/prints.ts'
import { permitMessages as m } from './permit.messages.ts'
import type { permit } from './permit.model.ts'
import { permitAsks } from './permit.ports.ts'
import { tellStops, textDecision } from './permit-tell.ts'
import { dropFacts, followEdit, keepFacts } from './review/reviewed-facts.ts'

type Effect = EffectContext<typeof permit>
type Follow = NonNullable<Rules<typeof permit>['follow']>

async function tellApprovers({ notify, record }: Effect) {
  if (record.statusCd !== 'PREP') return
  await notify.tell(m.PT_APPR.to(record.apprRouteCd === 'APR' ? 'APR' : record.headApprUserId ? 'SHM' : 'MGR'), record)
  if (record.isoPlanDesc) await notify.tell(m.PT_ISO, record)
  if (record.gasPlanDesc) await notify.tell(m.PT_GAS, record)
}

/** What was printed may say something else now. */
const age = async ({ db, record, now }: Effect) => void (await agePapers(db, [record], now))

const tellStop = ({ db, record, now }: Effect) => tellStops(asProgram(db), [record.permitNo], now)

const decisionWord = keptWords('PT_STOP_DECISION', stopDecisions, 'wkod')

/** Whoever demanded the stop hears what it was found to rest on: with an account by a message, else on his phone. */
async function tellDecision({ db, notify, record, now }: Effect) {
  const { stopDecisionCd, permitNo, permitSusp } = record
  const last = permitSusp?.at(-1)
  if (!stopDecisionCd || !last) return
  await notify.people([last.byUserId], messageOf(m.PT_DECIDED, record, { decision: decisionWord(stopDecisionCd) }))
  if (last.byPersonNo !== null)
    await textDecision(asProgram(db), { permitNo, personNo: last.byPersonNo, stopDecisionCd, now })
}

export const permitEffects: Follow = {
  edit: [followEdit, age],
  submit: [linksFor, tells(m.PT_RQST)],
  finishReview: [keepFacts, tellApprovers],
  coReview: [keepFacts, tellApprovers],
  sendBack: [async (context) => void (await dropFacts(context)), tells(m.PT_RTN)],
  reject: [tells(m.PT_REJ)],
  approve: [tellApprovers, tellIssuersOfApproval],
  issue: [tells(m.PT_ISSUED)],
  stop: [tellStop],
  decideStop: [tellDecision],
  askResume: [tells(m.PT_RESUME)],
  askExtension: [tells(m.PT_EXTEND)],
  extend: [age, tells(m.PT_EXTENDED)],
  refuseExtension: [tells(m.PT_NOT_EXTENDED)],
  finish: [tells(m.PT_FINISH)],
  close: [tellSetters],
}

async function tellIssuersOfApproval({ notify, record }: Effect) {
  if (record.statusCd === 'APPR') await notify.tell(m.PT_ISSUE, record)
}

/** What is to be taken off, those learn who put it on. */
async function tellSetters({ db, record: { isoDecisionCd, permitNo }, now }: Effect) {
  if (isoDecisionCd === 'REMOVE') await permitAsks.isolationsEnd(db, permitNo, now)
}
