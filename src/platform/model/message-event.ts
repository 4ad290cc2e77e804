/**
 * What the product tells people, as far as a site may word it differently and a person may not want to hear it. Each is
 * known by its code: stored messages, opt-outs and wordings keep nothing else of it (`messages.ts` declares them).
 */

import { type Area, translate } from './i18n.ts'
import type { PageLanguage } from './problem.ts'
import { isKept, keptIn, wordedFor } from './sentences.ts'

export type Channel = 'NOTICE' | 'MAIL' | 'SMS'

/** What a person switches on and off as one. */
export interface MessageGroup {
  readonly eventGrpCd: string
  /** Korean. */
  readonly label: string
  /** May be switched off: nothing that the law or a duty asks for. */
  readonly optional: boolean
  /** Never told to a vendor. */
  readonly isForStaff?: true
}

export interface MessageEvent {
  readonly eventCd: string
  /** In whose words it is told; known once it is added. */
  readonly area?: Area
  /** What has happened, in Korean. */
  readonly label: string
  readonly group: MessageGroup
  readonly channels: readonly Channel[]
  /** Korean text with `{name}` places; what is told where the site has no wording of its own. */
  readonly text: string
  /** The names of its places, with what stands there in Korean and an example. */
  readonly variables: Readonly<Record<string, readonly [label: string, sample: string]>>
  /** Who gets it is told to nobody, not to those who watch over what is sent either: it would say who wrote what it is about. */
  readonly hidesReceiver?: true
  /** Places in which a Korean word of ours stands: its reader's word is put there. */
  readonly words?: readonly string[]
}

const byCode = new Map<string, MessageEvent>()

/** @throws RangeError where two sentences have one code: what was stored under it would read as either */
export function addMessageEvents(area: Area, added: readonly MessageEvent[]): void {
  for (const one of added) {
    if ((byCode.get(one.eventCd) ?? one).text !== one.text) throw new RangeError(`two messages ${one.eventCd}`)
    byCode.set(one.eventCd, { ...one, area })
  }
}

export const messageEvents = (): readonly MessageEvent[] => [...byCode.values()]
export const eventOf = (eventCd: string): MessageEvent | undefined => byCode.get(eventCd)

/** Places of a text that the event does not fill. */
export const unknownVariables = ({ variables }: MessageEvent, text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).filter((name) => !(name in variables))

/** What stands in the places, in the words of the reader. */
export const valuesFor = (
  { area, words = [] }: Pick<MessageEvent, 'area' | 'words'>,
  language: PageLanguage,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const said = words.map((name) => [name, translate(area, language, String(values[name] ?? ''))])
  const kept = Object.entries(values).flatMap(([name, value]) => {
    const held = typeof value === 'string' ? keptIn(value) : value
    return isKept(held) ? [[name, wordedFor(area, language, held)]] : []
  })
  return { ...values, ...Object.fromEntries([...said, ...kept]) }
}

/** What most messages name. */
export const usualVariables = {
  title: ['제목', '이송펌프 커플링 덮개 파손'],
  due: ['기한', '2026-12-05'],
  name: ['이름', '김서연'],
} as const satisfies MessageEvent['variables']
