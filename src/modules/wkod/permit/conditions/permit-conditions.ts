/** The conditions of a permit in the order in which they give the reason (2.7), and the guards that ask them. */
import { asItWas, type Context, type Guard, isFilled } from '../ask/permit-facts.ts'
import { type PermitLimits, permitLimits } from '../ask/permit-limits.ts'
import { deciderChecks } from '../stop/decide.logic.ts'
import { accident, scene } from './accident.ts'
import { air, badAir, breath, resumption } from './air.ts'
import { alone } from './alone.ts'
import { ofTheArea } from './area.ts'
import { decision, emergency, handover, heat, neighbours, stopped, weather } from './around.ts'
import { assessed, occasional } from './assessed.ts'
import { asChecks, askAll, askedAt, type Condition, isAsked, type Moment } from './condition.ts'
import { critical } from './critical.ts'
import { fatigue } from './fatigue.ts'
import { jsa } from './jsa.ts'
import { leads } from './leads.ts'
import { isolation, locks } from './locked.ts'
import { oneWork } from './one-work.ts'
import { taught } from './own-people.ts'
import { construction, materials, plan, planSigns, planStopped, registered, subcontract, vendor } from './papers.ts'
import { attendant, fireWatch, parts, supervisor } from './parts.ts'
import { gate, inside, persons, talk } from './people.ts'
import { posted } from './posted.ts'
import {
  afterFire,
  byDay,
  checks,
  facts,
  figures,
  request,
  reviewerChecks,
  reviews,
  secondReviewerChecks,
  signed,
  window,
} from './steps.ts'
import { zone } from './zone.ts'

export const conditions: readonly Condition[] = [
  ...[emergency, zone, stopped, assessed, occasional, accident, scene, critical, decision, weather, heat, neighbours],
  ...[air, badAir, breath, resumption, isolation, locks, figures],
  ...[fireWatch, attendant, parts, leads, inside],
  ...[
    persons,
    taught,
    oneWork,
    fatigue,
    gate,
    talk,
    supervisor,
    plan,
    planStopped,
    planSigns,
    subcontract,
    construction,
    jsa,
    materials,
  ],
  ...[vendor, registered, request, window, byDay, handover, alone, checks, facts, reviews, signed, posted, afterFire],
]

/** Read once for whatever asks it in the same breath. */
const limitsOf = new WeakMap<object, Promise<PermitLimits>>()
function limitsIn(context: Context): Promise<PermitLimits> {
  const known = limitsOf.get(context) ?? permitLimits(context.db, context.today)
  limitsOf.set(context, known)
  return known
}

const guardOf =
  (condition: Condition, moment: Moment): Guard =>
  async (context) => {
    const work = asItWas(context)
    if (!isFilled(work)) return []
    const { db, now, person } = context
    const asked = await askedAt({ db, now, moment, person }, limitsIn(context))
    const found = await askAll([condition], [work], asked)
    return asChecks(
      db,
      found.flatMap(({ findings }) => findings),
    )
  }
const at = (moment: Moment): Guard[] =>
  conditions.filter((condition) => isAsked(condition, moment)).map((condition) => guardOf(condition, moment))

/** What the resumption will be refused for, told to whoever is about to ask for it: it is he who puts most of it right. */
const ahead = (guards: readonly Guard[]): Guard[] =>
  guards.map((guard) => async (context) => {
    const found = await guard(context)
    return found.filter(({ ruleCd }) => ruleCd !== 'PT_RESUME_ASK').map((check) => ({ ...check, resultCd: 'WARN' }))
  })

const coReview: Guard = ({ record, before, person }) => secondReviewerChecks(before ?? record, { person })
const review: Guard = ({ record, person }) => reviewerChecks(record, { person })
const decideStop: Guard = ({ record, before, person }) =>
  deciderChecks(before ?? record, { decisionCd: record.stopDecisionCd, userId: person.userId })

export const permitGuards = {
  submit: at('submit'),
  review: [ofTheArea('review'), review],
  finishReview: [ofTheArea('finishReview'), ...at('finishReview')],
  coReview: [coReview, guardOf(facts, 'finishReview')],
  sendBack: [ofTheArea('sendBack')],
  reject: [ofTheArea('reject')],
  approve: [ofTheArea('approve'), ...at('approve')],
  issue: [ofTheArea('issue'), ...at('issue')],
  start: at('start'),
  extend: [ofTheArea('extend'), ...at('extend')],
  refuseExtension: [ofTheArea('refuseExtension')],
  checkDay: [ofTheArea('checkDay')],
  decideStop: [ofTheArea('decideStop'), decideStop],
  askResume: ahead(at('resume')),
  resume: [ofTheArea('resume'), ...at('resume')],
  finish: at('finish'),
  checkFire: [ofTheArea('checkFire')],
  close: [ofTheArea('close'), ...at('close')],
  cancel: [ofTheArea('cancel')],
}
