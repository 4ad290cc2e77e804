/** Whatever people, jobs and late phones do in whatever order: nobody who was hurt is lost, and no flag goes back by itself. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aProcess, found, hurt, reported } from './accident.fixture.ts'
import { accident } from './accident.model.ts'
import { aVictim } from './accident.seed.ts'
import { accidentFix } from './fix/accident-fix.model.ts'
import { flagCds } from './judge/flags.logic.ts'

const site = aFileSite()
const HOUR = 3_600_000
const START = Date.parse('2026-11-30T09:00:00+09:00')

const step = fc.oneof(
  fc.record({ kind: fc.constant('report' as const), ago: fc.nat(30), hurtCnt: fc.nat(2), dead: fc.boolean() }),
  fc.record({ kind: fc.constant('draft' as const), hurtCnt: fc.nat(1) }),
  fc.record({ kind: fc.constant('edit' as const), accKindCd: fc.constantFrom('LEAK', 'FIRE', 'PROP', 'INJ', 'COMM') }),
  fc.record({ kind: fc.constant('edit' as const), potSevCd: fc.constantFrom('1', '3', '5') }),
  fc.record({
    kind: fc.constant('victim' as const),
    sevClassCd: fc.constantFrom('FAC', 'MTC', 'LTI', 'FAT'),
    days: fc.nat(4),
  }),
  fc.record({ kind: fc.constant('return' as const) }),
  fc.record({ kind: fc.constant('classify' as const) }),
  fc.record({ kind: fc.constant('delete' as const) }),
  fc.record({ kind: fc.constant('release' as const) }),
  fc.record({ kind: fc.constant('same' as const) }),
  fc.record({ kind: fc.constant('void' as const) }),
  fc.record({ kind: fc.constant('fix' as const), flagCd: fc.constantFrom(...flagCds) }),
  fc.record({ kind: fc.constant('later' as const), hours: fc.integer({ min: 1, max: 40 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
interface Stood {
  no: number
  status: string
  hurt: number
  /** As those say who reported it. */
  told: number
  sameNo: number | null
  gone: boolean
  keep: boolean
  released: boolean
  flags: Record<string, 'Y' | 'N'>
}
const FLAGS = flagCds.map((flag) => `'${flag}', ${flag.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)}`).join()
const standing = (nos: readonly number[]) =>
  site().sql<Stood>(
    `select accident_no::int as no, status_cd as status, injured_cnt + dead_cnt + own_hurt_cnt + vendor_hurt_cnt as hurt, injured_cnt + dead_cnt as told,
      same_accident_no::int as "sameNo", delete_yn = 'Y' as gone,
      scene_keep_yn = 'Y' as keep, scene_release_dt is not null as released, jsonb_build_object(${FLAGS}) as flags
    from accident where accident_no = any($1::bigint[]) order by 1`,
    [nos],
  )

/** What is refused changes nothing, and is no fault. */
const mayBeRefused = (acting: Promise<unknown>) =>
  acting.catch((error: { status?: number }) => {
    if (error.status === undefined || error.status >= 500) throw error
  })

/** Asked for with its evidence, and approved. */
async function approved(values: object, apprBizCd: 'ACC_FIX' | 'ACC_VOID', decider: string): Promise<unknown> {
  const safety = site().as('safety')
  const { attachFileId } = await safety.attach('ACCIDENT_FILE')
  const why = { reasonDesc: '현장 확인 결과', attachFileId }
  const { accidentFixNo: bizNo, rowVersion } = await safety.create(accidentFix, { ...values, ...why } as never)
  const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: decider }]
  const body = { apprBizCd, bizNo, rowVersion, lines }
  const { apprRqstNo } = await safety.call<{ apprRqstNo: number }>('/api/manage/approval', { method: 'POST', body })
  return site()
    .as(decider)
    .call(`/api/manage/approval/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd: 'OK' } })
}

class Story {
  readonly nos: number[] = []
  private nowMs = START
  private readonly as = (userId: string) => site().as(userId)
  private get last(): number {
    return this.nos.at(-1) ?? 0
  }

  async take(one: Step): Promise<void> {
    await site().setClock(new Date(this.nowMs).toISOString())
    if (one.kind === 'report') {
      const written = new Date(this.nowMs - one.ago * HOUR).toISOString()
      const told = await reported(site(), written, { injuredCnt: one.hurtCnt, deadCnt: one.dead ? 1 : 0 })
      this.nos.push(told.accidentNo)
    } else if (one.kind === 'draft') {
      const values = { accidentTitle: '작성', placeDesc: '야드', injuredCnt: one.hurtCnt }
      this.nos.push((await this.as('emp').create(accident, values)).accidentNo)
    } else if (one.kind === 'later') {
      this.nowMs += one.hours * HOUR
      await site().setClock(new Date(this.nowMs).toISOString())
      for (const job of ['accident-clocks', 'accident-days']) await site().runJob(job)
    } else if (this.last > 0) await mayBeRefused(this.change(one))
  }

  private async change(one: Exclude<Step, { kind: 'report' | 'draft' | 'later' }>): Promise<unknown> {
    const no = this.last
    const safety = this.as('safety')
    if (one.kind === 'victim')
      return hurt(site(), no, { victimNm: '김재해', sevClassCd: one.sevClassCd as 'FAC', expectLostDayCnt: one.days })
    if (one.kind === 'classify') return safety.act(accident, no, 'classify', found(await aProcess(site())))
    if (one.kind === 'same') return safety.act(accident, no, 'same', { sameAccidentNo: this.nos.at(-2) ?? null })
    if (one.kind === 'void') return approved({ accidentNo: no, fixCd: 'VOID' }, 'ACC_VOID', 'cso')
    if (one.kind === 'fix') return approved({ accidentNo: no, fixCd: 'FLAG', flagCd: one.flagCd }, 'ACC_FIX', 'shd')
    if (one.kind === 'release') return this.as('shd').act(accident, no, 'releaseScene', { sceneConsentDesc: '동의' })
    const record = await this.as(one.kind === 'delete' ? 'emp' : 'safety').read(accident, no)
    if (one.kind === 'delete')
      return this.as('emp').call(`${accident.api}/${no}?rowVersion=${record.rowVersion}`, { method: 'DELETE' })
    if (one.kind === 'edit') {
      const { kind: _, ...values } = one
      return safety.edit(accident, record, no, values as never)
    }
    const { victims } = await safety.call<{ victims: { accVictimNo: number; victimNm: string }[] }>(
      `${accident.api}/${no}/case`,
    )
    const [victim] = victims
    const returnYmd = new Date(this.nowMs + 9 * HOUR).toISOString().slice(0, 10)
    return safety.call(`${accident.api}/${no}/victims/${victim?.accVictimNo ?? 0}`, {
      method: 'PUT',
      body: aVictim({ victimNm: victim?.victimNm ?? '', sevClassCd: 'LTI', expectLostDayCnt: 1, returnYmd }),
    })
  }
}

/** What may not have become of one: says the fault. */
function faultOf(was: Stood, is: Stood | undefined, one: Step): string | undefined {
  const { kind } = one
  if (!is || is.gone) return was.hurt > 0 ? 'somebody was hurt, and it is gone' : undefined
  if (is.status === 'CANC')
    return was.status === 'CANC' || kind === 'same' || kind === 'void' ? undefined : 'it ended without a word'
  if (was.status !== 'TEMP' && is.status === 'TEMP') return 'a report is a draft again'
  if (is.hurt < was.hurt && kind !== 'edit') return 'fewer were hurt'
  if (was.keep && !is.keep) return 'its scene is no longer kept'
  if (
    !is.released &&
    !is.keep &&
    (['majorYn', 'psmMajorYn', 'probeYn'] as const).some((flag) => is.flags[flag] === 'Y')
  )
    return 'nobody keeps its scene'
  if (was.released && !is.released) return 'its release was taken back'
  // R2: the form that the count of days alone asked for follows the first return.
  return flagCds.find(
    (flag) =>
      was.flags[flag] === 'Y' &&
      is.flags[flag] !== 'Y' &&
      !(flag === 'formYn' && kind === 'return') &&
      !(one.kind === 'fix' && one.flagCd === flag),
  )
}

/** Of two that were one: whom the second told of, and what it was by law, stands in the first. */
function lostOf(all: readonly Stood[]): string | undefined {
  for (const second of all.filter(({ sameNo, status }) => sameNo !== null && status === 'CANC')) {
    const first = all.find(({ no }) => no === second.sameNo)
    if (!first || first.status === 'CANC') continue
    if (first.told < second.told) return `${second.no} told of more who were hurt than ${first.no}`
    if (second.keep && !first.keep) return `nobody keeps the scene of ${second.no}`
  }
  return undefined
}

test('no order of acts, jobs and late phones loses somebody who was hurt, or takes a flag or a kept scene back', async () => {
  const taken = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const story = new Story()
      let before: Stood[] = []
      for (const one of steps) {
        await story.take(one)
        const after = await standing(story.nos)
        const fresh = after.filter(({ no }) => !before.some((one) => one.no === no))
        for (const was of [...before, ...fresh]) {
          const fault = faultOf(
            was,
            after.find(({ no }) => no === was.no),
            one,
          )
          expect(fault, `${was.no} after ${JSON.stringify(one)}`).toBeUndefined()
        }
        expect(lostOf(after), JSON.stringify(one)).toBeUndefined()
        for (const { flags, keep, status } of after) {
          taken.add(status)
          for (const flag of flagCds) if (flags[flag] === 'Y') taken.add(flag)
          if (keep) taken.add('scene')
        }
        if (one.kind === 'later')
          expect(after.filter(({ status, hurt: cnt, gone }) => status === 'TEMP' && cnt > 0 && !gone)).toEqual([])
        before = after
      }
    }),
    { numRuns: Number(process.env.ACCIDENT_RUNS ?? 10), seed: Number(process.env.ACCIDENT_SEED ?? 20261130) },
  )
  // A story in which nothing happens proves nothing.
  expect([...taken]).toEqual(expect.arrayContaining(['majorYn', 'formYn', 'chemAccYn', 'scene', 'CANC']))
}, 180_000)
