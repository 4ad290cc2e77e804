/** Who is on the site now, and the count of everybody in an evacuation or a drill (R5). */
import type { Signature } from '#platform/model/drawn.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { CountedPerson, EndedMuster } from './muster.calls.ts'
import * as calls from './muster.calls.ts'
import { countsOf, type Tick } from './muster.logic.ts'
import { musterMessages } from './muster.messages.ts'
import { startMuster } from './muster-begin.ts'
import { end } from './muster-end.ts'
import { forReaders, namesOf, openMuster, peopleInside, ticksOf, withCodes } from './muster-people.ts'
import { momentOf, tick } from './muster-tick.ts'

async function boardOf(program: Queries, plantCd: string, now: Date) {
  const muster = await openMuster(program, plantCd)
  return { asOfDt: now.toISOString(), muster, rows: await peopleInside(program, plantCd, muster, now) }
}

const board = answer(calls.onSite, async ({ person: { plantCd }, program, now }) => {
  const found = await boardOf(program, plantCd, now)
  return { ...found, rows: forReaders(found.rows) }
})
const list = answer(calls.musterList, async ({ person: { plantCd }, program, now }) => {
  const found = await boardOf(program, plantCd, now)
  return { ...found, rows: await withCodes(program, found.rows, now) }
})

const begin = answer(calls.beginMuster, async ({ body: { drillYn, startDt }, person, tx, notify, now }) => {
  const begun = startDt === undefined ? {} : { startDt: momentOf(startDt, now) }
  const { muster, isNew } = await startMuster(tx, person, { drillYn, ...begun, now })
  const kind = drillYn === 'Y' ? musterMessages.MUSTER_DRILL : musterMessages.MUSTER_START
  if (isNew) await notify.tell(kind, { plantCd: person.plantCd })
  return muster
})

const ending = answer(calls.endMuster, async ({ body, person, program, notify, now }) => {
  const { plantCd, userId, userNm } = person
  const { muster, people } = await end({ db: program, by: { plantCd, userId, userNm }, now }, body)
  const { seenCnt, missingCnt } = countsOf(people)
  const kind = muster.drillYn === 'Y' ? musterMessages.MUSTER_DRILL_END : musterMessages.MUSTER_END
  await notify.tell(kind, { plantCd }, { seen: seenCnt, missing: missingCnt })
  return { entryMusterNo: muster.entryMusterNo }
})

const seen = answer(calls.seeAtMuster, ({ body, person, program, notify, now }) =>
  tick({ db: program, by: person, now, notify }, body),
)

const LATEST = 100
const endedMusters = (where: Sql): Sql => sql`
  select m.entry_muster_no::int as "entryMusterNo", m.drill_yn as "drillYn", m.start_dt as "startDt", s.user_nm as "startUserNm",
    m.end_dt as "endDt", e.user_nm as "endUserNm", m.end_cd as "endCd", m.person_cnt as "personCnt", m.seen_cnt as "seenCnt",
    m.out_cnt as "outCnt", m.missing_cnt as "missingCnt", m.sign_json as sign,
    (select count(*)::int from entry_muster_tick k where k.entry_muster_no = m.entry_muster_no and k.late_yn = 'Y') as "lateCnt"
  from entry_muster m left join directory_person s on s.user_id = m.start_user_id
    left join directory_person e on e.user_id = m.end_user_id
  where ${where} and m.end_dt is not null and m.delete_yn = 'N' order by m.start_dt desc limit ${LATEST}`
type Ended = EndedMuster & { sign: Signature | null }

const past = answer(calls.musters, async ({ person: { plantCd }, program }) => ({
  rows: (await program.query<Ended>(endedMusters(sql`m.plant_cd = ${plantCd}`))).map(({ sign: _, ...row }) => row),
}))

const record = answer(calls.musterRecord, async ({ places: { no }, person: { plantCd }, program }) => {
  const [found] = await program.query<Ended>(
    endedMusters(sql`m.plant_cd = ${plantCd} and m.entry_muster_no = ${no}::bigint`),
  )
  if (!found) throw notFound()
  return { ...found, people: await countedIn(program, plantCd, found.entryMusterNo) }
})

type Line = Omit<CountedPerson, 'seen' | 'confirms' | 'lates' | 'key'> & { humanKey: string }
/** Whom it counted as it was signed, with what was seen of each; who was seen late and is on no line stands behind them. */
async function countedIn(db: Queries, plantCd: string, no: number): Promise<CountedPerson[]> {
  const lines = await db.query<Line>(sql`
    select p.human_key as "humanKey", p.person_nm as "personNm", p.org_nm as "orgNm", p.state_cd as "stateCd",
      p.source_cds as "sourceCds", p.place_desc as "placeDesc", p.permit_no::int as "permitNo", p.permit_doc_no as "permitDocNo",
      p.foreman_nm as "foremanNm", p.out_dt as "outDt", p.note_desc as "noteDesc"
    from entry_muster_person p where p.entry_muster_no = ${no}
    order by array_position(array['MISSING', 'SEEN', 'OUT'], p.state_cd::text), p.person_nm, p.entry_muster_person_no`)
  const ticks = await ticksOf(db, no)
  const ofHuman = Map.groupBy(ticks, ({ humanKey }) => humanKey)
  const listed = new Set(lines.map(({ humanKey }) => humanKey))
  const beside = ticks.filter(({ humanKey }) => !listed.has(humanKey))
  const named = await namesOf(
    db,
    plantCd,
    beside.flatMap(({ personNo }) => personNo ?? []),
    beside.flatMap(({ userId }) => userId ?? []),
  )
  const others = [...new Map(named.map((one) => [one.humanKey, one])).values()].map(
    ({ humanKey, personNm, orgNm }): Line => ({ ...onNoLine, humanKey, personNm, orgNm }),
  )
  return [...lines, ...others].map(({ humanKey, ...line }) => {
    const of = ofHuman.get(humanKey) ?? []
    const [first, ...confirms] = sightings(of, 'N')
    return { ...line, key: humanKey, seen: first ?? null, confirms, lates: sightings(of, 'Y') }
  })
}
const onNoLine = {
  stateCd: null,
  sourceCds: 'SEEN',
  placeDesc: null,
  permitNo: null,
  permitDocNo: null,
  foremanNm: null,
  outDt: null,
  noteDesc: null,
}
const sightings = (ticks: readonly Tick[], late: 'Y' | 'N') =>
  ticks.filter(({ lateYn }) => lateYn === late).map(({ seenDt, byUserNm, wayCd }) => ({ seenDt, byUserNm, wayCd }))

export const musterRoutes = routes(board, list, begin, ending, seen, past, record)
