/** What the label of a place or an equipment says, to a camera and to a thumb. Pure. */

/** A place of the site (`L`), or an equipment (`E`), by its key. */
export interface PlaceCode {
  kindCd: 'L' | 'E'
  no: number
}
const SHAPE = /(?:^|[?&/=])(L|E)-?(\d{1,10})$/i

/** As it is printed below the square. */
export const placeCodeText = ({ kindCd, no }: PlaceCode): string => `${kindCd}-${no}`

/** The address that the square holds: a phone's own camera opens the check of that place. @param origin of the site */
export const placeCodeUrl = (origin: string, code: PlaceCode): string =>
  `${origin}/saf/check/checkPlan/today?at=${placeCodeText(code)}`

/** What was scanned or typed; undefined where it is no label of ours. */
export function parsePlaceCode(text: string): PlaceCode | undefined {
  const [, kind = '', digits = ''] = SHAPE.exec(text.trim()) ?? []
  const no = Number(digits)
  return no > 0 ? { kindCd: kind.toUpperCase() === 'L' ? 'L' : 'E', no } : undefined
}
