import { createContext, useContext } from 'react'
import type { Screens } from './screens.ts'

/** All screens of the app, as composed at its start. */
export const ScreensContext = createContext<Screens>({})
export const useScreens = (): Screens => useContext(ScreensContext)
