/** A council that has not met: told on the twentieth and the twenty-fifth, found at fault when the month is over. */
import { registerFindings } from '#modules/impr/impr/impr.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { kept, keptText } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { monthBefore, monthOf, tellNow } from './council.logic.ts'
import { councilMessages } from './council.messages.ts'
import { council } from './council.model.ts'
import { entryInMonth, syncMembers } from './council-members.ts'
import { councilSays as says } from './council-says.ts'

interface Unheld {
  plantCd: string
  /** The one that was called, where there is one. */
  councilNo: number | null
}

/** Plants with contractors in a month whose council has not met in it. */
const unheld = (tx: Transaction, ym: string): Promise<Unheld[]> =>
  tx.query(sql`select p.plant_cd as "plantCd", (select max(c.council_no) from council c where c.plant_cd = p.plant_cd
        and c.meet_ym = ${ym} and c.status_cd = 'PLAN' and c.delete_yn = 'N')::float8 as "councilNo"
    from plant p where p.delete_yn = 'N'
      and exists (select ${entryInMonth({ plantCd: sql`p.plant_cd`, firstYmd: sql`${`${ym}-01`}::date` })})
      and not exists (select from council c where c.plant_cd = p.plant_cd and c.meet_ym = ${ym}
        and c.status_cd in ('HELD', 'SIGNED') and c.delete_yn = 'N')
    order by 1`)

const councilDue: Job = {
  name: 'council-due',
  label: '협의체 개최 확인',
  cron: '40 7 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const now = clock.now()
      const { COUNCIL_SHM_DAY = 20, COUNCIL_CSO_DAY = 25 } = await legalNumbers(
        tx,
        ['COUNCIL_SHM_DAY', 'COUNCIL_CSO_DAY'],
        today,
      )
      const roles = tellNow(today, { shmDay: COUNCIL_SHM_DAY, csoDay: COUNCIL_CSO_DAY })
      const notify = notifyThrough(tx, now)
      const month = monthOf(today)
      const late = roles.length === 0 ? [] : await unheld(tx, month)
      for (const { plantCd, councilNo } of late)
        for (const role of roles)
          await notify.role(role, plantCd, {
            ...messageOf(councilMessages.COUNCIL_LATE, { councilNo }, { month }),
            onceKey: `council-late:${plantCd}:${month}:${role}`,
          })
      return late.length
    }),
}

/**
 * 준수평가 부적합: until the compliance register is there the finding is a row of the register of improvements.
 *
 * @law 산업안전보건법 시행규칙 제79조제3항
 */
const councilMissed: Job = {
  name: 'council-missed',
  label: '협의체 미개최 부적합',
  cron: '15 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const month = monthBefore(monthOf(clock.today()))
      // Before the product was there nobody could have written a council down.
      if (month < monthOf(dayOf(await firstStartDt(tx)))) return 0
      let found = 0
      for (const { plantCd } of await unheld(tx, month))
        found += (await registerMissed(tx, plantCd, month, clock.now())) ? 1 : 0
      return found
    }),
}

async function registerMissed(tx: Transaction, plantCd: string, month: string, now: Date): Promise<boolean> {
  const srcNo = `${plantCd}-${month}`
  const [known] = await tx.query(sql`select from impr where src_cd = 'COU' and src_no = ${srcNo}`)
  const people = await tx.query<{ userId: string; role: string }>(sql`select user_id as "userId", auth_grp_cd as role
    from directory_role where auth_grp_cd in ('SHM', 'SHD', 'CSO') and plant_cd = ${plantCd} order by 1`)
  const owner = people.find(({ role }) => role === 'SHM')
  const verifier = people.find(({ role, userId }) => role !== 'SHM' && userId !== owner?.userId)
  if (known || !owner || !verifier) return false
  await registerFindings({ db: tx, person: program, now }, [
    {
      srcCd: 'COU',
      srcNo,
      plantCd,
      riskGradeCd: 'HIGH',
      placeDesc: keptText(kept(says.PLACE)),
      imprTitle: keptText(kept(says.MISSED, { month })),
      imprDesc: keptText(kept(says.MISSED_BY_LAW, { month })),
      owner: { userId: owner.userId },
      verifyUserId: verifier.userId,
    },
  ])
  await notifyThrough(tx, now).role('CSO', plantCd, {
    ...messageOf(councilMessages.COUNCIL_MISSED, { councilNo: null }, { month }),
    onceKey: `council-missed:${plantCd}:${month}`,
  })
  return true
}

/** Contractors that have come since a council was called belong to it. */
const councilMembers: Job = {
  name: 'council-members',
  label: '협의체 대상 업체 갱신',
  cron: '25 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const rows = await tx.query<{ no: number }>(
        sql`select council_no as no from council where status_cd = 'PLAN' and delete_yn = 'N' order by 1`,
      )
      let changed = 0
      for (const { no } of rows) {
        const written = await tx.program(council).note(no, 'MEMBERS', async ({ meetYm, plantCd, audienceDesc }) => {
          const values = await syncMembers(tx, { councilNo: no, plantCd, meetYm }, clock.now())
          return values.audienceDesc === audienceDesc ? undefined : values
        })
        if (written) changed += 1
      }
      return changed
    }),
}

export const councilJobs: readonly Job[] = [councilDue, councilMissed, councilMembers]
