/** A fault as it is printed: one entry, whatever somebody has put into the texts that it holds. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g

/** Only its first line begins at the margin: what a text pretends to be an entry stands indented. */
export function logLine(error: unknown, where: string): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `${where}: ${text}`.replaceAll('\r\n', '\n').replace(CONTROL, '?').replaceAll('\n', '\n    ')
}
