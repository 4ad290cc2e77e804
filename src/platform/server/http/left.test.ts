/** Who leaves a page, or loses the network, while something is on its way. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createSession } from '#platform/server/sign-in/session.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()

test('what nobody waits for any more is no fault: neither log is told', async () => {
  const { accessToken } = await createSession(site().services, 'emp', 'staff')
  const { hostname, port } = new URL(site().address)
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nhost: x\r\nx-authorization: Bearer ${accessToken}\r\n${more}\r\n`
  const form = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n'
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n1,2'
  const api = '/api/saf/accident/nearmiss'
  for (const [name, sent, answersFirst] of [
    [
      'half of a form of words',
      `${head(`POST ${api}`, 'content-type: application/json\r\ncontent-length: 500\r\n')}{"near`,
    ],
    ['half of a file', head('POST /api/attachfile/applyuploadfiles', form) + part],
    ['half of a sheet', head(`POST ${api}s/upload`, form) + part],
    ['a list', head(`GET ${api}s`)],
    ['a sheet', head(`GET ${api}s/excel`)],
    ['a sheet that has begun to come', head(`GET ${api}s/excel`), true],
    ['events', head('GET /api/events'), true],
  ] as const) {
    const socket = connect({ host: hostname, port: Number(port) })
    await once(socket, 'connect')
    await new Promise((resolve) => socket.write(sent, resolve))
    if (answersFirst) await once(socket, 'data')
    socket.destroy()
    await expect.poll(openConnections, { message: name }).toBe(0)
  }
  expect(await site().sql("select method_cd, url, message_desc from sys_error_log where side_cd = 'SERVER'")).toEqual(
    [],
  )
})

const openConnections = () => new Promise((resolve) => site().app.server.getConnections((_, count) => resolve(count)))
