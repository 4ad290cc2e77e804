/** Asking and telling, from anywhere in the web app. What is shown lives outside the pages, so no hidden tab holds it. */

import type { ReactNode } from 'react'
import type { Area } from '#platform/model/i18n.ts'
import { TOAST_MS, TOAST_WITH_ACTION_MS } from '#platform/web/constants.ts'
import { currentArea, platformNow as t } from '#platform/web/i18n/i18n.ts'
import type { Reason } from '#platform/web/parts/reasons.tsx'
import { createStore } from '#platform/web/store.ts'

export type Close<T> = (result?: T) => void

export interface DialogDescriptor<T> {
  /** In whose words it is: of the page that opens it, where it is not said. */
  area?: Area | undefined
  /** Title, and name for those who hear it. */
  label: string
  content: (close: Close<T>) => ReactNode
  /** Buttons beside 닫기, in the footer. */
  actions?: (close: Close<T>) => ReactNode
  /** Of the button that every dialog has; 닫기. */
  closeText?: string
  /** Asked when that button is pressed; false keeps it open. */
  mayClose?: () => Promise<boolean>
  /** 60% and 10px (S-470) */
  width?: string
  top?: string
  fullscreen?: boolean
  /** Nothing is lost by closing it: Esc may. */
  escCloses?: boolean
  /** Belongs to no page: it stays while the tabs change. */
  isEverywhere?: boolean
  /** For a question: its buttons stand alone. */
  isQuestion?: boolean
}
export interface OpenDialog extends DialogDescriptor<unknown> {
  id: number
  /** Path of the tab it was opened in, with which it is hidden (S-106); null for a question, which waits for nobody. */
  tab: string | null
  close: Close<unknown>
}
export interface Toast {
  id: number
  message: string
  kind: 'success' | 'info' | 'error'
  undo?: (() => void) | undefined
  lastsMs: number
}

/** Path of the tab that is shown; null while there are none. */
export const shownTab = createStore<string | null>(null)
export const dialogStore = createStore<readonly OpenDialog[]>([])
export const toastStore = createStore<readonly Toast[]>([])
let lastId = 0
const nextId = (): number => {
  lastId += 1
  return lastId
}

/** S-153. Resolves with what the content closes with; undefined for 닫기. */
export const openDialog = <T>(descriptor: DialogDescriptor<T>): Promise<T | undefined> => startDialog(descriptor).closed

/** The same for whoever may have to close it from outside. Closing twice is closing once. */
export function startDialog<T>(descriptor: DialogDescriptor<T>): { close: Close<T>; closed: Promise<T | undefined> } {
  const { promise, resolve } = Promise.withResolvers<T | undefined>()
  const id = nextId()
  const close: Close<unknown> = (result) => {
    dialogStore.set((open) => open.filter((one) => one.id !== id))
    resolve(result as T | undefined)
  }
  const tab = descriptor.isQuestion || descriptor.isEverywhere ? null : shownTab.get()
  // One list holds dialogs of every result type; each closes with its own.
  const area = descriptor.area ?? currentArea()
  dialogStore.set((open) => [...open, { ...(descriptor as DialogDescriptor<unknown>), area, id, tab, close }])
  return { close, closed: promise }
}

export interface Wording {
  title?: string
  confirmText?: string
  cancelText?: string
  danger?: boolean
}
export interface Question extends Wording {
  message: string
  details?: readonly string[]
  /** Which rules refuse it, with what they rest on. */
  reasons?: readonly Reason[]
  /** Without it there is nothing to decide, only to take note of. */
  isChoice: boolean
}
type Ask = (question: Question) => Promise<boolean>
let ask: Ask = () => Promise.reject(new Error('The popup host is not mounted'))
/** The host brings the look of questions; this file holds no markup. */
export const provideQuestions = (how: Ask): void => {
  ask = how
}

/** 확인 / 취소 (K-21, K-36, K-37 …) */
export const confirm = (message: string, wording: Wording = {}): Promise<boolean> =>
  ask({ title: t('확인'), ...wording, message, isChoice: true })

/** K-01 by default; K-02, K-03 with the title 에러. */
export async function alert(
  message: string,
  more: Wording & Pick<Question, 'details' | 'reasons'> = {},
): Promise<void> {
  await ask({ title: t('안내'), ...more, message, isChoice: false })
}
export const alertError = (message: string, details: readonly string[] = []): Promise<void> =>
  alert(message, { title: t('에러'), details })

export function toast(
  message: string,
  { kind = 'success', undo }: { kind?: Toast['kind']; undo?: () => void } = {},
): void {
  const lastsMs = undo ? TOAST_WITH_ACTION_MS : TOAST_MS
  toastStore.set((shown) => [...shown, { id: nextId(), message, kind, undo, lastsMs }])
}
export const dropToast = (id: number): void => toastStore.set((shown) => shown.filter((one) => one.id !== id))
