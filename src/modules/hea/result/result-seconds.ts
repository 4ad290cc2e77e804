/** Whether somebody is asked to come again: a condition of all that was judged of him, whatever act brought it about. */
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { askSecondExams, dropSecondExams, endSecondExams, reopenSecondExams } from '../checkup/checkup.api.ts'
import { dueAfter } from './result.logic.ts'
import { isCurrent } from './result-current.sql.ts'
import { judgedBefore, openOf } from './result-first.ts'

interface Acting {
  tx: Transaction
  person: Person
  now: Date
}

/**
 * K7: open while an R is not answered; over with the second examination that answered the last; not asked for where there
 * is none.
 *
 * @law 근로자 건강진단 실시기준 별표 4
 */
export async function settleSeconds(acting: Acting, targetNos: readonly number[]): Promise<void> {
  if (targetNos.length === 0) return
  const program = asProgram(acting.tx)
  const judged = await judgedBefore(program, targetNos)
  const last = await program.query<{ no: number; examYmd: string }>(
    sql`select r.hea_checkup_target_no as no, max(r.exam_ymd) as "examYmd" from hea_checkup_result r
      where r.hea_checkup_target_no = any(${[...targetNos]}::bigint[]) and r.second_round_yn = 'Y' and ${isCurrent()} group by 1`,
  )
  const secondOf = new Map(last.map(({ no, examYmd }) => [no, examYmd]))
  const isOpen = (no: number) => openOf(judged.get(no) ?? []).length > 0
  const open = targetNos.filter(isOpen)
  const over = targetNos.filter((no) => !isOpen(no))
  const today = dayOf(acting.now)
  const { legalParamVal } = await legalParam(acting.tx, 'HEA_SECOND_NOTICE_D', today)
  await askSecondExams(acting, open, { noticeYmd: today, dueYmd: dueAfter(today, Number(legalParamVal)) })
  await reopenSecondExams(acting, open)
  const answered = over.flatMap((no) => {
    const examYmd = secondOf.get(no)
    return examYmd === undefined ? [] : [{ heaCheckupTargetNo: no, examYmd }]
  })
  await endSecondExams(acting, answered)
  await dropSecondExams(
    acting,
    over.filter((no) => !secondOf.has(no)),
  )
}
