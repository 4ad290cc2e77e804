/** A JSA on its way: what is computed, what is refused, who hears of it. */
import { sql } from '#platform/server/database/sql.ts'
import { type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { openPlans, openRevision, openWork, ownRelease, unfixable } from './jsa.guards.ts'
import { jsaMessages as m } from './jsa.messages.ts'
import { jsa } from './jsa.model.ts'
import { registerPlans } from './jsa-impr.ts'
import {
  type Context,
  refuseForeignLibrary,
  refuseForeignOrigin,
  refuseNoFile,
  refuseSameTitle,
  refuseTouched,
  refuseUnknownAssessment,
  refuseUnseenCopies,
  refuseUnsigned,
  refuseWrongRows,
} from './jsa-refusals.ts'
import { newRevision, supersede } from './jsa-revision.ts'
import { siteScale } from './jsa-rows.ts'
import { jsaSets } from './jsa-sets.ts'
import { bringTexts } from './jsa-texts.ts'

type Effect = EffectContext<typeof jsa>

export const jsaRules = rulesFor(jsa, {
  set: {
    create: [scale, jsaSets.create, bringTexts],
    edit: [jsaSets.edit, bringTexts],
    ask: [jsaSets.ask],
    submit: [jsaSets.submit],
    evaluateOpr: [jsaSets.evaluateOpr],
    evaluateOwn: [jsaSets.evaluateOwn],
    confirm: [jsaSets.confirm],
    sendBack: [jsaSets.sendBack],
  },
  refuse: {
    create: [refuseForeignLibrary, refuseForeignOrigin, refuseUnknownAssessment],
    edit: [refuseForeignLibrary, refuseForeignOrigin, refuseUnknownAssessment, refuseTouched],
    submit: [refuseNoFile, refuseSameTitle, refuseUnseenCopies, refuseUnsigned, refuseWrongRows],
    confirm: [refuseWrongRows],
  },
  guard: {
    confirm: [ownRelease, unfixable],
    revise: [openRevision],
    retire: [openRevision, openPlans, openWork],
  },
  follow: {
    create: [rootOfItself],
    ask: [tells(m.JSA_CHECK)],
    submit: [tellEvaluators],
    evaluateOpr: [tellSafetyWhenDone],
    evaluateOwn: [tellSafetyWhenDone],
    sendBack: [tells(m.JSA_RETURNED)],
    confirm: [released],
    revise: [revised],
    retire: [tells(m.JSA_RETIRED)],
  },
})

async function scale({ db }: Context) {
  return { scaleCd: await siteScale(db) }
}

async function rootOfItself({ record, db }: Effect) {
  await db.query(sql`update jsa set root_jsa_no = jsa_no where jsa_no = ${record.jsaNo}`)
}

async function released(effect: Effect) {
  await supersede(effect, effect.record)
  await registerPlans(effect, effect.record)
  await effect.notify.tell(m.JSA_FIXED, effect.record)
}

async function revised(effect: Effect) {
  await newRevision(effect, effect.record, { evalStageCd: '1' })
}

async function tellEvaluators({ record, notify }: Effect) {
  await notify.tell(record.vendorCd ? m.JSA_EVALUATE.to('OPR', 'OWN') : m.JSA_EVALUATE, record)
}

async function tellSafetyWhenDone({ record, notify }: Effect) {
  if (record.statusCd !== 'REVIEW') return
  await notify.tell(record.consentYn === 'Y' ? m.JSA_CONFIRM.to('SHD') : m.JSA_CONFIRM, record)
}
