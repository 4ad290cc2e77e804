/**
 * What every start asks is asked before the app itself has been read: who is here, what he may open, and the rows of the
 * list that the address names. Reading the app takes several times as long as the answers, which then lie ready. Mostly the
 * page has brought them with it: they are of use once the renewal has said that they are for whoever is here.
 *
 * The script that asks stands in the page itself and is built without the app; it leaves what it has begun at the window,
 * where the app takes it.
 */

import { sessionPaths } from '#platform/model/session-paths.ts'
import { languageTags, storedLanguage } from '#platform/web/i18n/language-tag.ts'
import { storedKind, storedUserId } from '#platform/web/session/remembered.ts'
import { headersFor } from './headers.ts'
import { parsed } from './parsed.ts'
import { adoptTokens, getAccessToken, type KeptTokens, keptTokens, type Renewal, renewAtStart } from './token.ts'

/** What was not asked for by then is not what the page needed, and grows old. */
const KEPT_MS = 15_000
const OPEN_PATH = '/login'

interface Ahead {
  token: string
  /** Undefined where it failed: whoever asks then asks again, and meets the failure in the usual way. */
  coming: Promise<Answer | undefined>
  here?: Answer
}
export interface Answer {
  body: unknown
  /** When it was asked, in milliseconds since 1970. */
  at: number
}

interface Begun {
  renewal?: Promise<Renewal>
  tokens(): KeptTokens
  answers: Map<string, Ahead>
}
declare global {
  interface Window {
    /** What was begun before the app came. */
    begun?: Begun
  }
}

const begun: Begun = window.begun ?? { tokens: keptTokens, answers: new Map() }
delete window.begun
export function handOver(): void {
  window.begun = begun
}

/** For whoever was signed in here last; nobody else has anything to ask yet. */
export function askAhead(): void {
  const carried = carriedByPage()
  const userId = storedUserId()
  if (!userId || location.pathname.startsWith(OPEN_PATH)) return
  begun.renewal = renewAtStart()
  void begun.renewal.then((answer) => {
    if (!answer.ok) return
    const me = answer.userId || userId
    for (const url of [...sessionPaths(me, storedKind()), ...namedByPage()])
      ask(
        url,
        carried?.then((found) => (found?.userId === me ? found.answers.get(url) : undefined)),
      )
  })
}

interface Carried {
  /** Whose cookie the server has answered. */
  userId: string
  answers: ReadonlyMap<string, Answer>
}

/** Answers that the page brings with it, once it is there to its end; it does not keep them. Undefined where it has none. */
function carriedByPage(): Promise<Carried | undefined> | undefined {
  if (!document.querySelector('meta[name=carries]')) return undefined
  return parsed().then(() => {
    const block = document.getElementById('carried')
    block?.remove()
    if (!block) return undefined
    const { userId, answers } = JSON.parse(block.textContent) as { userId: string; answers: Record<string, unknown> }
    const at = Date.now()
    return { userId, answers: new Map(Object.entries(answers).map(([url, body]) => [url, { body, at }])) }
  })
}

/** The server names what the page at this address will ask. */
const namedByPage = (): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=ahead]')].map(({ content }) => content)

/** @param carried the answer that the page has brought, where it has */
function ask(url: string, carried?: Promise<Answer | undefined>): void {
  const token = getAccessToken()
  if (!token) return
  const read = async (): Promise<Answer | undefined> => {
    const answer = (await carried) ?? (await fetched(url, token))
    if (answer) asked.here = answer
    return answer
  }
  const asked: Ahead = { token, coming: read().catch(() => undefined) }
  begun.answers.set(url, asked)
}

async function fetched(url: string, token: string): Promise<Answer | undefined> {
  const at = Date.now()
  const headers = headersFor({ method: 'GET', url, token, language: languageTags[storedLanguage()] })
  const response = await fetch(url, { credentials: 'same-origin', headers })
  return response.ok ? { body: await response.json(), at } : undefined
}

/** The renewal that the start of the page has begun; to be had once. */
export function renewalAhead(): Promise<Renewal> | undefined {
  const { renewal, tokens } = begun
  delete begun.renewal
  return renewal?.then((answer) => {
    if (answer.ok) adoptTokens(tokens())
    return answer
  })
}

function take(url: string): Ahead | undefined {
  const found = begun.answers.get(url)
  begun.answers.delete(url)
  return found?.token === getAccessToken() ? found : undefined
}

const young = (answer: Answer | undefined): Answer | undefined =>
  answer && Date.now() - answer.at < KEPT_MS ? answer : undefined

/** The answer to a question that was asked ahead, for the first who asks it; undefined when he has to ask himself. */
export const answerAhead = async (url: string): Promise<Answer | undefined> => young(await take(url)?.coming)

/** Tells an answer that was asked ahead as soon as it is there, and leaves it: what it names can come before it is drawn. */
export function whenAhead<T>(url: string, tell: (body: T) => void): void {
  void begun.answers.get(url)?.coming.then((answer) => answer && tell(answer.body as T))
}

/** The same where it has come already, so that it can be drawn at once. */
export const answerHere = (url: string): Answer | undefined =>
  begun.answers.get(url)?.here ? young(take(url)?.here) : undefined
