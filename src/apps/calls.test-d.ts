/** What a contract says is what both sides must keep to: each line marked as an error must not compile. */

import { call, menu, read, write } from '#platform/model/call.ts'
import { defineDocument } from '#platform/model/document.ts'
import { text } from '#platform/model/field.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { ask, send } from '#platform/web/calls/ask.ts'
import { z } from '#schema'

const sample = defineDocument({
  name: 'call-sample',
  label: '본보기',
  api: '/api/call-sample',
  route: { staff: '/call-sample' },
  title: 'sampleTitle',
  fields: { sampleTitle: text('제목', { max: 10, required: true }) },
  access: { create: 'anyone' },
  lifecycle: { start: 'TEMP', states: { TEMP: { label: '작성중', tone: 'draft' } }, actions: {} },
  list: { columns: ['sampleTitle'], filters: [], search: [], sort: [] },
})

const around = call.get(`${sample.api}/{no}/around`, {
  right: read(sample),
  through: sample,
  query: z.strictObject({ kindCd: z.enum(['A', 'B']).optional(), page: z.coerce.number().default(1) }),
  answer: z.object({ names: z.array(z.string()) }),
})
const join = call.post(`${sample.api}/{no}/crew/{key}`, {
  right: write(sample),
  places: { key: z.string() },
  body: z.strictObject({ personNos: z.array(z.number()), sureYn: z.enum(['Y', 'N']).default('N') }),
})
const names = call.get('/api/names', { right: menu('/names'), program: 'Names are everybody’s.', answer: z.string() })

// The place, the query and the answer of one who asks.
void ask(around, { no: 1, page: 2, kindCd: undefined }).then(({ names: [first] }) => first?.length)
// @ts-expect-error the number of the record is missing
void ask(around, { page: 2 })
// @ts-expect-error no such condition
void ask(around, { no: 1, pages: 2 })
// @ts-expect-error a number, not a word
void ask(around, { no: '1' })
// @ts-expect-error nothing of that name is answered
void ask(around, { no: 1 }).then(({ name }) => name)
// @ts-expect-error sending is not asking
void ask(join, { no: 1, key: 'a' })

void send(join, { no: 1, key: 'a' }, { personNos: [1] as readonly number[] })
// @ts-expect-error this place is a word
void send(join, { no: 1, key: 2 }, { personNos: [1] })
// @ts-expect-error a body is asked for
void send(join, { no: 1, key: 'a' })
// @ts-expect-error no such answer to the question
void send(join, { no: 1, key: 'a' }, { personNos: [1], sureYn: 'X' })

// @ts-expect-error a misspelt part of the contract
call.get('/api/x', { right: menu('/x'), anser: z.string() })
// @ts-expect-error a place that the address does not have
call.get('/api/{no}', { right: menu('/x'), places: { key: z.string() } })
// @ts-expect-error whoever may ask is said
call.get('/api/x', { answer: z.string() })

answer(around, async ({ record, query, program, db }) => {
  const page: number = query.page
  return { names: [record.sampleTitle, String(page), String(program !== db)] }
})
// @ts-expect-error the answer is another
answer(around, async () => ({ names: [1] }))
// @ts-expect-error nothing was opened, so the program has no eyes
answer(join, async ({ program }) => program)
// @ts-expect-error reading is no transaction
answer(names, async ({ tx }) => String(tx))
answer(names, async ({ program, db }) => String(program !== db))
answer(join, async ({ tx, places: { no, key }, body: { sureYn } }) => [tx, no + 1, key.length, sureYn === 'Y'])
