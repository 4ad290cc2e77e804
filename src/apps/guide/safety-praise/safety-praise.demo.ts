import { addDays } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { story } from '#platform/server/stories/story.ts'
import { safetyPraise } from './safety-praise.model.ts'
import { aSafetyPraise } from './safety-praise.seed.ts'

/** One a week for a year; the last two wait to be passed on. @param today calendar day in Asia/Seoul */
export const loadSafetyPraise = (connection: OwnerConnection, today: string) =>
  insertStories(
    connection,
    Array.from({ length: 52 }, (_, week) => {
      const seenYmd = addDays(today, -7 * (week + 1))
      const sent = story(safetyPraise, aSafetyPraise({ seenYmd }), {
        send: () => ({ answerDueYmd: addDays(seenYmd, 7) }),
      })
        .as('emp')
        .at(`${seenYmd}T17:20:00+09:00`)
        .act('send')
      return week < 2 ? sent : sent.as('safety').after('2d').act('pass')
    }),
  )
