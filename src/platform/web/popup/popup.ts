/**
 * The generic popup (S-150, S-151): opened by a descriptor from anywhere, filled by a content that a module has
 * registered under a type, and heard of by whoever listens.
 */
import type { ComponentType } from 'react'
import type { Area, OfArea } from '#platform/model/i18n.ts'
import { logError } from '#platform/web/api/error-log.ts'
import { type Close, confirm, startDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { createStore, type Store } from '#platform/web/store.ts'
import { popupParts } from './popup-parts.tsx'

export interface PopupDescriptor {
  /** False closes the popup with this id. */
  isPopupOpen: boolean
  id: string
  /** Title, already in the reader's language. */
  label: string
  type: string
  /** Of the content; whether it may be changed. */
  editable?: boolean
  childProps?: Readonly<Record<string, unknown>>
  /** True by default; else 60 % wide. */
  fullscreen?: boolean
  /** 닫기 */
  closeButtonText?: string
  /** 승인 */
  confirmButtonText?: string
}

export interface PopupContentProps {
  id: string
  editable: boolean
  childProps: Readonly<Record<string, unknown>>
}
export interface PopupContent {
  /** Fetched when the popup is first opened. */
  load: () => Promise<ComponentType<PopupContentProps>>
  /** Without it there is nothing to confirm: the content has buttons of its own, or none. */
  canConfirm?: boolean
  /** What is to be said once the confirmed popup has closed. */
  afterConfirm?: () => void
}
/** By type. */
export type PopupTypes = Readonly<Record<string, PopupContent>>

export type PopupEvent =
  | { kind: 'confirmed'; id: string; type: string; data: unknown }
  | { kind: 'closed'; id: string; type: string }

/** What the content tells the button below it. */
export interface PopupState {
  /** The data to be confirmed; undefined keeps the popup open. */
  collect: (() => unknown) | null
  isReady: boolean
  /** The button is there at all. */
  isOffered: boolean
  isBusy: boolean
  /** Asked before it is closed without being confirmed; null where nothing is open. */
  leavingText: string | null
}
export interface OpenPopup {
  descriptor: PopupDescriptor
  content: PopupContent
  state: Store<PopupState>
  close: Close<{ data: unknown }>
}

const contents = new Map<string, PopupContent & OfArea>()
const open = new Map<string, Close<{ data: unknown }>>()
const listeners = new Set<(event: PopupEvent) => void>()

/** @param area in whose words it is; those of the page that opens it when left out */
export function registerPopup(type: string, content: PopupContent, area?: Area): void {
  contents.set(type, { ...content, area })
}

/** @returns the way to stop listening */
export function onPopupEvent(listener: (event: PopupEvent) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const broadcast = (event: PopupEvent): void => {
  for (const listener of listeners) listener(event)
}

/** Opens, or with `isPopupOpen: false` closes. A popup that is open already stays as it is. */
export function showPopup(descriptor: PopupDescriptor): void {
  const { id, type } = descriptor
  const content = contents.get(type)
  if (!descriptor.isPopupOpen) open.get(id)?.()
  else if (!content) logError('popup', new Error(`No popup of type ${type}`))
  else if (!open.has(id)) openContent(descriptor, content)
}

function openContent(descriptor: PopupDescriptor, content: PopupContent & OfArea): void {
  const { id, type, label, fullscreen = true, closeButtonText } = descriptor
  const state = createStore<PopupState>({
    collect: null,
    isReady: true,
    isOffered: true,
    isBusy: false,
    leavingText: null,
  })
  const parts = popupParts({ descriptor, content, state })
  const { close, closed } = startDialog<{ data: unknown }>({
    area: content.area,
    label,
    fullscreen,
    closeText: closeButtonText ?? t('닫기'),
    mayClose: async () => {
      const { leavingText } = state.get()
      return leavingText === null || confirm(leavingText)
    },
    ...parts,
  })
  open.set(id, close)
  void closed.then((confirmed) => {
    open.delete(id)
    if (confirmed) content.afterConfirm?.()
    broadcast(confirmed ? { kind: 'confirmed', id, type, data: confirmed.data } : { kind: 'closed', id, type })
  })
}
