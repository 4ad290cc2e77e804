/** What the parts of a document's page know of it. */
import { createContext, useContext } from 'react'
import { type Can, canOf, type Person } from '#platform/model/access.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { startDay, startInstant } from '#platform/model/field-start.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import type { DocumentEditor, EditorState } from './editor.ts'
import type { WireRecord } from './wire.ts'

/** `draft`: the whole page is a form. `read`: text, edited section by section. `paper`: text only. */
export type Mode = 'draft' | 'read' | 'paper'

export interface SectionInfo {
  id: string
  title: string
}
export interface DocumentFrame {
  model: AnyDocument
  mode: Mode
  can: Can
  /** The record with what was typed over it. */
  values: Values
  state: EditorState
  editor: DocumentEditor
  listPath: string
  /** Sections being edited, outside a draft. */
  editing: ReadonlySet<string>
  setEditing(sectionId: string, isEditing: boolean): void
  /** Fields that somebody has asked to be looked at again. */
  marked: ReadonlySet<string>
  /** What the server holds now, when it is newer than what is being typed over; null for a new document. */
  latest: WireRecord | null
  /** Fields that the next action asks for: on a draft they are as obligatory as the required ones. */
  needed: ReadonlySet<string>
  sections: readonly SectionInfo[]
  addSection(section: SectionInfo): () => void
  /** Fields that stand on the page. */
  shown: Set<string>
  /** Keeps an action for which no answer came. False: it does not wait. */
  later?: ((actionCd: string, input: Values) => Promise<boolean>) | undefined
  /** Where the buttons go: the head, on a phone the bar within the thumb. */
  actionSlot: HTMLElement | null
}

export const DocumentContext = createContext<DocumentFrame | null>(null)
export function useDocument(): DocumentFrame {
  const frame = useContext(DocumentContext)
  if (!frame) throw new Error('Outside a document')
  return frame
}

export interface SectionFrame {
  isEditing: boolean
  /** The fields are one list of descriptions; otherwise each that is read is its own. */
  isList: boolean
  register(name: string): () => void
}
export const SectionContext = createContext<SectionFrame | null>(null)

/** What a new document starts with, as the server will set it. */
export function startValues(model: AnyDocument, person: Person): Values {
  const values: Record<string, unknown> = {
    statusCd: model.lifecycle.start,
    plantCd: person.plantCd,
    deptCd: person.deptCd,
    createUserId: person.userId,
    createUserNm: person.userNm,
  }
  for (const [name, field] of fieldsOf(model)) {
    if (field.kind === 'dateTime' && field.default) values[name] = startInstant(field.default, new Date())
    else if (field.kind === 'day' && field.default) values[name] = startDay(field.default, new Date())
    else if ('default' in field && field.default !== undefined) values[name] = field.default
    else if (field.kind === 'yesNo') values[name] = 'N'
  }
  return values
}

/** What may be done: the server's word, for a document that does not exist yet the model's. */
export const canNow = (
  model: AnyDocument,
  person: Person,
  record: WireRecord | null,
  start: Values,
  mayWrite: boolean,
): Can =>
  record?.can ??
  canOf(model, person, { ...start, statusCd: model.lifecycle.start, createUserId: person.userId }, mayWrite)

/** What the action that is waited for needs, where the whole page is the form for it. */
export function neededFields(model: AnyDocument, mode: Mode, values: Values): ReadonlySet<string> {
  const todo = mode === 'draft' ? model.lifecycle.states[String(values.statusCd)]?.todo : undefined
  return new Set(todo && model.lifecycle.actions[todo.action]?.needs)
}

/** A form as a whole, saved while typing: what nobody but its author has seen yet. */
export const isDraft = (model: AnyDocument, record: WireRecord | null, can: Can): boolean => {
  const statusCd = record?.statusCd ?? model.lifecycle.start
  return can.edit.length > 0 && (record === null || model.lifecycle.states[statusCd]?.tone === 'draft')
}
