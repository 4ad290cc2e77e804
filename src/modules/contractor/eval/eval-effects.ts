/** What follows a step of an evaluation: its items, who is told, and what a grade does. */

import { permitPort } from '#modules/common/permit.ports.ts'
import { byKeyOrNumber, type ImprSource, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { kept, keptText, sentences } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { EffectContext, Rules } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { vendorMaster } from '../master/vendor-master.model.ts'
import { evalMessages as m } from './eval.messages.ts'
import { subconEval } from './eval.model.ts'
import { lockAutoItems, makeItems } from './eval-items.ts'

type Effect = EffectContext<typeof subconEval>

const lock = ({ db, record, now, today }: Effect) => lockAutoItems(db, [record.evalNo], now, today)

export const effects: NonNullable<Rules<typeof subconEval>['follow']> = {
  start: [({ db, record, now, person }) => makeItems(db, [record.evalNo], now, person.userId), tells(m.EVAL_START)],
  submit: [lock, tells(m.EVAL_SELF)],
  closeSelf: [emptySelf, lock, tells(m.EVAL_NO_SELF)],
  finish: [tells(m.EVAL_DONE)],
  open: [({ record, notify }) => notify.tell(m.EVAL_OPEN, record, { grade: record.evalGradeCd })],
  rescore: [tells(m.EVAL_AGAIN)],
  object: [tells(m.EVAL_OBJECT)],
  fix: [
    ...[grade, improve, shut],
    ({ record, notify }) => notify.tell(m.EVAL_FIX, record, { grade: record.evalGradeCd }),
  ],
}

/** What was not handed in counts as nothing. */
async function emptySelf({ db, record, now, person }: Effect) {
  await asProgram(
    db,
  ).query(sql`update subcon_eval_item set self_score = 0, update_user_id = ${person.userId}, update_dt = ${now},
    row_version = row_version + 1 where eval_no = ${record.evalNo} and calc_type_cd = 'MANUAL'`)
}

/** The grade of the vendor, where everybody asks for it: E01 as well. */
async function grade({ db, record, now, today }: Effect) {
  const all = asProgram(db)
  const [found] = await all.query<{ no: number }>(
    sql`select vendor_master_no as no from vendor_master where vendor_cd = ${record.vendorCd} and plant_cd = ${record.plantCd}
      and status_cd not in ('TEMP', 'REJ', 'TERM') and delete_yn = 'N'`,
  )
  if (!found) return
  const masters = db.program(vendorMaster, { now })
  const graded = { evalGradeCd: record.evalGradeCd, evalValidToYmd: record.gradeValidToYmd }
  const reasonDesc = record.evalTitle
  // Work is stopped, and those who decide are told, by the evaluation itself.
  const isOut =
    record.evalGradeCd === 'D' &&
    (await masters.act(
      found.no,
      'suspend',
      { ...graded, ...keptOut(record, today) },
      { reasonDesc, without: ['follow'] },
    ))
  if (!isOut) await masters.note(found.no, 'grade', graded, { reasonDesc })
}

/** By their codes, as rows keep them: each reads them in his words. */
const says = sentences(
  'EVAL',
  {
    GRADE_D: '수급업체 평가 D 등급 ({no})',
    KEPT_OUT: '평가 D 등급: {title}',
    PLAN: '평가 C 등급 개선계획 ({score}점)',
    PLAN_HOW: '{title}: 낮은 항목의 원인과 대책을 세워 제출하고 {due}까지 재평가를 받으십시오.',
  },
  'contractor',
)

/** D: the vendor is kept out until the plant head has seen that it is put right. */
const keptOut = ({ evalTitle, gradeValidToYmd }: Effect['record'], today: string) => ({
  releaseDesc: null,
  suspendFromYmd: today,
  suspendToYmd: gradeValidToYmd,
  suspendReasonDesc: keptText(kept(says.KEPT_OUT, { title: evalTitle })),
})

/** C: a plan of improvement in the register, owned by the vendor. */
async function improve({ db, record, now }: Effect) {
  if (!record.planDueYmd) return
  const all = asProgram(db)
  const [verifier] = await all.query<{ userId: string }>(verifierOf(record))
  if (!verifier) return
  const [imprNo] = await registerFindings({ db, person: program, now }, [
    {
      srcCd: 'EVAL',
      srcNo: record.evalDocNo ?? String(record.evalNo),
      plantCd: record.plantCd,
      riskGradeCd: 'MID',
      placeDesc: record.vendorNm ?? record.vendorCd,
      dueYmd: record.planDueYmd,
      imprTitle: keptText(kept(says.PLAN, { score: record.totalScore ?? 0 })),
      imprDesc: keptText(kept(says.PLAN_HOW, { title: record.evalTitle, due: record.reEvalDueYmd ?? '' })),
      owner: { vendorCd: record.vendorCd },
      verifyUserId: verifier.userId,
    },
  ])
  await all.query(sql`update subcon_eval set impr_no = ${imprNo ?? null} where eval_no = ${record.evalNo}`)
}
const verifierOf = ({ plantCd, shmUserId }: Effect['record']): Sql =>
  sql`select user_id as "userId" from directory_role where auth_grp_cd = 'SHM' and plant_cd = ${plantCd}
    order by user_id = ${shmUserId ?? ''} desc, user_id limit 1`

/** D: nobody of the vendor comes in any more (E01), and work under way stops. */
async function shut({ db, record, now, notify }: Effect) {
  if (record.evalGradeCd !== 'D') return
  const reasonDesc = kept(says.GRADE_D, { no: record.evalDocNo ?? '' })
  await permitPort.block(db, { plantCd: record.plantCd, vendorCd: record.vendorCd, reasonDesc, now })
  await notify.tell(m.EVAL_D, record)
}

/** A plan of improvement leads back to the evaluation that asks for it. */
export const evalSource: ImprSource = { srcCd: 'EVAL', page: byKeyOrNumber(subconEval) }
