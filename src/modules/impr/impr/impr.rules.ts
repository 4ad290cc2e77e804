import { sql } from '#platform/server/database/sql.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { type RuledDocument, rulesFor } from '#platform/server/documents/rules.ts'
import { impr } from './impr.model.ts'
import { acceptDue, deptOf, headOf, openingOn, verifyDueOn } from './impr-dues.ts'
import { imprEffects } from './impr-effects.ts'
import {
  type Context,
  refuseActorAsVerifier,
  refuseEarlyEffect,
  refuseEffectAgainstEvents,
  refuseEndlessObjection,
  refuseExtension,
  refuseHold,
  refuseLateDue,
  refuseOwner,
  refusePlanWithoutInterim,
  refuseUnnamedOwner,
  refuseVerifier,
} from './impr-refusals.ts'
import { imprSets, verifierOf } from './impr-sets.ts'

export const imprRules: RuledDocument = rulesFor(impr, {
  set: {
    register: [verifierOf, opened],
    object: [imprSets.object],
    reassign: [newOwner],
    edit: [imprSets.edit],
    plan: [imprSets.plan],
    askExtension: [granterOf],
    extend: [imprSets.extend],
    hold: [imprSets.hold],
    finish: [finished],
    redo: [imprSets.redo],
    verify: [imprSets.verify],
    askCancel: [imprSets.askCancel],
    cancel: [imprSets.cancel],
    finishedThere: [finishedAt],
    redoneThere: [imprSets.redo],
    verifiedThere: [imprSets.verify],
    cancelledThere: [imprSets.cancel],
  },
  refuse: {
    register: [refuseOwner, refuseVerifier, refuseLateDue],
    object: [refuseEndlessObjection, refuseUnnamedOwner],
    reassign: [refuseOwner, refuseVerifier],
    plan: [refusePlanWithoutInterim],
    askExtension: [refuseExtension],
    hold: [refuseHold],
    verify: [refuseActorAsVerifier],
    redo: [refuseActorAsVerifier],
    confirmEffect: [refuseEarlyEffect, refuseEffectAgainstEvents],
  },
  follow: imprEffects,
})

async function opened({ record, db, now, today }: Context) {
  return {
    ...openingOn(now, today, record, await holidaysFrom(db, today)),
    ownerDeptCd: await deptOf(db, record.ownerUserId),
    srcNo: record.srcNo ?? null,
  }
}

/** Exactly one owner: naming the one takes the other's place. */
async function newOwner({ record, before, db, today }: Context) {
  const isPerson = Boolean(record.ownerUserId) && record.ownerUserId !== before?.ownerUserId
  const isVendor = Boolean(record.vendorCd) && record.vendorCd !== before?.vendorCd
  const ownerUserId = isVendor && !isPerson ? null : record.ownerUserId
  const vendorCd = isPerson && !isVendor ? null : record.vendorCd
  return {
    ownerUserId,
    vendorCd,
    ownerDeptCd: await deptOf(db, ownerUserId),
    suggestUserId: null,
    acceptDueYmd: await acceptDue(db, today),
  }
}

async function granterOf({ record, db }: Context) {
  const [row] = await db.query<{ head: string | null }>(
    sql`select ${headOf} as head from impr r where r.impr_no = ${record.imprNo}`,
  )
  return { extendUserId: row?.head ?? null }
}

async function finishedAt({ db, now, today }: Context) {
  return { actionDt: now.toISOString(), verifyDueYmd: verifyDueOn(today, await holidaysFrom(db, today)) }
}
async function finished(context: Context) {
  return { ...(await finishedAt(context)), actionUserId: context.person.userId }
}
