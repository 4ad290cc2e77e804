/**
 * The code page of Korean Windows. Node's EUC-KR knows the 2,350 syllables of the standard; Windows put the other 8,822
 * (뷁, 펲), in the order of Unicode, where the standard has left room.
 */

/** The rows of the standard that hold syllables. */
const STANDARD = { first: 0xb0, last: 0xc8 }
const FIRST_LEAD = 0x81
const LAST_LEAD = 0xc6
/** From here on the standard has its own rows; the room is left of its columns. */
const STANDARD_LEAD = 0xa1
const FIRST_TRAIL = 0x41
const LAST_TRAIL = 0xfe
const SYLLABLES = { first: 0xac00, last: 0xd7a3 }

const standard = new TextDecoder('euc-kr', { fatal: true })

/** @throws TypeError where it is none */
export function decodeCp949(bytes: Uint8Array): string {
  let text = ''
  let from = 0
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    const added = syllables().get(pair(lead, bytes[at + 1] ?? 0))
    if (added !== undefined) {
      text += standard.decode(bytes.subarray(from, at)) + added
      from = at + 2
    }
    at += 1
  }
  return text + standard.decode(bytes.subarray(from))
}

const pair = (lead: number, trail: number): number => lead * 256 + trail

let added: ReadonlyMap<number, string> | undefined
const syllables = (): ReadonlyMap<number, string> => {
  added ??= addedSyllables()
  return added
}

function addedSyllables(): Map<number, string> {
  const known = new Set<string>()
  for (let lead = STANDARD.first; lead <= STANDARD.last; lead++)
    for (let trail = STANDARD_LEAD; trail <= LAST_TRAIL; trail++) known.add(standard.decode(Uint8Array.of(lead, trail)))
  const places = addedPlaces()
  const found = new Map<number, string>()
  for (let code = SYLLABLES.first; code <= SYLLABLES.last; code++) {
    const syllable = String.fromCharCode(code)
    if (!known.has(syllable)) found.set(places.next().value ?? 0, syllable)
  }
  return found
}

/** Behind the letters of ASCII, so that no separator is part of a syllable. */
function* addedPlaces(): Generator<number, undefined> {
  for (let lead = FIRST_LEAD; lead <= LAST_LEAD; lead++)
    for (let trail = FIRST_TRAIL; trail <= (lead < STANDARD_LEAD ? LAST_TRAIL : STANDARD_LEAD - 1); trail++)
      if (isLetter(trail) || trail > 0x80) yield pair(lead, trail)
}
const isLetter = (byte: number): boolean => /[A-Za-z]/.test(String.fromCharCode(byte))
