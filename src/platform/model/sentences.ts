/**
 * Sentences that rows keep beside what stands in their places. A row keeps the code: a sentence may be corrected, and rows
 * of long ago still read in every language.
 */
const byCode = new Map<string, string>()
const byText = new Map<string, string>()

/**
 * Declares sentences of one area: `sentences('GATE', { OUT: '퇴장했습니다.' })` is kept as `GATE_OUT`. Codes stay.
 *
 * @throws RangeError where a code has another sentence already
 */
export function sentences<const T extends Readonly<Record<string, string>>>(area: string, all: T): T {
  for (const [name, text] of Object.entries(all)) {
    const code = `${area}_${name}`
    if ((byCode.get(code) ?? text) !== text) throw new RangeError(`two sentences ${code}`)
    byCode.set(code, text)
    byText.set(text, code)
  }
  return all
}

/** Null for what nobody has declared: it is kept as it stands. */
export const codeOfSentence = (text: string): string | null => byText.get(text) ?? null

/** As it reads today. @param kept what the row holds, for one without a code */
export const sentenceOf = (code: string | null | undefined, kept: string): string => byCode.get(code ?? '') ?? kept
