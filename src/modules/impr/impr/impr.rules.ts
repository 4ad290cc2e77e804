import { dayOf } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type RuledDocument, rulesFor } from '#platform/server/documents/rules.ts'
import { impr } from './impr.model.ts'
import { acceptDue, deptOf, effectDue, headOf, isLate, openingOf, verifyDue } from './impr-dues.ts'
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

export const imprRules: RuledDocument = rulesFor(impr, {
  set: {
    register: [verifierOf, opened],
    object: [({ record }) => ({ bounceCnt: (record.bounceCnt ?? 0) + 1 })],
    reassign: [newOwner],
    edit: [interimTaken],
    plan: [interimTaken],
    askExtension: [granterOf],
    extend: [({ record }) => ({ dueYmd: record.extendToYmd, extendCnt: (record.extendCnt ?? 0) + 1 })],
    // Held, a row counts as overdue from its original day on; who resumes it sets a new one.
    hold: [({ record }) => ({ dueYmd: record.orgDueYmd })],
    finish: [finished],
    redo: [sentBack],
    verify: [verified],
    askCancel: [({ before }) => ({ resumeCd: before?.statusCd ?? null })],
    cancel: [cancelled],
    finishedThere: [finishedAt],
    redoneThere: [sentBack],
    verifiedThere: [verified],
    cancelledThere: [cancelled],
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

function verifierOf({ record, person }: Context) {
  return { verifyUserId: record.verifyUserId ?? person.userId }
}

async function opened({ record, db, now, today }: Context) {
  return { ...(await openingOf(db, now, today, record)), srcNo: record.srcNo ?? null }
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

function interimTaken({ record, now }: Context) {
  return record.interimDesc && !record.interimDt ? { interimDt: now.toISOString() } : {}
}

async function granterOf({ record, db }: Context) {
  const [row] = await db.query<{ head: string | null }>(
    sql`select ${headOf} as head from impr r where r.impr_no = ${record.imprNo}`,
  )
  return { extendUserId: row?.head ?? null }
}

async function finishedAt({ db, now, today }: Context) {
  return { actionDt: now.toISOString(), verifyDueYmd: await verifyDue(db, today) }
}
async function finished(context: Context) {
  return { ...(await finishedAt(context)), actionUserId: context.person.userId }
}
function sentBack({ record }: Context) {
  return { reworkCnt: (record.reworkCnt ?? 0) + 1, actionDt: null, verifyDueYmd: null }
}
function cancelled({ record, today }: Context) {
  return { onTimeCd: isLate(today, record.orgDueYmd) ? ('LATE' as const) : ('OUT' as const) }
}

/** R5: on time is what was done by the original day, and done well at that: a measure that was sent back counts when it was done again. */
function verified({ record, now, today }: Context) {
  const doneYmd = dayOf(record.actionDt ?? now)
  const onTimeCd = isLate(doneYmd, record.orgDueYmd) ? ('LATE' as const) : ('IN' as const)
  const effectDueYmd = record.statusCd === 'EFFECT' ? effectDue(today) : null
  return { verifyDt: now.toISOString(), onTimeCd, effectDueYmd }
}
