/** What the paper of a permit says by its state and by what was measured. Pure. */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import type { Permit } from '../permit.model.ts'

const unissued: ReadonlySet<string> = new Set(['TEMP', 'RQST', 'REVIEW', 'RTN', 'PREP', 'APPR'])
const void_: ReadonlySet<string> = new Set(['CANC', 'REJ', 'EXPIRED'])

/** What stands across the paper: it is not a permit yet, or no longer one. */
export function watermarkOf(statusCd: string): string | undefined {
  if (unissued.has(statusCd)) return '미발급'
  if (statusCd === 'CLOSE') return '종료'
  return void_.has(statusCd) ? '무효' : undefined
}

type Crew = Pick<Permit, 'permitCrew' | 'leaderPersonNm' | 'leaderUserNm' | 'ownUserNm' | 'watchPersonNm'>
/**
 * Who directs, who works and who watches, each once: what is posted at the entrance of a confined space.
 *
 * @law 산업안전보건기준에 관한 규칙 제619조제2항제2호
 */
export function peoplePosted(
  { permitCrew, leaderPersonNm, leaderUserNm, ownUserNm, watchPersonNm }: Crew,
  names: Readonly<Record<string, string>>,
): { director: string; workers: string; watch: string } {
  const here = (permitCrew ?? []).filter(({ leaveDt }) => leaveDt === null)
  const named = (part: (roleCd: string) => boolean) =>
    here
      .filter(({ crewRoleCd }) => part(crewRoleCd))
      .flatMap(({ personNo, userId }) => names[String(personNo ?? userId)] ?? [])
  const once = (all: readonly (string | null)[]) => [...new Set(all.filter(Boolean))].join(', ')
  return {
    director: once([leaderPersonNm ?? leaderUserNm, ownUserNm]),
    workers: once(named((roleCd) => roleCd !== 'WATCH')),
    watch: once([watchPersonNm, ...named((roleCd) => roleCd === 'WATCH')]),
  }
}

/** What was checked and done for a type of work, as it is posted. */
export const donePosted = (permitCheck: Permit['permitCheck'], typeCd: PermitType): string[] =>
  (permitCheck ?? []).flatMap((line) =>
    line.typeCd === typeCd && line.okYn === 'Y' && line.checkDesc ? [line.checkDesc] : [],
  )

export const paperGases = ['O2', 'LEL', 'CO2', 'CO', 'H2S'] as const
export const paperGasUnits = { O2: '%', LEL: '%', CO2: '%', CO: 'ppm', H2S: 'ppm' } as const
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
