/**
 * The code on a permit, as far as it is about the talk (R1): everybody on the spot reads what it is about, the leader begins
 * it, and what the crew signs stands in the talk and in the permit at once.
 */
import { linkQuestionOf } from '#platform/model/link.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Link, LinkPurpose, LinkWorker } from '#platform/server/links/link.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Permit } from '../../permit/permit.model.ts'
import { tbmTopics } from './tbm.model.ts'
import { isTalking, openTalk, openTopics, permitOf, signTalk } from './tbm-store.ts'

const begin = linkQuestionOf({
  name: 'talk',
  kind: 'one',
  label: 'TBM 시작',
  options: [{ code: 'START', label: '작업자 모두 음주하지 않았음을 확인하고 TBM을 시작합니다.' }],
})
const isLeader = (record: Permit, { personNo }: LinkWorker) => record.leaderPersonNo === personNo && isTalking(record)

const ownOf = async (db: Queries, { bizNo, plantCd }: Link): Promise<Permit | undefined> => {
  const record = await permitOf(db, bizNo)
  return record?.plantCd === plantCd ? record : undefined
}

/** What the talk is about, once it has begun. */
async function topicLines(db: Queries, link: Link) {
  const record = await ownOf(db, link)
  if (!record || !isTalking(record)) return []
  const topics = await openTopics(db, record.permitNo)
  return topics.map(({ topicCd, topicDesc, measureDesc }) => ({
    label: tbmTopics[topicCd],
    value: [topicDesc, measureDesc].filter(Boolean).join(' → '),
  }))
}

export function withTalk(permitLink: LinkPurpose): LinkPurpose {
  const { live } = permitLink
  return {
    ...permitLink,
    ...(live && {
      live: {
        ...live,
        async state(db, link, ...moment) {
          const state = await live.state(db, link, ...moment)
          return { ...state, lines: [...state.lines, ...(await topicLines(db, link))] }
        },
      },
    }),
    async ask(db, link, worker, asked) {
      const record = await ownOf(db, link)
      if (!record || !isLeader(record, worker)) return permitLink.ask(db, link, worker, asked)
      const others = await permitLink.ask(db, link, worker, asked).catch(noneOf)
      return [...others.map((one) => ({ ...one, required: false })), begin]
    },
    async take(tx, taken) {
      const { link, worker, answers, now } = taken
      const signs = new Set([answers.sign ?? []].flat())
      const begins = answers.talk === 'START'
      if (signs.size === 0 && !begins) throw new Refusal(422, 'LINK_ANSWER_MISSING', '답하지 않은 문항이 있습니다.')
      const record = await ownOf(tx, link)
      if (begins && record && isLeader(record, worker)) await openTalk(tx, record, program, now)
      if (signs.delete('TBM') && record)
        await signTalk(tx, record, {
          who: { personNo: worker.personNo, userId: null },
          signWayCd: 'LINK',
          person: program,
          now,
        })
      if (signs.size > 0) await permitLink.take(tx, { ...taken, answers: { ...answers, sign: [...signs] } })
    },
  }
}

/** A leader who has nothing else to sign may still begin the talk. */
function noneOf(error: unknown): [] {
  if (error instanceof Refusal && error.code === 'PT_SIGN_NONE') return []
  throw error
}
