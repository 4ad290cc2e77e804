import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { messageOf, tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { accidentMessages as m } from './accident.messages.ts'
import { accident } from './accident.model.ts'
import { caseOf, kept, victimsOf } from './accident-case.ts'
import { endClocks, openClocks, stillAsked } from './accident-clocks.ts'
import { keepSnapshot, ofPermit } from './accident-permit.ts'
import { mergeInto, refuseOther } from './accident-same.ts'
import { tellReported } from './accident-told.ts'
import { keepCounted } from './accident-victims.ts'
import { assessed, lookAgain, taughtAgain } from './assess/assess-rules.ts'
import { keepForms } from './form/form-store.ts'
import { proveAtOnce } from './inquiry/accident-impr.ts'
import {
  endTeamClock,
  refuseGrave,
  refuseNoTeam,
  refuseThin,
  refuseUnsigned,
  refuseWeak,
  registerMeasures,
} from './inquiry/inquiry.rules.ts'
import { needsForm } from './judge/flags.logic.ts'
import { askLesson, refuseUnlearnt } from './lesson/lesson.rules.ts'
import { refuseNarrow, refuseNoConsent, sceneReleased, stopAround } from './scene/scene-rules.ts'

type Context = ActionContext<typeof accident>
type Effect = EffectContext<typeof accident>

/** Registration later than this after it became known is late: R6. */
const LATE_MS = 24 * 3_600_000

export const accidentRules = rulesFor(accident, {
  set: {
    create: [begin],
    edit: [keepKnown, judge],
    report: [reported, ({ db, record }) => ofPermit(db, record), judge],
    classify: [judge],
    releaseScene: [sceneReleased],
    same: [({ now }) => ({ endDt: now.toISOString() })],
    void: [({ now }) => ({ endDt: now.toISOString() })],
    approve: [({ now }) => ({ doneDt: now.toISOString() })],
    close: [({ now }) => ({ endDt: now.toISOString() })],
    reopen: [() => ({ endDt: null, doneDt: null })],
  },
  refuse: {
    create: [refuseKnownBefore],
    edit: [refuseKnownBefore],
    delete: [refuseLoss],
    report: [refuseKnownBefore],
    classify: [refuseNoVictim, refuseUnclassed, refuseNoPlace, refuseNoLeak],
    placeScene: [refuseNarrow],
    releaseScene: [refuseNoConsent],
    same: [refuseOther],
    invest: [refuseGrave, refuseNoTeam],
    // Who is on the team, who was hurt and how badly may change meanwhile: each step asks what those before it asked.
    analyze: [refuseNoTeam, refuseThin],
    plan: [refuseNoTeam, refuseThin, refuseWeak],
    approve: [refuseNoTeam, refuseThin, refuseWeak, refuseUnsigned],
    close: [refuseSceneKept, refuseFormOpen, refuseUnlearnt],
  },
  follow: {
    create: [tellHurt],
    edit: [tellHurt, follows, stopAround, assessed],
    report: [follows, stopAround, assessed, tellReported],
    placeScene: [stopAround],
    classify: [follows, stopAround, assessed, lookAgain, taughtAgain, owed, endClassify, tells(m.ACC_CLASSIFIED)],
    same: [mergeInto, endAll, assessed, owed, tells(m.ACC_SAME)],
    invest: [endTeamClock],
    plan: [registerMeasures],
    approve: [endFinal, askLesson, proveAtOnce],
    void: [endAll, assessed, owed],
  },
})

/** @law 산업안전보건법 시행규칙 제73조제1항 */
function owed({ record, db, now }: Effect): Promise<void> {
  return keepForms(db, record.accidentNo, now)
}

/** The moment of writing is that of knowing, also on a phone that had no network; never later than its arrival. */
function begin({ record, person, now }: Context) {
  const knowDt = record.knowDt && new Date(record.knowDt) < now ? record.knowDt : now.toISOString()
  const srcCd = record.srcCd ?? (person.roles.includes('SEC') ? ('CTRL' as const) : ('APP' as const))
  return { knowDt, srcCd }
}
/** What was known stays known from then on; later it is put right by request. */
function keepKnown({ before }: Context) {
  return before ? { knowDt: before.knowDt } : {}
}

function reported({ record, now }: Context) {
  const late = now.getTime() - Date.parse(record.knowDt ?? now.toISOString()) > LATE_MS
  const isHurt = record.injuredCnt + record.deadCnt > 0
  return {
    reportDt: now.toISOString(),
    lateRegYn: late ? ('Y' as const) : ('N' as const),
    accKindCd: record.accKindCd ?? (isHurt ? ('INJ' as const) : null),
  }
}

/** What follows from the facts is set with what changes them: R1, R2. Of a draft nothing is judged. */
async function judge({ record, db, now, today, before }: Context) {
  if (record.statusCd === 'TEMP' && before?.statusCd === 'TEMP' && !record.reportDt) return {}
  return kept(await caseOf(db, record, { now, today }), record, now)
}

function refuseKnownBefore({ record }: Context) {
  if (!record.knowDt || !record.occurDt || new Date(record.occurDt) <= new Date(record.knowDt)) return undefined
  return problem(accident, 'occurDt', 'ACC_KNOWN_BEFORE', '발생일시는 알게 된 때보다 늦을 수 없습니다.')
}

/**
 * Nothing of an accident in which somebody was hurt is deleted.
 *
 * @law 산업안전보건법 제57조제1항
 */
async function refuseLoss({ record, db }: Context) {
  const hurt = record.injuredCnt + record.deadCnt + record.outsideHurtCnt
  if (hurt === 0 && record.nearMissNo === null && (await victimsOf(db, record.accidentNo)).length === 0)
    return undefined
  return problem(accident, '', 'ACC_KEPT', '삭제할 수 없습니다. 오등록 처리로 요청하세요.', {
    law: '산업안전보건법 제57조제1항',
  })
}

async function refuseNoVictim({ record, db }: Context) {
  const victims = await victimsOf(db, record.accidentNo)
  if (victims.length >= record.injuredCnt + record.deadCnt) return undefined
  return problem(
    accident,
    'injuredCnt',
    'ACC_VICTIMS',
    '재해자 {n}명 가운데 {have}명만 입력되었습니다. 모두 입력한 뒤 확정하세요.',
    { values: { n: record.injuredCnt + record.deadCnt, have: victims.length } },
  )
}

/** Who, how badly and how long is known before it is classed. */
async function refuseUnclassed({ record, db }: Context) {
  const victims = await victimsOf(db, record.accidentNo)
  const open = victims.filter(
    ({ sevClassCd, expectLostDayCnt, returnYmd, deathYmd }) =>
      sevClassCd === null ||
      (expectLostDayCnt === null && returnYmd === null && deathYmd === null && sevClassCd !== 'FAT'),
  ).length
  if (open === 0) return undefined
  return problem(accident, '', 'ACC_CLASS', '재해자 {n}명의 결과등급과 휴업예상일수를 입력하세요.', {
    values: { n: open },
  })
}

function refuseNoPlace({ record }: Context) {
  if (record.noProcessDesc?.trim() || (record.processNo !== null && record.workCatCd !== null)) return undefined
  return problem(
    accident,
    record.processNo === null ? 'processNo' : 'workCatCd',
    'ACC_PROCESS',
    '공정과 작업분류를 고르거나, 공정의 작업이 아닌 사유를 적으세요.',
  )
}

function refuseNoLeak({ record }: Context) {
  if (record.accKindCd !== 'LEAK' || (record.leakQtyVal !== null && record.chemNm?.trim())) return undefined
  return problem(
    accident,
    record.chemNm?.trim() ? 'leakQtyVal' : 'chemNm',
    'ACC_LEAK',
    '누출 사고는 물질과 누출량을 입력하세요.',
  )
}

/**
 * Whoever died or was off work for three days has his form handed in.
 *
 * @law 산업안전보건법 제57조제3항, 같은 법 시행규칙 제73조제1항
 */
async function refuseFormOpen({ record, db, now, today }: Context) {
  // On the own way to work nobody owes one.
  if (record.accKindCd === 'COMM') return undefined
  const { facts } = await caseOf(db, record, { now, today })
  const owed = facts.victims.filter(needsForm).map(({ victimNo }) => victimNo)
  const handedIn = await asProgram(db).query(
    sql`select distinct acc_victim_no from acc_form where acc_victim_no = any(${owed}::bigint[]) and form_status_cd = 'REPORTED' and delete_yn = 'N'`,
  )
  const n = owed.length - handedIn.length
  if (n === 0) return undefined
  return problem(accident, '', 'ACC_FORM_OPEN', '제출하지 않은 산업재해조사표가 {n}건 있습니다.', {
    values: { n },
    law: '산업안전보건법 제57조제3항',
  })
}

/** The place stays as it is until the authorities agree. */
function refuseSceneKept({ record }: Context) {
  if (record.sceneKeepYn !== 'Y' || record.sceneReleaseDt !== null) return undefined
  return problem(accident, '', 'ACC_SCENE_KEPT', '현장보존을 해제한 뒤 종결하세요.')
}

/** What was counted is written, and what has to be told by when is opened. */
async function follows({ record, before, db, now, today, notify }: Effect) {
  if (record.statusCd === 'TEMP') return
  await keepSnapshot(db, record, now)
  const found = await caseOf(db, record, { now, today })
  await keepCounted(db, found.facts.victims, now)
  // The one of a classification is opened before it ends with it.
  const clocks = stillAsked(found.clocks, { ...record, statusCd: before?.statusCd ?? record.statusCd })
  await openClocks(db, record, clocks, { now, notify })
  await tellGrave(record, before, { db, notify, now })
}

/** CSO and CEO hear of it once it is major, or could have killed. */
async function tellGrave(
  record: Effect['record'],
  before: Effect['before'],
  { notify }: Pick<Effect, 'db' | 'notify' | 'now'>,
) {
  const isGrave = (one: Effect['before']) => one !== undefined && (one.majorYn === 'Y' || one.hipoYn === 'Y')
  if (!isGrave(record) || (isGrave(before) && before?.statusCd !== 'TEMP')) return
  const message = { ...messageOf(m.ACC_GRAVE, record), onceKey: `acc-grave:${record.accidentNo}` }
  await notify.role('CSO', record.plantCd, message)
  await notify.role('CEO', record.plantCd, message)
}

async function endClassify({ record, db, now, person }: Effect) {
  await endClocks(db, record.accidentNo, 'DONE', { now, targets: ['CLASS'], byUserId: person.userId })
}
async function endFinal({ record, db, now, person }: Effect) {
  await endClocks(db, record.accidentNo, 'DONE', { now, targets: ['FINAL'], byUserId: person.userId })
}
async function endAll({ record, db, now, person }: Effect) {
  await endClocks(db, record.accidentNo, 'CANC', { now, byUserId: person.userId })
}

/** Somebody is hurt: the safety manager hears of it while it is being written. */
async function tellHurt({ record, db, notify }: Effect) {
  if (record.statusCd !== 'TEMP' || record.srcCd === 'NM' || record.injuredCnt + record.deadCnt === 0) return
  const { about: _, ...message } = messageOf(m.ACC_DRAFT, record)
  const kept = await db.query(sql`select 1 from accident where accident_no = ${record.accidentNo}`)
  if (kept.length === 0) return
  await notify.role('SHM', record.plantCd, { ...message, onceKey: `acc-draft:${record.accidentNo}` })
}
