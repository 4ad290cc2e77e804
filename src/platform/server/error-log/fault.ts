/** Which faults are the same one: by what went wrong and where in the program, not for whom. Pure. */
import { createHash } from 'node:crypto'

interface Fault {
  sideCd: string
  errorCd: string | null
  message: string
  stack: string | null
}

/** Numbers, ids and hashes differ from one occurrence to the next; of a built file the hash differs from build to build. */
const VARYING = /[0-9a-f]{8}-[0-9a-f-]{27}|\b[0-9a-f]{16,}\b|\d+/gi
const PLACE = /^\s*at .*$|^.*@.*:\d+:\d+$/gm

/** The first place in our own code; of a library alone, the library. */
function placeOf(stack: string | null): string {
  const places = stack?.match(PLACE) ?? []
  const own = places.find((place) => !/node_modules|node:internal/.test(place)) ?? places[0] ?? ''
  // Without where the program lies, which differs from machine to machine.
  return own.replace(/\S*\/(src|assets|node_modules)\//, '$1/').replace(/-[\w-]{8}\.js/, '.js')
}

export const faultOf = ({ sideCd, errorCd, message, stack }: Fault): string =>
  createHash('md5')
    .update(
      [sideCd, errorCd ?? '', message.replaceAll(VARYING, '#'), placeOf(stack).replaceAll(VARYING, '#').trim()].join(
        '\n',
      ),
    )
    .digest('hex')
