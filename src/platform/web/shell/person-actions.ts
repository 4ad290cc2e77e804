import type { ComponentType } from 'react'
import { createStore } from '#platform/web/store.ts'

/** Something a person does about himself, such as changing his password. */
export interface PersonAction {
  /** Korean; shown in the language of the reader. */
  label: string
  icon: ComponentType<{ size: number }>
  run: () => unknown
}

export const personActions = createStore<readonly PersonAction[]>([])
/** Adds an entry to the menu under the person's name (S-115). */
export const addPersonAction = (action: PersonAction): void => personActions.set((all) => [...all, action])
