/** How other parts of the demo put what they have found into the register, with the life that it has had since. */
import { dayOf } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { type Holders, holdersOf } from '#platform/server/stories/cast.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import type { Story } from '#platform/server/stories/story.ts'
import type { Finding } from '../impr.api.ts'
import type { Impr, impr } from '../impr.model.ts'
import { imprStory } from '../impr.story.ts'
import { effectDue } from '../impr-dues.ts'

export interface ToldFinding extends Pick<Impr, 'planDesc' | 'measureTypeCd' | 'actionDesc'> {
  readonly finding: Finding
  /** Who found it. */
  readonly by: string
  readonly at: Date
  /** How far it is; closed, it waits for a look at its effect where the register asks for one and the day is to come. */
  readonly statusCd: 'RQST' | 'ACTION' | 'CLOSE'
}
interface Site extends Pick<FirstDay, 'today'> {
  readonly latest: Date
  readonly holidays: ReadonlySet<string>
}
interface Facts extends Site {
  readonly holders: Holders
  readonly depts: ReadonlyMap<string, string>
}

/** @returns the rows of the register, in the order given */
export async function tellFindings(connection: OwnerConnection, told: readonly ToldFinding[], site: Site) {
  const { rows } = await connection.query('select user_id, dept_cd from sys_user where dept_cd is not null')
  const depts = new Map(rows.map(({ user_id: userId, dept_cd: deptCd }) => [String(userId), String(deptCd)]))
  const facts = { ...site, depts, holders: await holdersOf(connection) }
  return insertStories(
    connection,
    told.map((one) => lived(one, facts)),
    site,
  )
}

function lived({ finding, by, at, statusCd, ...measure }: ToldFinding, facts: Facts): Story<typeof impr> {
  const { holders, today } = facts
  const owner = ownerOf(finding, holders)
  const { planDesc, ...done } = measure
  const planned = registered(finding, by, facts)
    .at(at)
    .act('register', {}, { without: ['hazardCatCd'] })
    .as(owner)
    .after('1d')
    .act('accept')
    .after('1d')
    .act('plan', { planDesc })
  if (statusCd !== 'CLOSE') return planned.until(statusCd)
  const verified = planned
    .after('5d')
    .act('finish', done, { without: ['afterFileId'] })
    .as(finding.verifyUserId)
    .after('1d')
    .act('verify')
  const again = effectDue(dayOf(new Date(at.getTime() + WAY_MS)))
  if (finding.riskGradeCd === 'MID' || finding.riskGradeCd === 'LOW' || again >= today) return verified
  const manager = holders('SHM', finding.plantCd)[0] ?? finding.verifyUserId
  return verified.as(manager).at(`${again}T10:00:00+09:00`).act('confirmEffect', { effectCd: 'EFF' })
}
/** From its registration to the look at the measure. */
const WAY_MS = 8 * 86_400_000

/** By whoever found it, who may not register by hand. */
function registered({ owner, ...found }: Finding, by: string, { holidays, depts, holders }: Facts) {
  const ownerUserId = 'userId' in owner ? owner.userId : null
  const ownerDeptCd = depts.get(ownerUserId ?? '') ?? null
  const extendUserId = holders('SHD', found.plantCd)[0] ?? ''
  const { plantCd, ...entered } = found
  const given = { ...entered, ownerUserId, vendorCd: 'vendorCd' in owner ? owner.vendorCd : null }
  return imprStory(given, { holidays, ownerDeptCd, extendUserId }).setting({ plantCd }).inNameOf(by)
}

const ownerOf = ({ owner }: Finding, holders: Holders): string =>
  'userId' in owner ? owner.userId : (holders('VSM', owner.vendorCd)[0] ?? holders('VAD', owner.vendorCd)[0] ?? '')
