/** What changes in people's work asks for of education, taken over once and told to the desk. */
import { type EducationNeed, takeEducationNeeds } from '#modules/hea/exposure/education.api.ts'
import { joinedText, kept } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { type CrewNeed, educationAsks } from '../fix/fix.ports.ts'
import { eduNeedMessages as m } from './edu-need.messages.ts'
import { eduNeed, type Licence, licenceWord, SPECIAL_OF } from './edu-need.model.ts'

/** Several substances of one work are one education, as one that is still owed for the same place. */
export const eduNeedBuild: Job = {
  name: 'edu-need-build',
  label: '교육 필요 접수',
  cron: '*/5 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const ofHealth = await newNeeds(tx, await takeEducationNeeds(tx, now))
      const ofCrews = await newCrewNeeds(tx, await educationAsks.crews(tx, now))
      const needs = [...ofHealth, ...ofCrews]
      if (needs.length > 0) await make(tx, needs, clock.today(), now)
      return needs.length
    }),
}

type Need = Pick<EducationNeed, 'plantCd' | 'userId' | 'processNo' | 'startYmd'> & {
  causeCd: EducationNeed['causeCd'] | 'PERMIT'
  /** One of the two. */
  specialKindNo: number | null
  licenceCd: Licence | null
  userNm: string
  deptCd: string | null
}

async function make(tx: Transaction, needs: readonly Need[], today: string, now: Date): Promise<void> {
  const { EDU_SPECIAL_H: hours = null } = await legalNumbers(tx, ['EDU_SPECIAL_H'], today)
  const made = tx.program(eduNeed)
  for (const { userNm, ...need } of needs) {
    const { licenceCd, specialKindNo, startYmd } = need
    const what = licenceCd === null ? kept(SPECIAL_OF, { k: specialKindNo }) : licenceWord(licenceCd)
    const requiredHourVal = licenceCd === null ? hours : null
    const row = { ...need, needTitle: joinedText([userNm, what]), requiredHourVal, dueYmd: startYmd }
    const { eduNeedNo } = await made.create(row)
    if (licenceCd !== null) await made.act(eduNeedNo, 'askLicence')
  }
  await tellDesk(tx, needs, now)
}

/** Of what was taken, the earliest day of each work of each person, where none is open for it. */
const newNeeds = (tx: Transaction, taken: readonly EducationNeed[]): Promise<Need[]> =>
  tx.query<Need>(sql`
    select distinct on (n."userId", n."processNo", n."specialKindNo") n."plantCd", n."userId", n."causeCd", n."processNo",
      n."specialKindNo", null as "licenceCd", n."startYmd"::text as "startYmd", u.user_nm as "userNm", u.dept_cd as "deptCd"
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as n("plantCd" text, "userId" text, "causeCd" text,
        "processNo" bigint, "specialKindNo" int, "startYmd" date)
      join sys_user u on u.user_id = n."userId" and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
    where not exists (select from edu_need e where e.user_id = n."userId" and e.process_no = n."processNo"
      and e.special_kind_no = n."specialKindNo" and e.status_cd in ('OPEN', 'DOING') and e.delete_yn = 'N')
    order by n."userId", n."processNo", n."specialKindNo", n."startYmd"`)

/** Of who stands on the lists of permits, one for each person and kind, where he lacks it and it is not asked for already. */
const newCrewNeeds = (tx: Transaction, owed: readonly CrewNeed[]): Promise<Need[]> =>
  tx.query<Need>(sql`
    select distinct on (n."userId", n."specialKindNo", n."licenceCd") n."plantCd", n."userId", 'PERMIT' as "causeCd", n."processNo",
      n."specialKindNo", n."licenceCd", n."startYmd"::text as "startYmd", u.user_nm as "userNm", u.dept_cd as "deptCd"
    from jsonb_to_recordset(${JSON.stringify(owed)}::jsonb) as n("plantCd" text, "userId" text, "processNo" bigint,
        "specialKindNo" int, "licenceCd" text, "startYmd" date)
      join sys_user u on u.user_id = n."userId" and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
    where not exists (select from edu_need e where e.user_id = n."userId" and e.delete_yn = 'N'
      and (e.special_kind_no = n."specialKindNo" or e.licence_cd = n."licenceCd"
        and (e.status_cd <> 'MET' or e.cert_to_ymd is null or e.cert_to_ymd >= n."startYmd")))
    order by n."userId", n."specialKindNo", n."licenceCd", n."startYmd"`)

/** One message for each plant and for what is to be shown, however many began. */
async function tellDesk(tx: Transaction, needs: readonly Need[], now: Date): Promise<void> {
  const notify = notifyThrough(tx, now)
  const kinds = [
    [m.EDU_NEED_NEW, needs.filter(({ licenceCd }) => licenceCd === null)],
    [m.EDU_LICENCE_NEW, needs.filter(({ licenceCd }) => licenceCd !== null)],
  ] as const
  for (const [kind, all] of kinds)
    for (const [plantCd, own] of Map.groupBy(all, (need) => need.plantCd)) {
      const earliest = { eduNeedNo: 0, plantCd, dueYmd: own.map(({ startYmd }) => startYmd).sort()[0] }
      await notify.tell(kind, earliest, { n: new Set(own.map(({ userId }) => userId)).size })
    }
}
