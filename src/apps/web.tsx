/** The web app, composed: every module's screens and texts, one line each. */
import { startWeb } from '#platform/web/start.tsx'

startWeb({ screens: [], texts: [] })
