/** Where improvements come from, what became of them, who hears of their deadlines, and what is counted. */
import { beforeEach, describe, expect, test } from 'vitest'
import { warnPoint } from '#modules/contractor/warn/warn-point.model.ts'
import { aWarnPoint } from '#modules/contractor/warn/warn-point.seed.ts'
import { checkupPlan } from '#modules/hea/checkup/checkup-plan.model.ts'
import { aCheckupPlan } from '#modules/hea/checkup/checkup-plan.seed.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { obsCard } from '#modules/saf/observe/obs-card.model.ts'
import { anObservation } from '#modules/saf/observe/obs-card.seed.ts'
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { program } from '#platform/server/documents/program.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'
import { aFileSite, aSite, type Site } from '#platform/test/site.ts'
import { type Finding, registerFindings } from './impr.api.ts'
import { impr } from './impr.model.ts'
import { type ImprSource, imprAsks } from './impr.ports.ts'
import { anImprovement } from './impr.seed.ts'

const DAY = '2026-11-21'
const clock = (site: Site, ymd: string) => site.setClock(new Date(startOfDay(ymd).getTime() + 10 * 3_600_000))

async function registered(site: Site, values = {}) {
  const draft = await site.as('safety').create(impr, anImprovement(values))
  return site.as('safety').act(impr, draft.imprNo, 'register')
}
async function verified(site: Site, imprNo: number, verifier = 'safety') {
  await site.as('oper').act(impr, imprNo, 'accept')
  await site.as('oper').act(impr, imprNo, 'plan', { planDesc: '덮개', interimDesc: '정지' })
  const { attachFileId } = await site.as('oper').attach('IMPR_PHOTO')
  const values = { measureTypeCd: 'ENG', actionDesc: '덮개를 달았습니다.', afterFileId: attachFileId }
  await site.as('oper').act(impr, imprNo, 'finish', values)
  return site.as(verifier).act(impr, imprNo, 'verify')
}
async function assigned(site: Site, triage = {}, report = {}) {
  const { nearMissNo } = await site.as('emp').create(nearMiss, aNearMiss(report))
  await site.as('emp').act(nearMiss, nearMissNo, 'report')
  const values = { accTypeCd: 'LEAK', potSevCd: '3', ownerUserId: 'oper', dueYmd: '2027-06-30', ...triage }
  return site.as('safety').act(nearMiss, nearMissNo, 'assign', values)
}
const processOf = async (site: Site) =>
  (await site.sql<{ no: string }>(`select process_no as no from process where plant_cd = '2000' order by 1 limit 1`))[0]
    ?.no

describe('a near miss', () => {
  const site = aFileSite()
  beforeEach(() => clock(site(), DAY))

  test('R7 of severity MID hands its action over, and closing the last row moves it on', async () => {
    const report = await assigned(site(), { dueYmd: '2026-12-01' }, { nearMissTitle: '이송펌프 누출' })
    const { imprNo } = await site().as('safety').act(nearMiss, report.nearMissNo, 'improve')
    const row = await site()
      .as('safety')
      .read(impr, imprNo ?? 0)
    expect(row).toMatchObject({
      statusCd: 'RQST',
      srcCd: 'NM',
      srcNo: String(report.nearMissNo),
      imprTitle: '이송펌프 누출',
      riskGradeCd: 'MID',
      ownerUserId: 'oper',
      verifyUserId: 'safety',
      orgDueYmd: '2026-12-01',
      imprDocNo: expect.stringMatching(/^IM-20261121-\d{4}$/),
    })
    expect((await site().as('safety').read(nearMiss, report.nearMissNo)).can.actions).not.toContain('improve')
    expect(await verified(site(), row.imprNo)).toMatchObject({ statusCd: 'CLOSE' })
    expect(await site().as('safety').read(nearMiss, report.nearMissNo)).toMatchObject({
      statusCd: 'DONE',
      measureDesc: '덮개를 달았습니다.',
      actionDt: expect.any(String),
    })
    const [done] = (await site().as('safety').history(nearMiss, report.nearMissNo)).rows
    expect(done).toMatchObject({ actionCd: 'finish', skippedCds: ['afterFileId', 'actionDt', 'follow'] })
    expect(await site().as('safety').act(nearMiss, report.nearMissNo, 'close')).toMatchObject({ statusCd: 'CLOSE' })
  })

  test('A-10 R1 of severity 5 is due in a week, however far its own day lies, and its owner has the same day here', async () => {
    const { nearMissNo, dueYmd } = await assigned(site(), { potSevCd: '5', dueYmd: '2027-06-30' })
    expect(dueYmd).toBe('2027-06-30')
    const { imprNo } = await site().as('safety').act(nearMiss, nearMissNo, 'improve')
    const row = await site()
      .as('safety')
      .read(impr, imprNo ?? 0)
    expect(row).toMatchObject({ riskGradeCd: 'CRIT', orgDueYmd: '2026-11-28', dueYmd: '2026-11-28' })
    expect(await site().as('oper').read(nearMiss, nearMissNo)).toMatchObject({ dueYmd: '2026-11-28' })
  })

  test('of a lower severity, or in the hands of its owner, is not handed over', async () => {
    const { nearMissNo } = await assigned(site(), { potSevCd: '2' })
    await expect(site().as('safety').act(nearMiss, nearMissNo, 'improve')).rejects.toMatchObject({ status: 403 })
    const worse = await assigned(site())
    await expect(site().as('oper').act(nearMiss, worse.nearMissNo, 'improve')).rejects.toMatchObject({ status: 403 })
  })

  test('that its manager owns himself is refused, and nothing is half done', async () => {
    const { nearMissNo } = await assigned(site(), { ownerUserId: 'safety' })
    const improving = site().as('safety').act(nearMiss, nearMissNo, 'improve')
    await expect(improving).rejects.toMatchObject({ status: 422, code: 'IMPR_SAME_PERSON' })
    expect(
      await site()
        .as('safety')
        .list(impr, { where: { srcNo: String(nearMissNo) } }),
    ).toMatchObject({ total: 0 })
  })

  test('what ends without a measure is told and stays where it is', async () => {
    const { nearMissNo } = await assigned(site())
    const { imprNo } = await site().as('safety').act(nearMiss, nearMissNo, 'improve')
    await site()
      .as('safety')
      .act(impr, imprNo ?? 0, 'askCancel', { cancelDesc: '철거', reasonDesc: '철거' })
    await site()
      .as('shd')
      .act(impr, imprNo ?? 0, 'cancel')
    expect(await site().as('safety').read(nearMiss, nearMissNo)).toMatchObject({ statusCd: 'ACTION' })
  })
})

describe('a source', () => {
  const site = aFileSite()
  beforeEach(() => clock(site(), DAY))
  const registerAll = (findings: readonly Finding[]) => {
    const { db, clock } = site().services
    return db.write('SYSTEM', (tx) => registerFindings({ db: tx, person: program, now: clock.now() }, findings))
  }
  const finding = (values: Partial<Finding>): Finding => ({
    srcCd: 'OBS',
    srcNo: '1',
    imprTitle: '통로의 호스',
    imprDesc: '통로에 호스가 놓여 있습니다.',
    placeDesc: '펌프장',
    riskGradeCd: 'MID',
    plantCd: '2000',
    owner: { userId: 'oper' },
    verifyUserId: 'safety',
    ...values,
  })
  const sources = Object.keys(impr.fields.srcCd.codes ?? {}) as Finding['srcCd'][]

  test('R1 asks for less than its grade, never for more, whichever it is; only what comes with a day of its own keeps it', async () => {
    const days = { CRIT: 7, HIGH: 14, MID: 30, LOW: 90 } as const
    const grades = Object.keys(days) as (keyof typeof days)[]
    const far = sources.map((srcCd, at) =>
      finding({ srcCd, riskGradeCd: grades[at % grades.length] ?? 'MID', dueYmd: '2027-06-30' }),
    )
    const nos = await registerAll([...far, finding({ dueYmd: addDays(DAY, 2) })])
    const rows = await site().sql<{ srcCd: string; grade: keyof typeof days; due: string }>(`select src_cd as "srcCd",
      risk_grade_cd as grade, due_ymd::text as due from impr where impr_no in (${nos.join()}) order by impr_no`)
    expect(rows.at(-1)?.due).toBe(addDays(DAY, 2))
    for (const { srcCd, grade, due } of rows.slice(0, -1)) {
      const isItsOwn = ['LAW', 'VPO', 'PSSR'].includes(srcCd)
      expect(due, `${srcCd} ${grade}`).toBe(isItsOwn ? '2027-06-30' : addDays(DAY, days[grade]))
    }
  })

  test('A-12 is led back to, by its key or its number, as far as its reader may open it', async () => {
    const sourceOf = async (userId: string, imprNo: number | undefined) =>
      (await site().as(userId).call<{ source: { path: string; docNo: string } | null }>(`${impr.api}/${imprNo}/source`))
        .source
    const { obsCardNo, obsCardDocNo } = await site().as('emp').create(obsCard, anObservation())
    await site().sql(`insert into sys_code_grp (code_grp_cd, code_grp_nm) values ('VIOL_ITEM', '위반항목') on conflict do nothing;
      insert into sys_code (code_grp_cd, code, code_nm) values ('VIOL_ITEM', 'RAIL', '안전난간 미설치') on conflict do nothing`)
    const demand = await site().as('safety').create(warnPoint, aWarnPoint())
    const plan = await site().as('health').create(checkupPlan, aCheckupPlan())
    const nos = await registerAll([
      finding({ srcNo: String(obsCardNo) }),
      finding({ srcNo: obsCardDocNo }),
      finding({ srcNo: '999999' }),
      finding({ srcCd: 'VPO', srcNo: String(demand.warnPointNo), owner: { vendorCd: 'V100001' } }),
      finding({ srcCd: 'HEA', srcNo: String(plan.heaCheckupPlanNo) }),
    ])
    const card = { docNo: obsCardDocNo, path: `${obsCard.route.staff}/${obsCardNo}` }
    expect(await sourceOf('safety', nos[0])).toMatchObject(card)
    expect(await sourceOf('safety', nos[1])).toMatchObject(card)
    expect(await sourceOf('safety', nos[2])).toBeNull()
    expect(await sourceOf('V100001-02', nos[3])).toBeNull()
    expect(await sourceOf('safety', nos[3])).toMatchObject({ path: `${warnPoint.route.staff}/${demand.warnPointNo}` })
    expect(await sourceOf('health', nos[4])).toMatchObject({
      path: `${checkupPlan.route.staff}/${plan.heaCheckupPlanNo}`,
    })
    expect(await sourceOf('oper', nos[4])).toBeNull()
  })

  test('A-12 is led back to, whichever is registered: each has a page, and names its record as its rows do', async () => {
    const { db } = site().services
    const registered = imprAsks.sources(db)
    expect(registered.filter(({ page }) => !page).map(({ srcCd }) => srcCd)).toEqual([])
    const led = registered.map(({ srcCd, page }) => ({ srcCd, ...namesOf(page) }))
    expect(
      led.filter(({ model }) => !model).map(({ srcCd }) => srcCd),
      'says how its rows name it',
    ).toEqual([])
    for (const { srcCd, model, spelt } of led) {
      if (!model || !spelt) continue
      const no = await aRowOf(model)
      const docNo = `HZ-${model.name}`
      const [imprNo] = await registerAll([finding({ srcCd, srcNo: spelt(no, docNo) })])
      const reader = model.area === 'hea' ? 'health' : 'safety'
      const answer = await site().as(reader).call<{ source: unknown }>(`${impr.api}/${imprNo}/source`)
      expect(answer.source, `${srcCd} ${model.name}`).toMatchObject({ path: `${model.route.staff}/${no}`, docNo })
    }
    expect(new Set(led.map(({ srcCd }) => srcCd))).toEqual(
      new Set(['NM', 'JSA', 'OBS', 'HEA', 'VPO', 'COU', 'SELF', 'EVAL', 'CHK', 'RSA', 'ACC']),
    )
  })

  /** The ways in which rows of the register name a record, and which of them its source understands; studies are known by their number. */
  const spellings: readonly ((no: number, docNo: string) => string)[] = [
    (no) => String(no),
    (no) => `ISO-${no}`,
    (no) => `MSD-${no}`,
    (_no, docNo) => docNo,
  ]
  const namesOf = (page: ImprSource['page']) => {
    for (const spelt of spellings) {
      const found = page?.(spelt(1, 'HZ-1'))
      if (found && ('no' in found ? found.no === 1 : found.docNo === 'HZ-1')) return { model: found.model, spelt }
    }
    return {}
  }
  /** A row with no more in it than the table asks for, whatever else its rules would ask. */
  async function aRowOf(model: AnyDocument): Promise<number> {
    const table = tableNameOf(model)
    const asked = await site().sql<{ name: string; type: string }>(`select column_name as name, data_type as type
      from information_schema.columns where table_schema = 'public' and table_name = '${table}' and is_nullable = 'NO'
        and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`)
    const [statusCd] = Object.keys(model.lifecycle.states)
    const given: Record<string, string> = { plant_cd: '2000', [snakeCase(model.docNo)]: `HZ-${model.name}` }
    if (statusCd) given.status_cd = statusCd
    const values = { ...Object.fromEntries(asked.map(({ name, type }) => [name, fillers[type] ?? '1'])), ...given }
    await site().sql(`set session_replication_role = replica`)
    const [row] = await site().sql<{ no: number }>(
      `insert into ${table} (${Object.keys(values).join()}) values (${Object.values(values)
        .map((value) => `'${value}'`)
        .join()}) returning ${snakeCase(model.key)} as no`,
    )
    await site().sql(`set session_replication_role = origin`)
    return Number(row?.no)
  }
  const fillers: Readonly<Record<string, string>> = {
    date: DAY,
    'timestamp with time zone': DAY,
    'time without time zone': '09:00',
    jsonb: '{}',
    ARRAY: '{}',
  }
})

describe('the effect of a measure', () => {
  const site = aFileSite()
  beforeEach(() => clock(site(), DAY))

  test('IM-A04 R4 is looked at after 90 days, and what happened again stands in the way', async () => {
    const processNo = Number(await processOf(site()))
    const { imprNo } = await registered(site(), { srcCd: 'ACC', processNo, accTypeCd: 'LEAK' })
    expect(await verified(site(), imprNo)).toMatchObject({ statusCd: 'EFFECT', effectDueYmd: '2027-02-19' })
    const confirm = (userId: string, values: object) => site().as(userId).act(impr, imprNo, 'confirmEffect', values)
    await expect(confirm('safety', { effectCd: 'EFF' })).rejects.toMatchObject({ code: 'IMPR_EFFECT_TOO_EARLY' })

    clock(site(), '2027-01-10')
    const report = await assigned(site(), {}, { processNo, nearMissTitle: '또 누출' })
    await assigned(site(), { potSevCd: '2' }, { processNo, nearMissTitle: '작은 누출' })
    clock(site(), '2027-02-19')
    const { rows } = await site()
      .as('safety')
      .call<{ rows: { title: string; path: string }[] }>(`${impr.api}/${imprNo}/events`)
    expect(rows).toEqual([
      expect.objectContaining({ title: '또 누출', path: `${nearMiss.route.staff}/${report.nearMissNo}` }),
    ])
    for (const userId of ['safety', 'shd'])
      await expect(confirm(userId, { effectCd: 'EFF' }), userId).rejects.toMatchObject({ code: 'IMPR_HAPPENED_AGAIN' })
    const explained = await confirm('shd', { effectCd: 'EFF', effectDesc: '다른 배관에서 난 일입니다.' })
    expect(explained).toMatchObject({ statusCd: 'CLOSE', effectCd: 'EFF' })
  })

  test('R4 what had no full effect begins anew, one grade up, below where it came from', async () => {
    const { imprNo } = await registered(site(), { riskGradeCd: 'HIGH' })
    await verified(site(), imprNo)
    clock(site(), '2027-03-01')
    await site().as('safety').act(impr, imprNo, 'confirmEffect', { effectCd: 'PART' })
    const { rows } = await site()
      .as('safety')
      .list(impr, { where: { riskGradeCd: 'CRIT' } })
    expect(rows).toEqual([
      expect.objectContaining({ parentImprNo: imprNo, statusCd: 'RQST', orgDueYmd: '2027-03-08', ownerUserId: 'oper' }),
    ])
  })

  test('what was found at the same place of the same kind within 90 days shows', async () => {
    const place = { placeDesc: '같은 곳', hazardCatCd: 'CHEM' } as const
    const { imprNo } = await registered(site(), place)
    const similar = async (userId: string, query: Record<string, string>) =>
      (
        await site()
          .as(userId)
          .call<{ rows: { imprNo: number }[] }>(`${impr.api}-similar?${new URLSearchParams(query)}`)
      ).rows.map((row) => row.imprNo)
    expect(await similar('safety', place)).toEqual([imprNo])
    expect(await similar('safety', { placeDesc: '같은 곳', hazardCatCd: 'BIO' })).toEqual([])
    expect(await similar('safety', { placeDesc: '같은 곳' })).toEqual([])
    expect(await similar('V100001-02', place)).toEqual([])
    clock(site(), addDays(DAY, 91))
    expect(await similar('safety', place)).toEqual([])
  })
})

describe('deadlines and figures', () => {
  /** A site that has been there for long: jobs stay silent about what was there before it began. */
  const anOldSite = async () => {
    const site = await aSite()
    await site.sql(`update sys_setting set setting_val = '2026-01-01T00:00:00Z' where setting_cd = 'firstStartDt'`)
    clock(site, DAY)
    return site
  }
  const told = async (site: Site, userId: string, text: string) =>
    (
      await site.sql<{ count: number }>(
        'select count(*)::int as count from com_notification where user_id = $1 and message_desc like $2',
        [userId, `${text}%`],
      )
    )[0]?.count

  test('R3 the owner is reminded, then it climbs: head, SHE head, plant head, every week; each once', async () => {
    const site = await anOldSite()
    const { dueYmd } = await registered(site)
    const due = dueYmd ?? ''
    const soon = '개선 기한이 다가옵니다'
    const late = '개선 기한이 지났습니다'
    for (const [day, owner, head, she, plant] of [
      [-8, 0, 0, 0, 0],
      [-7, 1, 0, 0, 0],
      [-1, 2, 0, 0, 0],
      [0, 2, 0, 0, 0],
      [1, 2, 1, 0, 0],
      [8, 2, 1, 1, 0],
      [14, 2, 1, 1, 1],
      [21, 2, 1, 1, 2],
      [27, 2, 1, 1, 2],
      [28, 2, 1, 1, 3],
    ] as const) {
      clock(site, addDays(due, day))
      await site.runJob('impr-escalation')
      expect(await site.runJob('impr-escalation'), `D${day}`).toBe(0)
      const seen = [
        await told(site, 'oper', soon),
        await told(site, 'mgr', late),
        await told(site, 'shd', late),
        await told(site, 'cso', late),
      ]
      expect(seen, `D${day}`).toEqual([owner, head, she, plant])
    }
  })

  test('R3 what is critical climbs faster, and its interim measure is asked for after a day', async () => {
    const site = await anOldSite()
    const { dueYmd } = await registered(site, { riskGradeCd: 'CRIT' })
    await site.runJob('impr-interim')
    expect(await told(site, 'oper', '임시조치가 24시간')).toBe(0)
    clock(site, addDays(DAY, 2))
    await site.runJob('impr-interim')
    expect(await site.runJob('impr-interim')).toBe(0)
    for (const userId of ['oper', 'safety', 'shd'])
      expect(await told(site, userId, '임시조치가 24시간'), userId).toBe(1)
    clock(site, addDays(dueYmd ?? '', 1))
    await site.runJob('impr-escalation')
    expect(await told(site, 'shd', '개선 기한이 지났습니다')).toBe(1)
    expect(await told(site, 'mgr', '개선 기한이 지났습니다')).toBe(0)
    clock(site, addDays(dueYmd ?? '', 3))
    await site.runJob('impr-escalation')
    expect(await told(site, 'cso', '개선 기한이 지났습니다')).toBe(1)
  })

  test('R5 the board counts exactly what its lists show, and a held row as overdue', async () => {
    const site = await anOldSite()
    const kept = await registered(site)
    await verified(site, kept.imprNo)
    await registered(site)
    const held = await registered(site, { riskGradeCd: 'HIGH' })
    await site.as('oper').act(impr, held.imprNo, 'accept')
    await site.as('oper').act(impr, held.imprNo, 'plan', { planDesc: '교체', interimDesc: '울타리' })
    const hold = { budgetNo: 'B-1', holdReviewYmd: '2027-01-31', reasonDesc: '예산' }
    await site.as('shd').act(impr, held.imprNo, 'hold', hold)
    await registered(site, { ownerUserId: null, vendorCd: 'V100001' })
    clock(site, '2026-12-26')
    const { rows } = await site
      .as('safety')
      .call<{ rows: Record<string, unknown>[] }>(`${impr.api}-board?from=2026-11-01&to=2026-12-31`)
    expect(rows).toEqual([
      expect.objectContaining({ deptCd: 'D2110', open: 2, soon: 0, late7: 1, late14: 0, late30: 1, due: 3, kept: 1 }),
      expect.objectContaining({ vendorCd: 'V100001', open: 1, late7: 1, due: 1, kept: 0 }),
    ])
    const where = { ownerDeptCd: 'D2110', statusCd: 'HOLD,RQST', dueYmdTo: '2026-12-25' }
    expect((await site.as('safety').list(impr, { where })).total).toBe(2)
    expect((await site.as('safety').list(impr, { where: { ownerDeptCd: 'D2110', onTimeCd: 'IN' } })).total).toBe(1)
    clock(site, '2026-12-28')
    expect(await site.runJob('impr-weekly')).toBe(1)
    expect(await told(site, 'mgr', '{dept}의 개선')).toBe(1)
    clock(site, '2027-01-01')
    await site.runJob('impr-monthly')
    expect(await site.runJob('impr-monthly')).toBe(0)
    expect(await told(site, 'shd', '{month} 개선 기한 준수율')).toBe(1)
  })
})
