/**
 * What every start asks is asked before the app itself has been read: who is here, what he may open, and the rows of the
 * list that the address names. Reading the app takes several times as long as the answers, which then lie ready.
 *
 * The script that asks stands in the page itself and is built without the app; it leaves what it has begun at the window,
 * where the app takes it.
 */
import { languageTags, storedLanguage } from '#platform/web/i18n/language-tag.ts'
import { sessionPaths } from '#platform/web/session/paths.ts'
import { storedKind, storedUserId } from '#platform/web/session/remembered.ts'
import { headersFor } from './headers.ts'
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
  const userId = storedUserId()
  if (!userId || location.pathname.startsWith(OPEN_PATH)) return
  begun.renewal = renewAtStart()
  void begun.renewal.then((answer) => {
    if (!answer.ok) return
    for (const url of [...sessionPaths(answer.userId || userId, storedKind()), ...namedByPage()]) ask(url)
  })
}

/** The server names what the page at this address will ask. */
const namedByPage = (): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=ahead]')].map(({ content }) => content)

function ask(url: string): void {
  const token = getAccessToken()
  if (!token) return
  const at = Date.now()
  const headers = headersFor({ method: 'GET', url, token, language: languageTags[storedLanguage()] })
  const read = async (): Promise<Answer | undefined> => {
    const response = await fetch(url, { credentials: 'same-origin', headers })
    if (!response.ok) return undefined
    asked.here = { body: await response.json(), at }
    return asked.here
  }
  const asked: Ahead = { token, coming: read().catch(() => undefined) }
  begun.answers.set(url, asked)
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
