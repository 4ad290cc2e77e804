/** What the code on a paper says of that paper, to whoever stands before it and in his language. */
import { dayOf, minuteOf } from '#platform/model/calendar.ts'
import type { Tone } from '#platform/model/document.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import { type Kept, kept, sentences, wordedFor } from '#platform/model/sentences.ts'
import type { LinkState } from '#platform/server/links/link.wire.ts'
import type { Permit } from '../permit.model.ts'
import type { Paper } from './prints.ts'

const says = sentences(
  'PT_PAPER',
  {
    VALID: '유효한 출력물입니다. (버전 {n})',
    OLD: '{at}부터 허가서와 다른 출력물입니다. 새로 출력해 바꿔 거십시오.',
    STOPPED: '중지된 작업입니다. 이 출력물로 작업할 수 없습니다.',
    OVER: '끝난 작업입니다. 이 출력물을 떼어 내십시오.',
    EARLY: '아직 발급되지 않았습니다. 이 출력물로 작업할 수 없습니다.',
    UNKNOWN: '등록되지 않은 출력물입니다. 허가서의 인쇄 단추로 다시 출력하십시오.',
  },
  'wkod',
)

type State = Permit['statusCd']
const going: ReadonlySet<State> = new Set(['ISSUED', 'WORK'])
const over: ReadonlySet<State> = new Set(['DONE', 'CLOSE', 'CANC', 'EXPIRED', 'REJ'])

/** @param paper undefined: no print of this permit has that number */
export function verdictOn(
  { statusCd }: Pick<Permit, 'statusCd'>,
  paper: Paper | undefined,
  { language, now }: { language: PageLanguage; now: Date },
): NonNullable<LinkState['paper']> {
  const told = (tone: Tone, headline: Kept, lines: readonly Kept[] = []) => ({
    tone,
    headline: wordedFor('wkod', language, headline),
    lines: lines.map((line) => wordedFor('wkod', language, line)),
  })
  if (!paper) return told('danger', kept(says.UNKNOWN))
  if (over.has(statusCd)) return told('draft', kept(says.OVER))
  const { changes, versionNo, oldDt } = paper
  const old = kept(says.OLD, { at: timeOf(oldDt === null ? now : new Date(oldDt), now) })
  const behind = changes.length > 0 ? [old, ...changes] : []
  if (statusCd === 'SUSP') return told('suspended', kept(says.STOPPED), behind)
  if (!going.has(statusCd)) return told('waiting', kept(says.EARLY), behind)
  return changes.length > 0 ? told('danger', old, changes) : told('done', kept(says.VALID, { n: versionNo }))
}

const TIME_AT = 11
/** The time alone where it is of today. */
const timeOf = (at: Date, now: Date): string =>
  dayOf(at) === dayOf(now) ? minuteOf(at).slice(TIME_AT) : minuteOf(at).slice('2026-'.length)
