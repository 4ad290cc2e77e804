/**
 * What a page asks first, answered at the end of the page itself: it is there before the scripts that show it. The
 * interface is asked as ever, by whose cookie has come with the address, so that nothing is said in a page that the same
 * person would not be told by the interface, and what is refused there is not carried. The browser asks for what is missing.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { sessionPaths } from '#platform/model/session-paths.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { App } from './app.ts'

/** The page as nobody in particular gets it waits for its end no longer. */
const MOST_MS = 500

/** In the head of a page that carries answers, and what they stand in. */
export const CARRIES = '<meta name="carries" />'

/** @param more what is asked besides what every start asks */
export type Carry = (request: FastifyRequest, more: string | undefined) => Promise<string>

/** Whether the browser says that it opens a page. A script that reads the address, to keep it, gets the page alone. */
export const isOpened = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'

/** @returns what stands at the end of the page; nothing where nobody is signed in or others wait to be answered */
export const carriedBy =
  (app: App, mostMs = () => MOST_MS): Carry =>
  async (request, more) => {
    const token = request.cookies.jwtToken
    if (!token || app.isCrowded()) return ''
    const late = sleep(mostMs(), undefined, { ref: false })
    const person = await Promise.race([app.personBehind(token).catch(() => undefined), late])
    if (!person) return ''
    const urls = [...sessionPaths(person.userId, person.kind), ...(more ? [more] : [])]
    const answers = await Promise.all(urls.map((url) => Promise.race([answerOf(app, request, token, url), late])))
    return blockOf(person, urls, answers)
  }

/** A piece of JSON; undefined where it is refused. */
async function answerOf(app: App, request: FastifyRequest, token: string, url: string): Promise<string | undefined> {
  const headers = { accept: 'application/json', 'x-authorization': `Bearer ${token}`, ...sameOrigin(request) }
  const { remoteAddress = '' } = request.raw.socket
  const answer = await app.inject({ url, headers, remoteAddress }).catch(() => undefined)
  return answer?.statusCode === 200 ? answer.payload : undefined
}

/** By what it is known in which language and from where somebody asks. */
const ASKED_FROM = ['cookie', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'host'] as const
const sameOrigin = ({ headers }: FastifyRequest): Record<string, string | string[]> =>
  Object.fromEntries(ASKED_FROM.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/** Data, which no browser runs; no text in it ends the element that it stands in. */
function blockOf(
  { userId }: SignedInPerson,
  urls: readonly string[],
  answers: readonly (string | undefined)[],
): string {
  const pairs = urls.flatMap((url, at) => (answers[at] ? [`${JSON.stringify(url)}:${answers[at]}`] : []))
  const json = `{"userId":${JSON.stringify(userId)},"answers":{${pairs.join(',')}}}`
  return `<script type="application/json" id="carried">${json.replaceAll('<', '\\u003c')}</script>`
}
