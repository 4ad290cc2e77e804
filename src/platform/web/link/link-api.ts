/** Requests of the page behind a link: signed like those before the sign-in (S-352), and little else. */
import type { LinkAnswers, LinkQuestion } from '#platform/model/link.ts'
import type { ErrorAnswer, PageLanguage } from '#platform/model/problem.ts'
import { workHeaders } from '#platform/model/work-proof.ts'
import { correctClock, signed } from '#platform/web/api/signature.ts'
import { currentPageTag } from './link-language.ts'
import { workOn } from './link-work.ts'

/** A line with what people wrote in it. */
export interface ReadLine {
  label: string
  value: string
  tone?: string
  /** What `value` is the translation of. */
  korean?: string
  /** Nobody has said it in the reader's language: it stands in Korean. */
  lacks?: boolean
  /** Words of it, which are no translation. */
  words?: string
}
export interface Beginning {
  label: string
  title: string
  notice: string
  vendorNm: string
  untilYmd: string
  /** How the record stands, where that is everybody's to see. */
  live?: {
    tone: string
    headline: string
    lines: readonly ReadLine[]
    act?: {
      label: string
      options: readonly { code: string; label: string }[]
      tel: string
      isOnlyAway: boolean
      regret?: string
      claim?: string
    }
    asks: boolean
    /** Whether the paper whose code was read still says what the record says. */
    paper?: { tone: string; headline: string; lines: readonly string[] }
    touch?: { label: string; until: string; leftS: number; said: string; answers: LinkAnswers }
  }
  /** In which it is written. */
  languages: readonly PageLanguage[]
  /** A poster: nobody is asked who he is. */
  isOpen: boolean
  /** For one person: what it holds is shown to the device that opened it first. */
  isPersonal?: boolean
}
interface PersonalLine {
  text: string
  by?: string
  tone?: string
}
export interface PersonalPage {
  personNm: string
  untilDt: string
  parts: readonly {
    title: string
    nothing: string
    items: readonly { text: string; label?: string; tone?: string; lines: readonly PersonalLine[] }[]
  }[]
  reads: readonly { code: string; title: string; body: string; lacks: boolean }[]
  readyDt: string | null
}
export interface Claim {
  personNm: string
  phoneTail: string
}
export interface Form {
  personNm: string
  /** What he alone is told. */
  parts: readonly { title: string; lines: readonly ReadLine[] }[]
  questions: readonly LinkQuestion[]
}

/** What the server said against it; without an answer there was no connection. */
export class LinkRefusal extends Error {
  readonly code: string | undefined

  readonly status: number

  constructor(answer: Partial<ErrorAnswer> | undefined, status = 0) {
    super(answer?.message ?? '')
    this.code = answer?.code
    this.status = status
  }
}

const TIMEOUT_MS = 20_000

interface Again {
  /** The clock has been corrected. */
  isTimed?: boolean
  /** What was asked for before this is heard. */
  work?: string
}
/** @param address of the key, where that is not the page's own: what waits may be sent from another page */
async function ask<T>(
  path: string,
  body?: object,
  address = location.pathname,
  { isTimed = false, work }: Again = {},
): Promise<T> {
  const url = `${address}${path}`
  const method = body ? 'POST' : 'GET'
  const sent = body && JSON.stringify(body)
  let response: Response
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': currentPageTag(),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...(work !== undefined && { [workHeaders.done]: work }),
        ...signed({ method, url, token: null, ...(sent !== undefined && { body: sent }) }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(sent !== undefined && { body: sent }),
    })
    if (response.ok) return (await response.json()) as T
  } catch {
    throw new LinkRefusal(undefined)
  }
  const answer = await response.json().catch(() => undefined)
  // A phone whose clock is wrong asks again by the server's.
  if (answer?.code === 'SIGNATURE_EXPIRED' && !isTimed) {
    correctClock(answer)
    return ask(path, body, address, { isTimed: true })
  }
  const challenge = response.headers.get(workHeaders.asked)
  if (challenge !== null && work === undefined)
    return ask(path, body, address, { isTimed: true, work: await workOn(challenge) })
  throw new LinkRefusal(answer, response.status)
}

/** What is the same for everybody is kept: the next one who scans the code may have no network. */
const nameOf = (path: string): string => `poster:${location.pathname}${path}:`
interface Kept<T> {
  answer: T
  /** When the server said so. */
  asOfDt: string
}
const keep = (path: string, answer: object) => {
  const kept: Kept<object> = { answer, asOfDt: new Date().toISOString() }
  localStorage.setItem(nameOf(path) + currentPageTag(), JSON.stringify(kept))
}
/** In his language, else in one in which it was read here before. */
function keptAt<T>(path: string): Kept<T> | undefined {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(nameOf(path)))
  const name = names.find((one) => one === nameOf(path) + currentPageTag()) ?? names[0]
  const kept = name === undefined ? null : (JSON.parse(localStorage.getItem(name) ?? '') as Partial<Kept<T>>)
  return kept?.answer === undefined ? undefined : (kept as Kept<T>)
}
const isSilent = (error: unknown): boolean => error instanceof LinkRefusal && error.code === undefined
/** @param keptAs without what of the path is said of one reading alone */
async function askOrKept<T extends object>(
  path: string,
  isToKeep: (answer: T) => boolean,
  keptAs = path,
): Promise<Partial<Kept<T>>> {
  try {
    const answer = await ask<T>(path)
    if (isToKeep(answer)) keep(keptAs, answer)
    return { answer }
  } catch (error) {
    const kept = isSilent(error) ? keptAt<T>(keptAs) : undefined
    if (!kept) throw error
    return kept
  }
}

/** The version of the paper on which the code stands. */
const paperAsked = () => /^\?v=\d+$/.exec(location.search)?.[0] ?? ''

/** The page of a record as it stands, or as it stood when the server was last heard. */
export interface Begun {
  beginning: Beginning
  asOfDt?: string | undefined
}
export async function readBeginning(): Promise<Begun> {
  const { answer, asOfDt } = await askOrKept<Beginning>(
    paperAsked(),
    ({ isOpen, live }) => isOpen || live !== undefined,
    '',
  )
  const beginning = answer as Beginning
  if (asOfDt === undefined || !beginning.live) return { beginning, asOfDt }
  // Seconds that were left then are none of now, and whether a paper is valid nobody has said of now.
  const { touch: _, paper: __, ...live } = beginning.live
  return { beginning: { ...beginning, live }, asOfDt }
}
export const readForm = (claim: Claim) => ask<Form>('/form', claim)
export interface Act {
  code: string
  key: string
  agoS: number
  personNm?: string
}
export const sendAct = (address: string, act: Act) => ask<{ said: string }>('/act', act, address)
export const regretAct = (key: string, regret: Claim) => ask<{ said: string }>('/act', { key, regret })
export const claimAct = (key: string, claim: Claim) => ask<{ said: string }>('/act', { key, claim })
/** @param code where it signs something: what was sent to his phone */
export const sendAnswers = (claim: Claim, answers: LinkAnswers, code?: string) =>
  ask<{ said: string }>('/answer', { ...claim, answers, ...(code !== undefined && { code }) })
export const askCode = (claim: Claim) => ask<{ said: string }>('/code', claim)

/** Of a poster. */
export interface PosterAsks {
  questions: readonly LinkQuestion[]
  photo?: string
}
export async function readQuestions(): Promise<PosterAsks> {
  const { answer } = await askOrKept<PosterAsks>('/open', () => true)
  return answer ?? { questions: [] }
}
/** @param told the key and the answers */
export const tell = (address: string, told: object) => ask<{ said: string }>('/open', told, address)
interface FollowedLine {
  label: string
  value: string
}
export interface Followed {
  lines: readonly FollowedLine[]
  thanks: { said: string; before: string | null; after: string | null } | null
}
export const follow = (ticket: string) => ask<Followed>('/follow', { ticket })

/** Of the page of one person. */
export const readMine = () => ask<PersonalPage>('/mine', {})
export const sendReady = (readCds: readonly string[]) => ask<{ said: string }>('/ready', { readCds })
export const sendAgain = () => ask<{ said: string }>('/again', {})
