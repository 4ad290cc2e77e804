import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { cloneDatabase, dropDatabase } from '#platform/test/cluster.ts'
import { SystemClock } from '../clock.ts'
import { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { type App, createApp } from '../http/app.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { registerAttachments } from './attachment.routes.ts'
import { Attachments, type RecordAccess } from './attachments.ts'
import { cleanUp } from './clean-up.ts'
import { storageIn } from './storage.ts'

const staff = (userId: string, more: Partial<SignedInPerson> = {}): SignedInPerson => ({
  userId,
  userNm: userId,
  kind: 'staff',
  plantCd: '2000',
  deptCd: null,
  vendorCd: null,
  roles: [],
  scopeCd: 'OWN',
  rights: new Map(),
  sessionNo: null,
  tierVendorCds: [],
  deputyFor: [],
  ...more,
})
const people: Record<string, SignedInPerson> = {
  emp: staff('emp'),
  other: staff('other', { scopeCd: 'ALL' }),
  'V100001-01': staff('V100001-01', { kind: 'vendor', scopeCd: 'VENDOR', vendorCd: 'V100001' }),
}
/** Who may read and edit the record `note` 1. */
const readers = new Set<string>()
const editors = new Set<string>()
const access: RecordAccess = {
  canRead: async (person, bizCd, bizNo) => bizCd === 'note' && bizNo === 1 && readers.has(person.userId),
  canEdit: async (person, bizCd, bizNo) => bizCd === 'note' && bizNo === 1 && editors.has(person.userId),
  isUnnamed: async () => false,
  isUnnamedAuthor: async () => false,
}

let url: string
let db: Database
let app: App
let address: string
let services: Services
const dataDir = mkdtempSync(join(tmpdir(), 'jikim-attachments-'))

beforeAll(async () => {
  url = await cloneDatabase()
  db = new Database(url, { size: 4 })
  const settings = { version: '0', demo: false, dataDir, trustProxy: false, tokenSecret: 'x'.repeat(32), strict: true }
  services = {
    db,
    clock: new SystemClock(),
    models: [],
    settings,
    onFault: (error) => process.stderr.write(`${error}\n`),
  }
  app = await createApp(services)
  app.addHook('onRequest', async (request) => {
    const person = people[String(request.headers['x-user'])]
    if (person) request.person = person
  })
  await registerAttachments(
    app,
    new Attachments({ db, storage: storageIn(dataDir), access, now: () => services.clock.now() }),
  )
  address = await app.listen({ host: '127.0.0.1', port: 0 })
  await db.query(
    'SYSTEM',
    sql`insert into attach_setting (task_class_nm, accept_ext, limit_cnt, limit_size, encrypt_yn, use_yn)
      values ('PHOTO', 'jpg,PNG, .heic', 2, 1, 'N', 'Y'), ('SECRET', 'txt,jpg', 1, 1, 'Y', 'Y'), ('OFF', 'txt', 1, 1, 'N', 'N')`,
  )
})
afterAll(async () => {
  await app.close()
  await db.close()
  await dropDatabase(url)
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => {
  readers.clear()
  editors.clear()
})

const call = (userId: string, path: string, init: RequestInit = {}) =>
  fetch(`${address}${path}`, { ...init, headers: { 'x-user': userId, ...init.headers } })
const apply = (userId: string, body: object) =>
  call(userId, '/api/attachfile/applyuploadfiles', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
type Parts = [name: string, content: Uint8Array<ArrayBuffer> | string][]
function upload(userId: string, taskClassNm: string, parts: Parts, attachFileId?: number): Promise<Response> {
  const form = new FormData()
  form.append('taskClassNm', taskClassNm)
  if (attachFileId) form.append('attachFileId', String(attachFileId))
  for (const [name, content] of parts) form.append('file', new Blob([content]), name)
  return call(userId, '/api/attachfile/uploadfiles', { method: 'POST', body: form })
}
interface Group {
  attachFileId: number
  files: { fileNo: number; downloadId: string; fileOrgNm: string; width: number; fileSize: number }[]
}
async function uploaded(...args: Parameters<typeof upload>): Promise<Group> {
  const answer = await upload(...args)
  expect(answer.status).toBe(200)
  return answer.json()
}
async function refused(...args: Parameters<typeof upload>) {
  const answer = await upload(...args)
  const { code, message, problems } = (await answer.json()) as ErrorAnswer
  return { status: answer.status, code, message, fields: problems.map(({ field }) => field) }
}
const picture = async (width = 60, height = 40) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
  )
const bind = (attachFileId: number) =>
  db.query('SYSTEM', sql`update attach_group set biz_cd = 'note', biz_no = 1 where attach_file_id = ${attachFileId}`)
const stored = async () =>
  (await readdir(join(dataDir, 'attachments'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
const filesOnDisk = async () => (await stored()).length
/** Files bear the time of the machine; here they are of the day of the test. */
const keptNow = async () => {
  const now = new Date()
  for (const { parentPath, name } of await stored()) await utimes(join(parentPath, name), now, now)
}

test('S-253 a choice is stored, listed, shown and downloaded under its Korean name', async () => {
  const content = await picture(1200, 800)
  const { attachFileId, files } = await uploaded('emp', 'PHOTO', [['현장 사진.jpg', content]])
  const [file] = files
  if (!file) throw new Error('No file')
  expect(file).toMatchObject({
    attachFileId,
    fileOrgNm: '현장 사진.jpg',
    contentType: 'image/jpeg',
    width: 1200,
    height: 800,
  })
  const listed = await call('emp', `/api/attachfile/list?attachFileId=${attachFileId}`)
  expect(await listed.json()).toEqual({ attachFileId, files: [file] })

  const download = await call('emp', `/api/file/down/${file.downloadId}`)
  expect(download.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent('현장 사진.jpg')}`,
  )
  expect(download.headers.get('x-content-type-options')).toBe('nosniff')
  expect(download.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect((await download.bytes()).length).toBe(file.fileSize)

  for (const [size, width] of [
    ['320', 320],
    ['960', 960],
    ['full', 1200],
  ] as const) {
    const image = await call('emp', `/api/attachfile/image?fileNo=${file.fileNo}&size=${size}`)
    expect((await sharp(await image.bytes()).metadata()).width).toBe(width)
    const etag = image.headers.get('etag') ?? ''
    const again = await call('emp', `/api/attachfile/image?fileNo=${file.fileNo}&size=${size}`, {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  }
})

test.each(['PHOTO', 'SECRET'])(
  'a large preview is written when it is first asked for, and kept: %s',
  async (taskClassNm) => {
    const { files } = await uploaded('emp', taskClassNm, [['a.jpg', await picture(1200, 800)]])
    const [file] = files
    const parts = async () =>
      (await stored()).map(({ name }) => name).filter((name) => name.startsWith(`${file?.downloadId}`))
    expect((await parts()).toSorted()).toEqual([file?.downloadId, `${file?.downloadId}.320`])
    const asked = () => call('emp', `/api/attachfile/image?fileNo=${file?.fileNo}&size=960`)
    for (const image of await Promise.all([asked(), asked(), asked()]))
      expect((await sharp(await image.bytes()).metadata()).width).toBe(960)
    expect((await parts()).toSorted()).toEqual(['', '.320', '.960'].map((size) => `${file?.downloadId}${size}`))
    expect((await stored()).filter(({ parentPath }) => parentPath.endsWith('.incoming'))).toEqual([])
    await call('emp', `/api/attachfile/deletefile/${file?.fileNo}`, { method: 'DELETE' })
    expect(await parts()).toEqual([])
    expect((await asked()).status).toBe(404)
  },
)

test('S-252 count, extension, size in this order; one file refuses all and is named; nothing is kept', async () => {
  const before = await filesOnDisk()
  const good = await picture()
  const large = new Uint8Array(1_000_001).fill(1)
  const all: Parts = [
    ['a.exe', 'x'],
    ['large.jpg', large],
    ['c.jpg', good],
  ]
  expect(await refused('emp', 'PHOTO', all)).toEqual({
    status: 413,
    code: 'K-50',
    message: '업로드 가능한 파일갯수를 초과하였습니다. 파일갯수를 확인하세요.',
    fields: ['c.jpg'],
  })
  expect(await refused('emp', 'PHOTO', all.slice(0, 2))).toEqual({
    status: 415,
    code: 'K-51',
    message: '업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.',
    fields: ['a.exe'],
  })
  expect(
    await refused('emp', 'PHOTO', [
      ['c.jpg', good],
      ['large.jpg', large],
    ]),
  ).toEqual({
    status: 413,
    code: 'K-52',
    message: '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.',
    fields: ['large.jpg'],
  })
  expect(await refused('emp', 'PHOTO', [['c.jpg', 'MZ program']])).toMatchObject({ status: 415, code: 'FILE_CONTENT' })
  expect(await refused('emp', 'OFF', [['a.txt', 'a']])).toMatchObject({ status: 403, code: 'K-57' })
  expect(await refused('emp', 'PHOTO', [])).toMatchObject({ status: 400, code: 'K-53' })
  expect(await refused('emp', '', [['a.txt', 'a']])).toMatchObject({ status: 400, fields: ['taskClassNm'] })
  expect(await filesOnDisk()).toBe(before)
})

test('S-252 files that are there already count, also when two choices come at once', async () => {
  const one = await picture()
  const { attachFileId } = await uploaded('emp', 'PHOTO', [['1.jpg', one]])
  const both = await Promise.all([2, 3].map((no) => upload('emp', 'PHOTO', [[`${no}.jpg`, one]], attachFileId)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 413])
  expect(await refused('emp', 'PHOTO', [['4.jpg', one]], attachFileId)).toMatchObject({
    code: 'K-50',
    fields: ['4.jpg'],
  })
})

test('S-259 until a record holds the group it is its uploader’s alone, afterwards the readers’ of the record', async () => {
  const { attachFileId, files } = await uploaded('emp', 'PHOTO', [['a.jpg', await picture()]])
  const [file] = files
  const ways = [
    `/api/attachfile/list?attachFileId=${attachFileId}`,
    `/api/attachfile/image?fileNo=${file?.fileNo}`,
    `/api/file/down/${file?.downloadId}`,
  ]
  const statuses = async (userId: string) => Promise.all(ways.map(async (way) => (await call(userId, way)).status))
  expect(await statuses('emp')).toEqual([200, 200, 200])
  expect(await statuses('other')).toEqual([404, 404, 404])
  await bind(attachFileId)
  expect(await statuses('emp')).toEqual([404, 404, 404])
  readers.add('V100001-01')
  expect(await statuses('V100001-01')).toEqual([200, 200, 200])

  const foreign = await upload('V100001-01', 'PHOTO', [['b.jpg', await picture()]], attachFileId)
  expect(foreign.status).toBe(404)
  const remove = () => call('V100001-01', `/api/attachfile/deletefile/${file?.fileNo}`, { method: 'DELETE' })
  expect((await remove()).status).toBe(404)
  editors.add('V100001-01')
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  const history = await db.query(
    'SYSTEM',
    sql`select action_cd as "actionCd", user_id as "userId" from sys_audit where biz_cd = 'note' and biz_no = '1'`,
  )
  expect(history).toEqual([{ actionCd: 'FILE_DELETE', userId: 'V100001-01' }])
})

test('nothing about the uploader is sent', async () => {
  const { attachFileId } = await uploaded('emp', 'PHOTO', [['a.jpg', await picture()]])
  await bind(attachFileId)
  readers.add('other')
  const text = await (await call('other', `/api/attachfile/list?attachFileId=${attachFileId}`)).text()
  expect(text).not.toMatch(/"emp"|user/i)
})

test('S-254, S-256 explanations and turns are kept; without a file K-55', async () => {
  const { attachFileId, files } = await uploaded('emp', 'PHOTO', [['a.jpg', await picture(60, 40)]])
  const fileNo = files[0]?.fileNo
  const answer = await apply('emp', { attachFileId, files: [{ fileNo, pictureExplain: '조치 전', rotate: 90 }] })
  expect(await answer.json()).toMatchObject({ files: [{ fileNo, pictureExplain: '조치 전', width: 40, height: 60 }] })
  const image = await call('emp', `/api/attachfile/image?fileNo=${fileNo}`)
  expect(await sharp(await image.bytes()).metadata()).toMatchObject({ width: 40, height: 60 })
  expect((await call('emp', `/api/file/down/${files[0]?.downloadId}`)).status).toBe(404)

  const tooLong = { attachFileId, files: [{ fileNo, pictureExplain: '가'.repeat(151) }] }
  expect((await apply('emp', tooLong)).status).toBe(400)
  expect((await apply('other', { attachFileId, files: [{ fileNo, pictureExplain: 'x' }] })).status).toBe(404)
  await call('emp', `/api/attachfile/deletefile/${fileNo}`, { method: 'DELETE' })
  const empty = await apply('emp', { attachFileId, files: [] })
  expect(await empty.json()).toMatchObject({
    code: 'nofile',
    message: '파일 적용 중 오류가 발생했습니다. 관리자에게 문의하세요.',
  })
})

test('a large file is answered in words, and the connection goes on', async () => {
  const large = new Uint8Array(30_000_000).fill(1)
  expect(await refused('emp', 'PHOTO', [['large.jpg', large]])).toMatchObject({ status: 413, code: 'K-52' })
  expect((await upload('emp', 'PHOTO', [['large.jpg', large]], 999_999)).status).toBe(404)
  expect((await upload('emp', 'PHOTO', [['a.jpg', await picture()]])).status).toBe(200)
})

test('S-250 a task class has its setting, an unknown one the manual one', async () => {
  const setting = async (name: string) => (await call('emp', `/api/attachfile/setting/${name}`)).json()
  expect(await setting('PHOTO')).toMatchObject({ acceptExt: 'jpg,PNG, .heic', limitCnt: 2, limitSize: 1, useYn: 'Y' })
  expect(await setting('NONE')).toMatchObject({ limitCnt: 999, limitSize: 20, useYn: 'Y' })
})

test('S-259 encryptYn encrypts at rest', async () => {
  const { files } = await uploaded('emp', 'SECRET', [['a.txt', '건강진단 결과']])
  const download = await call('emp', `/api/file/down/${files[0]?.downloadId}`)
  expect(await download.text()).toBe('건강진단 결과')
})

test('after a day groups without a record and content without a row are gone, everything else stays', async () => {
  const storage = storageIn(dataDir)
  const day = 24 * 3_600_000
  await keptNow()
  await cleanUp(db, storage, new Date(Date.now() + 2 * day))
  const kept = await uploaded('emp', 'PHOTO', [['kept.jpg', await picture()]])
  await bind(kept.attachFileId)
  const lost = await uploaded('emp', 'PHOTO', [['lost.jpg', await picture()]])
  const vanished = await uploaded('emp', 'SECRET', [['a.txt', 'a']])
  await bind(vanished.attachFileId)
  await db.query('SYSTEM', sql`delete from attach_file where attach_file_id = ${vanished.attachFileId}`)

  await keptNow()
  const before = await filesOnDisk()
  expect(await cleanUp(db, storage, new Date(Date.now() + day - 60_000))).toEqual({ groupCnt: 0, fileCnt: 0 })
  expect(await cleanUp(db, storage, new Date(Date.now() + day + 60_000))).toEqual({ groupCnt: 1, fileCnt: 3 })
  expect(await filesOnDisk()).toBe(before - 3)
  const groups = await db.query<{ no: number }>('SYSTEM', sql`select attach_file_id as no from attach_group order by 1`)
  expect(groups.map(({ no }) => no)).toContain(kept.attachFileId)
  expect(groups.map(({ no }) => no)).not.toContain(lost.attachFileId)
  readers.add('emp')
  expect((await call('emp', `/api/file/down/${kept.files[0]?.downloadId}`)).status).toBe(200)
})
