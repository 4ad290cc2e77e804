import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { stopBarredWork } from '../../permit/conditions/keep-alive.ts'
import { AREA_TEXT, isOfTheArea, ofTheArea, ofTheNextShift } from './hand.guards.ts'
import { isInTime, shiftAt } from './hand.logic.ts'
import { hand } from './hand.model.ts'
import { areaNameOf, handNumbers, handOf, headOf, listsOf, peopleAtWork } from './hand-rows.ts'

type Context = ActionContext<typeof hand>

export const handRules = rulesFor(hand, {
  set: {
    create: [begun],
    edit: [memosOnly],
    signOut: [listed, ({ person, now }) => ({ outUserId: person.userId, outDt: now.toISOString() })],
    signIn: [listed, takenOver],
    takeBack: [() => ({ outUserId: null, outDt: null, outSign: null })],
  },
  guard: { signOut: [ofTheArea], signIn: [ofTheArea, ofTheNextShift] },
  refuse: {
    create: [refuseElsewhere, refuseTwice],
    edit: [refuseElsewhere],
    signOut: [refuseEarly],
    signIn: [refuseEarly],
  },
  // The next shift goes on with whoever may still work: of the others the work stops with it.
  follow: { signIn: [stopTired] },
})

async function stopTired({ record: { plantCd, areaDeptCd }, db, now }: EffectContext<typeof hand>) {
  await stopBarredWork(db, await peopleAtWork(asProgram(db), plantCd, areaDeptCd), now)
}

function listed({ record, db }: Context) {
  return listsOf(asProgram(db), record)
}

async function begun(context: Context) {
  const { record, db, now } = context
  const { hours, graceMin } = await handNumbers(db, dayOf(now))
  const end = shiftAt(now.getTime(), hours, graceMin)
  if (!end || !record.areaDeptCd) return {}
  return { ...headOf(end, await areaNameOf(asProgram(db), record.areaDeptCd)), ...(await listed(context)) }
}

/** The lists are the area's; what is written beside a line is the person's. */
function memosOnly({ record, before }: Context) {
  const memos = <L extends { memoDesc: string | null }>(
    old: readonly L[],
    sent: readonly L[],
    keyOf: (line: L) => unknown,
  ) => old.map((line) => ({ ...line, memoDesc: (sent.find((one) => keyOf(one) === keyOf(line)) ?? line).memoDesc }))
  return {
    ...(before && { areaDeptCd: before.areaDeptCd }),
    permitRows: memos(before?.permitRows ?? [], record.permitRows ?? [], ({ permitNo }) => permitNo),
    isoRows: memos(before?.isoRows ?? [], record.isoRows ?? [], ({ isoPlanNo }) => isoPlanNo),
  }
}

async function takenOver({ record, person, now, db }: Context) {
  const { graceMin } = await handNumbers(db, dayOf(now))
  const isTimely = isInTime(now.getTime(), Date.parse(record.shiftEndDt ?? now.toISOString()), graceMin)
  return { inUserId: person.userId, handDt: now.toISOString(), lateYn: isTimely ? ('N' as const) : ('Y' as const) }
}

async function refuseTwice({ record, db, now }: Context) {
  if (!record.areaDeptCd) return problem(hand, 'areaDeptCd', 'REQUIRED', '구역을 선택하십시오.')
  const { hours, graceMin } = await handNumbers(db, dayOf(now))
  const end = shiftAt(now.getTime(), hours, graceMin)
  // Of two who begin at once the second waits, and finds the first one's.
  await asProgram(db).query(
    sql`select pg_advisory_xact_lock(hashtext(${`hand ${record.plantCd} ${record.areaDeptCd}`}))`,
  )
  if (!end || (await handOf(asProgram(db), record.plantCd, record.areaDeptCd, end.endMs)) === null) return undefined
  return problem(hand, 'areaDeptCd', 'HAND_TWICE', '이 구역의 이번 교대 인수인계가 이미 있습니다.')
}

/** What is told of an area, its own people tell. */
function refuseElsewhere(context: Context) {
  if (!context.record.areaDeptCd || isOfTheArea(context)) return undefined
  return problem(hand, 'areaDeptCd', 'HAND_AREA', AREA_TEXT)
}

/** R2: not before the shift nears its end; later than half an hour after it is late, and the works stand meanwhile. */
async function refuseEarly({ record, now, db }: Context) {
  const { graceMin } = await handNumbers(db, dayOf(now))
  const end = Date.parse(record.shiftEndDt ?? now.toISOString())
  if (now.getTime() >= end - graceMin * 60_000) return undefined
  return problem(hand, '', 'HAND_EARLY', '교대 시각 {n}분 전부터 서명할 수 있습니다.', { values: { n: graceMin } })
}
