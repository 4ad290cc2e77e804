/** What is found out about works: their risk is doubted, their equipment is inspected, somebody is hurt; and how that ends. */
import { rsa } from '#modules/rsa/assess/rsa.model.ts'
import { anAssessment } from '#modules/rsa/assess/rsa.seed.ts'
import { accident } from '#modules/saf/accident/accident.model.ts'
import { aReport } from '#modules/saf/accident/accident.seed.ts'
import { finished, label, ng } from '#modules/saf/check/check.fixture.ts'
import { safetyCheck } from '#modules/saf/check/result/safety-check.model.ts'
import { permit } from '../permit.model.ts'
import { minutesAgo, placeOf, post, rowOf, type Told } from './alive-told.fixture.ts'
import { equipmentAt } from './alive-world.fixture.ts'

interface OfWork {
  p: number
}
interface Hours extends OfWork {
  minutes: number
}
const doubts = (equipCds: string) => ({
  EQUIP: { triggerCd: 'MOC', equipCds },
  KIND: { triggerCd: 'ETC', workCatCd: 'WELD' },
  OTHER: { triggerCd: 'ETC', workCatCd: 'PIPE' },
  // The whole process is assessed as if for the first time.
  ANEW: { rsaTypeCd: 'INIT' },
})
type Doubt = keyof ReturnType<typeof doubts>

/** The latest row of a table that a story has made; 1 where it has made none: that is nobody's. */
async function latest({ world: { site } }: Told, statement: string, given: readonly unknown[] = []): Promise<number> {
  const [row] = await site.sql<{ no: number | null }>(`select max(no)::int as no from (${statement}) made (no)`, [
    ...given,
  ])
  return row?.no ?? 1
}
const doubted = (told: Told) =>
  latest(told, `select rsa_no from rsa where delete_yn = 'N' and rsa_doc_no not like 'RS-T-%' and work_block_yn = 'Y'`)
const equipNoOf = (told: Told, p: number) =>
  latest(told, 'select equip_no from facility where equip_cd = $1', [equipmentAt(placeOf(told, p, told.kinds))])

export const founds = {
  /** The head of a team opens an assessment of the process: of one equipment, of the kind, of another kind, of all anew. */
  doubt: (told: Told, { p, of }: OfWork & { of: Doubt }) => {
    const { world } = told
    const days = { planYmd: '2026-11-24', doFromYmd: '2026-11-25', doToYmd: '2026-11-30' }
    const about = doubts(equipmentAt(placeOf(told, p, told.kinds)).toLowerCase())[of]
    const values = { rsaTypeCd: 'OCC', processNo: world.processNo, scaleNo: world.scaleNo, ...days, ...about } as const
    return world.as('sup').create(rsa, anAssessment(values as Parameters<typeof anAssessment>[0]))
  },
  /** It comes to be about another kind of work, or about all. */
  doubtMoves: async (told: Told, { to }: { to: 'WELD' | 'PIPE' | 'ALL' }) => {
    const rsaNo = await doubted(told)
    const sup = told.world.as('sup')
    return sup.edit(rsa, await sup.read(rsa, rsaNo), rsaNo, { workCatCd: to === 'ALL' ? null : to })
  },
  doubtEnds: async (told: Told, { isDone }: { isDone: boolean }) => {
    const rsaNo = await doubted(told)
    if (!isDone) return told.world.as('safety').act(rsa, rsaNo, 'cancel', { reasonDesc: '해당 작업 없음' })
    return told.world.site.sql(`update rsa set status_cd = 'DONE', work_block_yn = 'N' where rsa_no = $1`, [rsaNo])
  },
  /** That the process was ever assessed is taken back, and told again. */
  initial: ({ world: { site } }: Told, { isDone }: { isDone: boolean }) =>
    site.sql(`update rsa set delete_yn = $1 where rsa_doc_no like 'RS-T-%'`, [isDone ? 'N' : 'Y']),
  letGo: async (told: Told, { p, minutes }: Hours) => {
    const [{ permitNo }, rsaNo] = [await rowOf(told, p), await doubted(told)]
    const body = { freedForCd: 'SAFE', toDt: minutesAgo(told, -minutes), reasonDesc: '누출 부위를 막는 작업입니다.' }
    return post(told, 'shd', `${permit.api}/${permitNo}/assessed/${rsaNo}/free`, body)
  },
  /** As a phone brings it, which may have been without a network: with the time at which it was found. */
  finding: async (told: Told, { p, ago }: OfWork & { ago: number }) => {
    const { site, checkPlanNos } = told.world
    return finished(site, checkPlanNos[placeOf(told, p, told.kinds)] ?? 0, {
      codes: [label(await equipNoOf(told, p))],
      items: [ng(1)],
      photos: [1],
      checkDt: minutesAgo(told, ago),
    })
  },
  /** Its measure is verified, or given up: which mends nothing. */
  findingEnds: async (told: Told, { p, how }: OfWork & { how: 'EFFECT' | 'CANC' }) =>
    told.world.site.sql(
      `update impr set status_cd = $2 where src_cd = 'CHK' and delete_yn = 'N' and impr_no in (select t.impr_no from safety_check c
        join safety_check_items t using (safety_check_no) where c.equip_no = $1)`,
      [await equipNoOf(told, p), how],
    ),
  /**
   * Somebody is hurt under the permit, or killed at the mark of the work: then the scene is kept. This a phone tells, which
   * may have been without a network.
   */
  accident: async (told: Told, { p, of, ago }: OfWork & { of: 'NAMED' | 'SCENE'; ago: number }) => {
    const { world } = told
    const permitNo = told.nos[placeOf(told, p, told.kinds)] ?? 0
    const [siteMark] = await world.site.sql<{ mapNo: number; locationX: number; locationY: number }>(
      `select map_no::int as "mapNo", location_x as "locationX", location_y as "locationY" from permit_mark
        where permit_no = $1 and delete_yn = 'N' limit 1`,
      [permitNo],
    )
    const words = { accidentTitle: '작업 중 사고', placeDesc: '작업 장소', occurDt: minutesAgo(told, ago) }
    if (of === 'SCENE')
      return world.as('emp').call(`${accident.api}-reports`, {
        method: 'POST',
        body: aReport(minutesAgo(told, ago), { ...words, injuredCnt: 0, deadCnt: 1, siteMark: siteMark ?? null }),
      })
    const hurt = { injuredCnt: 1, deadCnt: 0, outsideHurtCnt: 0, permitNo }
    const { accidentNo } = await world.as('emp').create(accident, { ...words, ...hurt })
    return world.as('emp').act(accident, accidentNo, 'report')
  },
  /** It is classed, or the head of safety releases its scene with the consent of the authority. */
  accidentEnds: async (told: Told, { of }: { of: 'CLASS' | 'RELEASE' }) => {
    const no = await latest(told, `select accident_no from accident where delete_yn = 'N'`)
    if (of === 'CLASS')
      return told.world.site.sql(`update accident set status_cd = 'CLASS' where accident_no = $1 and delete_yn = 'N'`, [
        no,
      ])
    return told.world.as('shd').act(accident, no, 'releaseScene', { sceneConsentDesc: '감독관 동의' })
  },
  /** The safety manager lets one work go on at the equipment: the repair. */
  repair: async (told: Told, { p, minutes }: Hours) => {
    const [row] = await told.world.site.sql<{ no: string }>(
      'select permit_doc_no as no from wkod_master where permit_no = $1',
      [told.nos[placeOf(told, p, told.kinds)]],
    )
    const checkNo = await latest(
      told,
      `select safety_check_no from safety_check where delete_yn = 'N' and equip_no = $1`,
      [await equipNoOf(told, p)],
    )
    return post(told, 'safety', `${safetyCheck.api}/${checkNo}/releases`, {
      ...{ permitDocNo: row?.no, toDt: minutesAgo(told, -minutes), reasonDesc: '덮개를 다시 다는 수리 작업' },
    })
  },
}
