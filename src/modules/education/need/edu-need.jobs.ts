/** What changes in people's work asks for of education, taken over once and told to the desk. */
import { type EducationNeed, takeEducationNeeds } from '#modules/hea/exposure/education.api.ts'
import { joinedText, kept } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { eduNeedMessages as m } from './edu-need.messages.ts'
import { eduNeed, SPECIAL_OF } from './edu-need.model.ts'

/** Several substances of one work are one education, as one that is still owed for the same place. */
export const eduNeedBuild: Job = {
  name: 'edu-need-build',
  label: '교육 필요 접수',
  cron: '*/5 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const needs = await newNeeds(tx, await takeEducationNeeds(tx, clock.now()))
      if (needs.length === 0) return 0
      const { EDU_SPECIAL_H: requiredHourVal = null } = await legalNumbers(tx, ['EDU_SPECIAL_H'], today)
      for (const { userNm, ...need } of needs) {
        const needTitle = joinedText([userNm, kept(SPECIAL_OF, { k: need.specialKindNo })])
        await tx.program(eduNeed).create({ ...need, needTitle, requiredHourVal, dueYmd: need.startYmd })
      }
      await tellDesk(tx, needs, clock.now())
      return needs.length
    }),
}

type Need = Pick<EducationNeed, 'plantCd' | 'userId' | 'causeCd' | 'processNo' | 'specialKindNo' | 'startYmd'> & {
  userNm: string
  deptCd: string | null
}

/** Of what was taken, the earliest day of each work of each person, where none is open for it. */
const newNeeds = (tx: Transaction, taken: readonly EducationNeed[]): Promise<Need[]> =>
  tx.query<Need>(sql`
    select distinct on (n."userId", n."processNo", n."specialKindNo") n."plantCd", n."userId", n."causeCd", n."processNo",
      n."specialKindNo", n."startYmd"::text as "startYmd", u.user_nm as "userNm", u.dept_cd as "deptCd"
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as n("plantCd" text, "userId" text, "causeCd" text,
        "processNo" bigint, "specialKindNo" int, "startYmd" date)
      join sys_user u on u.user_id = n."userId" and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
    where not exists (select from edu_need e where e.user_id = n."userId" and e.process_no = n."processNo"
      and e.special_kind_no = n."specialKindNo" and e.status_cd in ('OPEN', 'DOING') and e.delete_yn = 'N')
    order by n."userId", n."processNo", n."specialKindNo", n."startYmd"`)

/** One message for each plant, however many began. */
async function tellDesk(tx: Transaction, needs: readonly Need[], now: Date): Promise<void> {
  const notify = notifyThrough(tx, now)
  for (const [plantCd, own] of Map.groupBy(needs, (need) => need.plantCd)) {
    const earliest = { eduNeedNo: 0, plantCd, dueYmd: own.map(({ startYmd }) => startYmd).sort()[0] }
    await notify.tell(m.EDU_NEED_NEW, earliest, { n: new Set(own.map(({ userId }) => userId)).size })
  }
}
