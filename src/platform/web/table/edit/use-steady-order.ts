import { useMemo, useRef } from 'react'
import type { TableEdit } from './edit.types.ts'

/** A row keeps its place while it is edited: its order is that of when the list was sorted, new rows come last. */
export function useSteadyOrder<Entry extends { id: string }>(
  rows: readonly Entry[],
  edit: Pick<TableEdit<object>, 'mode'> | undefined,
  sort: string,
): readonly Entry[] {
  const isOn = edit !== undefined && edit.mode !== 'off' && sort !== ''
  const kept = useRef<{ sort: string; places: ReadonlyMap<string, number> }>(undefined)
  return useMemo(() => {
    if (!isOn) {
      kept.current = undefined
      return rows
    }
    if (kept.current?.sort !== sort) kept.current = { sort, places: new Map(rows.map(({ id }, index) => [id, index])) }
    const { places } = kept.current
    const placeOf = ({ id }: Entry) => places.get(id) ?? Number.POSITIVE_INFINITY
    return rows.toSorted((one, other) => {
      const [before, after] = [placeOf(one), placeOf(other)]
      return before === after ? 0 : before - after
    })
  }, [rows, isOn, sort])
}
