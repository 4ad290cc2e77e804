/** The columns of a master's list, from its fields. */
import { type ReactNode, useMemo } from 'react'
import type { CodeField } from '#platform/model/field.ts'
import { listedText } from '#platform/model/field-text.ts'
import { type Master, sortableNames } from '#platform/model/master.ts'
import { widthFor, wraps } from '#platform/web/document/list/columns.tsx'
import { nameIn, useCodesOf } from '#platform/web/form/codes.ts'
import { useLanguage, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { headWidth } from '#platform/web/table/head-width.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import type { MasterRow } from './master-state.ts'

/** What a screen shows in the cells of a field in place of its text. */
export type MasterCells = Readonly<Record<string, ((row: MasterRow) => ReactNode) | undefined>>

const INDENT = 20
const TITLE_WIDTH = 280
const LEAST_TITLE_WIDTH = 176

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
        const text = (row: MasterRow) => listedText(field, name, row, { t, codeName: nameIn(codes.get(name)) })
        const cell = cells[name]
        const sized = name === master.title ? { width: TITLE_WIDTH } : widthFor(field)
        const isSortable = !master.parent && sortableNames(master).includes(name)
        const head = headWidth(t(field.label), isSortable)
        return [
          {
            name,
            text: t(field.label),
            sortable: isSortable,
            ...sized,
            width: Math.max(sized.width, head),
            ...(wraps(field) && !cell && name !== master.title && name !== 'useYn' && { wraps: head }),
            value: text,
            ...(name === master.title && {
              render: titleCell(levelOf, text),
              fixed: 'left' as const,
              // In a tree its place says where it belongs.
              ...(!master.parent && { wraps: LEAST_TITLE_WIDTH }),
            }),
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
  <span className="table-lines">
    <button
      type="button"
      className="plain-button table-link master-title"
      style={{ marginInlineStart: levelOf(row) * INDENT }}
      tabIndex={-1}
      data-open
    >
      {text(row)}
    </button>
  </span>
)

/** In use says nothing; out of use is what one looks for. */
const inUse = (t: (text: string) => string) => (row: MasterRow) =>
  row.useYn === 'N' ? <StatusTag tone="suspended">{t('미사용')}</StatusTag> : <span>{t('사용')}</span>
