/** The seats of a round for those who hold it: who has one, who came, how they did. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import type { Services } from '#platform/server/services.ts'
import { checkIn, checkOut, gradeTest, sign, startTest } from './attend.write.ts'
import { eduRound } from './edu-round.model.ts'
import { type Acting, decideSeat } from './seat.write.ts'

const tags = [eduRound.label]
const no = z.coerce.number().int().positive()
const params = z.object({ no })
const text = z.string().nullable()
const count = z.number().nullable()

const signature = z.strictObject({
  signerNm: z.string().max(200),
  signDt: z.iso.datetime({ offset: true }),
  strokes: z
    .array(z.array(z.number().int().min(0).max(1000)).max(4000))
    .min(1)
    .max(300),
})
const seat = z.object({
  eduRqstNo: z.number(),
  personNo: z.number(),
  personNm: z.string(),
  birthYear: z.string(),
  vendorCd: z.string(),
  vendorNm: text,
  langCd: z.string(),
  seatStatusCd: z.string(),
  waitNo: count,
  applyDt: z.string(),
  checkInDt: text,
  checkOutDt: text,
  attendMinVal: count,
  signJson: z.unknown(),
  testScore: count,
  retakeCnt: z.number(),
  tryCnt: z.number(),
  eduResultCd: text,
  validFromYmd: text,
  validToYmd: text,
  certNo: text,
})

export function actingOf({ person, ip }: Pick<FastifyRequest, 'person' | 'ip'>, tx: Acting['tx'], now: Date): Acting {
  return { tx, person, now, ip, notify: notifyThrough(tx, now) }
}

export function seatRoutes(app: App, services: Services): void {
  registerSeats(app, services)
  registerAttendance(app, services)
  registerTests(app, services)
  registerDecision(app, services)
}

function registerSeats(app: App, { db }: Services): void {
  app.get(
    `${eduRound.api}/:no/seats`,
    {
      config: needsDocument(eduRound),
      schema: { tags, params, response: { 200: z.object({ rows: z.array(seat) }) } },
    },
    async (request) => {
      const { person } = askerOf(request, eduRound)
      const roundNo = request.params.no
      return db.read(person, async (queries) => {
        await getRecord(queries, eduRound, roundNo)
        const rows = await queries.query<z.infer<typeof seat>>(sql`
          select s.edu_rqst_no as "eduRqstNo", s.person_no as "personNo", p.person_nm as "personNm",
            left(p.birth_ymd::text, 4) as "birthYear", s.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm", p.lang_cd as "langCd",
            s.seat_status_cd as "seatStatusCd", case when s.seat_status_cd = 'WAIT' then (row_number() over (
              partition by s.seat_status_cd order by s.apply_dt, s.edu_rqst_no))::int end as "waitNo", s.apply_dt as "applyDt",
            s.check_in_dt as "checkInDt", s.check_out_dt as "checkOutDt", s.attend_min_val as "attendMinVal",
            s.sign_json as "signJson", s.test_score as "testScore", s.retake_cnt as "retakeCnt",
            (select count(*)::int from edu_attempt a where a.edu_rqst_no = s.edu_rqst_no and a.end_dt is not null) as "tryCnt",
            s.edu_result_cd as "eduResultCd", s.valid_from_ymd as "validFromYmd", s.valid_to_ymd as "validToYmd",
            s.cert_no as "certNo"
          from edu_rqst s join vendor_person p on p.person_no = s.person_no
            left join vendor_info v on v.vendor_cd = s.vendor_cd
          where s.edu_round_no = ${roundNo} and s.delete_yn = 'N'
          order by array_position(array['CONFIRM', 'RQST', 'WAIT', 'CANC'], s.seat_status_cd::text), v.vendor_nm, p.person_nm, s.edu_rqst_no`)
        return { rows }
      })
    },
  )
}

const which = z.union([
  z.strictObject({ eduRqstNo: z.number().int().positive() }),
  z.strictObject({ code: z.string().min(1).max(300) }),
])
const came = z.object({ eduRqstNo: z.number(), personNm: z.string() })

function registerAttendance(app: App, { db, clock }: Services): void {
  const write = needsDocument(eduRound, 'write')
  for (const [step, work] of [
    ['checkin', checkIn],
    ['checkout', checkOut],
  ] as const)
    app.post(
      `${eduRound.api}/:no/${step}`,
      { config: write, schema: { tags, params, body: which, response: { 200: came } } },
      async (request) => {
        const { person } = askerOf(request, eduRound)
        return db.write(person, (tx) => work(actingOf(request, tx, clock.now()), request.params.no, request.body))
      },
    )

  const ofSeat = z.object({ no, eduRqstNo: no })
  app.post(
    `${eduRound.api}/:no/seats/:eduRqstNo/sign`,
    { config: write, schema: { tags, params: ofSeat, body: signature } },
    async (request, reply) => {
      const { person } = askerOf(request, eduRound)
      await db.write(person, (tx) =>
        sign(actingOf(request, tx, clock.now()), request.params.no, request.params.eduRqstNo, request.body),
      )
      return reply.status(204).send()
    },
  )
}

const test = z.object({
  eduAttemptNo: z.number(),
  tryNo: z.number(),
  langCd: z.string(),
  personNm: z.string(),
  questions: z.array(z.object({ eduQuestionNo: z.number(), questionDesc: z.string(), choices: z.array(z.string()) })),
})
const graded = z.object({
  testScore: z.number(),
  correctCnt: z.number(),
  passYn: z.enum(['Y', 'N']),
  leftCnt: z.number(),
})

function registerTests(app: App, { db, clock }: Services): void {
  const write = needsDocument(eduRound, 'write')
  app.post(
    `${eduRound.api}/:no/seats/:eduRqstNo/test`,
    { config: write, schema: { tags, params: z.object({ no, eduRqstNo: no }), response: { 200: test } } },
    async (request) => {
      const { person } = askerOf(request, eduRound)
      return db.write(person, (tx) =>
        startTest(actingOf(request, tx, clock.now()), request.params.no, request.params.eduRqstNo),
      )
    },
  )

  const answers = z.strictObject({ answers: z.array(z.number().int().min(1).max(4).nullable()).max(50) })
  app.post(
    `${eduRound.api}/:no/tests/:eduAttemptNo`,
    {
      config: write,
      schema: { tags, params: z.object({ no, eduAttemptNo: no }), body: answers, response: { 200: graded } },
    },
    async (request) => {
      const { person } = askerOf(request, eduRound)
      const { no: roundNo, eduAttemptNo } = request.params
      return db.write(person, (tx) =>
        gradeTest(actingOf(request, tx, clock.now()), roundNo, eduAttemptNo, request.body.answers),
      )
    },
  )
}

/** The work owner decides on who did not come last time. */
function registerDecision(app: App, { db, clock }: Services): void {
  const right = { ...needsDocument(eduRound).right, roles: ['OWN'] }
  const decision = z.strictObject({
    approveYn: z.enum(['Y', 'N']),
    reasonDesc: z.string().trim().max(500).nullable().default(null),
  })
  app.post(
    `${eduRound.api}/seats/:eduRqstNo/decide`,
    { config: { right }, schema: { tags, params: z.object({ eduRqstNo: no }), body: decision } },
    async (request, reply) => {
      const { person } = askerOf(request, eduRound)
      const { approveYn, reasonDesc } = request.body
      await db.write(person, (tx) =>
        decideSeat(actingOf(request, tx, clock.now()), request.params.eduRqstNo, approveYn === 'Y', reasonDesc),
      )
      return reply.status(204).send()
    },
  )
}
