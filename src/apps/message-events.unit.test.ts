/**
 * The codes of all messages are written down: stored messages, opt-outs and wordings of sites hang on them. One that is
 * gone or means something else loses those; read the difference as somebody who has them (`vitest -u` writes the list).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageEvents } from '#platform/model/message-event.ts'
import './server.ts'

test('every message keeps its code, its group, its channels and its places', async () => {
  const lines = messageEvents().map(({ eventCd, group, channels, variables }) => {
    const kind = group.optional ? 'optional' : 'duty'
    return [eventCd, group.eventGrpCd, kind, channels.join(' '), Object.keys(variables).join(' ')].join(',')
  })
  const list = ['code,group,kind,channels,places', ...lines.sort()].join('\n')
  await expect(`${list}\n`).toMatchFileSnapshot('../../docs/message-events.csv')
})

const source = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

test('the guide shows what compiles: its examples stand in the messages of near misses', () => {
  const [, section = ''] = /^## Messages and deadlines\n(.*?)^## /ms.exec(source('CONTRIBUTING.md')) ?? []
  const examples = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
  expect(examples).toHaveLength(2)
  for (const example of examples) expect(source('src/modules/saf/near-miss/near-miss.messages.ts')).toContain(example)
})
