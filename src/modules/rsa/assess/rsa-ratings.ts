/** Items rated again, and what is done for now: rows are added, what was decided stays (R5). */
import type { Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import { type Carried, lacksReason } from './completion.logic.ts'
import { isRated, type Rating, worstGrade } from './rating.logic.ts'
import type { Interim, NewRating, Rev } from './rsa.calls.ts'
import { type Rsa, type RsaItem, rsa } from './rsa.model.ts'
import { keepEvidence } from './rsa-evidence.ts'
import { carriedOf } from './rsa-impr.ts'
import { judged, scaleOf } from './rsa-items.ts'
import { lockedRsa, requireLeader } from './rsa-people.ts'

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}

export const revsOf = (db: Queries, no: number): Promise<Rev[]> =>
  asProgram(db).query<Rev>(
    sql`select rsa_item_no as "rsaItemNo", seq_no as "seqNo", freq_val as "freqVal", sev_val as "sevVal", check_cd as "checkCd",
        exposed_cnt as "exposedCnt", law_ok_yn as "lawOkYn", fatal_yn as "fatalYn", similar_yn as "similarYn", risk_val as "riskVal",
        grade_cd as "gradeCd", up_reason_cds as "upReasonCds", accept_yn as "acceptYn", eval_user_id as "evalUserId",
        (select d.user_nm from directory_person d where d.user_id = v.eval_user_id) as "evalUserNm", eval_dt as "evalDt", note_desc as "noteDesc"
      from rsa_item_rev v where rsa_no = ${no} order by rsa_item_no, seq_no`,
  )

interface Judged extends Rating {
  rsaItemNo: number
  seqNo: number
  riskVal: number | null
  gradeCd: string | null
  upReasonCds: string | null
  acceptYn: 'Y' | 'N'
  noteDesc: string | null
}

const insertRevs = ({ tx, person, now }: Writing, no: number, revs: readonly Judged[]) =>
  tx.query(
    sql`insert into rsa_item_rev (rsa_no, rsa_item_no, seq_no, freq_val, sev_val, check_cd, exposed_cnt, law_ok_yn, fatal_yn, similar_yn,
        risk_val, grade_cd, up_reason_cds, accept_yn, eval_user_id, eval_dt, note_desc)
      select ${no}, t."rsaItemNo", t."seqNo", t."freqVal", t."sevVal", t."checkCd", t."exposedCnt", t."lawOkYn", t."fatalYn", t."similarYn",
        t."riskVal", t."gradeCd", t."upReasonCds", t."acceptYn", ${person.userId}, ${now}, t."noteDesc"
      from jsonb_to_recordset(${JSON.stringify(revs)}::jsonb) as t("rsaItemNo" int, "seqNo" int, "freqVal" int, "sevVal" int, "checkCd" text,
        "exposedCnt" int, "lawOkYn" text, "fatalYn" text, "similarYn" text, "riskVal" int, "gradeCd" text, "upReasonCds" text,
        "acceptYn" text, "noteDesc" text)`,
  )

/** The rating at the decision is the first of each item. */
export const keepFirstRatings = (writing: Writing, { rsaNo, items }: Rsa) =>
  insertRevs(
    writing,
    rsaNo,
    (items ?? []).map((item) => ({ ...item, rsaItemNo: item.rsaItemNo ?? 0, seqNo: 0, noteDesc: null })),
  )

/** Items as they stand after the last look at each. */
export function standingOf(
  items: readonly RsaItem[],
  revs: readonly Pick<Rev, 'rsaItemNo' | keyof Rating | 'acceptYn' | 'gradeCd'>[],
) {
  const last = new Map(revs.map((rev) => [rev.rsaItemNo, rev]))
  return items.map((item) => {
    const rev = last.get(item.rsaItemNo ?? 0)
    const { freqVal, sevVal, checkCd, lawOkYn, fatalYn, similarYn, exposedCnt, acceptYn, gradeCd } = rev ?? item
    const now = { freqVal, sevVal, checkCd, lawOkYn, fatalYn, similarYn, exposedCnt }
    return { ...item, ...now, gradeCd, verdict: { acceptYn } }
  })
}

export async function standingItems(db: Queries, record: Rsa) {
  return standingOf(record.items ?? [], await revsOf(db, record.rsaNo))
}

const hasDone = (carried: readonly Carried[], itemNo: number): boolean =>
  carried.some(({ rsaItemNo, stateCd }) => rsaItemNo === itemNo && stateCd === 'DONE')

/**
 * An item is rated again once a measure of it was verified; after the assessment is done only what remained.
 *
 * @throws Refusal 403, 404, 409 CM-02, 422
 */
export async function rateAgain(writing: Writing, no: number, itemNo: number, given: NewRating): Promise<void> {
  const { tx, person, now } = writing
  const record = await lockedRsa(tx, no)
  await requireLeader(tx, person, record)
  const item = record.items?.find(({ rsaItemNo }) => rsaItemNo === itemNo)
  if (!item) throw notFound()
  const isOver = record.statusCd === 'DONE' || record.statusCd === 'SHARED'
  if (record.statusCd !== 'DECIDED' && !isOver) throw wrongState(rsa.lifecycle.states[record.statusCd].label)
  if (isOver && item.residualYn !== 'Y')
    throw new Refusal(
      422,
      'RSA_NOT_RESIDUAL',
      '완료한 평가는 잔여 요인만 다시 평가합니다. 새로 발견한 것은 수시평가로 하세요.',
    )
  if (!hasDone(await carriedOf(tx, record), itemNo))
    throw new Refusal(422, 'RSA_NOT_CARRIED', '확인된 감소대책이 없어 다시 평가할 수 없습니다.')
  const scale = await scaleOf(tx, record.scaleNo)
  const rating = { ...given, exposedCnt: given.exposedCnt ?? item.exposedCnt }
  if (!scale || !isRated(rating, scale)) throw new Refusal(422, 'RSA_NOT_RATED', '척도 안의 값으로 평가하세요.')
  if (lacksReason(rating, scale)) throw new Refusal(422, 'RSA_NA_REASON', '해당없음은 사유를 적어야 합니다.')
  const before = (await revsOf(tx, no)).filter(({ rsaItemNo }) => rsaItemNo === itemNo)
  const rev = { ...rating, ...judged(rating, scale), rsaItemNo: itemNo, seqNo: before.length, noteDesc: given.noteDesc }
  await insertRevs(writing, no, [rev])
  await tx.program(rsa, { by: person, now }).note(no, 'RERATE', await sumsNow(tx, record, isOver))
}

/** What the list says of the items after they were rated again. */
async function sumsNow(tx: Transaction, record: Rsa, isOver: boolean) {
  const standing = await standingItems(tx, record)
  const openNos = new Set(standing.flatMap(({ verdict, rsaItemNo }) => (verdict.acceptYn === 'N' ? [rsaItemNo] : [])))
  const items = (record.items ?? []).map((item) => ({
    ...item,
    residualYn: isOver && item.residualYn === 'Y' && openNos.has(item.rsaItemNo) ? ('Y' as const) : ('N' as const),
  }))
  return {
    openCnt: openNos.size,
    maxAfterCd: worstGrade(standing.map(({ gradeCd }) => gradeCd as RsaItem['gradeCd'])),
    ...(isOver && { items, residualCnt: items.filter(({ residualYn }) => residualYn === 'Y').length }),
  }
}

/** What is done for now about an item, and since when. @throws Refusal 403, 404, 409 CM-02, 422 */
export async function setInterim(
  writing: Writing,
  no: number,
  itemNo: number,
  { interimDesc, interimDt, attachFileId }: Interim,
): Promise<void> {
  const { tx, person, now } = writing
  const record = await lockedRsa(tx, no)
  await requireLeader(tx, person, record)
  if (!record.items?.some(({ rsaItemNo }) => rsaItemNo === itemNo)) throw notFound()
  if (record.statusCd !== 'DECIDED') throw wrongState(rsa.lifecycle.states[record.statusCd].label)
  if (Date.parse(interimDt) > now.getTime())
    throw new Refusal(422, 'RSA_INTERIM_FUTURE', '시행한 잠정조치만 적습니다. 시행일시를 확인하세요.')
  const known = record.items.find(({ rsaItemNo }) => rsaItemNo === itemNo)?.interimFileId ?? null
  if (attachFileId !== null && attachFileId !== known) await keepEvidence(writing, record, attachFileId)
  const interimFileId = attachFileId ?? known
  const items = record.items.map((item) =>
    item.rsaItemNo === itemNo ? { ...item, interimDesc, interimDt, interimFileId } : item,
  )
  await tx.program(rsa, { by: person, now }).note(no, 'INTERIM', { items })
}
