/**
 * Who is asked, and what was answered: two tables that nothing leads from one to the other. An invitation knows no time
 * and no answer, an answer no person and no order.
 */
import { index, jsonb, numeric, pgTable, smallint, unique, uuid } from 'drizzle-orm/pg-core'
import { cd, desc, key, keyRef, userKey, yn } from '#platform/server/database/columns.ts'
import { ownPolicy, systemPolicy } from '#platform/server/database/scope.ts'

export const stressInvite = pgTable(
  'stress_invite',
  {
    stressInviteNo: key(),
    stressSurveyNo: keyRef().notNull(),
    userId: userKey().notNull(),
    /** As it was when the survey began: where the answer is counted. */
    deptCd: cd().notNull(),
    sexCd: cd(),
    ageBandCd: cd(),
    /** The one-time link; gone with the answer, and never stored with it. */
    linkKey: uuid(),
    answeredYn: yn(),
  },
  (t) => [unique().on(t.stressSurveyNo, t.userId), index().on(t.userId), ownPolicy('user_id')],
)

/** Read by the program alone, which tells of groups only. */
export const stressAnswer = pgTable(
  'stress_answer',
  {
    answerKey: uuid().primaryKey().defaultRandom(),
    stressSurveyNo: keyRef().notNull(),
    deptCd: cd().notNull(),
    sexCd: cd(),
    ageBandCd: cd(),
    /** 1 to 4 as ticked, in the order of the form; null where nothing was. */
    answersJson: jsonb().notNull(),
    /** 0 to 100 by area, in the order of the areas; null where an item is missing. */
    scores: numeric({ precision: 4, scale: 1, mode: 'number' }).array().notNull(),
    totalScore: numeric({ precision: 4, scale: 1, mode: 'number' }),
    itemCnt: smallint().notNull(),
  },
  (t) => [index().on(t.stressSurveyNo, t.deptCd), systemPolicy()],
)

/** What somebody wrote freely, apart from what he ticked and from where he works. */
export const stressOpinion = pgTable(
  'stress_opinion',
  {
    opinionKey: uuid().primaryKey().defaultRandom(),
    stressSurveyNo: keyRef().notNull(),
    opinionDesc: desc().notNull(),
  },
  (t) => [index().on(t.stressSurveyNo), systemPolicy()],
)
