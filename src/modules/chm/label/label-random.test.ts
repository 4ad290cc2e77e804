/**
 * Versions of lists, days, compositions, classes, names and labels in random order: no label that says something else than its
 * product has to say hangs unmarked. What it has to say is worked out here, by statements of this test.
 */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { random } from '#platform/model/random.ts'
import { aFileSite } from '#platform/test/site.ts'
import { chemicals, part } from '../chm.fixture.ts'
import type { MaterialGhs } from '../material/material.calls.ts'
import { materialMaster } from '../material/material.master.ts'
import type { MaterialLabel, PrintedLabel } from './label.calls.ts'

const site = aFileSite()
const { chem, substance, composed, compose, release } = chemicals(site)
const { api } = materialMaster
const ACID = '64-19-7'
const WATER = '7732-18-5'
const START = '2026-11-24'
const SEEDS = [7, 11, 23]
const STEPS = 30

/** What a label says, in the words of this test. */
interface Said {
  matNm: string
  classes: string
  isToxic: boolean
}
interface Model {
  no: number
  today: string
  matNm: string
  pctVal: number
  classes: string
  /** The composition of which the classes were settled. */
  settledOf: number
  revision: number
  versions: { inForceYmd: string; cutPctVal: number }[]
  prints: Map<number, { said: Said; revision: number; left: number }>
}
const kinds = ['FLAM_LIQ 2', 'SKIN 1', 'ACUTE_ORAL 4', 'SKIN 2'] as const

/** Of the versions in force the last to come into force counts; of those of one day the last released. */
function isToxic({ versions, today, pctVal }: Model): boolean {
  const held = versions
    .filter(({ inForceYmd }) => inForceYmd <= today)
    .reduce<Model['versions'][number] | undefined>(
      (last, one) => (last && last.inForceYmd > one.inForceYmd ? last : one),
      undefined,
    )
  return held !== undefined && pctVal >= held.cutPctVal
}
const saidNow = (model: Model): Said => ({ matNm: model.matNm, classes: model.classes, isToxic: isToxic(model) })
const stateOf = (model: Model, print: { said: Said; left: number }) => {
  if (print.left === 0) return 'DONE'
  if (model.settledOf !== model.revision) return 'CHECK'
  return JSON.stringify(print.said) === JSON.stringify(saidNow(model)) ? 'OK' : 'OLD'
}

async function settle(model: Model, classes: string): Promise<void> {
  const [hazardClassCd, categoryCd] = classes.split(' ')
  const { rowVersion } = await chem<MaterialGhs>(`${api}/${model.no}/ghs`)
  const row = {
    ...{ hazardClassCd, categoryCd, routeCd: null, organDesc: null, noneYn: 'N', ateVal: null, mFactorVal: null },
    ...{ cutPctVal: null, addYn: 'Y', originCd: 'SUPPLIER' },
  }
  await chem(`${api}/${model.no}/ghs`, 'PUT', { rowVersion, rows: [row], basisDesc: '공급사 MSDS' })
  const { rowVersion: next } = await chem<MaterialGhs>(`${api}/${model.no}/ghs`)
  await chem(`${api}/${model.no}/ghs/choice`, 'POST', { rowVersion: next, calcOf: [], reasonDesc: '공급사 분류' })
  model.classes = classes
  model.settledOf = model.revision
}

async function print(model: Model): Promise<void> {
  const asked = chem<{ chmLabelPrintNo: number }>(`${api}/${model.no}/label`, 'POST', {
    ...{ sizeCd: 'A5', contentQtyVal: 200, unitCd: 'L', containerVolVal: 200, sideAreaVal: null, inProcessYn: 'N' },
    ...{ chosenPCds: null, placeDesc: '저장소', printCnt: 3 },
  })
  if (model.settledOf !== model.revision) {
    await expect(asked).rejects.toMatchObject({ status: 422 })
    return
  }
  const { chmLabelPrintNo } = await asked
  model.prints.set(chmLabelPrintNo, { said: saidNow(model), revision: model.revision, left: 3 })
}

async function step(model: Model, turn: (n: number) => number, at: number): Promise<string> {
  switch (turn(7)) {
    case 0: {
      model.matNm = `시험 자재 ${turn(2)}`
      const { rowVersion } = await chem<{ rowVersion: number }>(`${api}/${model.no}`)
      await chem(`${api}/${model.no}`, 'PATCH', { rowVersion, matNm: model.matNm })
      return 'name'
    }
    case 1:
      await settle(model, kinds[turn(kinds.length)] ?? kinds[0])
      return 'classes'
    case 2:
      model.pctVal = 10 + 10 * turn(8)
      model.revision += 1
      await compose(model.no, [part(ACID, { pctVal: model.pctVal }), part(WATER, { pctVal: 100 - model.pctVal })])
      return 'composition'
    case 3: {
      const version = { inForceYmd: addDays(model.today, turn(5) - 1), cutPctVal: 20 + 20 * turn(4) }
      await release([{ casNo: ACID, cutPctVal: version.cutPctVal }], {
        ...{ listCd: 'CCA_ACUTE', verNm: `판 ${model.no}-${at}`, inForceYmd: version.inForceYmd },
      })
      model.versions.push(version)
      return 'version'
    }
    case 4:
      model.today = addDays(model.today, 1 + turn(3))
      site().setClock(`${model.today}T09:00:00+09:00`)
      await site().runJob('chm-reg-in-force')
      return 'day'
    case 5: {
      const [no, hanging] = [...model.prints].filter(([, { left }]) => left > 0)[0] ?? []
      if (!no || !hanging) return 'nothing hangs'
      await chem(`/api/chm/ghs/chmlabel/${no}/confirm`, 'POST', { cnt: 1, reasonDesc: '교체' })
      hanging.left -= 1
      return 'confirm'
    }
    default:
      await print(model)
      return 'print'
  }
}

beforeAll(async () => {
  await substance({ casNo: WATER, korNm: '물' })
})

test.for(SEEDS)('no old label hangs unmarked: seed %i', { timeout: 240_000 }, async (seed) => {
  const chance = random(`label-${seed}`)
  const turn = (n: number) => chance.int(0, n - 1)
  site().setClock(`${START}T09:00:00+09:00`)
  await site().sql(`delete from chm_reg_item where chm_reg_ver_no in (select chm_reg_ver_no from chm_reg_ver v join chm_reg_list l
    using (chm_reg_list_no) where l.reg_list_cd = 'CCA_ACUTE'); delete from chm_reg_ver where chm_reg_list_no =
    (select chm_reg_list_no from chm_reg_list where reg_list_cd = 'CCA_ACUTE')`)
  const no = await composed({ [ACID]: 60, [WATER]: 40 }, { matNm: '시험 자재 0', unNo: '2789' })
  const model: Model = {
    ...{ no, today: START, matNm: '시험 자재 0', pctVal: 60, classes: '', settledOf: 0, revision: 1 },
    ...{ versions: [], prints: new Map() },
  }
  await settle(model, kinds[0])
  const told: string[] = []
  for (let at = 0; at < STEPS; at += 1) {
    told.push(await step(model, turn, at))
    const { prints } = await chem<MaterialLabel>(`${api}/${no}/label`)
    const found = Object.fromEntries(prints.map(({ chmLabelPrintNo, stateCd }) => [chmLabelPrintNo, stateCd]))
    const wanted = Object.fromEntries([...model.prints].map(([one, hanging]) => [one, stateOf(model, hanging)]))
    expect(found, told.join(' → ')).toEqual(wanted)
    const { rows } = await chem<{ rows: PrintedLabel[] }>('/api/chm/ghs/chmlabels/due')
    const due = rows.filter(({ chmMatNo }) => chmMatNo === no).map(({ chmLabelPrintNo }) => chmLabelPrintNo)
    const marked = Object.entries(wanted).flatMap(([one, state]) =>
      state === 'OLD' || state === 'CHECK' ? [Number(one)] : [],
    )
    expect(due.toSorted(), told.join(' → ')).toEqual(marked.toSorted())
  }
  expect(new Set(told).size).toBeGreaterThan(4)
})
