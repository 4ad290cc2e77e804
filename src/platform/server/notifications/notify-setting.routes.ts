/** Which kinds of news a person wants, and by which way. What is a duty to know cannot be switched off. */
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { type MessageEvent, messageEvents } from '#platform/model/message-event.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { notFound, ruleRefused } from '../refusal.ts'
import type { Services } from '../services.ts'

const tags = ['알림 설정']
const yn = z.enum(['Y', 'N'])
const channel = z.enum(['NOTICE', 'MAIL'])
const answer = z.object({
  rows: z.array(
    z.object({
      eventGrpCd: z.string(),
      eventGrpNm: z.string(),
      /** What belongs to it. */
      eventNms: z.array(z.string()),
      optionalYn: yn,
      noticeYn: yn,
      /** Null where it is never sent as mail. */
      mailYn: yn.nullable(),
    }),
  ),
})
const change = z.strictObject({ eventGrpCd: z.string().max(40), channelCd: channel, useYn: yn })

type Stored = z.infer<typeof change>

export function registerNotifySettings(app: App, { db, clock }: Services): void {
  app.get(
    '/api/notifications/settings',
    { schema: { tags, response: { 200: answer } } },
    async ({ person, language }) => {
      const stored = await db.query<Stored>(
        person,
        sql`select event_grp_cd as "eventGrpCd", channel_cd as "channelCd", use_yn as "useYn"
        from sys_notify_setting where user_id = ${person.userId}`,
      )
      const chosen = new Map(stored.map((one) => [`${one.eventGrpCd} ${one.channelCd}`, one.useYn]))
      const told = groups().filter(([, [first]]) => person.kind === 'staff' || !first?.group.isForStaff)
      const rows = told.map(([eventGrpCd, events]) => {
        const group = events[0]?.group
        const hasMail = events.some(({ channels }) => channels.includes('MAIL'))
        return {
          eventGrpCd,
          eventGrpNm: translate(events[0]?.area, language, group?.label ?? ''),
          eventNms: events.map(({ area, label }) => translate(area, language, label)),
          optionalYn: group?.optional ? ('Y' as const) : ('N' as const),
          noticeYn: group?.optional ? (chosen.get(`${eventGrpCd} NOTICE`) ?? ('Y' as const)) : ('Y' as const),
          mailYn: hasMail ? (chosen.get(`${eventGrpCd} MAIL`) ?? ('N' as const)) : null,
        }
      })
      return { rows }
    },
  )

  app.put(
    '/api/notifications/settings',
    { schema: { tags, body: change, response: { 204: z.null() } } },
    async ({ person, body }, reply) => {
      const events = new Map(groups()).get(body.eventGrpCd)
      if (!events) throw notFound()
      if (body.channelCd === 'NOTICE' && body.useYn === 'N' && !events[0]?.group.optional)
        throw ruleRefused([
          { field: 'useYn', code: 'NOTIFY_DUTY', message: '반드시 받아야 하는 알림은 끌 수 없습니다.' },
        ])
      if (body.channelCd === 'MAIL' && !events.some(({ channels }) => channels.includes('MAIL'))) throw notFound()
      await db.query(
        person,
        sql`insert into sys_notify_setting (user_id, event_grp_cd, channel_cd, use_yn, update_dt)
          values (${person.userId}, ${body.eventGrpCd}, ${body.channelCd}, ${body.useYn}, ${clock.now()})
          on conflict (user_id, event_grp_cd, channel_cd) do update set use_yn = excluded.use_yn, update_dt = excluded.update_dt`,
      )
      return reply.status(204).send(null)
    },
  )
}

/** Kinds that reach the inbox, in the order in which they are declared. */
function groups(): [string, MessageEvent[]][] {
  const found = new Map<string, MessageEvent[]>()
  for (const event of messageEvents().filter(({ channels }) => channels.includes('NOTICE')))
    found.set(event.group.eventGrpCd, [...(found.get(event.group.eventGrpCd) ?? []), event])
  return [...found]
}
