/** The screens of a document: its model given once, parts out of which a module composes its pages. */

import type { ReactNode } from 'react'
import type { Can } from '#platform/model/access.ts'
import type { CommonName } from '#platform/model/common-fields.ts'
import type { ActionOf, AnyDocument, FieldOf, RecordOf, StateOf } from '#platform/model/document.ts'
import { AreaContext } from '#platform/web/i18n/i18n.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { useDocument } from './context.ts'
import type { DetailProps } from './detail/detail.tsx'
import type { Control } from './detail/fields.tsx'
import type { Cells } from './list/columns.tsx'
import { ListPage } from './list/list-page.tsx'
import { type RecordsQuery, useRecordsOf } from './list/use-records.ts'
import type { PaperProps } from './print/paper.tsx'
import { RecordLinkList } from './record-links.tsx'
import type { RecordParts } from './record-parts.ts'
import { useRecordParts } from './record-parts-later.ts'
import type { WireRecord } from './wire.ts'

/** A row as its reader gets it. */
export type RowOfList<M extends AnyDocument> = RecordOf<M> & { can: Can }
/** The record of a page with what is typed over it: nothing but its state is certain while it is being filled in. */
export type RecordView<M extends AnyDocument> = { [K in keyof RecordOf<M>]: RecordOf<M>[K] | null } & {
  statusCd: StateOf<M>
  can: Can
}

type ConditionName<M extends AnyDocument> =
  | M['list']['filters'][number]
  | (keyof NonNullable<M['list']['asked']> & string)
  | 'statusCd'
  | CommonName
type Where<M extends AnyDocument> = {
  readonly [K in ConditionName<M> | `${ConditionName<M>}From` | `${ConditionName<M>}To`]?:
    | string
    | number
    | null
    | undefined
}

export interface ListProps<M extends AnyDocument> {
  /** Beside number, title and state. */
  columns?: readonly (FieldOf<M> | CommonName | 'due')[]
  /** What stands in the cells of a field in place of its text. */
  cells?: { readonly [K in FieldOf<M>]?: (row: RowOfList<M>) => ReactNode }
  /** Pixels, where a field takes more or less than is usual for its kind. */
  widths?: { readonly [K in FieldOf<M>]?: number }
  /** The three conditions that matter. */
  filters?: readonly ConditionName<M>[]
  /** The states as tabs above the list. */
  stateTabs?: boolean
  /** Excel down, form, and up. */
  excel?: boolean
  /** Actions on many rows at once. */
  bulk?: readonly ActionOf<M>[]
  /** One sentence for a list in which nothing is yet. */
  empty?: string
  /** More for the menu beside 등록. */
  menu?: readonly { key: string; label: string; onClick(): void }[]
  /** Parts of the side sheet; all filled fields when left out. */
  peek?: ReactNode
  /** The body of a card on a phone. */
  card?(row: RowOfList<M>): ReactNode
  /** Beside 등록. */
  extra?: ReactNode
  /** What the list is always narrowed to; keep it stable. */
  where?: { readonly [K in M['list']['filters'][number] | 'statusCd']?: string }
  /** Columns of what is no field; keep the array stable. Not for a list with `excel`. */
  more?: readonly Column<RowOfList<M>>[]
  /** A page of what is looked up has no views, though others of the same documents have them. */
  views?: false
}

export interface FieldProps<M extends AnyDocument, K extends FieldOf<M> | CommonName> {
  name: K
  /** One line under the input, in place of the model's help. */
  hint?: string
  label?: string
  /** A control of the screen's own. */
  children?: (control: Control<K extends keyof RecordOf<M> ? NonNullable<RecordOf<M>[K]> : unknown>) => ReactNode
}

export interface RecordsAnswer<M extends AnyDocument> {
  /** Undefined until they have come. */
  rows: RowOfList<M>[] | undefined
  total: number | undefined
  isError: boolean
  error: unknown
  refetch(): void
}

export interface RecordLinksProps<M extends AnyDocument> {
  title: string
  rows: readonly RowOfList<M>[]
  empty: string
}

export interface ScreenParts<M extends AnyDocument> {
  List(props: ListProps<M>): ReactNode
  Detail(props: DetailProps): ReactNode
  Section: RecordParts['Section']
  Field<K extends FieldOf<M> | CommonName>(props: FieldProps<M, K>): ReactNode
  Fields(props: { names: readonly (FieldOf<M> | CommonName)[] }): ReactNode
  Actions: RecordParts['Actions']
  /** Below the last of the steps of a form. */
  LastStep: RecordParts['LastStep']
  Paper(props: PaperProps): ReactNode
  RecordLinks(props: RecordLinksProps<M>): ReactNode
  useRecord(): RecordView<M>
  useRecords(query: Omit<RecordsQuery, 'where'> & { where?: Where<M> }): RecordsAnswer<M>
}

/** The names of fields, actions and conditions are checked here; the parts themselves work on any document. */
export function screensFor<const M extends AnyDocument>(model: M): ScreenParts<M> {
  // biome-ignore-start lint/correctness/noComponentHookFactories: called once for a model, when its module is loaded.
  return {
    List: ({ card, cells, more, where, ...props }) => (
      <AreaContext value={model.area}>
        <ListPage
          {...props}
          model={model}
          {...(cells && { cells: cells as Cells })}
          {...(where && { where: where as Readonly<Record<string, string>> })}
          {...(more && { more: more as readonly Column<WireRecord>[] })}
          {...(card && { card: (row: WireRecord) => card(row as RowOfList<M>) })}
        />
      </AreaContext>
    ),
    Detail: (props) => {
      const { DetailPage } = useRecordParts()
      return (
        <AreaContext value={model.area}>
          <DetailPage {...props} model={model} />
        </AreaContext>
      )
    },
    Section: (props) => {
      const { Section } = useRecordParts()
      return <Section {...props} />
    },
    Field: ({ children, ...props }) => {
      const { DocumentField } = useRecordParts()
      const control = children as ((control: Control<unknown>) => ReactNode) | undefined
      return <DocumentField {...props} {...(control && { children: control })} />
    },
    Fields: ({ names }) => {
      const { DocumentField } = useRecordParts()
      return names.map((name) => <DocumentField key={name} name={name} />)
    },
    Actions: (props) => {
      const { Actions } = useRecordParts()
      return <Actions {...props} />
    },
    LastStep: () => {
      const { LastStep } = useRecordParts()
      return <LastStep />
    },
    Paper: (props) => {
      const { RecordPaper } = useRecordParts()
      return (
        <AreaContext value={model.area}>
          <RecordPaper {...props} model={model} />
        </AreaContext>
      )
    },
    RecordLinks: ({ rows, ...props }) => (
      <AreaContext value={model.area}>
        <RecordLinkList {...props} model={model} rows={rows as readonly WireRecord[]} />
      </AreaContext>
    ),
    useRecord: () => {
      const { values, can } = useDocument()
      return { ...values, can } as RecordView<M>
    },
    useRecords: (query) => useRecordsOf(model, query) as RecordsAnswer<M>,
  } // biome-ignore-end lint/correctness/noComponentHookFactories: as above.
}
