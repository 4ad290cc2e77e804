/** Beside the derived routes of evaluations: items, the self-evaluation, the judgements, a re-evaluation. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { vendorsOf } from '#platform/model/access.ts'
import { addDays } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, problem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { judged } from './eval.logic.ts'
import { type SubconEval, subconEval } from './eval.model.ts'
import type { ItemAnswer, ItemsAnswer } from './eval.wire.ts'
import { itemsAnswer } from './eval.wire.ts'
import { knowsInjuries } from './eval-facts.ts'
import { bonusKept, type EvalItem, enterInjuries, itemsOf } from './eval-items.ts'

const tags = [subconEval.label]
const params = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const score = z.number().min(0).max(100).multipleOf(0.1).nullable()
const words = z.string().max(1000).nullable()
const itemCd = z.string().max(20)
const selfBody = z.strictObject({
  items: z
    .array(
      z.strictObject({
        itemCd,
        selfScore: score,
        selfDesc: words,
        evidenceFileNo: z.number().int().positive().nullable(),
      }),
    )
    .max(40),
})
const scoreBody = z.strictObject({
  items: z.array(z.strictObject({ itemCd, score, desc: words })).max(40),
  ltiCnt: z.number().int().min(0).max(999).optional(),
  treatCnt: z.number().int().min(0).max(999).optional(),
})

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
    enteredYn: data?.enteredYn ?? null,
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

export function evalRoutes(app: App, services: Services): void {
  registerItems(app, services)
  registerSelf(app, services)
  registerScore(app, services)
  registerAgain(app, services)
}

async function answerOf(db: Transaction, person: SignedInPerson, record: Eval): Promise<ItemsAnswer> {
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
const signedIn = (request: FastifyRequest) => ({ ...askerOf(request, subconEval) })

function registerItems(app: App, { db }: Services): void {
  app.get(
    `${subconEval.api}/:no/items`,
    { config: needsDocument(subconEval), schema: { tags, params, response: { 200: itemsAnswer } } },
    async (request) => {
      const { person } = signedIn(request)
      return db.write(person, async (tx) => {
        const record = await getRecord(tx, subconEval, request.params.no)
        return answerOf(tx, request.person, record)
      })
    },
  )
}

interface Kept {
  item_cd: string
  [column: string]: string | number | null
}
/** Writes columns of items, and what they were before into the audit; a vendor's history of the document shows none of it. */
async function keep(
  tx: Transaction,
  evalNo: number,
  columns: readonly string[],
  rows: readonly Kept[],
  by: { userId: string; now: Date },
) {
  await tx.queryAs(
    'SYSTEM',
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

function registerSelf(app: App, { db, clock }: Services): void {
  app.put(
    `${subconEval.api}/:no/self`,
    {
      config: needsDocument(subconEval, 'write'),
      schema: { tags, params, body: selfBody, response: { 200: itemsAnswer } },
    },
    async (request) => {
      const { person } = signedIn(request)
      return db.write(person, async (tx) => {
        const record = await getRecord(tx, subconEval, request.params.no, true)
        if (record.statusCd !== 'SELF') throw wrongState(subconEval.lifecycle.states[record.statusCd].label)
        if (!maySelf(request.person, record)) throw forbidden()
        if (record.selfDueYmd && clock.today() > record.selfDueYmd)
          throw ruleRefused([problem(subconEval, 'selfDueYmd', 'EVAL_SELF_LATE', '자체평가 제출기한이 지났습니다.')])
        const sent = manualOnes(await itemsOf(tx, record.evalNo), request.body.items)
        await refuseSelf(tx, record, sent)
        const rows = sent.map(({ itemCd: code, selfScore, selfDesc, evidenceFileNo }) => ({
          item_cd: code,
          self_score: selfScore,
          self_desc: selfDesc,
          evidence_file_no: evidenceFileNo,
        }))
        const by = { userId: person.userId, now: clock.now() }
        await keep(tx, record.evalNo, ['self_score', 'self_desc', 'evidence_file_no'], rows, by)
        return answerOf(tx, request.person, record)
      })
    },
  )
}

interface SelfGiven {
  selfScore: number | null
  evidenceFileNo: number | null
  found: EvalItem
}
/** A score stands on a file of this evaluation. */
async function refuseSelf(tx: Transaction, { evidenceFileId }: Eval, sent: readonly SelfGiven[]) {
  const wanted = sent.flatMap(({ evidenceFileNo }) => evidenceFileNo ?? [])
  const files = await asProgram(tx).query<{ fileNo: number }>(
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

function registerScore(app: App, { db, clock }: Services): void {
  app.put(
    `${subconEval.api}/:no/score`,
    {
      config: needsDocument(subconEval, 'write'),
      schema: { tags, params, body: scoreBody, response: { 200: itemsAnswer } },
    },
    async (request) => {
      const { person } = signedIn(request)
      const [now, today] = [clock.now(), clock.today()]
      const { items: given, ltiCnt, treatCnt } = request.body
      return db.write(person, async (tx) => {
        const record = await getRecord(tx, subconEval, request.params.no, true)
        if (record.statusCd !== 'SCORE') throw wrongState(subconEval.lifecycle.states[record.statusCd].label)
        const roleCd = roleOf(request.person, record)
        if (!roleCd) throw forbidden()
        const sent = manualOnes(await itemsOf(tx, record.evalNo), given)
        const over = sent.filter(({ score: value, found }) => (value ?? 0) > found.weightScore)
        if (over.length > 0) throw ruleRefused(over.map(({ found }) => tooMuch(found)))
        const by = { userId: person.userId, now }
        const [scoreColumn, descColumn] = roleCd === 'OWN' ? ['own_score', 'own_desc'] : ['shm_score', 'shm_desc']
        const rows = sent.map(({ itemCd: code, score: value, desc, found }) => ({
          item_cd: code,
          [scoreColumn]: value,
          [descColumn]: desc,
          eval_score: roleCd === 'OWN' ? judged(value, found.shmScore) : judged(found.ownScore, value),
        }))
        await keep(tx, record.evalNo, [scoreColumn, descColumn, 'eval_score'], rows, by)
        if (roleCd === 'SHM') await noteEvaluator(tx, record.evalNo, person.userId)
        if (roleCd === 'SHM' && ltiCnt !== undefined && treatCnt !== undefined && !(await knowsInjuries(tx, today)))
          await enterInjuries(tx, record.evalNo, { ltiCnt, treatCnt }, { now, today, userId: person.userId })
        return answerOf(tx, request.person, record)
      })
    },
  )
}
const noteEvaluator = (tx: Transaction, evalNo: number, userId: string) =>
  tx.queryAs('SYSTEM', sql`update subcon_eval set shm_user_id = ${userId} where eval_no = ${evalNo}`)

/** Within 60 days after a C: the same vendor once more, from the day of the grade on. */
function registerAgain(app: App, { db, clock }: Services): void {
  app.post(
    `${subconEval.api}/:no/again`,
    {
      config: needsDocument(subconEval, 'write'),
      schema: { tags, params, response: { 200: z.object({ evalNo: z.number() }) } },
    },
    async (request) => {
      const { person, ip } = signedIn(request)
      if (!person.roles.includes('SHM') && !person.roles.includes('SHD')) throw forbidden()
      return db.write(person, async (tx) => {
        const before = await getRecord(tx, subconEval, request.params.no, true)
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
        const evals = tx.program(subconEval, { by: person, ip })
        const { evalNo } = await evals.create({
          evalTitle: `${before.evalTitle} 재평가`.slice(0, 100),
          evalClassCd: 'SPOT',
          vendorCd,
          plantCd,
          ownUserId,
          periodFromYmd: addDays(fixYmd ?? clock.today(), 1),
          periodToYmd: reEvalDueYmd,
        })
        await tx.queryAs('SYSTEM', sql`update subcon_eval set re_eval_no = ${evalNo} where eval_no = ${before.evalNo}`)
        return { evalNo }
      })
    },
  )
}
