/** The columns of a master's list, from its fields. */
import { type ReactNode, useMemo } from 'react'
import { type AnyField, type CodeField, isDirectoryField } from '#platform/model/field.ts'
import { fieldText } from '#platform/model/field-text.ts'
import { type Master, sortableNames } from '#platform/model/master.ts'
import { nameIn, useCodesOf } from '#platform/web/form/codes.ts'
import { useLanguage, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { headWidth } from '#platform/web/table/head-width.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import type { MasterRow } from './master-state.ts'

/** What a screen shows in the cells of a field in place of its text. */
export type MasterCells = Readonly<Record<string, ((row: MasterRow) => ReactNode) | undefined>>

const INDENT = 20

export function useMasterColumns(
  master: Master,
  names: readonly string[],
  cells: MasterCells,
  levelOf: (row: MasterRow) => number,
): readonly Column<MasterRow>[] {
  const t = useT()
  const language = useLanguage()
  const codes = useCodesOf(codeFieldsOf(master, names))
  const known = [...codes].map(([name, items]) => `${name}${items.length}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: rebuilt when texts, codes or the tree have changed, not on every render.
  return useMemo(
    () =>
      names.flatMap((name) => {
        const field = master.fields[name]
        if (!field) return []
        const text = (row: MasterRow) => fieldText(field, name, row, { t, codeName: nameIn(codes.get(name)) })
        const cell = cells[name]
        const sized = widthOf(field, name === master.title)
        return [
          {
            name,
            text: t(field.label),
            sortable: !master.parent && sortableNames(master).includes(name),
            ...sized,
            width: Math.max(sized.width, headWidth(t(field.label))),
            value: text,
            ...(name === master.title && { render: titleCell(levelOf, text), fixed: 'left' as const }),
            ...(name === 'useYn' && { render: inUse(t) }),
            ...(cell && { render: cell }),
          },
        ]
      }),
    [master, names.join(), cells, levelOf, language, known],
  )
}

const codeFieldsOf = (master: Master, names: readonly string[]): Record<string, CodeField> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = master.fields[name]
      return field?.kind === 'code' ? [[name, field]] : []
    }),
  )

const titleCell = (levelOf: (row: MasterRow) => number, text: (row: MasterRow) => string) => (row: MasterRow) => (
  <button
    type="button"
    className="plain-button table-link master-title"
    style={{ marginInlineStart: levelOf(row) * INDENT }}
    tabIndex={-1}
    data-open
  >
    {text(row)}
  </button>
)

/** In use says nothing; out of use is what one looks for. */
const inUse = (t: (text: string) => string) => (row: MasterRow) =>
  row.useYn === 'N' ? <StatusTag tone="suspended">{t('미사용')}</StatusTag> : <span>{t('사용')}</span>

function widthOf(field: AnyField, isTitle: boolean): { width: number; align?: 'right' } {
  if (isTitle) return { width: 280 }
  switch (field.kind) {
    case 'number':
    case 'count':
    case 'amount':
      return { width: 96, align: 'right' }
    case 'yesNo':
      return { width: 96 }
    case 'day':
    case 'month':
    case 'year':
    case 'time':
      return { width: 120 }
    case 'dateTime':
      return { width: 164 }
    case 'text':
      return { width: field.max > 50 ? 240 : 140 }
    default:
      return { width: isDirectoryField(field) ? 140 : 128 }
  }
}
