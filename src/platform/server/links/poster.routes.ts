/** What the page behind a poster asks of the server: no account, no name, and nothing kept of whoever asks. */
import { z } from 'zod'
import { TICKET } from '#platform/model/link.ts'
import type { Attachments } from '../attachments/attachments.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { digestOf } from '../sign-in/tokens.ts'
import { forgiveTry } from '../sign-in/try-limit.ts'
import { type Link, linkOf, type OpenPurpose, type Thanks } from './link.ts'
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
import { requireWork } from './work-proof.ts'

/** From one address, where a whole site may share one, heard at once in an hour; what comes after them costs work. */
const FREE_TOLD = 30
const FREE_KEYS = 10
const MINUTES = 60
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

/** Some 600 KB: what a phone makes of a photo before it sends it. */
const MOST_PHOTO = 800_000
const photo = z.base64().max(MOST_PHOTO)
const asked = z.object({
  questions: z.array(linkQuestion),
  /** On the button of a photo. */
  photo: z.string().optional(),
})
const followed = z.object({
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Pictures in base64. */
  thanks: z.object({ said: z.string(), before: z.string().nullable(), after: z.string().nullable() }).nullable(),
})

async function shown(attachments: Attachments, { said, beforeFileId, afterFileId }: Thanks) {
  return {
    said,
    before: await attachments.shownPicture(beforeFileId),
    after: await attachments.shownPicture(afterFileId),
  }
}

export function registerPosters(
  app: App,
  services: Services,
  purposes: readonly OpenPurpose[],
  attachments: Attachments,
): void {
  const { db, clock } = services
  const opened = async (key: string): Promise<Poster> => {
    const poster = await posterAt(services, purposes, key)
    if (!poster) throw over()
    return poster
  }
  /** The address itself is not kept. */
  const subjectOf = (of: string, { linkNo }: Link, ip: string) =>
    `q:${linkNo}:${of}:${digestOf(ip).slice(0, ADDRESS_DIGEST)}`

  app.get(
    '/api/q/:key/open',
    { config, schema: { tags, params, response: { 200: asked } } },
    async ({ params: { key }, pageLanguage: language }) => {
      const { link, purpose } = await opened(key)
      const t = wordsOf(purpose, language)
      const questions = (await purpose.ask(link)).map((one) => inLanguage(one, t))
      return { questions, ...(purpose.photo && { photo: t(purpose.photo.label) }) }
    },
  )

  const body = z.strictObject({ ticket, answers: linkAnswers, photo: photo.optional() })
  app.post(
    '/api/q/:key/open',
    { config, schema: { tags, params, body, response: { 200: z.object({ said: z.string() }) } } },
    async (request, reply) => {
      const { params, body: told, ip, pageLanguage: language } = request
      const { link, purpose } = await opened(params.key)
      const [now, today] = [clock.now(), clock.today()]
      const limit = { subject: subjectOf('tell', link, ip), free: FREE_TOLD }
      await requireWork(services, { request, reply }, [limit], MINUTES)
      const answers = fitting(await purpose.ask(link), told.answers)
      const attachFileId =
        told.photo && purpose.photo
          ? await attachments.takePhoto(purpose.photo.taskClassNm, Buffer.from(told.photo, 'base64'))
          : null
      const given = { link, ticket: told.ticket, answers, attachFileId, now, today }
      await db.write('SYSTEM', (tx) => purpose.take(tx, given))
      return { said: wordsOf(purpose, language)(purpose.said) }
    },
  )

  app.post(
    '/api/q/:key/follow',
    {
      config,
      schema: { tags, params, body: z.strictObject({ ticket: z.string().max(20) }), response: { 200: followed } },
    },
    async (request, reply) => {
      const { params, body: asked, ip, pageLanguage: language } = request
      const { link, purpose } = await opened(params.key)
      const subject = subjectOf('follow', link, ip)
      await requireWork(services, { request, reply }, [{ subject, free: FREE_KEYS }], MINUTES)
      const found = TICKET.test(asked.ticket)
        ? await db.read('SYSTEM', (queries) => purpose.follow(queries, link, asked.ticket))
        : undefined
      if (!found) throw unknownTicket()
      await db.read('SYSTEM', (queries) => forgiveTry(queries, [subject]))
      const { lines } = partIn({ title: '', lines: found.lines }, wordsOf(purpose, language))
      return { lines, thanks: found.thanks && (await shown(attachments, found.thanks)) }
    },
  )
}
