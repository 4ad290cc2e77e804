/** The events that may be worded, how a wording would read, and sending it to oneself. */
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { eventOf, type MessageEvent, messageEvents, unknownVariables } from '#platform/model/message-event.ts'
import { fill, type Language } from '#platform/model/problem.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { builtIn } from '#platform/server/notifications/wording.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'
import { notFound, ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { messageTemplateMaster } from './message-template.master.ts'
import { channel, eventRow, language } from './message-template.wire.ts'

const tags = [messageTemplateMaster.label]
const { route, api } = messageTemplateMaster
const draft = z.strictObject({
  eventCd: z.string().max(60),
  channelCd: channel,
  langCd: language,
  subjectDesc: z.string().max(200).nullish(),
  bodyDesc: z.string().max(2000),
})
type Draft = z.infer<typeof draft>
const preview = z.object({ subjectDesc: z.string().nullable(), bodyDesc: z.string() })

export function messageTemplateRoutes(app: App, { db, clock }: Services): void {
  app.get(
    `${api}/events`,
    { config: needs(route), schema: { tags, response: { 200: z.object({ rows: z.array(eventRow) }) } } },
    async ({ language }) => {
      return { rows: messageEvents().map((event) => shown(event, language)) }
    },
  )

  app.post(
    `${api}/preview`,
    { config: needs(route), schema: { tags, body: draft, response: { 200: preview } } },
    async ({ body }) => {
      return filled(body)
    },
  )

  app.post(
    `${api}/test`,
    {
      config: needs(route, 'write'),
      schema: { tags, body: draft, response: { 200: z.object({ recipientDesc: z.string() }) } },
    },
    async ({ person, body }) => {
      const { subjectDesc, bodyDesc } = filled(body)
      const now = clock.now()
      return db.write('SYSTEM', async (tx) => {
        if (body.channelCd === 'NOTICE') {
          await notifyThrough(tx, now).people([person.userId], { text: bodyDesc, tone: 'progress' })
          return { recipientDesc: person.userNm }
        }
        const [own] = await tx.query<{ email: string | null; phoneNo: string | null }>(ownAddress(person))
        const recipient = body.channelCd === 'MAIL' ? own?.email : own?.phoneNo
        if (!recipient)
          throw ruleRefused([
            { field: 'channelCd', code: 'SYS_NO_ADDRESS', message: '내 정보에 보낼 주소가 없습니다.' },
          ])
        const message = { channel: body.channelCd, userId: person.userId, recipient, body: bodyDesc }
        await sendLater(tx, now, { ...message, ...(subjectDesc && { subject: subjectDesc }) })
        return { recipientDesc: recipient }
      })
    },
  )
}

const ownAddress = ({ userId }: SignedInPerson) =>
  sql`select email, phone_no as "phoneNo" from sys_user where user_id = ${userId}`

const shown = (event: MessageEvent, reader: Language) => ({
  eventCd: event.eventCd,
  eventNm: translate('manage', reader, event.label),
  eventGrpNm: translate('manage', reader, event.group.label),
  channelCds: [...event.channels],
  variables: Object.entries(event.variables).map(([name, [label]]) => ({
    name,
    label: translate('manage', reader, label),
  })),
  texts: {
    kr: event.text,
    en: translate('manage', 'en', event.text),
    zh: translate('manage', 'zh', event.text),
    es: translate('manage', 'es', event.text),
  },
})

/** With an example in every place. */
function filled({ eventCd, langCd, subjectDesc, bodyDesc }: Draft) {
  const event = eventOf(eventCd)
  if (!event) throw notFound()
  const [unknown] = [...unknownVariables(event, subjectDesc ?? ''), ...unknownVariables(event, bodyDesc)]
  if (unknown !== undefined)
    throw ruleRefused([
      {
        field: 'bodyDesc',
        code: 'SYS_TEMPLATE_VAR',
        message: '사용할 수 없는 변수입니다: {variable}',
        values: { variable: `{${unknown}}` },
      },
    ])
  const samples = Object.fromEntries(Object.entries(event.variables).map(([name, [, sample]]) => [name, sample]))
  const subject = subjectDesc || builtIn(event, langCd, samples).subject
  return { subjectDesc: subject && fill(subject, samples), bodyDesc: fill(bodyDesc, samples) }
}
