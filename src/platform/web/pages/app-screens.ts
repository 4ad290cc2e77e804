import { createContext, useContext } from 'react'
import type { Pages } from './resolve.ts'
import type { Screens } from './screens.ts'

/** All screens and fixed routes of the app, as composed at its start. */
export const PagesContext = createContext<Pages>({ screens: {}, fixedRoutes: [] })
export const usePages = (): Pages => useContext(PagesContext)
export const useScreens = (): Screens => usePages().screens
