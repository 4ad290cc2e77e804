/** The end of a count: signed by who ends it, with a word for everybody who was not found. */
import type { BodyOf } from '#platform/model/call.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { tellGate } from '../entry/gate-scan.ts'
import type { endMuster, ListedPerson, MusterRow } from './muster.calls.ts'
import { countsOf, keyOfWho } from './muster.logic.ts'
import { type Counter, NOT_OPEN, noted } from './muster-begin.ts'
import { openMuster, peopleInside } from './muster-people.ts'

type Body = BodyOf<typeof endMuster>
interface Ending {
  readonly db: Queries
  readonly by: Counter & { readonly userNm: string }
  readonly now: Date
}

/** @param db acts as the program */
export async function end({ db, by, now }: Ending, body: Body): Promise<{ muster: MusterRow; people: ListedPerson[] }> {
  const { plantCd, userId } = by
  // Ticks that are on their way are kept before or after it, never in between.
  await db.query(
    sql`select 1 from entry_muster where entry_muster_no = ${body.entryMusterNo} and plant_cd = ${plantCd} for update`,
  )
  const muster = await openMuster(db, plantCd)
  if (muster?.entryMusterNo !== body.entryMusterNo) throw new Refusal(409, 'MUSTER_NOT_OPEN', NOT_OPEN)
  const people = await peopleInside(db, plantCd, muster, now)
  const counts = countsOf(people)
  if (counts.seenCnt !== body.seenCnt || counts.outCnt !== body.outCnt || counts.missingCnt !== body.missingCnt)
    throw new Refusal(409, 'MUSTER_COUNT', '그사이 인원이 바뀌었습니다. 새 인원수를 확인하고 서명하십시오.')
  const notes = notesFor(people, body.notes)
  const sign = JSON.stringify({ ...body.sign, signerNm: by.userNm })
  await db.query(sql`update entry_muster set end_dt = ${now}, end_user_id = ${userId}, end_cd = 'SIGNED',
      person_cnt = ${counts.personCnt}, seen_cnt = ${counts.seenCnt}, out_cnt = ${counts.outCnt}, missing_cnt = ${counts.missingCnt},
      sign_json = ${sign}::jsonb, row_version = row_version + 1, update_user_id = ${userId}, update_dt = ${now}
    where entry_muster_no = ${muster.entryMusterNo}`)
  await keepPeople(db, by, muster.entryMusterNo, people, notes, now)
  await noted(db, by, muster.entryMusterNo, 'END', now)
  await tellGate(db, plantCd, null)
  return { muster, people }
}

function notesFor(people: readonly ListedPerson[], given: Body['notes']): ReadonlyMap<string, string> {
  const notes = new Map(given.map((note) => [keyOfWho(note), note.noteDesc]))
  const unsaid = people.filter(({ key, stateCd }) => stateCd === 'MISSING' && !notes.has(key))
  if (unsaid.length === 0) return notes
  throw new Refusal(422, 'MUSTER_NOTE', '확인되지 않은 {n}명에게 무엇을 했는지 적으십시오: {names}', {
    values: { n: unsaid.length, names: namesSaid(unsaid) },
  })
}
const NAMES = 3
const namesSaid = (people: readonly ListedPerson[]): string =>
  people
    .slice(0, NAMES)
    .map(({ personNm }) => personNm)
    .join(', ') + (people.length > NAMES ? ' …' : '')

/** As it was signed: what is found later stands beside it. */
async function keepPeople(
  db: Queries,
  { plantCd, userId }: Counter,
  no: number,
  people: readonly ListedPerson[],
  notes: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const rows = people.map((one) => ({
    person_no: one.personNo,
    user_id: one.userId,
    human_key: one.humanKey,
    person_nm: one.personNm,
    org_nm: one.orgNm,
    state_cd: one.stateCd,
    source_cds: one.sourceCds.join(' '),
    place_desc: one.placeDesc,
    permit_no: one.permitNo,
    permit_doc_no: one.permitDocNo,
    foreman_nm: one.foremanNm,
    in_dt: one.inDt,
    out_dt: one.outDt,
    note_desc: one.stateCd === 'MISSING' ? (notes.get(one.key) ?? null) : null,
  }))
  await db.query(sql`
    insert into entry_muster_person (entry_muster_no, plant_cd, person_no, user_id, human_key, person_nm, org_nm, state_cd, source_cds,
      place_desc, permit_no, permit_doc_no, foreman_nm, in_dt, out_dt, note_desc, create_user_id, create_dt, update_user_id, update_dt)
    select ${no}, ${plantCd}, r.person_no, r.user_id, r.human_key, r.person_nm, r.org_nm, r.state_cd, r.source_cds,
      r.place_desc, r.permit_no, r.permit_doc_no, r.foreman_nm, r.in_dt, r.out_dt, r.note_desc, ${userId}, ${now}, ${userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(person_no bigint, user_id text, human_key text, person_nm text,
      org_nm text, state_cd text, source_cds text, place_desc text, permit_no bigint, permit_doc_no text, foreman_nm text,
      in_dt timestamptz, out_dt timestamptz, note_desc text)`)
}
