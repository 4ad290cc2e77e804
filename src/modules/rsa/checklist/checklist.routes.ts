import { answer, routes } from '#platform/server/calls/answer.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import { MOST_ITEMS, type Rsa, type RsaItem, rsa } from '../assess/rsa.model.ts'
import { itemValues, scaleOf } from '../assess/rsa-items.ts'
import { lockedRsa, requireLeader, rsaOf } from '../assess/rsa-people.ts'
import { fittingLists, takeChecklist } from './checklist.calls.ts'
import { itemOf, questionKey } from './from-checklist.ts'
import { questionsSheet, questionUpload } from './questions.sheet.ts'
import { type RsaChecklist, rsaChecklist } from './rsa-checklist.model.ts'

/** In force, of the plant, of its process and its work or of all. */
const fits = ({ plantCd, processNo, workCatCd }: Rsa): Sql =>
  sql`l.status_cd = 'FIX' and l.delete_yn = 'N' and l.plant_cd = ${plantCd}
    and (l.process_no is null or l.process_no = ${processNo}::bigint)
    and (l.work_cat_cd is null or ${workCatCd}::text is null or l.work_cat_cd = ${workCatCd})`

const fitting = answer(fittingLists, async ({ record, program }) => {
  const assessment = rsaOf(record)
  const keys = (assessment.items ?? []).flatMap(({ srcKey }) => srcKey ?? [])
  const rows = await program.query<{
    rsaChecklistNo: number
    checklistNm: string
    revNo: number
    questionCnt: number
    takenCnt: number
  }>(
    sql`select l.rsa_checklist_no::int as "rsaChecklistNo", l.checklist_nm as "checklistNm", l.rev_no as "revNo",
        l.question_cnt as "questionCnt", (select count(distinct k)::int from unnest(${keys}::text[]) k
          where starts_with(k, 'CL:' || l.rsa_checklist_no || ':')) as "takenCnt"
      from rsa_checklist l where ${fits(assessment)} order by l.process_no is null, l.work_cat_cd is null, l.checklist_nm`,
  )
  return { rows }
})

const take = answer(takeChecklist, async ({ places, body: { rsaChecklistNo }, tx, person, now }) => {
  const record = await lockedRsa(tx, places.no)
  await requireLeader(tx, person, record)
  if (record.statusCd !== 'DOING') throw wrongState(rsa.lifecycle.states[record.statusCd].label)
  const scale = await scaleOf(tx, record.scaleNo)
  if (scale?.methodCd !== 'CHK')
    throw new Refusal(422, 'RSA_NO_CHECK_SCALE', '체크리스트 척도로 하는 평가에서만 가져올 수 있습니다.')
  const [known] = await asProgram(tx).query(
    sql`select from rsa_checklist l where l.rsa_checklist_no = ${rsaChecklistNo} and ${fits(record)}`,
  )
  const found: object | undefined = known && (await findRecord(asProgram(tx), rsaChecklist, rsaChecklistNo))
  if (!found) throw notFound()
  const items = record.items ?? []
  const asked = new Set(items.map(({ srcKey }) => srcKey))
  const added = ((found as RsaChecklist).questions ?? []).flatMap((question, at) => {
    const key = questionKey(rsaChecklistNo, at)
    return asked.has(key) ? [] : [{ ...unanswered, ...itemOf(question, key) }]
  })
  if (items.length + added.length > MOST_ITEMS)
    throw new Refusal(422, 'RSA_TOO_MANY', '위험요인은 {max}건까지입니다.', { values: { max: MOST_ITEMS } })
  if (added.length === 0) throw new Refusal(409, 'RSA_LIST_TAKEN', '이미 모두 가져왔습니다.')
  await tx.program(rsa, { by: person, now }).note(record.rsaNo, 'ITEMS', itemValues([...items, ...added], items, scale))
})

const unanswered: Omit<RsaItem, keyof ReturnType<typeof itemOf>> = {
  existMeasureDesc: null,
  exposedCnt: null,
  freqVal: null,
  sevVal: null,
  harmDesc: null,
  checkCd: null,
  fatalYn: 'N',
  similarYn: 'N',
  noteDesc: null,
  riskVal: null,
  gradeCd: null,
  upReasonCds: null,
  acceptYn: 'N',
  interimDesc: null,
  interimDt: null,
  interimFileId: null,
  residualYn: 'N',
  rsaItemNo: null,
}

export const checklistRoutes = routes(questionUpload, questionsSheet, fitting, take)
