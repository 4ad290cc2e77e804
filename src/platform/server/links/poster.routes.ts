/** What the page behind a poster asks of the server: no account, no name, and nothing kept of whoever asks. */
import { z } from 'zod'
import { TICKET } from '#platform/model/link.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { digestOf } from '../sign-in/tokens.ts'
import { forgiveTry, requireTry } from '../sign-in/try-limit.ts'
import { type Link, linkOf, type OpenPurpose } from './link.ts'
import {
  config,
  fitting,
  inLanguage,
  linkAnswers,
  linkQuestion,
  over,
  params,
  partIn,
  tags,
  wordsOf,
} from './link.wire.ts'

/** From one address, where a whole site may share one; of wrong keys as few as 0.8 says. */
const TELLING = { max: 60, minutes: 60 }
const FOLLOWING = { max: 10, minutes: 60 }
const ADDRESS_DIGEST = 24

const ticket = z.string().regex(TICKET)
const unknownTicket = () => new Refusal(404, 'LINK_TICKET', '추적키가 올바르지 않습니다.')

interface Poster {
  link: Link
  purpose: OpenPurpose
  title: string
}

/** @returns undefined where the key leads to no poster */
export async function posterAt(
  services: Services,
  purposes: readonly OpenPurpose[],
  key: string,
): Promise<Poster | undefined> {
  const link = await linkOf(services, key)
  const purpose = purposes.find(({ purposeCd }) => purposeCd === link?.purposeCd)
  if (!link || !purpose || link.vendorCd !== '') return undefined
  const record = await services.db.read('SYSTEM', (queries) => purpose.open(queries, link))
  return record && { link, purpose, ...record }
}

export function registerPosters(app: App, services: Services, purposes: readonly OpenPurpose[]): void {
  const { db, clock } = services
  const opened = async (key: string): Promise<Poster> => {
    const poster = await posterAt(services, purposes, key)
    if (!poster) throw over()
    return poster
  }
  /** The address itself is not kept. */
  const subjectOf = (of: string, { linkNo }: Link, ip: string) => [
    `q:${linkNo}:${of}:${digestOf(ip).slice(0, ADDRESS_DIGEST)}`,
  ]

  app.get(
    '/api/q/:key/open',
    { config, schema: { tags, params, response: { 200: z.object({ questions: z.array(linkQuestion) }) } } },
    async ({ params: { key }, pageLanguage: language }) => {
      const { link, purpose } = await opened(key)
      return { questions: (await purpose.ask(link)).map((one) => inLanguage(one, wordsOf(purpose, language))) }
    },
  )

  const body = z.strictObject({ ticket, answers: linkAnswers })
  app.post(
    '/api/q/:key/open',
    { config, schema: { tags, params, body, response: { 200: z.object({ said: z.string() }) } } },
    async ({ params: { key }, body: told, ip, pageLanguage: language }) => {
      const { link, purpose } = await opened(key)
      const [now, today] = [clock.now(), clock.today()]
      await db.read('SYSTEM', (queries) => requireTry(queries, subjectOf('tell', link, ip), now, TELLING))
      const answers = fitting(await purpose.ask(link), told.answers)
      await db.write('SYSTEM', (tx) => purpose.take(tx, { link, ticket: told.ticket, answers, now, today }))
      return { said: wordsOf(purpose, language)(purpose.said) }
    },
  )

  const lines = z.object({ lines: z.array(z.object({ label: z.string(), value: z.string() })) })
  app.post(
    '/api/q/:key/follow',
    {
      config,
      schema: { tags, params, body: z.strictObject({ ticket: z.string().max(20) }), response: { 200: lines } },
    },
    async ({ params: { key }, body: asked, ip, pageLanguage: language }) => {
      const { link, purpose } = await opened(key)
      const subject = subjectOf('follow', link, ip)
      await db.read('SYSTEM', (queries) => requireTry(queries, subject, clock.now(), FOLLOWING))
      const found = TICKET.test(asked.ticket)
        ? await db.read('SYSTEM', (queries) => purpose.follow(queries, link, asked.ticket))
        : undefined
      if (!found) throw unknownTicket()
      await db.read('SYSTEM', (queries) => forgiveTry(queries, subject))
      return { lines: partIn({ title: '', lines: found }, wordsOf(purpose, language)).lines }
    },
  )
}
