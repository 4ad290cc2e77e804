/** A lesson is published by whoever runs the case, as a notice that has to be read. */
import { publishMustRead } from '#modules/manage/notice/notice.api.ts'
import { hasRole, type Person } from '#platform/model/access.ts'
import type { BodyOf } from '#platform/model/call.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { forbidden, Refusal, wrongState } from '#platform/server/refusal.ts'
import { type Accident, accident } from '../accident.model.ts'
import type { publishLesson } from './lesson.calls.ts'
import { lessonBody, withoutNames } from './lesson.logic.ts'

interface Acting {
  tx: Transaction
  person: Person
  now: Date
}

/** What is to be learnt is known once the report is approved. */
export const isKnown = ({ statusCd }: Accident): boolean => statusCd === 'APPR' || statusCd === 'EFFECT'
export const mayPublish = (record: Accident, person: Person): boolean =>
  hasRole(person, 'SHM', 'SHD') || (person.kind === 'staff' && record.leaderUserId === person.userId)

export const namesOf = async (program: Queries, no: number): Promise<string[]> =>
  (
    await program.query<{ nm: string }>(
      sql`select victim_nm as nm from acc_victim where accident_no = ${no} and delete_yn = 'N'`,
    )
  ).map(({ nm }) => nm)

/** @throws Refusal 403, 409, 422 */
export async function publish({ tx, person, now }: Acting, record: Accident, body: BodyOf<typeof publishLesson>) {
  if (!mayPublish(record, person)) throw forbidden()
  if (!isKnown(record)) throw wrongState(accident.lifecycle.states[record.statusCd].label)
  const { targetScopeCd, deptCds, vendorCds, confirmDueYmd, confirmLevelCd, texts, ...page } = body
  const program = asProgram(tx)
  const names = await namesOf(program, record.accidentNo)
  const said = [...Object.values(page), ...texts.flatMap(({ titleDesc, bodyDesc }) => [titleDesc, bodyDesc])]
  // R10: of whom it happened to nobody is to learn.
  if (said.some((text) => withoutNames(text, names) !== text))
    throw new Refusal(422, 'ACC_LESSON_NAMED', '재해자의 이름이 있습니다. 이름을 지우고 게시하세요.')
  const [strange] = await program.query(sql`select from unnest(${deptCds}::text[]) d where not exists
      (select from sys_dept k where k.dept_cd = d and k.delete_yn = 'N')
    union all select from unnest(${vendorCds}::text[]) v where not exists
      (select from vendor_info k where k.vendor_cd = v and k.delete_yn = 'N')`)
  if (strange) throw new Refusal(422, 'ACC_LESSON_TO', '대상 부서와 업체를 목록에서 고르세요.')
  const noticeNo = await publishMustRead(
    { db: tx, person, now },
    {
      ...{ plantCd: record.plantCd, noticeTitle: page.lessonTitle, confirmDueYmd, confirmLevelCd, texts },
      // It may be due the same day, and is seen on every page until it is confirmed.
      ...{ urgentYn: 'Y', popupYn: 'Y' },
      noticeDesc: lessonBody(page),
      ...(targetScopeCd === 'DEPT'
        ? { deptCds }
        : targetScopeCd === 'VENDOR'
          ? { vendorCds }
          : { everybody: targetScopeCd }),
    },
  )
  await program.query(
    sql`insert into acc_lesson (accident_no, notice_no, lesson_title, what_desc, why_desc, learn_desc, create_user_id, create_dt, update_user_id, update_dt)
      values (${record.accidentNo}, ${noticeNo}, ${page.lessonTitle}, ${page.whatDesc}, ${page.whyDesc}, ${page.learnDesc},
        ${person.userId}, ${now}, ${person.userId}, ${now})`,
  )
  await tx.program(accident, { by: person, now }).note(record.accidentNo, 'LESSON', {})
}
