/** What the team of an investigation writes: who may, when, and what is refused. */
import { hasRole, type Person } from '#platform/model/access.ts'
import type { BodyOf } from '#platform/model/call.ts'
import { holdFiles } from '#platform/server/attachments/held-files.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { forbidden, notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import { type Accident, accident } from '../accident.model.ts'
import { isLostTime } from '../judge/facts.logic.ts'
import { isSceneKept } from '../scene/scene.logic.ts'
import { countMeasures } from './accident-impr.ts'
import { EVIDENCE, EVIDENCE_CLASS } from './evidence-files.ts'
import type { addEvidence, InquiryPart, saveCauses, saveMeasures, saveTeam, saveTimeline } from './inquiry.calls.ts'
import { refuseStale, saveSet, stampOf } from './inquiry-sets.ts'

export interface Writing {
  tx: Transaction
  person: Person
  now: Date
}
type Changed = InquiryPart | 'evidence'
type State = Accident['statusCd']

/** A HiPo, or somebody off work or dead: it is looked into whole. */
export const isSerious = ({ sevClassCd, hipoYn }: Pick<Accident, 'sevClassCd' | 'hipoYn'>): boolean =>
  isLostTime(sevClassCd) || hipoYn === 'Y'
/** First aid or nothing, and no more could have come of it: one cause and a measure will do. */
export const isLight = ({ sevClassCd, hipoYn }: Pick<Accident, 'sevClassCd' | 'hipoYn'>): boolean =>
  hipoYn !== 'Y' && (sevClassCd === 'FAC' || sevClassCd === 'NONE')

const states: Readonly<Record<Changed, readonly State[]>> = {
  team: ['REPORTED', 'CLASS', 'INVEST', 'ANALYZE'],
  evidence: ['REPORTED', 'CLASS', 'INVEST', 'ANALYZE', 'MEASURE'],
  timeline: ['CLASS', 'INVEST', 'ANALYZE'],
  causes: ['INVEST', 'ANALYZE'],
  measures: ['ANALYZE'],
}
async function isOnTeam(db: Queries, no: number, { userId }: Person): Promise<boolean> {
  const rows = await asProgram(db).query(
    sql`select 1 from acc_team where accident_no = ${no} and user_id = ${userId} and delete_yn = 'N'`,
  )
  return rows.length > 0
}
/** Who names the team: whoever runs the case, and who leads it. What is found: the team as well. */
export function mayChange(record: Accident, person: Person, isOn: boolean): Changed[] {
  if (person.kind !== 'staff') return []
  const runs = hasRole(person, 'SHM', 'SHD') || record.leaderUserId === person.userId
  const may = (part: Changed) =>
    part === 'team' ? runs : runs || isOn || (part === 'evidence' && hasRole(person, 'SUP'))
  return (Object.keys(states) as Changed[]).filter((part) => states[part].includes(record.statusCd) && may(part))
}

/** While it can be looked into, evidence may come. */
export const takesEvidence = ({ statusCd }: Pick<Accident, 'statusCd'>): boolean => states.evidence.includes(statusCd)

export async function opened({ tx, person }: Writing, no: number, part: Changed): Promise<Accident> {
  const record = await findRecord(asProgram(tx), accident, no, true)
  if (!record) throw notFound()
  if (!states[part].includes(record.statusCd)) throw wrongState(accident.lifecycle.states[record.statusCd].label)
  if (!mayChange(record, person, await isOnTeam(tx, no, person)).includes(part)) throw forbidden()
  return record
}

/** @returns the stamp of what is stored now */
const stamped = async ({ tx }: Writing, part: InquiryPart, no: number) => ({
  stamp: await stampOf(asProgram(tx), part, no),
})

export async function putTeam(writing: Writing, no: number, { stamp, rows }: BodyOf<typeof saveTeam>) {
  const { tx } = writing
  const record = await opened(writing, no, 'team')
  await refuseStale(tx, 'team', no, stamp)
  const leads = rows.filter(({ teamRoleCd }) => teamRoleCd === 'LEAD')
  if (leads.length > 1) throw new Refusal(422, 'ACC_TEAM_LEADS', '조사팀장은 한 명입니다.')
  const users = await asProgram(tx).query<{ userId: string; nm: string; vendorCd: string | null }>(
    sql`select user_id as "userId", user_nm as nm, vendor_cd as "vendorCd" from directory_person
      where user_id = any(${rows.flatMap(({ userId }) => userId ?? [])}::text[])`,
  )
  const filled = rows.map((row) => {
    const user = users.find(({ userId }) => userId === row.userId)
    if (row.userId !== null && !user)
      throw new Refusal(422, 'ACC_TEAM_WHO', '조사팀원을 목록에서 고르거나 이름을 적으세요.')
    return { ...row, memberNm: user?.nm ?? row.memberNm, vendorCd: user?.vendorCd ?? null }
  })
  await saveSet(writing, { part: 'team', accidentNo: no, rows: filled })
  const leaderUserId = leads[0]?.userId ?? null
  if (leaderUserId !== record.leaderUserId)
    await tx.program(accident, { by: writing.person, now: writing.now }).note(no, 'INQUIRY', { leaderUserId })
  return stamped(writing, 'team', no)
}

/** What proves something is evidence of this accident. @throws Refusal 422 */
async function refuseForeign(tx: Transaction, no: number, rows: readonly { evidenceNos: readonly number[] }[]) {
  const named = [...new Set(rows.flatMap(({ evidenceNos }) => evidenceNos))]
  const known = await asProgram(tx).query(
    sql`select 1 from acc_evidence where accident_no = ${no} and delete_yn = 'N' and acc_evidence_no = any(${named}::bigint[])`,
  )
  if (known.length !== named.length) throw new Refusal(422, 'ACC_EVIDENCE', '이 사고의 증거만 근거로 고를 수 있습니다.')
}
const numbered = (nos: readonly number[]): string | null => (nos.length > 0 ? nos.join(' ') : null)

export async function putTimeline(writing: Writing, no: number, { stamp, rows }: BodyOf<typeof saveTimeline>) {
  const { tx, now } = writing
  const { plantCd } = await opened(writing, no, 'timeline')
  await refuseStale(tx, 'timeline', no, stamp)
  await refuseForeign(tx, no, rows)
  if (rows.some(({ eventDt }) => new Date(eventDt) > now))
    throw new Refusal(422, 'ACC_EVENT_FUTURE', '아직 오지 않은 때는 적을 수 없습니다.')
  const filled = rows.map((row) => ({ ...row, plantCd, evidenceNos: numbered(row.evidenceNos) }))
  await saveSet(writing, { part: 'timeline', accidentNo: no, rows: filled })
  return stamped(writing, 'timeline', no)
}

export async function putCauses(writing: Writing, no: number, { stamp, rows }: BodyOf<typeof saveCauses>) {
  const { tx } = writing
  await opened(writing, no, 'causes')
  await refuseStale(tx, 'causes', no, stamp)
  await refuseForeign(tx, no, rows)
  const byNo = new Map(rows.map((row) => [row.causeNo, row]))
  for (const row of rows) refuseCircle(byNo, row.causeNo)
  const gone = await asProgram(tx).query(
    sql`select 1 from acc_measure where accident_no = ${no} and delete_yn = 'N'
      and root_cause_no <> all(${rows.filter(({ levelCd }) => levelCd === 'ROOT').map(({ causeNo }) => causeNo)}::bigint[]) limit 1`,
  )
  if (gone.length > 0)
    throw new Refusal(
      422,
      'ACC_ROOT_MEASURED',
      '대책이 있는 근본원인은 지우거나 바꿀 수 없습니다. 대책을 먼저 지우세요.',
    )
  const filled = rows.map(({ causeNo, evidenceNos, ...row }, at) => ({
    ...row,
    ...{ no: causeNo, seqNo: at + 1, evidenceNos: numbered(evidenceNos) },
  }))
  await saveSet(writing, {
    ...{ part: 'causes', accidentNo: no, rows: filled },
    linked: ({ parentNo }, keyOf) => ({ parentCauseNo: typeof parentNo === 'number' ? keyOf(parentNo) : null }),
  })
  return stamped(writing, 'causes', no)
}
/** Each lies below one that is there, and none below itself. @throws Refusal 422 */
function refuseCircle(byNo: ReadonlyMap<number, { parentNo: number | null }>, causeNo: number): void {
  const seen = new Set<number>()
  for (let no: number | null = causeNo; no !== null; no = byNo.get(no)?.parentNo ?? null) {
    if (!byNo.has(no) || seen.has(no))
      throw new Refusal(422, 'ACC_CAUSE_PARENT', '원인의 위아래가 맞지 않습니다. 새로 읽은 뒤 다시 저장하세요.')
    seen.add(no)
  }
}

export async function putMeasures(writing: Writing, no: number, body: BodyOf<typeof saveMeasures>) {
  const { tx, person, now } = writing
  const { stamp, rows, noEngDesc } = body
  const record = await opened(writing, no, 'measures')
  await refuseStale(tx, 'measures', no, stamp)
  const roots = await asProgram(tx).query<{ no: number }>(
    sql`select acc_cause_no::int as no from acc_cause where accident_no = ${no} and delete_yn = 'N' and level_cd = 'ROOT'`,
  )
  const isLightCase = isLight(record)
  const causes = isLightCase
    ? await asProgram(tx).query<{ no: number }>(
        sql`select acc_cause_no::int as no from acc_cause where accident_no = ${no} and delete_yn = 'N'`,
      )
    : roots
  if (rows.some(({ rootCauseNo }) => !causes.some((one) => one.no === rootCauseNo)))
    throw new Refusal(422, 'ACC_MEASURE_ROOT', '대책마다 근본원인을 고르세요.')
  if (rows.some(({ ownerUserId, vendorCd }) => (ownerUserId === null) === (vendorCd === null)))
    throw new Refusal(422, 'ACC_MEASURE_OWNER', '대책마다 담당자나 업체를 한쪽만 고르세요.')
  const [gone] = await asProgram(tx).query(
    sql`select 1 from acc_measure where accident_no = ${no} and delete_yn = 'N' and impr_no is not null
      and acc_measure_no <> all(${rows.map((row) => row.no)}::bigint[]) limit 1`,
  )
  if (gone) throw new Refusal(422, 'ACC_MEASURE_KEPT', '개선에 등록된 대책은 지울 수 없습니다. 개선에서 취소하세요.')
  if (noEngDesc !== record.noEngDesc && !hasRole(person, 'SHD'))
    throw new Refusal(422, 'ACC_NO_ENG_WHO', '공학적 대책이 없는 사유는 안전환경팀장이 적습니다.')
  await saveSet(writing, { part: 'measures', accidentNo: no, rows })
  await countMeasures(tx, no)
  if (noEngDesc !== record.noEngDesc) await tx.program(accident, { by: person, now }).note(no, 'INQUIRY', { noEngDesc })
  return stamped(writing, 'measures', no)
}

/** R3: what lies in a kept scene is taken from it, or passed on, by the head of safety alone; pictures and words may always be added. */
export const mayMove = (record: Accident, person: Person): boolean => !isSceneKept(record) || hasRole(person, 'SHD')
/**
 * @throws Refusal 422
 * @law 산업안전보건법 제54조제1항, 제56조제5항
 */
function refuseMoved(record: Accident, person: Person): void {
  if (mayMove(record, person)) return
  throw new Refusal(422, 'ACC_EVIDENCE_SCENE', '현장 보존 중에는 안전환경팀장만 증거를 거두거나 넘길 수 있습니다.')
}

export async function putEvidence(writing: Writing, no: number, body: BodyOf<typeof addEvidence>): Promise<void> {
  const { tx, person, now } = writing
  const record = await opened(writing, no, 'evidence')
  const { plantCd } = record
  if (body.evidenceKindCd === 'OBJECT') refuseMoved(record, person)
  const { evidenceKindCd, evidenceNm, evidenceDesc, attachFileId, collectDt } = body
  if (new Date(collectDt) > now) throw new Refusal(422, 'ACC_EVENT_FUTURE', '아직 오지 않은 때는 적을 수 없습니다.')
  const first = [{ at: collectDt, userNm: person.userNm, whereDesc: '' }]
  const [made] = await asProgram(tx).query<{ no: number }>(
    sql`insert into acc_evidence (accident_no, plant_cd, evidence_kind_cd, evidence_nm, evidence_desc, attach_file_id, collect_dt,
        collect_user_id, custody_json, create_user_id, create_dt, update_user_id, update_dt)
      values (${no}, ${plantCd}, ${evidenceKindCd}, ${evidenceNm}, ${evidenceDesc}, ${attachFileId}, ${collectDt}, ${person.userId},
        ${JSON.stringify(first)}::jsonb, ${person.userId}, ${now}, ${person.userId}, ${now}) returning acc_evidence_no::int as no`,
  )
  if (attachFileId && made)
    await holdFiles(tx, attachFileId, {
      ...{ bizCd: EVIDENCE, bizNo: made.no, plantCd, taskClassNm: EVIDENCE_CLASS, userId: person.userId },
    })
}

export async function passOn(writing: Writing, no: number, evidenceNo: number, whereDesc: string): Promise<void> {
  const { tx, person, now } = writing
  refuseMoved(await opened(writing, no, 'evidence'), person)
  const line = JSON.stringify([{ at: now.toISOString(), userNm: person.userNm, whereDesc }])
  const changed = await asProgram(tx).query(
    sql`update acc_evidence set custody_json = custody_json || ${line}::jsonb, update_user_id = ${person.userId}, update_dt = ${now},
        row_version = row_version + 1
      where accident_no = ${no} and acc_evidence_no = ${evidenceNo} and delete_yn = 'N' returning 1`,
  )
  if (changed.length === 0) throw notFound()
}

/** What somebody of the team says to what was found; a second press changes his opinion, not when he first signed. */
export async function sign({ tx, person, now }: Writing, no: number, opinionDesc: string | null): Promise<void> {
  const record = await findRecord(asProgram(tx), accident, no, true)
  if (!record) throw notFound()
  if (record.statusCd !== 'MEASURE') throw wrongState(accident.lifecycle.states[record.statusCd].label)
  const changed = await asProgram(tx).query(
    sql`update acc_team set sign_dt = coalesce(sign_dt, ${now}), opinion_desc = ${opinionDesc}, update_user_id = ${person.userId},
        update_dt = ${now}, row_version = row_version + 1
      where accident_no = ${no} and user_id = ${person.userId} and delete_yn = 'N' returning 1`,
  )
  if (changed.length === 0) throw forbidden()
}
