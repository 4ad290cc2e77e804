/** Who has to be found when everybody is counted: each human once, with all that is known of where he is. Pure. */

/** By what somebody is known to be inside, the surest place last. SEEN: somebody saw him, and nothing else knew of him. */
export const musterSources = { SEEN: '현장에서 확인', GATE: '게이트', PERMIT: '작업허가', CSE: '밀폐공간' } as const
export type MusterSource = keyof typeof musterSources
const sourceCds = Object.keys(musterSources) as MusterSource[]

export const musterStates = { MISSING: '미확인', SEEN: '확인', OUT: '퇴장' } as const
type MusterState = keyof typeof musterStates

/** A contractor's person or an own employee; exactly one of the two is there. */
interface WhoIs {
  readonly personNo: number | null
  readonly userId: string | null
}
export const keyOfWho = ({ personNo, userId }: WhoIs): string => (personNo === null ? `U${userId}` : `P${personNo}`)

/** One place where somebody is known to have been when the count began, or since. */
export interface Presence extends WhoIs {
  readonly sourceCd: MusterSource
  readonly sinceDt: string
  readonly placeDesc: string | null
  readonly permitNo: number | null
  readonly permitDocNo: string | null
  readonly wkodTitle: string | null
  readonly foremanNm: string | null
  readonly foremanTel: string | null
}
/** What the directory says of him. `humanKey`: of one human, whichever contractor employs him. */
export interface Named extends WhoIs {
  readonly humanKey: string
  readonly personNm: string
  readonly orgNm: string
}
/** The gate saw him leave. */
export interface Exit {
  readonly humanKey: string
  readonly outDt: string
}
export interface Tick {
  readonly humanKey: string
  /** By the clock of whoever saw him. */
  readonly seenDt: string
  readonly byUserNm: string | null
  readonly wayCd: string
  /** It arrived after the count had been signed. */
  readonly lateYn: 'Y' | 'N'
}
export type Sighting = Omit<Tick, 'humanKey' | 'lateYn'>

interface MusterPerson extends Named {
  readonly key: string
  readonly stateCd: MusterState
  readonly sourceCds: readonly MusterSource[]
  readonly inDt: string
  readonly outDt: string | null
  readonly placeDesc: string | null
  readonly permitNo: number | null
  readonly permitDocNo: string | null
  readonly wkodTitle: string | null
  readonly foremanNm: string | null
  readonly foremanTel: string | null
  /** The first that saw him, by the time of whoever did, and those that saw him again. */
  readonly seen: Sighting | null
  readonly confirms: readonly Sighting[]
  /** After the count had been signed: it changes nothing of it. */
  readonly lates: readonly Sighting[]
}

const ms = (written: string) => Date.parse(written)
const byTime = (one: Tick, other: Tick) => ms(one.seenDt) - ms(other.seenDt)
const sightingOf = ({ seenDt, byUserNm, wayCd }: Tick): Sighting => ({ seenDt, byUserNm, wayCd })

interface Facts {
  readonly present: readonly Presence[]
  readonly named: readonly Named[]
  readonly exits: readonly Exit[]
  readonly ticks: readonly Tick[]
  /** When the count began, or now where none runs. */
  readonly from: Date
}

/** @returns by name; who left before the count began, by the gate, is not among them */
export function everybodyInside({ present, named, exits, ticks, from }: Facts): MusterPerson[] {
  const nameOf = new Map(named.map((one) => [keyOfWho(one), one]))
  const humanOf = (who: WhoIs) => nameOf.get(keyOfWho(who))?.humanKey ?? keyOfWho(who)
  const places = Map.groupBy(present, humanOf)
  const exitOf = new Map(exits.map(({ humanKey, outDt }) => [humanKey, outDt]))
  const ticksOf = Map.groupBy(ticks, ({ humanKey }) => humanKey)
  const known = new Map(named.map((one) => [one.humanKey, one]))
  return [...new Set([...places.keys(), ...ticksOf.keys()])]
    .flatMap((humanKey) => {
      const of = places.get(humanKey) ?? []
      const who = of.map((place) => nameOf.get(keyOfWho(place))).find((one) => one !== undefined) ?? known.get(humanKey)
      const outDt = leftAt(of, exitOf.get(humanKey))
      const seenBy = (ticksOf.get(humanKey) ?? []).toSorted(byTime)
      if (!who || (outDt !== null && ms(outDt) <= from.getTime() && seenBy.length === 0)) return []
      return [personOf(who, of, outDt, seenBy)]
    })
    .toSorted((one, other) => one.personNm.localeCompare(other.personNm, 'ko') || one.key.localeCompare(other.key))
}

/** The gate's word ends every place that he stood in before it; whoever came back is inside again. */
const leftAt = (places: readonly Presence[], outDt: string | undefined): string | null =>
  outDt !== undefined && places.every(({ sinceDt }) => ms(sinceDt) <= ms(outDt)) ? outDt : null

function personOf(who: Named, places: readonly Presence[], outDt: string | null, ticks: readonly Tick[]): MusterPerson {
  const surest = places.toSorted(
    (one, other) =>
      sourceCds.indexOf(other.sourceCd) - sourceCds.indexOf(one.sourceCd) || ms(other.sinceDt) - ms(one.sinceDt),
  )
  const [first, ...confirms] = ticks.filter(({ lateYn }) => lateYn === 'N').map(sightingOf)
  const last = surest[0]
  const came = places.map(({ sinceDt }) => sinceDt).toSorted((one, other) => ms(one) - ms(other))[0]
  return {
    ...who,
    key: keyOfWho(who),
    stateCd: first ? 'SEEN' : outDt === null ? (places.length === 0 ? 'SEEN' : 'MISSING') : 'OUT',
    sourceCds: places.length === 0 ? ['SEEN'] : sourceCds.filter((code) => places.some((one) => one.sourceCd === code)),
    inDt: came ?? ticks[0]?.seenDt ?? '',
    outDt,
    placeDesc: last?.placeDesc ?? null,
    permitNo: last?.permitNo ?? null,
    permitDocNo: last?.permitDocNo ?? null,
    wkodTitle: last?.wkodTitle ?? null,
    foremanNm: last?.foremanNm ?? null,
    foremanTel: last?.foremanTel ?? null,
    seen: first ?? null,
    confirms,
    lates: ticks.filter(({ lateYn }) => lateYn === 'Y').map(sightingOf),
  }
}

interface MusterCounts {
  readonly personCnt: number
  readonly seenCnt: number
  readonly outCnt: number
  readonly missingCnt: number
}
export function countsOf(people: readonly Pick<MusterPerson, 'stateCd'>[]): MusterCounts {
  const count = (state: MusterState) => people.filter(({ stateCd }) => stateCd === state).length
  return {
    personCnt: people.length,
    seenCnt: count('SEEN'),
    outCnt: count('OUT'),
    missingCnt: count('MISSING'),
  }
}

type Placed = Pick<MusterPerson, 'placeDesc' | 'permitNo' | 'foremanNm' | 'foremanTel'>
/** Who is to be looked for at one place, by whom to ask there; the largest group first. */
export function groupedByPlace<P extends Placed>(people: readonly P[]): { key: string; people: [P, ...P[]] }[] {
  const groups = Map.groupBy(people, ({ placeDesc, permitNo, foremanNm }) => [placeDesc, permitNo, foremanNm].join('|'))
  return [...groups]
    .flatMap(([key, [first, ...rest]]) => (first ? [{ key, people: [first, ...rest] as [P, ...P[]] }] : []))
    .toSorted((one, other) => other.people.length - one.people.length || one.key.localeCompare(other.key))
}

/** What waits on this device, as it will count: the same person is seen once. */
export interface Waiting extends WhoIs {
  readonly seenDt: string
}
export function withWaiting<P extends MusterPerson>(
  people: readonly P[],
  waiting: readonly Waiting[],
): (P & { isWaiting: boolean })[] {
  const own = new Map(waiting.map((one) => [keyOfWho(one), one]))
  return people.map((one) => {
    const kept = own.get(one.key)
    const isSeen = kept !== undefined && one.seen === null
    return {
      ...one,
      isWaiting: kept !== undefined,
      ...(isSeen && {
        stateCd: 'SEEN' as const,
        seen: { seenDt: kept.seenDt, byUserNm: null, wayCd: 'HAND' },
      }),
    }
  })
}
