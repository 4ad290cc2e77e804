/** Reads XML piece by piece. Knows nothing but tags, texts and the entities of XML itself; a DOCTYPE is refused. */
import { ExcelError } from '#platform/model/excel/excel-error.ts'

export interface XmlHandlers {
  /** @param name without its prefix; @param attributes the text between the name and the end of the tag */
  open(name: string, attributes: string): void
  close(name: string): void
  text(text: string): void
}

/** Longer than any tag or text of a workbook; more is no workbook but an attack on the memory. */
const MAX_TOKEN = 400_000

export async function readXml(content: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const bytes of content) {
      rest = readTokens(rest + decoder.decode(bytes, { stream: true }), handlers)
      if (rest.length > MAX_TOKEN) throw new ExcelError('TOO_LARGE', 'One piece of XML is too long')
    }
    rest = readTokens(rest + decoder.decode(), handlers)
  } catch (error) {
    throw error instanceof ExcelError ? error : new ExcelError('NOT_XLSX', 'Not UTF-8', { cause: error })
  }
  if (rest.trim() !== '') throw new ExcelError('NOT_XLSX', 'XML is cut off')
}

/** Handles all whole tokens; returns what is left of an unfinished one. */
function readTokens(xml: string, handlers: XmlHandlers): string {
  let at = 0
  for (;;) {
    const start = xml.indexOf('<', at)
    if (start < 0) return xml.slice(at)
    const end = tokenEnd(xml, start)
    if (end < 0) return xml.slice(at)
    if (start > at) handlers.text(decodeEntities(xml.slice(at, start)))
    readTag(xml, start, end, handlers)
    at = end
  }
}

/** Index behind the token that starts here; -1 when it is not whole yet. */
function tokenEnd(xml: string, start: number): number {
  const closing = xml.startsWith('<!--', start) ? '-->' : xml.startsWith('<![CDATA[', start) ? ']]>' : '>'
  // Until nine characters are there it cannot be told what begins with `<!`.
  if (xml[start + 1] === '!' && xml.length < start + 9) return -1
  if (closing === '>') return tagEnd(xml, start)
  const end = xml.indexOf(closing, start)
  return end < 0 ? -1 : end + closing.length
}

/** A `>` inside a quoted attribute does not end its tag. */
function tagEnd(xml: string, start: number): number {
  let quote = ''
  for (let at = start; at < xml.length; at++) {
    const char = xml[at]
    if (quote !== '') {
      if (char === quote) quote = ''
    } else if (char === '>') return at + 1
    else if (char === '"' || char === "'") quote = char
  }
  return -1
}

function readTag(xml: string, start: number, end: number, handlers: XmlHandlers): void {
  const next = xml[start + 1]
  if (next === '?') return
  if (next === '!') {
    if (xml.startsWith('<![CDATA[', start)) handlers.text(xml.slice(start + 9, end - 3))
    else if (!xml.startsWith('<!--', start)) throw new ExcelError('NOT_XLSX', 'A DOCTYPE is not allowed')
    return
  }
  if (next === '/') {
    handlers.close(localName(xml.slice(start + 2, end - 1).trimEnd()))
    return
  }
  const isEmpty = xml[end - 2] === '/'
  const body = xml.slice(start + 1, isEmpty ? end - 2 : end - 1)
  const space = body.search(/\s/)
  const name = localName(space < 0 ? body : body.slice(0, space))
  handlers.open(name, space < 0 ? '' : body.slice(space))
  if (isEmpty) handlers.close(name)
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** @param name without its prefix: `id` finds `r:id`, too */
export function attribute(attributes: string, name: string): string | undefined {
  const match = attributes.match(new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`))
  const raw = match?.[1] ?? match?.[2]
  return raw === undefined ? undefined : decodeEntities(raw)
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|\w+);/g, (_, entity: string) => decode(entity))
    : text

function decode(entity: string): string {
  if (!entity.startsWith('#')) {
    const char = NAMED[entity]
    if (char === undefined) throw new ExcelError('NOT_XLSX', 'An unknown entity')
    return char
  }
  const code = entity[1] === 'x' ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  if (code > 0x10ffff) throw new ExcelError('NOT_XLSX', 'An unknown character')
  return String.fromCodePoint(code)
}
