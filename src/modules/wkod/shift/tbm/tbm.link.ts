/**
 * The code on a permit, as far as it is about the talk (R1): everybody on the spot reads what it is about, the leader begins
 * it, and what the crew signs stands in the talk and in the permit at once.
 */
import { siteLangOf } from '#modules/common/site-langs.logic.ts'
import { nativeNames } from '#modules/common/site-langs.model.ts'
import { linkQuestionOf } from '#platform/model/link.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { SignProof } from '#platform/model/sign-proof.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Link, LinkPurpose, LinkWorker } from '#platform/server/links/link.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { memberOf } from '../../permit/crew/party.logic.ts'
import type { Permit } from '../../permit/permit.model.ts'
import { languagesToRead, signInterpreter } from './tbm-interpreter.ts'
import { linesOfTalk } from './tbm-lines.ts'
import { hasSignedTalk, isTalking, noTalk, openTalk, permitOf, signTalk, talkGoingOn } from './tbm-store.ts'
import { tbmWords } from './tbm-words.ts'

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
async function topicLines(db: Queries, link: Link, language: PageLanguage) {
  const record = await ownOf(db, link)
  if (!record || !isTalking(record)) return []
  const talk = await talkGoingOn(db, record.permitNo)
  return talk ? linesOfTalk(db, talk, language) : []
}

const nativeOf = (code: string): string => {
  const lang = siteLangOf(code)
  return lang ? nativeNames[lang] : code
}
const interpretsOf = (languages: readonly string[]) =>
  languages.length === 0
    ? []
    : [
        linkQuestionOf({
          name: 'interpret',
          kind: 'many',
          label: '통역자입니다. 번역이 없는 글을 이 말로 읽어 주었습니다.',
          options: languages.map((code) => ({ code, label: nativeOf(code) })),
        }),
      ]

/** The languages that an interpreter of the crew may sign for: those of its people who cannot read all of the talk. */
async function toInterpret(db: Queries, record: Permit | undefined, worker: LinkWorker): Promise<string[]> {
  if (!record || !isTalking(record) || !memberOf(record, { personNo: worker.personNo })) return []
  const talk = await talkGoingOn(db, record.permitNo)
  return talk ? languagesToRead(db, talk) : []
}

export function withTalk(permitLink: LinkPurpose): LinkPurpose {
  const { live } = permitLink
  return {
    ...permitLink,
    words: [...(permitLink.words ?? []), tbmWords],
    ...(live && {
      live: {
        ...live,
        async state(db, link, today, now, reader) {
          const state = await live.state(db, link, today, now, reader)
          return { ...state, lines: [...state.lines, ...(await topicLines(db, link, reader.language))] }
        },
      },
    }),
    async ask(db, link, worker, asked) {
      const record = await ownOf(db, link)
      const own = [
        ...interpretsOf(await toInterpret(db, record, worker)),
        ...(record && isLeader(record, worker) ? [begin] : []),
      ]
      if (own.length === 0) return permitLink.ask(db, link, worker, asked)
      const others = await permitLink.ask(db, link, worker, asked).catch(noneOf)
      return [...others.map((one) => ({ ...one, required: false })), ...own]
    },
    async had(db, taken) {
      const codes = [taken.answers.sign ?? []].flat()
      const { talk, interpret } = taken.answers
      if (talk !== undefined || interpret !== undefined || codes.length === 0) return false
      const others = codes.filter((code) => code !== 'TBM')
      const record = await ownOf(db, taken.link)
      const whom = { personNo: taken.worker.personNo }
      if (others.length < codes.length && !(record && (await hasSignedTalk(db, record, whom, taken.now)))) return false
      if (others.length === 0) return true
      return (await permitLink.had?.(db, { ...taken, answers: { sign: others } })) ?? false
    },
    signs: (answers) =>
      answers.talk === 'START' || [answers.interpret ?? []].flat().length > 0 || (permitLink.signs?.(answers) ?? false),
    async take(tx, taken) {
      const { link, worker, answers, now, proof } = taken
      const signs = new Set([answers.sign ?? []].flat())
      const begins = answers.talk === 'START'
      const readIn = [answers.interpret ?? []].flat()
      if (signs.size === 0 && readIn.length === 0 && !begins)
        throw new Refusal(422, 'LINK_ANSWER_MISSING', '답하지 않은 문항이 있습니다.')
      const record = await ownOf(tx, link)
      if (begins && record && isLeader(record, worker)) await openTalk(tx, record, program, now)
      if (readIn.length > 0 && record) await readOut(tx, record, worker, { readIn, proof, now })
      if (signs.delete('TBM') && record)
        await signTalk(tx, record, {
          who: { personNo: worker.personNo, userId: null },
          proof,
          person: program,
          now,
        })
      if (signs.size > 0) await permitLink.take(tx, { ...taken, answers: { ...answers, sign: [...signs] } })
    },
  }
}

/** He says with his own name what he has read out. @throws Refusal 422 where no talk goes on */
async function readOut(
  tx: Transaction,
  record: Permit,
  { personNo, personNm }: LinkWorker,
  { readIn, proof, now }: { readIn: readonly string[]; proof: SignProof; now: Date },
): Promise<void> {
  const talk = await talkGoingOn(tx, record.permitNo)
  if (!talk) throw noTalk()
  const signed = {
    interpreterNm: personNm,
    personNo,
    strokes: null,
    proof,
    witnessNm: null,
    userId: program.userId,
    now,
  }
  for (const langCd of readIn) await signInterpreter(tx, talk, { ...signed, langCd })
}

/** A leader who has nothing else to sign may still begin the talk. */
function noneOf(error: unknown): [] {
  if (error instanceof Refusal && error.code === 'PT_SIGN_NONE') return []
  throw error
}
