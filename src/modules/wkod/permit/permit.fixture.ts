/** What the tests of permits do before they come to their point. */
import { beforeAll } from 'vitest'
import { assessedBefore } from '#modules/rsa/assess/rsa.fixture.ts'
import { fixed } from '#modules/saf/jsa/jsa.fixture.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { Join } from '#platform/server/ports.ts'
import type { Story } from '#platform/server/stories/story.ts'
import { aFileSite, type Site } from '#platform/test/site.ts'
import { eligibilityOf } from './ask/permit-facts.ts'
import { linksFor } from './link/permit-links.ts'
import { takePrint } from './paper/prints.ts'
import { type Permit, permit } from './permit.model.ts'
import { aPermit } from './permit.seed.ts'
import { isHighRisk, permitFacts, permitStory, recordOf } from './permit.story.ts'
import { aPlanInForce, aSitePlan, marked, peopleReady } from './permit-ground.fixture.ts'
import { begun } from './permit-sets.ts'

/** Site manager and leader of one vendor, and the manager of another. */
export const VSM = 'V100001-02'
export const VSP = 'V100001-03'
export const OTHER = 'V100003-01'
export const at = (time: string, day = '2026-11-24') => `${day}T${time}+09:00`

const PLANT = '2000'
/** Plans of sites on which the tests of permits find the ground told; elsewhere a test brings people, plan and place itself. */
const sitePlans = new Map<string, number>()

/** A site for permits: whoever they ask answers, as on every site. @param own what this test answers otherwise */
export function aPermitSite(own: readonly Join[] = []): () => Site {
  const site = aFileSite({ joins: own })
  beforeAll(async () => {
    await peopleReady(site())
    await aPlanInForce(site())
    sitePlans.set(site().url, await aSitePlan(site()))
  })
  return site
}
async function placed(site: Site, permitNo: number) {
  const mapNo = sitePlans.get(site.url)
  if (mapNo !== undefined) await marked(site, mapNo, permitNo)
}

/** People whom tests name. */
const NAMED = 6
interface Ground {
  jsaNo: number
  processNo: number
  people: { personNo: number; personNm: string; phoneTail: string }[]
}
/** By database: a server beside another one stands on the same ground. */
const grounds = new Map<string, Promise<Ground>>()

/** A fixed JSA that covers every type, a process that is assessed, and people of the vendor. */
export function groundOf(site: Site): Promise<Ground> {
  const known = grounds.get(site.url)
  if (known) return known
  const made = makeGround(site)
  grounds.set(site.url, made)
  return made
}

async function makeGround(site: Site): Promise<Ground> {
  const { jsaNo } = await fixed(site)
  await assessedBefore(site)
  await site.sql(`update jsa set permit_type_cds = 'GEN HOT CSE ELE EXC RAD HGT HVY LNB CHM PNT', max_after_val = 4,
    next_eval_ymd = '2028-01-01' where jsa_no = ${jsaNo}`)
  const [process] = await site.sql<{ no: string }>(
    `select process_no as no from process where plant_cd = '2000' and use_yn = 'Y' order by 1 limit 1`,
  )
  const people = await site.sql<{ personNo: string; personNm: string; phoneTail: string }>(
    `select person_no as "personNo", person_nm as "personNm", right(regexp_replace(phone_no, '\\D', '', 'g'), 4) as "phoneTail"
     from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' and delete_yn = 'N' order by person_no limit ${NAMED}`,
  )
  return {
    jsaNo,
    processNo: Number(process?.no),
    people: people.map((one) => ({ ...one, personNo: Number(one.personNo) })),
  }
}

/** What the vendor asks for: its people on the ground of the site. */
async function requestOf(site: Site, values: DraftOf<typeof permit> = {}): Promise<DraftOf<typeof permit>> {
  const { jsaNo, processNo, people } = await groundOf(site)
  const [leader] = people
  const workers = await freeWorkers(site)
  const permitCrew = workers.map((personNo) => ({ personNo, crewRoleCd: 'WORKER' as const }))
  const base = { jsaNo, processNo, leaderPersonNo: leader?.personNo ?? null }
  return aPermit({ ...base, permitCrew: permitCrew as never, ...values })
}

/** Nobody works on two works: the two who follow the leader, or, where they are at work, two whom no test asks for by name. */
async function freeWorkers(site: Site): Promise<number[]> {
  const rows = await site.sql<{ no: number }>(
    `select v.no::int as no from (select person_no as no, row_number() over (order by person_no) as nth from vendor_person
        where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' and delete_yn = 'N') v
      where (v.nth in (2, 3) or v.nth > $1) and not exists (select from wkod_master_permit_crew c join wkod_master p using (permit_no)
        where c.person_no = v.no and c.leave_dt is null and c.add_dt is not null and p.status_cd in ('WORK', 'SUSP'))
      order by v.nth limit 2`,
    [NAMED],
  )
  return rows.map(({ no }) => no)
}

/** What earlier tests of a file have left at work is over, and its people are free. */
export const worksOver = (site: Site) =>
  site.sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('WORK', 'SUSP')`)

export async function drafted(site: Site, values: DraftOf<typeof permit> = {}, by = VSM) {
  const record = await site.as(by).create(permit, await requestOf(site, values))
  await placed(site, record.permitNo)
  return record
}

interface Photo {
  attachFileId: number
  fileNo: number
}
/** A photo that somebody has taken; what it shows is nobody's matter. */
async function aPhoto(site: Site, by: string): Promise<Photo> {
  const [photo] = await site.sql<Photo>(
    `with held as (insert into attach_group (task_class_nm, create_user_id, create_dt) values ('PERMIT_CHECK', $1, now())
        returning attach_file_id)
      insert into attach_file (attach_file_id, stored_nm, file_org_nm, file_size, file_ext, content_type, sha256, create_dt)
      select attach_file_id, 'T' || attach_file_id, '사진.png', 1, 'png', 'image/png', repeat('0', 64), now() from held
      returning attach_file_id::int as "attachFileId", file_no::int as "fileNo"`,
    [by],
  )
  return photo as Photo
}

/** Ticks every item of the stages, with a photo where one is asked for. */
const ticked = (permitCheck: Permit['permitCheck'], stages: readonly string[], { fileNo }: Photo) =>
  (permitCheck ?? []).map((line) =>
    stages.includes(line.stageCd ?? '')
      ? { ...line, okYn: 'Y' as const, photoFileNo: line.photoYn === 'Y' ? fileNo : null }
      : line,
  )
export async function tick(site: Site, permitNo: number, stages: readonly string[], by = 'oper') {
  const record = await site.as(by).read(permit, permitNo)
  const photo = await photoOf(site, record, by)
  const { attachFileId: checkPhotoFileId } = photo
  return site.as(by).edit(permit, record, permitNo, {
    permitCheck: ticked(record.permitCheck, stages, photo),
    ...(record.checkPhotoFileId === null && { checkPhotoFileId }),
  })
}
/** The one that the permit has already, or a new one. */
async function photoOf(site: Site, { checkPhotoFileId }: Permit, by: string): Promise<Photo> {
  const [known] = await site.sql<{ fileNo: number }>(
    `select file_no::int as "fileNo" from attach_file where attach_file_id = ${checkPhotoFileId ?? 0} limit 1`,
  )
  return known ? { ...known, attachFileId: checkPhotoFileId ?? 0 } : aPhoto(site, by)
}

/** Its paper hangs at the place, and says what the permit says. */
export const printed = (site: Site, permitNo: number) =>
  site.services.db.write('SYSTEM', async (tx) => {
    const record = await findRecord(asProgram(tx), permit, permitNo)
    if (record) await takePrint(tx, record, { userId: 'oper', now: site.services.clock.now() })
  })
/** What issue waits for: the leader has signed at the place, and its paper hangs there. */
export async function signedAndPrinted(site: Site, permitNo: number) {
  await site.sql(`update wkod_master set leader_sign_dt = now(), print_cnt = 1 where permit_no = ${permitNo}`)
  await printed(site, permitNo)
}

/** The talk signed by everybody at this moment. */
export const talked = (site: Site, permitNo: number, dt: string) =>
  site.sql(`update wkod_master_permit_crew set tbm_sign_dt = '${dt}' where permit_no = ${permitNo}`)

type Found = Awaited<ReturnType<typeof eligibilityOf>>
interface Asked {
  readonly told: Story<typeof permit>
  readonly isHigh: boolean
  /** Why nothing is isolated for it, where the area has to say. */
  readonly uncut: string | null
  readonly photo: Photo
  /** What is found of its people, where they begin to work. */
  readonly found: Found
}
/** The story of a permit that nothing holds up, all of it at the moment of the site, as far as its request. */
async function ask(site: Site, values: DraftOf<typeof permit>, found: Found = []): Promise<Asked> {
  const request = await requestOf(site, values)
  const today = site.services.clock.today()
  const facts = await site.services.db.read('SYSTEM', (db) => permitFacts(db, request, PLANT, today))
  const uncut = /CSE|ELE/.test(values.permitSubCds ?? '') ? '전원과 배관이 없는 신설 설비입니다.' : null
  return {
    told: permitStory(request, facts).as(VSM).act('submit'),
    isHigh: isHighRisk(request, facts),
    uncut,
    photo: await aPhoto(site, 'oper'),
    found,
  }
}
function prepare({ told, isHigh, uncut, photo }: Asked): Story<typeof permit> {
  const reviewing = told.as('oper').act('review')
  const reviewed = (uncut ? reviewing.edit({ isoNoneDesc: uncut }) : reviewing).act('finishReview')
  return (isHigh ? reviewed.as('safety').act('coReview') : reviewed).as('oper').edit(({ record }) => ({
    permitCheck: ticked(record.permitCheck, ['PREP'], photo),
    checkPhotoFileId: photo.attachFileId,
  }))
}
const approve = (asked: Asked) =>
  prepare(asked)
    .as(asked.isHigh ? 'mgr' : 'areaappr')
    .act('approve')
const issue = (asked: Asked) =>
  approve(asked)
    .as('oper')
    .meanwhile(({ now }) => ({ leaderSignDt: now.toISOString(), printCnt: 1 }))
    .act('issue')
    .edit(({ record }) => ({ permitCheck: ticked(record.permitCheck, ['START'], asked.photo) }))
const start = (asked: Asked) =>
  issue(asked)
    .meanwhile(({ record, now }) => ({
      permitCrew: (record.permitCrew ?? []).map((line) => ({ ...line, tbmSignDt: now.toISOString() })),
    }))
    .as(VSP)
    .act('start')
    .setting(({ record, now }) => begun({ record, now }, asked.found))

/** Who may work is asked as when work begins. */
async function foundOf(site: Site, values: DraftOf<typeof permit>): Promise<Found> {
  const asked = recordOf(await requestOf(site, values))
  const permitCrew = (asked.permitCrew ?? []).map((line) => ({ ...line, leaveDt: null }))
  const record = { ...asked, permitCrew, plantCd: PLANT, vendorCd: 'V100001' }
  return site.services.db.write('SYSTEM', (db) => eligibilityOf(db, [record], site.services.clock.now()))
}

/** A permit that has come so far, with the code on it: told, not walked; `permit.story.test.ts` walks. */
const come =
  (far: (asked: Asked) => Story<typeof permit>, findPeople?: typeof foundOf) =>
  async (site: Site, values: DraftOf<typeof permit> = {}) => {
    const record = await far(await ask(site, values, await findPeople?.(site, values))).insert(site)
    await placed(site, record.permitNo)
    if (record.printCnt) await printed(site, record.permitNo)
    const now = site.services.clock.now()
    await site.services.db.write('SYSTEM', (db) => linksFor({ db, record, person: { userId: VSM }, now }))
    return record
  }
export const submitted = come(({ told }) => told)
export const prepared = come(prepare)
export const approved = come(approve)
export const issued = come(issue)
export const working = come(start, foundOf)
