/** A JSA on its way: what is computed, what is refused, who hears of it. */
import { sql } from '#platform/server/database/sql.ts'
import { type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import type { Message } from '#platform/server/notifications/notify.ts'
import { type JsaUses, openPlans, openRevision, openWork, ownRelease, unfixable } from './jsa.guards.ts'
import { registerPlans } from './jsa.impr.ts'
import { jsa } from './jsa.model.ts'
import {
  type Context,
  refuseForeignLibrary,
  refuseForeignOrigin,
  refuseNoFile,
  refuseSameTitle,
  refuseTouched,
  refuseUnseenCopies,
  refuseUnsigned,
  refuseWrongRows,
} from './jsa.refusals.ts'
import { newRevision, supersede } from './jsa.revision.ts'
import { siteScale } from './jsa.rows.ts'
import { jsaSets } from './jsa.sets.ts'

type Effect = EffectContext<typeof jsa>

/** @param uses other parts whose open work goes on under an analysis */
export const jsaRules = (uses: readonly JsaUses[]) =>
  rulesFor(jsa, {
    set: {
      create: [scale, jsaSets.create],
      edit: [jsaSets.edit],
      ask: [jsaSets.ask],
      submit: [jsaSets.submit],
      evaluateOpr: [jsaSets.evaluateOpr],
      evaluateOwn: [jsaSets.evaluateOwn],
      confirm: [jsaSets.confirm],
      sendBack: [jsaSets.sendBack],
    },
    refuse: {
      create: [refuseForeignLibrary, refuseForeignOrigin],
      edit: [refuseForeignLibrary, refuseForeignOrigin, refuseTouched],
      submit: [refuseNoFile, refuseSameTitle, refuseUnseenCopies, refuseUnsigned, refuseWrongRows],
      confirm: [refuseWrongRows],
    },
    guard: {
      confirm: [ownRelease, unfixable],
      revise: [openRevision],
      retire: [openRevision, openPlans, openWork(uses)],
    },
    follow: {
      create: [rootOfItself],
      ask: [tellManagers],
      submit: [tellEvaluators],
      evaluateOpr: [tellSafetyWhenDone],
      evaluateOwn: [tellSafetyWhenDone],
      sendBack: [(effect) => tellAuthor(effect, 'JSA를 보완해 주세요: {title}', 'waiting')],
      confirm: [released],
      revise: [revised],
      retire: [(effect) => tellAuthor(effect, 'JSA가 폐기되었습니다: {title}', 'danger')],
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
  await tellAuthor(effect, 'JSA가 확정되었습니다: {title}', 'done')
}

async function revised(effect: Effect) {
  await newRevision(effect, effect.record, { statusCd: 'TEMP', evalStageCd: '1' })
}

const say = ({ record }: Effect, text: string, tone: NonNullable<Message['tone']>): Message => ({
  text,
  values: { title: record.jsaTitle },
  tone,
  about: { model: jsa, no: record.jsaNo },
})

const tellAuthor = (effect: Effect, text: string, tone: NonNullable<Message['tone']>) =>
  effect.notify.people([effect.record.createUserId], say(effect, text, tone))

/** The managers of the vendor that the analysis is of. */
async function tellManagers(effect: Effect) {
  const managers = await effect.db.query<{ userId: string }>(
    sql`select portal_id as "userId" from vendor_account where vendor_cd = ${effect.record.vendorCd}
      and vendor_role_cd in ('VSM', 'VAD') and account_status_cd = 'ACTIVE'`,
  )
  const people = managers.map(({ userId }) => userId)
  await effect.notify.people(people, say(effect, 'JSA를 검토해 제출해 주세요: {title}', 'waiting'))
}

async function tellEvaluators(effect: Effect) {
  const message = say(effect, 'JSA를 평가해 주세요: {title}', 'waiting')
  await effect.notify.role('OPR', effect.record.plantCd, message)
  if (effect.record.vendorCd) await effect.notify.role('OWN', effect.record.plantCd, message)
}

async function tellSafetyWhenDone(effect: Effect) {
  if (effect.record.statusCd !== 'REVIEW') return
  const role = effect.record.consentYn === 'Y' ? 'SHD' : 'SHM'
  await effect.notify.role(role, effect.record.plantCd, say(effect, 'JSA를 확정해 주세요: {title}', 'waiting'))
}
