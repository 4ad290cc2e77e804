/** The text format of server-sent events, read from a fetch body: EventSource cannot carry our headers. */

export interface StreamEvent {
  id: string | null
  data: string
}

/** Takes text as it arrives and gives the events that are complete. */
export function eventParser(): (chunk: string) => StreamEvent[] {
  let rest = ''
  return (chunk) => {
    const blocks = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.map(parseBlock).filter((event) => event !== null)
  }
}

function parseBlock(block: string): StreamEvent | null {
  let id: string | null = null
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'id') id = value
    if (name === 'data') data.push(value)
  }
  return data.length === 0 ? null : { id, data: data.join('\n') }
}
