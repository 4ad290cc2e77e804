/** What a check must be to be done: where it was made, what was answered, who answers for what is bad. */
import { judgeCheck } from '#modules/common/check-items.logic.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { kept, keptText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { safetyCheckMessages as m } from '../check.messages.ts'
import { codesFor, hangingIn } from '../fill/check-places.ts'
import { inspectorsOf } from '../fill/inspectors.ts'
import { parsePlaceCode, placeCodeText } from '../fill/place-code.logic.ts'
import { isCriticalOpen } from './critical.api.ts'
import { strokesIn } from './other-signs.logic.ts'
import { answered, CHECK_LIMITS, lackOf, onlyAsked, verifierLack } from './safety-check.logic.ts'
import { type CheckScan, safetyCheck } from './safety-check.model.ts'
import { afterDone, afterPause } from './safety-check-effects.ts'
import { bad, isCritical, withPhotos } from './safety-check-items.ts'

type Context = ActionContext<typeof safetyCheck>

export const safetyCheckRules = rulesFor(safetyCheck, {
  set: {
    edit: [keepItems],
    pause: [keepItems],
    complete: [keepItems, located, judged],
    correct: [noted],
    stopUse: [decidedAs('STOPPED')],
    keepUse: [decidedAs('KEPT')],
    endStop: [decidedAs('ENDED')],
  },
  guard: { endStop: [mended] },
  refuse: {
    complete: [
      refuseEarly,
      refuseUnscanned,
      refuseLacking,
      refuseOnlyNa,
      refuseOtherImpr,
      refuseUnsigned,
      refuseOtherSigns,
    ],
  },
  follow: {
    complete: [afterDone],
    pause: [afterPause],
    stopUse: [tells(m.CHK_STOP_USE)],
    keepUse: [tells(m.CHK_KEEP_USE)],
    endStop: [tells(m.CHK_END_STOP)],
  },
})

function keepItems({ record, before }: Context) {
  return { items: answered(before?.items ?? [], record.items ?? []) }
}

/** The codes that were read, those that hang in this plant alone, each at its point of the route. */
async function located({ record, db }: Context) {
  const program = asProgram(db)
  const read = (record.scans ?? []).flatMap((scan) => {
    const code = parsePlaceCode(scan.placeCd)
    return code ? [{ ...scan, code, placeCd: placeCodeText(code) }] : []
  })
  const hanging = await hangingIn(
    program,
    record.plantCd,
    read.map(({ code }) => code),
  )
  const wanted = await wantedBy({ record, db })
  const scans = read
    .filter(({ placeCd }) => hanging.has(placeCd))
    .map(({ code, placeCd, scanDt }): CheckScan => {
      const at = wanted.findIndex((codes) => codes === null || codes.includes(placeCd))
      return {
        placeCd,
        scanDt,
        pointNo: record.areaTypeCd === 'ROUTE' && at >= 0 ? at + 1 : null,
        locationNo: code.kindCd === 'L' ? code.no : null,
        equipNo: code.kindCd === 'E' ? code.no : null,
      }
    })
  const isSeen = (codes: readonly string[] | null) =>
    scans.some(({ placeCd }) => codes === null || codes.includes(placeCd))
  return { scans, gpsOkYn: wanted.every(isSeen) ? ('Y' as const) : ('N' as const) }
}

async function wantedBy({ record, db }: Pick<Context, 'record' | 'db'>) {
  const program = asProgram(db)
  const points = await program.query<{ no: number }>(
    sql`select location_no::float8 as no from check_tmpl_points where check_tmpl_no = ${record.checkTmplNo} order by seq_no`,
  )
  const { plantCd, areaTypeCd, equipNo, locationNo, processNo } = record
  const looked = { plantCd, areaTypeCd: areaTypeCd ?? 'PLANT', equipNo, locationNo, processNo } as const
  const [wanted = []] = await codesFor(program, [{ ...looked, points: points.map(({ no }) => no) }])
  return wanted
}

/** R1, with the numbers that hold on the day of the check; what was not asked counts nowhere (R8). */
async function judged({ record, db, now, today }: Context) {
  const day = dayOf(record.checkDt)
  const { SELF_CHECK_PASS = 90, SELF_CHECK_COND = 70 } = await legalNumbers(
    db,
    ['SELF_CHECK_PASS', 'SELF_CHECK_COND'],
    day,
  )
  const items = await withPhotos(asProgram(db), onlyAsked(record.items ?? []), record.photoFileId)
  return {
    items,
    stopUseCd: record.equipNo !== null && isCritical(items) ? ('ASKED' as const) : null,
    ...judgeCheck(items, { passScore: SELF_CHECK_PASS, condScore: SELF_CHECK_COND }),
    arriveDt: now.toISOString(),
    doneYmd: today,
    limitsDesc: keptText(kept(CHECK_LIMITS, { pass: SELF_CHECK_PASS, cond: SELF_CHECK_COND })),
  }
}

/** What was looked at before its period began is no look of that period, whatever clock the phone goes by. */
async function refuseEarly({ record, db }: Context): Promise<RuleProblem | undefined> {
  const [plan] = await asProgram(db).query<{ planYmd: string }>(
    sql`select plan_ymd::text as "planYmd" from check_plan where check_plan_no = ${record.checkPlanNo}`,
  )
  if (!plan || dayOf(record.checkDt) >= plan.planYmd) return undefined
  return problem(safetyCheck, 'checkDt', 'CHECK_TOO_EARLY', '점검 기간은 {ymd}부터입니다.', {
    values: { ymd: plan.planYmd },
  })
}

/** Nobody checks from his desk. */
function refuseUnscanned({ record }: Context): RuleProblem | undefined {
  if (record.gpsOkYn === 'Y') return undefined
  return problem(safetyCheck, 'scans', 'CHECK_NO_SCAN', '점검 위치 QR을 먼저 스캔하세요.')
}

/** Everything that is missing, at its item: a person mends all of it in one round. */
async function refuseLacking({ record, db }: Context): Promise<undefined> {
  // Where it was made comes first: the rest is asked at the place.
  if (record.gpsOkYn !== 'Y') return undefined
  const [plan] = await asProgram(db).query<{ ownerUserId: string }>(
    sql`select owner_user_id as "ownerUserId" from check_plan where check_plan_no = ${record.checkPlanNo}`,
  )
  const people = { inspectorUserId: record.inspectorUserId ?? '', ownerUserId: plan?.ownerUserId ?? '' }
  const problems = (record.items ?? []).flatMap((item, at): RuleProblem[] => {
    const lack = lackOf(item, item.fileNo !== null) ?? verifierLack(item, people)
    return lack ? [{ field: `items.${at}`, code: lack.code, message: lack.message, values: { n: item.itemNo } }] : []
  })
  if (problems.length > 0) throw ruleRefused(problems)
  return undefined
}

/** R1 */
function refuseOnlyNa({ record }: Context): RuleProblem | undefined {
  if ((record.items ?? []).some(({ answerCd }) => answerCd !== 'NA')) return undefined
  return problem(safetyCheck, 'items', 'CHECK_ONLY_NA', '모든 항목이 해당없음이면 완료할 수 없습니다.')
}

/** R7: a finding goes on with what is open of the same target, and with nothing else. */
async function refuseOtherImpr({ record, db }: Context): Promise<RuleProblem | undefined> {
  const joined = bad(record.items).flatMap(({ joinImprNo }) => joinImprNo ?? [])
  if (joined.length === 0) return undefined
  const open = await openImprsAt(asProgram(db), record)
  const at = (record.items ?? []).findIndex(({ joinImprNo }) => joinImprNo !== null && !open.has(joinImprNo))
  if (at < 0) return undefined
  return {
    field: `items.${at}.joinImprNo`,
    code: 'CHECK_JOIN',
    message: '같은 대상의 조치 중인 개선에만 이을 수 있습니다.',
  }
}

/** Improvements of earlier checks of the same target that are not verified yet. */
async function openImprsAt(
  db: ReturnType<typeof asProgram>,
  { plantCd, areaTypeCd, targetKey, rootTmplNo }: Context['record'],
): Promise<Set<number>> {
  const rows = await db.query<{ no: number }>(sql`select i.impr_no::float8 as no from impr i
    join safety_check c on i.src_no = c.safety_check_no::text
    where i.src_cd = 'CHK' and i.plant_cd = ${plantCd} and i.delete_yn = 'N' and i.status_cd not in ('EFFECT', 'CLOSE', 'CANC', 'TEMP')
      and c.area_type_cd = ${areaTypeCd} and c.target_key = ${targetKey}
      and (c.root_tmpl_no = ${rootTmplNo} or c.area_type_cd not in ('ROUTE', 'PLANT'))`)
  return new Set(rows.map(({ no }) => no))
}

function refuseUnsigned({ record, person }: Context): RuleProblem | undefined {
  const { inspectorSign } = record
  if (!inspectorSign) return problem(safetyCheck, 'inspectorSign', 'CHECK_SIGN', '점검자 서명이 필요합니다.')
  if (inspectorSign.signerNm === person.userNm) return undefined
  return problem(
    safetyCheck,
    'inspectorSign',
    'CHECK_OTHER_SIGNER',
    '점검자 본인이 서명해야 합니다. (점검자 {inspector}, 서명 {signer})',
    {
      values: { inspector: person.userNm, signer: inspectorSign.signerNm },
    },
  )
}

/** Whoever has looked along is one of those whom the plan names, and has signed himself, once. */
async function refuseOtherSigns({ record, person, db }: Context): Promise<RuleProblem | undefined> {
  const signs = record.otherSigns ?? []
  if (signs.length === 0) return undefined
  const named = await inspectorsOf(asProgram(db), [record.checkPlanNo])
  const may = new Set(named.map(({ userId }) => userId).filter((userId) => userId !== person.userId))
  for (const [at, { userId, strokesDesc }] of signs.entries()) {
    if (!may.delete(userId))
      return {
        field: `otherSigns.${at}.userId`,
        code: 'CHECK_NOT_INSPECTOR',
        message: '계획에 있는 다른 점검자가 한 번씩만 서명할 수 있습니다.',
      }
    if (!strokesIn(strokesDesc))
      return { field: `otherSigns.${at}.strokesDesc`, code: 'CHECK_SIGN', message: '점검자 서명이 필요합니다.' }
  }
  return undefined
}

function decidedAs(stopUseCd: 'STOPPED' | 'KEPT' | 'ENDED') {
  return ({ person, now, reason }: Context) => ({
    ...{ stopUseCd, stopUseUserId: person.userId, stopUseDt: now.toISOString() },
    stopUseDesc: stopUseCd === 'KEPT' ? reason.reasonDesc : null,
  })
}

/** Equipment is taken into use again when what was critical of it is verified, not before. */
async function mended({ record, db }: Context): Promise<Check | undefined> {
  if (!(await isCriticalOpen(asProgram(db), record.safetyCheckNo))) return undefined
  return {
    ruleCd: 'CHECK_STILL_CRITICAL',
    resultCd: 'BLOCK',
    message: '중대 부적합의 조치를 확인한 뒤에 사용을 재개합니다.',
    law: '산업안전보건법 제38조',
    lifterCds: [],
  }
}

/** The record stays as it was; what was wrong in it is written beside it. */
function noted({ record, person, now, reason }: Context) {
  const corrections = [
    ...(record.corrections ?? []),
    { correctDt: now.toISOString(), correctUserId: person.userId, correctDesc: reason.reasonDesc },
  ]
  return { corrections }
}
