import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createSmtp } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { runJob } from '../jobs/job-run.ts'
import { sendLater } from './outbox.ts'
import { sendOutbox } from './send-outbox.ts'

const site = aFileSite()
const START = '2026-11-21T09:00:00+09:00'
beforeEach(async () => {
  site().setClock(START)
  await site().sql('delete from com_outbox')
})

const sms = { channel: 'SMS', recipient: '010-1234-5678', body: '인증번호 123456', isSecret: true } as const
const mail = { channel: 'MAIL', recipient: 'a@example.com', subject: '제목', body: '본문' } as const
const put = (message: Parameters<typeof sendLater>[2]) =>
  site().services.db.write('SYSTEM', (tx) => sendLater(tx, site().services.clock.now(), message))
const run = (more: object) => {
  const { services } = site()
  return runJob({ ...services, settings: { ...services.settings, ...more } }, sendOutbox)
}
const rows = () =>
  site().sql<{ send_status_cd: string; body_desc: string; try_cnt: number }>(
    'select send_status_cd, body_desc, try_cnt from com_outbox order by outbox_no',
  )

/** Answers with the status it is given. */
async function gateway(status: () => number) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(status()).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, bodies, close: () => server.close() }
}

test('what is written in a transaction that fails is never sent', async () => {
  const failing = site().services.db.write('SYSTEM', async (tx) => {
    await sendLater(tx, site().services.clock.now(), mail)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

test('an SMS is sent through the gateway, once, and its secret is blanked', async () => {
  const phone = await gateway(() => 200)
  await put({ ...sms, onceKey: 'x' })
  await put({ ...sms, onceKey: 'x' })
  expect(await run({ smsUrl: phone.url })).toBe(1)
  expect(await run({ smsUrl: phone.url })).toBe(0)
  expect(phone.bodies.map((body) => JSON.parse(body))).toEqual([{ to: '01012345678', text: '인증번호 123456' }])
  expect(await rows()).toEqual([{ send_status_cd: 'SENT', body_desc: '', try_cnt: 1 }])
  phone.close()
})

test('a failure is tried again later and later, and given up after the fifth time', async () => {
  const phone = await gateway(() => 500)
  await put(sms)
  const at = Date.parse(START)
  let minutes = 0
  for (const wait of [0, 1, 5, 30, 120]) {
    minutes += wait
    site().setClock(new Date(at + minutes * 60_000 - (wait ? 30_000 : 0)))
    if (wait) expect(await run({ smsUrl: phone.url })).toBe(0)
    // Each run took a moment, which counts for the next wait.
    minutes += 0.5
    site().setClock(new Date(at + minutes * 60_000))
    expect(await run({ smsUrl: phone.url })).toBe(1)
  }
  expect(await rows()).toMatchObject([{ send_status_cd: 'FAIL', try_cnt: 5 }])
  phone.close()
})

test('mail goes by SMTP; without a way nothing is sent and it says so', async () => {
  const received: string[] = []
  const smtp = createSmtp((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (part) => {
      const text = part.toString()
      if (isData) {
        received.push(text)
        if (text.endsWith('\r\n.\r\n')) {
          isData = false
          socket.write('250 ok\r\n')
        }
      } else if (/^DATA/i.test(text)) {
        isData = true
        socket.write('354 go\r\n')
      } else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  await put(mail)
  await run({})
  expect(await rows()).toMatchObject([{ send_status_cd: 'NONE', body_desc: '본문' }])

  const [{ outboxNo } = { outboxNo: 0 }] = (
    await site().as('admin').call<{ rows: { outboxNo: number }[] }>('/api/manage/message/outboxs')
  ).rows
  await site().as('admin').call(`/api/manage/message/outbox/${outboxNo}/retry`, { method: 'POST' })
  await run({ smtpUrl: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`, mailFrom: 'jikim@example.com' })
  expect(await rows()).toMatchObject([{ send_status_cd: 'SENT' }])
  expect(received.join('')).toContain('To: a@example.com')
  smtp.close()
})

test('only whoever has the menu sees what was sent, phone numbers without their middle', async () => {
  await put(sms)
  await expect(site().as('emp').call('/api/manage/message/outboxs')).rejects.toMatchObject({ status: 403 })
  await expect(site().as('emp').call('/api/manage/message/outbox/1/retry', { method: 'POST' })).rejects.toMatchObject({
    status: 403,
  })
  const answer = await site()
    .as('admin')
    .call<{ total: number; rows: object[] }>('/api/manage/message/outboxs?sendStatusCd=WAIT&q=5678')
  expect(answer).toMatchObject({ total: 1, rows: [{ recipientDesc: '010-****-5678' }] })
})
