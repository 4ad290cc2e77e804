/** Requests of the page behind a link: signed like those before the sign-in (S-352), and little else. */
import type { LinkAnswers, LinkQuestion } from '#platform/model/link.ts'
import type { ErrorAnswer, PageLanguage } from '#platform/model/problem.ts'
import { correctClock, signed } from '#platform/web/api/signature.ts'
import { currentPageTag } from './link-language.ts'

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
    lines: readonly { label: string; value: string }[]
    act?: { label: string; options: readonly { code: string; label: string }[] }
    asks: boolean
    /** Whether the paper whose code was read still says what the record says. */
    paper?: { tone: string; headline: string; lines: readonly string[] }
    touch?: { label: string; until: string; leftS: number; said: string; answers: LinkAnswers }
  }
  /** In which it is written. */
  languages: readonly PageLanguage[]
  /** A poster: nobody is asked who he is. */
  isOpen: boolean
}
export interface Claim {
  personNm: string
  phoneTail: string
}
export interface Form {
  personNm: string
  /** What he alone is told. */
  parts: readonly { title: string; lines: readonly { label: string; value: string; tone?: string }[] }[]
  questions: readonly LinkQuestion[]
}

/** What the server said against it; without an answer there was no connection. */
export class LinkRefusal extends Error {
  readonly code: string | undefined

  constructor(answer: Partial<ErrorAnswer> | undefined) {
    super(answer?.message ?? '')
    this.code = answer?.code
  }
}

const TIMEOUT_MS = 20_000

/** @param address of the key, where that is not the page's own: what waits may be sent from another page */
async function ask<T>(path: string, body?: object, isAgain = false, address = location.pathname): Promise<T> {
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
  if (answer?.code === 'SIGNATURE_EXPIRED' && !isAgain) {
    correctClock(answer)
    return ask(path, body, true, address)
  }
  throw new LinkRefusal(answer)
}

/** What a poster asks is the same for everybody, so it is kept: the next one who scans it may have no network. */
const nameOf = (path: string): string => `poster:${location.pathname}${path}:${currentPageTag()}`
const keep = (path: string, answer: object) => localStorage.setItem(nameOf(path), JSON.stringify(answer))
async function askOrKept<T>(path: string): Promise<T> {
  try {
    return await ask<T>(path)
  } catch (error) {
    const isSilent = error instanceof LinkRefusal && error.code === undefined
    const kept = isSilent ? localStorage.getItem(nameOf(path)) : null
    if (kept === null) throw error
    return JSON.parse(kept) as T
  }
}

/** The version of the paper on which the code stands. */
const paperAsked = () => /^\?v=\d+$/.exec(location.search)?.[0] ?? ''

export async function readBeginning(): Promise<Beginning> {
  const beginning = await askOrKept<Beginning>(paperAsked())
  if (beginning.isOpen) keep('', beginning)
  return beginning
}
export const readForm = (claim: Claim) => ask<Form>('/form', claim)
export const sendAct = (code: string) => ask<{ said: string }>('/act', { code })
export const sendAnswers = (claim: Claim, answers: LinkAnswers) =>
  ask<{ said: string }>('/answer', { ...claim, answers })

/** Of a poster. */
export async function readQuestions(): Promise<readonly LinkQuestion[]> {
  const answer = await askOrKept<{ questions: readonly LinkQuestion[] }>('/open')
  keep('/open', answer)
  return answer.questions
}
/** @param told the key and the answers */
export const tell = (address: string, told: object) => ask<{ said: string }>('/open', told, false, address)
export interface FollowedLine {
  label: string
  value: string
}
export const follow = (ticket: string) => ask<{ lines: readonly FollowedLine[] }>('/follow', { ticket })
