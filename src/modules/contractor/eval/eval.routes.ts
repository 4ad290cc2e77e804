/** Beside the derived routes of evaluations: items, the self-evaluation, the judgements, a re-evaluation. */

import { vendorsOf } from '#platform/model/access.ts'
import { addDays } from '#platform/model/calendar.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { forbidden, problem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import type { ItemAnswer, ItemsAnswer } from './eval.calls.ts'
import * as calls from './eval.calls.ts'
import { judged } from './eval.logic.ts'
import { type SubconEval, subconEval } from './eval.model.ts'
import { bonusKept, type EvalItem, itemsOf } from './eval-items.ts'

type Eval = Pick<
  SubconEval,
  'evalNo' | 'statusCd' | 'vendorCd' | 'plantCd' | 'ownUserId' | 'selfDueYmd' | 'evidenceFileId' | 'rowVersion'
>

/** The states in which the vendor sees what others gave, and what the numbers are. */
const isShown = (person: SignedInPerson, { statusCd }: Eval) =>
  person.kind === 'staff' || ['OPEN', 'OBJECT', 'FIX'].includes(statusCd)

function told(found: EvalItem, isOpen: boolean): ItemAnswer {
  const { itemNo: _, seqNo: __, dataJson, ...rest } = found
  const hidden = { ownScore: null, ownDesc: null, shmScore: null, shmDesc: null, evalScore: null }
  const data = isOpen ? dataJson : null
  return {
    ...rest,
    ...(!isOpen && hidden),
    naYn: data?.naYn ?? null,
    facts: data?.facts ?? null,
  }
}

/** One person judges as one of the two: the work owner whom the evaluation names, or a safety manager. */
function roleOf(person: SignedInPerson, { statusCd, ownUserId }: Eval): 'OWN' | 'SHM' | null {
  if (statusCd !== 'SCORE' || person.kind === 'vendor') return null
  if (person.userId === ownUserId) return 'OWN'
  if (person.roles.includes('SHM')) return 'SHM'
  return !ownUserId && person.roles.includes('OWN') ? 'OWN' : null
}
const maySelf = (person: SignedInPerson, { statusCd, vendorCd }: Eval) =>
  statusCd === 'SELF' &&
  person.vendorCd === vendorCd &&
  vendorsOf(person).includes(vendorCd) &&
  person.roles.some((role) => role === 'VSM' || role === 'VAD')

async function answerOf(db: Queries, person: SignedInPerson, record: Eval): Promise<ItemsAnswer> {
  const isOpen = isShown(person, record)
  const items = await itemsOf(db, record.evalNo)
  const bonus = isOpen ? await bonusKept(db, record.evalNo) : undefined
  return {
    roleCd: roleOf(person, record),
    maySelf: maySelf(person, record),
    bonus: bonus ?? null,
    items: items.map((one) => told(one, isOpen)),
  }
}
interface Kept {
  item_cd: string
  [column: string]: string | number | null
}
/** Writes columns of items, and what they were before into the audit; a vendor's history of the document shows none of it. */
async function keep(
  program: Queries,
  evalNo: number,
  columns: readonly string[],
  rows: readonly Kept[],
  by: { userId: string; now: Date },
) {
  await program.query(
    sql`with given as (select * from jsonb_populate_recordset(null::subcon_eval_item, ${JSON.stringify(rows)}::jsonb)),
      before as (select i.* from subcon_eval_item i join given g on g.item_cd = i.item_cd where i.eval_no = ${evalNo}),
      told as (insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, diff_json)
        select ${by.now}, ${by.userId}, 'subcon-eval-item', b.item_no::text, b.plant_cd, 'edit',
          (select jsonb_object_agg(k, jsonb_build_array(to_jsonb(b) -> k, to_jsonb(g) -> k)) from unnest(${[...columns]}::text[]) k
            where to_jsonb(b) -> k is distinct from to_jsonb(g) -> k)
        from before b join given g on g.item_cd = b.item_cd
        where exists (select from unnest(${[...columns]}::text[]) k where to_jsonb(b) -> k is distinct from to_jsonb(g) -> k))
      update subcon_eval_item i set update_user_id = ${by.userId}, update_dt = ${by.now}, row_version = i.row_version + 1,
        self_score = case when 'self_score' = any(${[...columns]}::text[]) then g.self_score else i.self_score end,
        self_desc = case when 'self_desc' = any(${[...columns]}::text[]) then g.self_desc else i.self_desc end,
        evidence_file_no = case when 'evidence_file_no' = any(${[...columns]}::text[]) then g.evidence_file_no else i.evidence_file_no end,
        own_score = case when 'own_score' = any(${[...columns]}::text[]) then g.own_score else i.own_score end,
        own_desc = case when 'own_desc' = any(${[...columns]}::text[]) then g.own_desc else i.own_desc end,
        shm_score = case when 'shm_score' = any(${[...columns]}::text[]) then g.shm_score else i.shm_score end,
        shm_desc = case when 'shm_desc' = any(${[...columns]}::text[]) then g.shm_desc else i.shm_desc end,
        eval_score = case when 'eval_score' = any(${[...columns]}::text[]) then g.eval_score else i.eval_score end
      from given g where i.eval_no = ${evalNo} and i.item_cd = g.item_cd`,
  )
}

const tooMuch = (found: EvalItem) =>
  problem(subconEval, '', 'EVAL_TOO_MUCH', '{item}의 점수는 배점 {n}점을 넘을 수 없습니다.', {
    values: { item: found.itemNm, n: found.weightScore },
  })

/** The items that were sent, each with its row: of those that people judge. */
function manualOnes<Sent extends { itemCd: string }>(items: readonly EvalItem[], sent: readonly Sent[]) {
  return sent.flatMap((one) => {
    const found = items.find((known) => known.itemCd === one.itemCd && known.calcTypeCd === 'MANUAL')
    return found ? [{ ...one, found }] : []
  })
}

const self = answer(calls.saveSelf, async ({ record: { evalNo }, body, person, tx, program, now, today }) => {
  const record = await getRecord(tx, subconEval, evalNo, true)
  if (record.statusCd !== 'SELF') throw wrongState(subconEval.lifecycle.states[record.statusCd].label)
  if (!maySelf(person, record)) throw forbidden()
  if (record.selfDueYmd && today > record.selfDueYmd)
    throw ruleRefused([problem(subconEval, 'selfDueYmd', 'EVAL_SELF_LATE', '자체평가 제출기한이 지났습니다.')])
  const sent = manualOnes(await itemsOf(tx, evalNo), body.items)
  await refuseSelf(program, record, sent)
  const rows = sent.map(({ itemCd, selfScore, selfDesc, evidenceFileNo }) => ({
    item_cd: itemCd,
    self_score: selfScore,
    self_desc: selfDesc,
    evidence_file_no: evidenceFileNo,
  }))
  await keep(program, evalNo, ['self_score', 'self_desc', 'evidence_file_no'], rows, { userId: person.userId, now })
  return answerOf(tx, person, record)
})

interface SelfGiven {
  selfScore: number | null
  evidenceFileNo: number | null
  found: EvalItem
}
/** A score stands on a file of this evaluation. */
async function refuseSelf(program: Queries, { evidenceFileId }: Eval, sent: readonly SelfGiven[]) {
  const wanted = sent.flatMap(({ evidenceFileNo }) => evidenceFileNo ?? [])
  const files = await program.query<{ fileNo: number }>(
    sql`select file_no as "fileNo" from attach_file where file_no = any(${wanted}::bigint[]) and attach_file_id = ${evidenceFileId ?? 0}`,
  )
  const known = new Set(files.map(({ fileNo }) => fileNo))
  const problems = sent.flatMap(({ selfScore, evidenceFileNo, found }) => {
    if (selfScore === null) return []
    if (selfScore > found.weightScore) return [tooMuch(found)]
    if (evidenceFileNo !== null && known.has(evidenceFileNo)) return []
    return [
      problem(subconEval, 'evidenceFileId', 'EVAL_NO_EVIDENCE', '증빙이 없는 항목은 자체점수를 입력할 수 없습니다.'),
    ]
  })
  if (problems.length > 0) throw ruleRefused(problems)
}

const score = answer(calls.saveScore, async ({ record: { evalNo }, body, person, tx, program, now }) => {
  const record = await getRecord(tx, subconEval, evalNo, true)
  if (record.statusCd !== 'SCORE') throw wrongState(subconEval.lifecycle.states[record.statusCd].label)
  const roleCd = roleOf(person, record)
  if (!roleCd) throw forbidden()
  const sent = manualOnes(await itemsOf(tx, evalNo), body.items)
  const over = sent.filter(({ score: value, found }) => (value ?? 0) > found.weightScore)
  if (over.length > 0) throw ruleRefused(over.map(({ found }) => tooMuch(found)))
  const { userId } = person
  const [scoreColumn, descColumn] = roleCd === 'OWN' ? ['own_score', 'own_desc'] : ['shm_score', 'shm_desc']
  const rows = sent.map(({ itemCd, score: value, desc, found }) => ({
    item_cd: itemCd,
    [scoreColumn]: value,
    [descColumn]: desc,
    eval_score: roleCd === 'OWN' ? judged(value, found.shmScore) : judged(found.ownScore, value),
  }))
  await keep(program, evalNo, [scoreColumn, descColumn, 'eval_score'], rows, { userId, now })
  // Who evaluated stands on the record, whatever its state lets him edit.
  if (roleCd === 'SHM')
    await program.query(sql`update subcon_eval set shm_user_id = ${userId} where eval_no = ${evalNo}`)
  return answerOf(tx, person, record)
})

const again = answer(calls.evalAgain, async ({ places, person, tx, program, today, ip }) => {
  if (!person.roles.includes('SHM') && !person.roles.includes('SHD')) throw forbidden()
  const before = await getRecord(tx, subconEval, places.no, true)
  if (before.statusCd !== 'FIX' || !before.reEvalDueYmd || before.reEvalNo)
    throw ruleRefused([
      problem(
        subconEval,
        'reEvalNo',
        'EVAL_NO_AGAIN',
        '재평가 기한이 있고 아직 시작하지 않은 평가에서만 만들 수 있습니다.',
      ),
    ])
  const { vendorCd, plantCd, ownUserId, fixYmd, reEvalDueYmd } = before
  const { evalNo } = await tx.program(subconEval, { by: person, ip }).create({
    evalTitle: `${before.evalTitle} 재평가`.slice(0, 100),
    evalClassCd: 'SPOT',
    vendorCd,
    plantCd,
    ownUserId,
    periodFromYmd: addDays(fixYmd ?? today, 1),
    periodToYmd: reEvalDueYmd,
  })
  await program.query(sql`update subcon_eval set re_eval_no = ${evalNo} where eval_no = ${before.evalNo}`)
  return { evalNo }
})

export const evalRoutes = routes(
  answer(calls.evalItems, ({ record, person, db }) => answerOf(db, person, record)),
  self,
  score,
  again,
)
