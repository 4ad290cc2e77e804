/** What a page of figures asks, and how it reads what is answered. */
import { useSearchParams } from 'react-router'
import { addMonths } from '#platform/model/calendar.ts'
import {
  COUNT,
  type Cut,
  conditionsBehind,
  type FigureLine,
  type Figures,
  type FiguresAnswer,
  type FiguresAsked,
  figureField,
  type Where,
} from '#platform/model/figures.ts'
import { toQueryString } from '#platform/model/query.ts'
import { useCodesOf } from '#platform/web/form/codes.ts'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePerson } from '#platform/web/session/session.ts'

type Line = Readonly<Record<string, unknown>>
type Patch = Readonly<Record<string, string>>

/** In the address, so that a link shows the same figures. Twelve months, the present one included, unless asked otherwise. */
export function useFiguresAsked({ plants, asks }: Figures): [FiguresAsked, (change: Patch) => void] {
  const [params, setParams] = useSearchParams()
  const person = usePerson()
  const from = params.get('from') ?? `${addMonths(today(), -11).slice(0, 7)}-01`
  const to = params.get('to') ?? today()
  const plantCd = params.get('plantCd') ?? (plants === 'one' ? person.plantCd : '')
  const others = Object.fromEntries(asks.map((name) => [name, params.get(name) ?? '']))
  const asked = { from, to, ...filled({ ...(plants && { plantCd }), ...others }) }
  return [asked, (change) => setParams(filled({ ...asked, ...change }))]
}
const filled = (asked: Patch): Patch => Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))

/** The address of the list of exactly what is counted. */
export function useListBehind(figures: Figures, asked: FiguresAsked): (where?: Where, within?: FiguresAsked) => string {
  const { kind } = usePerson()
  const route = figures.model.route[kind] ?? figures.model.route.staff
  return (where = {}, within = asked) =>
    `${route}?${toQueryString({ where: conditionsBehind(figures, within, where) })}`
}

export function sumOf({ sumsIn }: Figures, answer: FiguresAnswer, name: string): number | null {
  const sums = (sumsIn === undefined ? answer : answer[sumsIn]) as Line | undefined
  return (sums?.[name] ?? null) as number | null
}

/** The lines of each cut with the names that people read. */
export function useFigureLines(figures: Figures, answer: FiguresAnswer): (cutName: string) => FigureLine[] {
  const t = useT()
  const codes = useCodesOf(
    Object.fromEntries(
      Object.entries(figures.by).flatMap(([name, cut]) => {
        const source = codesOf(figures, cut)
        return source ? [[name, source]] : []
      }),
    ),
  )
  const [first] = Object.keys(figures.sums)
  return (cutName) => {
    const cut = figures.by[cutName]
    if (!cut) return []
    const items = new Map(codes.get(cutName)?.map(({ code, codeNm }) => [code, codeNm]))
    const lines = ((answer[cutName] ?? []) as Line[]).map((line): FigureLine => {
      const key = (line[cut.keyIn ?? 'key'] ?? null) as string | null
      const named = typeof line.label === 'string' ? line.label : key === null ? undefined : (items.get(key) ?? key)
      const value = (measure: string) => Number(line[measure] ?? (measure === first ? line[COUNT] : 0) ?? 0)
      return { key, name: named ?? (cut.none ? t(cut.none) : '–'), value, has: (measure) => line[measure] != null }
    })
    if (!cut.allCodes) return lines
    const known = new Map(lines.map((line) => [line.key, line]))
    const none = { value: () => 0, has: () => true }
    return [...items].map(([key, name]) => known.get(key) ?? { key, name, ...none })
  }
}

/** The words of a cut's codes. */
export function codesOf(figures: Figures, { by, names, group }: Cut) {
  if (names || group) return { ...(names ? { codes: names } : { group }) }
  const field = figureField(figures, by)
  return field?.kind === 'code' ? field : undefined
}
