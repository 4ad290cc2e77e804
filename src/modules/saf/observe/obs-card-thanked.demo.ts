/** One card of the demo that went all its way: told with a photo, put right, looked at, and thanked for; and the poster at the gate. */

import { looseScaffold } from '#modules/common/site-scenes.logic.ts'
import { tellFindings } from '#modules/impr/impr/demo/told-findings.api.ts'
import type { Finding } from '#modules/impr/impr/impr.api.ts'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { addDays, addMonths, dayOf, startOfDay } from '#platform/model/calendar.ts'
import type { Storage } from '#platform/server/attachments/storage.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { sql } from '#platform/server/database/sql.ts'
import { makeLink } from '#platform/server/links/link.ts'
import { addBeforeAndAfter } from '#platform/server/stories/drawn-pictures.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { story } from '#platform/server/stories/story.ts'
import { obsCard } from './obs-card.model.ts'
import { OBSERVE_POSTER } from './obs-card-anonymous.ts'

const SEEN_DAYS_AGO = 12
const [AUTHOR, SORTER, OWNER] = ['emp', 'safety', 'oper'] as const
const seen = {
  obsTypeCd: 'COND',
  contentDesc: '압축기동 비계의 작업발판 한쪽이 들려 밟으면 기웁니다.',
  placeDesc: '압축기동',
} as const
const replyDesc = '발판을 새로 깔고 클램프로 고정했습니다. 덕분에 아무도 떨어지지 않았습니다.'

interface Demo extends FirstDay {
  holidays: ReadonlySet<string>
}
export async function loadThankedCard(connection: OwnerConnection, { today, now, holidays }: Demo): Promise<void> {
  const day = addDays(today, -SEEN_DAYS_AGO)
  const [dueYmd, at] = [addDays(day, 14), new Date(`${day}T09:20:00+09:00`)]
  const { obsCardNo } = await story(obsCard, { ...seen, obsDt: at.toISOString() })
    .as(AUTHOR)
    .at(at)
    .setting({ triageDueYmd: addDays(day, 3), replyDueYmd: addDays(day, 7), anonymousYn: 'N' })
    .as(SORTER)
    .after('4h')
    .act('accept', { riskGradeCd: 'MID', ownerUserId: OWNER })
    .setting({ acceptYn: 'Y', dueYmd })
    .as(OWNER)
    .after('6d')
    .act('reply', { replyDesc })
    .setting(({ now: told }) => ({ replyDt: told.toISOString() }))
    .as('SYSTEM')
    .after('3d')
    .act('close')
    .insert(connection)
  const { contentDesc, placeDesc } = seen
  const finding: Finding = {
    ...{
      srcCd: 'OBS',
      srcNo: String(obsCardNo),
      plantCd: '2000',
      imprTitle: contentDesc,
      imprDesc: contentDesc,
      placeDesc,
    },
    ...{ riskGradeCd: 'MID', dueYmd, owner: { userId: OWNER }, verifyUserId: SORTER },
  }
  const [told] = await tellFindings(
    connection,
    [
      {
        ...{ finding, by: SORTER, at: new Date(at.getTime() + 4 * 3_600_000), statusCd: 'CLOSE', measureTypeCd: 'ENG' },
        ...{ planDesc: '발판을 바꾸고 양 끝을 고정합니다.', actionDesc: '발판을 새로 깔고 클램프로 고정했습니다.' },
      },
    ],
    { today, holidays, latest: now },
  )
  await connection.query('update obs_card set impr_no = $1 where obs_card_no = $2', [told?.imprNo, obsCardNo])
}

export async function addThankedPictures(db: Database, storage: Storage): Promise<void> {
  const told = { most: 1, scenes: { [seen.contentDesc]: looseScaffold } }
  const written = { by: sql`r.create_user_id`, at: sql`r.create_dt` }
  await addBeforeAndAfter(db, storage, obsCard, {
    ...told,
    before: { field: 'attachFileId', fileNm: '사진.jpg', ...written },
  })
  await addBeforeAndAfter(db, storage, impr, {
    ...told,
    before: { field: 'beforeFileId', fileNm: '조치 전 사진.jpg', ...written },
    after: { field: 'afterFileId', fileNm: '조치 후 사진.jpg', by: sql`r.action_user_id`, at: sql`r.action_dt` },
  })
}

const HANGING = { purposeCd: OBSERVE_POSTER, bizNo: 0, plantCd: '2000', vendorCd: null } as const

/** One poster hangs already, for the whole plant: what came of last month's cards stands on it. */
export async function hangPoster(db: Database, now: Date): Promise<void> {
  const expireDt = startOfDay(addMonths(dayOf(now), 6))
  await db.write('SYSTEM', (tx) => makeLink(tx, { ...HANGING, expireDt, createUserId: SORTER, now }))
}
