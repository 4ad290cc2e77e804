/** The web app, composed: every module's screens and texts, one line each. */
import { safScreens } from '#modules/saf/saf.screens.ts'
import { startWeb } from '#platform/web/start.tsx'

startWeb({ screens: [safScreens], texts: [] })
