/** The first script of a page: the question who is here is on its way before the app is. */
import { begin } from '#platform/web/session/beginning.ts'

begin()
void import('./web.tsx')
