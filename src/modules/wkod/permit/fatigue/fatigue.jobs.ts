/** Who has come to have too much behind him at work hears of it, and with him whoever leads and ordered the work. */
import { dayOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { pageLanguages } from '#platform/model/problem.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough, toldOf } from '#platform/server/notifications/notify.ts'
import { namesOfAll } from '../ask/permit-facts.ts'
import { askAll, askedAt, type Finding } from '../conditions/condition.ts'
import { fatigue } from '../conditions/fatigue.ts'
import { worksNow } from '../conditions/keep-alive.ts'
import { columnsOf, memberOf } from '../crew/party.logic.ts'
import { permitMessages } from '../permit.messages.ts'
import { permit } from '../permit.model.ts'
import { textPhones } from '../permit-tell.ts'

/** Each person once a day. What becomes of his work, where that is dangerous, the clock of permits sees to. */
export const fatigueClock: Job = {
  name: 'permit-fatigue',
  label: '근무시간 한도 알림',
  cron: '*/10 * * * *',
  run: ({ db, clock }) => db.write('SYSTEM', (tx) => tellTired(tx, clock.now())),
}

async function tellTired(tx: Transaction, now: Date): Promise<number> {
  const works = await worksNow(asProgram(tx))
  if (works.length === 0) return 0
  const [found] = await askAll([fatigue], works, await askedAt({ db: tx, now, moment: 'work' }))
  const tired = (found?.findings ?? []).filter(({ permitNo, whom }) => {
    const work = works.find((one) => one.permitNo === permitNo)
    return whom !== undefined && work !== undefined && Boolean(memberOf(work, whom)?.addDt)
  })
  return tired.length === 0 ? 0 : tell(tx, tired, now)
}

async function tell(tx: Transaction, tired: readonly Finding[], now: Date): Promise<number> {
  const people = tired.flatMap(({ whom, permitNo }) => (whom ? [{ whom, permitNo }] : []))
  const names = await namesOfAll(
    tx,
    people.map(({ whom }) => whom),
  )
  const rows = people.map(({ whom, permitNo }) => ({
    ...{ permitNo, ...columnsOf(whom), name: names(whom) },
    once: `permit-tired:${Object.values(whom).join()}:${dayOf(now)}`,
  }))
  const told = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) t("permitNo" bigint, "personNo" bigint, "userId" text, name text, once text)`
  const program = asProgram(tx)
  const count = await notifyThrough(program, now).each(
    sql`select distinct p.user_id, r.permit_no as biz_no, t.once as once_key,
        jsonb_build_object('title', r.wkod_title, 'name', t.name) as values_json
      from ${told} join wkod_master r on r.permit_no = t."permitNo"
        cross join lateral (select x.user_id from (${toldOf(permit, permitMessages.PT_TIRED)}) x union select t."userId") p
      where p.user_id is not null`,
    permitMessages.PT_TIRED,
  )
  const bodies = Object.fromEntries(pageLanguages.map((language) => [language, bodyIn(language)]))
  await textPhones(
    program,
    now,
    sql`select distinct null::text as user_id, v.phone_no, t.once as once_key, coalesce(b.bodies->>v.lang_cd, b.bodies->>'en') as body
      from ${told} join vendor_person v on v.person_no = t."personNo" cross join (select ${JSON.stringify(bodies)}::jsonb as bodies) b`,
  )
  return count
}

const bodyIn = (language: (typeof pageLanguages)[number]): string =>
  `[${translate('wkod', language, '지킴')}] ${translate('wkod', language, '근무시간 한도를 넘었습니다. 쉬어야 합니다. 작업책임자에게 말하세요.')}`
