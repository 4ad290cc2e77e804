/** Codes of systems as people write them beside equipment and at points of isolations. Pure. */

/** As it is meant, however it is spelt: `l101` is `L-101`. */
export const systemKey = (systemCd: string): string => systemCd.replaceAll(/[-_./\s]/g, '').toUpperCase()

const writtenIn = (text: string | null): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean)

/** What is written, in the spelling of the list, each once, a space between them; and what the list does not know. */
export function systemsIn(
  text: string | null,
  known: readonly string[],
): { systemCds: string | null; unknown: string[] } {
  const byKey = new Map(known.map((systemCd) => [systemKey(systemCd), systemCd]))
  const written = writtenIn(text)
  const found = written.map((one) => byKey.get(systemKey(one)) ?? one)
  return {
    systemCds: found.length > 0 ? [...new Set(found)].join(' ') : null,
    unknown: written.filter((one) => !byKey.has(systemKey(one))),
  }
}
