/** The columns of the grid: those of the list and the table's own, with all that a cell needs ready made. */
import type { CSSProperties } from 'react'
import { ROW_NUMBER_WIDTH } from '#platform/web/constants.ts'
import { alignOf } from './cell-text.ts'
import { fixedOf, type TableSettings } from './column-settings.ts'
import { CHECK_WIDTH } from './column-widths.ts'
import type { Column, Fixed } from './table.types.ts'

export type SystemColumn = '_check' | '_no' | '_actions'

export interface ShownColumn<Row> {
  name: string
  /** Undefined for the table's own columns. */
  field: Column<Row> | undefined
  /** Starts at 1. */
  ariaCol: number
  fixed: Fixed | undefined
  className: string
  /** Sticky offsets come from the grid's variables, so that a new width paints without rendering a row. */
  style: CSSProperties | undefined
  width: number | undefined
  /** Of a column that wraps, as long as nobody has given it a width. */
  least: number | undefined
  /** In pixels, of a column that wraps. */
  room?: number | undefined
}

export interface ColumnOptions {
  hasCheck: boolean
  hasNumber: boolean
  hasActions: boolean
}

export function shownColumns<Row>(
  fields: readonly Column<Row>[],
  settings: TableSettings,
  options: ColumnOptions,
): ShownColumn<Row>[] {
  const sides = fields.map((field) => fixedOf(field, settings))
  const own = (name: SystemColumn, width: number, fixed: Fixed) => ({
    name,
    width,
    fixed,
    field: undefined,
    least: undefined,
  })
  const parts = [
    ...(options.hasCheck ? [own('_check', CHECK_WIDTH, 'left')] : []),
    ...(options.hasNumber ? [own('_no', ROW_NUMBER_WIDTH, 'left')] : []),
    ...fields.map((field, index) => ({
      name: field.name,
      width: settings.widths?.[field.name] ?? field.width,
      least: settings.widths?.[field.name] === undefined ? field.wraps : undefined,
      fixed: sides[index],
      field,
    })),
    ...(options.hasActions ? [own('_actions', 0, 'right')] : []),
  ]
  const lastLeft = parts.findLastIndex((part) => part.fixed === 'left')
  const firstRight = parts.findIndex((part) => part.fixed === 'right' && part.name !== '_actions')
  return parts.map((part, index) => ({
    ...part,
    ariaCol: index + 1,
    className: classOf(part, index === lastLeft && lastLeft > 0, index === firstRight),
    style: part.fixed && { [part.fixed]: `var(--${part.fixed}-${index})` },
  }))
}

interface Part<Row> {
  name: string
  fixed: Fixed | undefined
  field: Column<Row> | undefined
}
function classOf<Row>({ name, fixed, field }: Part<Row>, isLeftEdge: boolean, isRightEdge: boolean): string {
  const names = ['table-cell', `table-${field ? alignOf(field) : name.slice(1)}`]
  if (field?.wraps !== undefined) names.push('table-wraps')
  if (fixed && name !== '_actions') names.push('table-fixed')
  if (isLeftEdge) names.push('table-left-edge')
  if (isRightEdge) names.push('table-right-edge')
  return names.join(' ')
}

/** The grid's variables: the tracks of a row and the offset of each fixed column. */
export function gridVariables(columns: readonly { fixed: Fixed | undefined }[], widths: readonly number[]) {
  const variables: Record<string, string> = {
    '--tracks': widths.map((width) => `${width}px`).join(' '),
    '--row-width': `${widths.reduce((sum, width) => sum + width, 0)}px`,
  }
  let left = 0
  columns.forEach(({ fixed }, index) => {
    if (fixed !== 'left') return
    variables[`--left-${index}`] = `${left}px`
    left += widths[index] ?? 0
  })
  let right = 0
  for (let index = columns.length - 1; index >= 0; index--) {
    if (columns[index]?.fixed !== 'right') continue
    variables[`--right-${index}`] = `${right}px`
    right += widths[index] ?? 0
  }
  return { variables: variables as CSSProperties, left, right }
}
