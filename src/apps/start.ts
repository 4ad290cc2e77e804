/** The first script of the page: asks the server what every start asks, and only then begins to read the app. */
import { askAhead } from '#platform/web/api/ahead.ts'

void askAhead().then(() => import('./web.tsx'))
