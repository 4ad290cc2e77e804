/** Which page stands below which menu row of work; each is fetched when it is first opened. */
import type { Screens } from '#platform/web/pages/screens.ts'
import { planScreens } from './plan/plan.pages.ts'

export const wkodScreens: Screens = { ...planScreens }
