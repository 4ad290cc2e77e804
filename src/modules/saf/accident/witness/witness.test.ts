/** What witnesses say by the code that they are shown: evidence, kept with its files, read by those who may know (R10). */
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { ticketOf } from '#platform/model/link.ts'
import { aFileSite } from '#platform/test/site.ts'
import { aProcess, at, found, hurt, reported, told } from '../accident.fixture.ts'
import { accident } from '../accident.model.ts'
import type { EvidenceLine, Inquiry } from '../inquiry/inquiry.calls.ts'
import type { WitnessCode } from './witness.calls.ts'

const site = aFileSite()
const DAY = '2026-11-24'
beforeEach(() => site().setClock(at(DAY)))

const SAID = '두 번째 발판이 흔들리는 것을 보았습니다.'
const aTicket = () => ticketOf((bytes) => crypto.getRandomValues(bytes))
const evidences = async (no: number, by = 'safety'): Promise<EvidenceLine[]> =>
  (await site().as(by).call<Inquiry>(`${accident.api}/${no}/inquiry`)).evidences
const codeOf = (no: number, by = 'safety') =>
  site().as(by).call<WitnessCode>(`${accident.api}/${no}/witness-code`, { method: 'POST' })
const filesOf = async (attachFileId: number | null = null, by = 'safety') =>
  (await site().as(by).call<{ files: object[] }>(`/api/attachfile/list?attachFileId=${attachFileId}`)).files
async function say(path: string, body: object) {
  const response = await fetch(`${site().address}${path}/open`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}
async function classified(): Promise<number> {
  const processNo = await aProcess(site())
  const { accidentNo: no } = await reported(site(), at(DAY, '09:30:00'))
  await hurt(site(), no, { userId: 'emp2', sevClassCd: 'LTI', expectLostDayCnt: 10 })
  await site().as('safety').act(accident, no, 'classify', found(processNo))
  return no
}

describe('a witness', () => {
  test('says it without an account, once however often it is sent, with a photo that stays', async () => {
    const no = await classified()
    const { path, untilYmd } = await codeOf(no)
    expect(untilYmd).toBe('2026-12-07')
    const photo = (
      await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c33' } })
        .jpeg()
        .toBuffer()
    ).toString('base64')
    const sent = {
      ticket: aTicket(),
      answers: { saw: SAID, stood: '사다리 밑', name: '쩐 반 득', tel: '010-1111-2222' },
      photo,
    }
    for (let times = 0; times < 2; times += 1) expect((await say(path, sent)).status).toBe(200)
    await say(path, { ticket: aTicket(), answers: { saw: '소리만 들었습니다.' } })
    const [first, second, ...more] = await evidences(no)
    expect(more).toEqual([])
    expect(first).toMatchObject({
      ...{ evidenceKindCd: 'STATEMENT', isByWitness: true, witnessNm: '쩐 반 득', witnessTel: '010-1111-2222' },
      evidenceDesc: `${SAID}\n(있던 곳: 사다리 밑)`,
    })
    expect(second).toMatchObject({ witnessNm: null, attachFileId: null, evidenceDesc: '소리만 들었습니다.' })
    expect((await told(site(), 'safety')).join()).toContain('목격자 진술이 들어왔습니다')
    await site().setClock(at('2026-12-20'))
    await site().runJob('clean-up-attachments')
    expect(await filesOf(first?.attachFileId)).toHaveLength(1)
    await expect(filesOf(first?.attachFileId, 'emp')).rejects.toMatchObject({ status: 404 })
  })

  test('R10 is read by who may know who was hurt: others see that there is more, and no word of it', async () => {
    const no = await classified()
    const { path } = await codeOf(no)
    await say(path, { ticket: aTicket(), answers: { saw: SAID } })
    const seen = await site().as('emp').call<Inquiry>(`${accident.api}/${no}/inquiry`)
    expect(seen).toMatchObject({ evidences: [], isHidden: true })
    expect(JSON.stringify(await site().as('emp').read(accident, no))).not.toContain('흔들리는')
  })

  test('is shown the code by the team and who runs the case; it is one until it is ended', async () => {
    const no = await classified()
    await expect(codeOf(no, 'emp')).rejects.toMatchObject({ status: 403 })
    const one = await codeOf(no)
    expect((await codeOf(no, 'sup')).linkNo).toBe(one.linkNo)
    await site().as('safety').call(`${accident.api}/${no}/witness-code/${one.linkNo}/end`, { method: 'POST' })
    expect((await say(one.path, { ticket: aTicket(), answers: { saw: SAID } })).status).toBe(404)
    expect((await codeOf(no)).linkNo).not.toBe(one.linkNo)
  })

  test('says nothing more once the accident is over', async () => {
    const no = await classified()
    const { path } = await codeOf(no)
    await site().sql(`update accident set status_cd = 'CANC' where accident_no = $1`, [no])
    expect((await say(path, { ticket: aTicket(), answers: { saw: SAID } })).status).toBe(404)
    expect(await evidences(no)).toEqual([])
  })
})

test('evidence that the team brings keeps its files; those of somebody else are not taken', async () => {
  const no = await classified()
  const piece = (attachFileId: number) => ({
    method: 'POST' as const,
    body: { evidenceKindCd: 'PHOTO', evidenceNm: '발판', collectDt: at(DAY, '09:40:00'), attachFileId },
  })
  const { attachFileId } = await site().as('sup').attach('ACCIDENT_FILE')
  const foreign = await site().as('emp').attach('ACCIDENT_FILE')
  await site().as('sup').call(`${accident.api}/${no}/evidences`, piece(attachFileId))
  await expect(
    site().as('sup').call(`${accident.api}/${no}/evidences`, piece(foreign.attachFileId)),
  ).rejects.toMatchObject({ status: 422, code: 'FILE_NOT_YOURS' })
  await site().setClock(at('2026-11-26'))
  await site().runJob('clean-up-attachments')
  expect(await filesOf(attachFileId)).toHaveLength(1)
  await expect(filesOf(attachFileId, 'emp2')).rejects.toMatchObject({ status: 404 })
})
