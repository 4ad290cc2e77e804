/** What the paper of a permit says by its state and by what was measured. Pure. */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import type { CrewRole } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'

const unissued: ReadonlySet<string> = new Set(['TEMP', 'RQST', 'REVIEW', 'RTN', 'PREP', 'APPR'])
const void_: ReadonlySet<string> = new Set(['CANC', 'REJ', 'EXPIRED'])

/** What stands across the paper: it is not a permit yet, or no longer one. */
export function watermarkOf(statusCd: string): string | undefined {
  if (unissued.has(statusCd)) return '미발급'
  if (statusCd === 'CLOSE') return '종료'
  return void_.has(statusCd) ? '무효' : undefined
}

type Crew = Pick<
  Permit,
  | ('permitCrew' | 'leaderPersonNm' | 'leaderUserNm' | 'ownUserNm')
  | ('watchPersonNm' | 'fireWatchPersonNm' | 'signalPersonNm' | 'cmdPersonNm')
>
type Names = Readonly<Record<string, string>>
const once = (all: readonly (string | null)[]): string[] => [...new Set(all.filter((one) => one !== null))]
/** Who has not left, and is there for something. */
const named = ({ permitCrew }: Crew, names: Names, hasPart: (roleCd: CrewRole) => boolean): string[] =>
  (permitCrew ?? [])
    .filter(({ leaveDt, crewRoleCd }) => leaveDt === null && hasPart(crewRoleCd))
    .flatMap(({ personNo, userId }) => names[String(personNo ?? userId)] ?? [])

/** Who has a part of his own, by the permit or by his line in the crew; parts that nobody has are left out. */
export function partsNamed(record: Crew, names: Names): { role: CrewRole; names: string[] }[] {
  const parts: [CrewRole, string | null][] = [
    ['LEADER', record.leaderPersonNm ?? record.leaderUserNm],
    ['SUP', null],
    ['WATCH', record.watchPersonNm],
    ['FIRE', record.fireWatchPersonNm],
    ['SIGNAL', record.signalPersonNm],
    ['CMD', record.cmdPersonNm],
  ]
  return parts.flatMap(([role, byField]) => {
    const who = once([byField, ...named(record, names, (roleCd) => roleCd === role)])
    return who.length > 0 ? [{ role, names: who }] : []
  })
}

/**
 * Who directs, who works and who watches, each once: what is posted at the entrance of a confined space.
 *
 * @law 산업안전보건기준에 관한 규칙 제619조제2항제2호
 */
export function peoplePosted(record: Crew, names: Names): { director: string; workers: string; watch: string } {
  const part = (roleCd: CrewRole) => partsNamed(record, names).find(({ role }) => role === roleCd)?.names ?? []
  return {
    director: once([...part('LEADER'), ...part('SUP'), record.ownUserNm]).join(', '),
    workers: once(named(record, names, (roleCd) => roleCd !== 'WATCH' && roleCd !== 'SUP')).join(', '),
    watch: part('WATCH').join(', '),
  }
}

export const inPairs = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 2) }, (_, at) => all.slice(2 * at, 2 * at + 2))

/** What was checked and done for a type of work, as it is posted. */
export const donePosted = (permitCheck: Permit['permitCheck'], typeCd: PermitType): string[] =>
  (permitCheck ?? []).flatMap((line) =>
    line.typeCd === typeCd && line.okYn === 'Y' && line.checkDesc ? [line.checkDesc] : [],
  )

export const paperGases = ['O2', 'LEL', 'CO2', 'CO', 'H2S'] as const
export const paperGasUnits = { O2: '%', LEL: '%', CO2: '%', CO: 'ppm', H2S: 'ppm' } as const
const judgements = { PASS: '적합', WARN: '주의', FAIL: '부적합' } as const
/** Korean. */
export const gasSaid = (judgeCd: string | null): string => judgements[judgeCd as keyof typeof judgements] ?? ''
interface Reading {
  gasCd: string
  gasNm: string | null
  pointCd: string
  readVal: number
}
/** One row of the table: of each gas its readings in the order of the points; what has no column of its own comes last. */
export function gasCells(lines: readonly Reading[]): { cells: string[]; others: string } {
  const known = new Set<string>(paperGases)
  const valuesOf = (gasCd: string) =>
    lines
      .filter((line) => line.gasCd === gasCd)
      .map(({ readVal }) => readVal)
      .join(' / ')
  const others = lines
    .filter(({ gasCd }) => !known.has(gasCd))
    .map(({ gasCd, gasNm, readVal }) => `${gasNm ?? gasCd} ${readVal}`)
  return { cells: paperGases.map(valuesOf), others: others.join(', ') }
}
