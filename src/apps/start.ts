/** Stands in the page itself: asks the server what every start asks, while the files of the app are still on their way. */
import { askAhead, handOver } from '#platform/web/api/ahead.ts'

askAhead()
handOver()
