/** What the screens of rounds ask of the server besides the records: seats, attendance, tests, applications, certificates. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Signature } from '#platform/model/field.ts'
import { api, type Query } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { EduClass, EduResult, SeatState } from '../course/edu-codes.model.ts'
import { eduRound } from './edu-round.model.ts'

const VENDOR_API = '/api/vendor/portal/education'
const KEY = 'education'

export interface Seat {
  eduRqstNo: number
  personNo: number
  personNm: string
  birthYear: string
  vendorCd: string
  vendorNm: string | null
  langCd: string
  seatStatusCd: SeatState
  waitNo: number | null
  applyDt: string
  checkInDt: string | null
  checkOutDt: string | null
  attendMinVal: number | null
  signJson: Signature | null
  testScore: number | null
  retakeCnt: number
  tryCnt: number
  eduResultCd: EduResult | null
  validFromYmd: string | null
  validToYmd: string | null
  certNo: string | null
}
export const useSeats = (no: number | null) =>
  useQuery({
    queryKey: [KEY, 'seats', no],
    queryFn: ({ signal }) => api.get<{ rows: Seat[] }>(`${eduRound.api}/${no}/seats`, { signal, quiet: true }),
    enabled: no !== null,
  })

/** Seats, rounds and how people stand are read anew; so is the round with its numbers. */
export const renewEducation = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [KEY] }),
    queryClient.invalidateQueries({ queryKey: [eduRound.name] }),
  ])

export type Which = { eduRqstNo: number } | { code: string }
interface Came {
  eduRqstNo: number
  personNm: string
}
export const passDoor = (no: number, door: 'checkin' | 'checkout', which: Which) =>
  api.post<Came>(`${eduRound.api}/${no}/${door}`, which, { quiet: true })
export const signSeat = (no: number, eduRqstNo: number, signature: Signature) =>
  api.post(`${eduRound.api}/${no}/seats/${eduRqstNo}/sign`, signature)
export const decideSeat = (eduRqstNo: number, approveYn: 'Y' | 'N') =>
  api.post(`${eduRound.api}/seats/${eduRqstNo}/decide`, { approveYn })

export interface Test {
  eduAttemptNo: number
  tryNo: number
  langCd: string
  personNm: string
  questions: { eduQuestionNo: number; questionDesc: string; choices: string[] }[]
}
export interface Graded {
  testScore: number
  correctCnt: number
  passYn: 'Y' | 'N'
  leftCnt: number
}
export const startTest = (no: number, eduRqstNo: number) =>
  api.post<Test>(`${eduRound.api}/${no}/seats/${eduRqstNo}/test`, {})
export const gradeTest = (no: number, eduAttemptNo: number, answers: readonly (number | null)[]) =>
  api.post<Graded>(`${eduRound.api}/${no}/tests/${eduAttemptNo}`, { answers })

export interface VendorRound {
  eduRoundNo: number
  eduRoundDocNo: string | null
  roundTitle: string
  courseNm: string | null
  eduClassCd: EduClass
  specialKindNo: number | null
  startDt: string
  endDt: string
  eduMinVal: number | null
  placeNm: string
  langCd: string
  capacityCnt: number
  seatCnt: number | null
  waitCnt: number | null
  leftCnt: number
  cutoffDt: string
  statusCd: string
  instructorNm: string | null
  openYn: 'Y' | 'N'
  ownCnt: number
}
export const useRounds = (query: Query) =>
  useQuery({
    queryKey: [KEY, 'rounds', query],
    queryFn: ({ signal }) =>
      api.get<{ total: number; rows: VendorRound[] }>(`${VENDOR_API}/rounds`, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useRound = (no: number) =>
  useQuery({
    queryKey: [KEY, 'round', no],
    queryFn: ({ signal }) => api.get<VendorRound>(`${VENDOR_API}/rounds/${no}`, { signal, quiet: true }),
  })

export interface Member {
  personNo: number
  personNm: string
  birthYear: string
  jobTypeCd: string
  langCd: string
  agreeYn: 'Y' | 'N'
  validToYmd: string | null
  openYn: 'Y' | 'N'
}
export const useRoster = (no: number) =>
  useQuery({
    queryKey: [KEY, 'roster', no],
    queryFn: ({ signal }) => api.get<{ rows: Member[] }>(`${VENDOR_API}/rounds/${no}/roster`, { signal, quiet: true }),
  })

export interface OwnSeat {
  eduRqstNo: number
  personNo: number
  personNm: string
  seatStatusCd: SeatState
  waitNo: number | null
  eduResultCd: EduResult | null
  checkInDt: string | null
  checkOutDt: string | null
  attendMinVal: number | null
  testScore: number | null
  validToYmd: string | null
  certNo: string | null
  seatKey: string
}
export const useOwnSeats = (no: number) =>
  useQuery({
    queryKey: [KEY, 'own', no],
    queryFn: ({ signal }) => api.get<{ rows: OwnSeat[] }>(`${VENDOR_API}/rounds/${no}/seats`, { signal, quiet: true }),
  })
export interface Applied {
  personNo: number
  personNm: string
  seatStatusCd: SeatState
  waitNo: number | null
}
export const applyFor = (no: number, personNos: readonly number[], sureYn: 'Y' | 'N') =>
  api.post<{ rows: Applied[] }>(`${VENDOR_API}/rounds/${no}/apply`, { personNos, sureYn }, { quiet: true })
export const cancelSeat = (eduRqstNo: number) =>
  api.post<{ absentYn: 'Y' | 'N' }>(`${VENDOR_API}/seats/${eduRqstNo}/cancel`, {})

export interface Certificate {
  eduRqstNo: number
  certNo: string
  checkPath: string
  personNm: string
  birthYear: string
  vendorNm: string | null
  plantNm: string | null
  courseNm: string | null
  eduClassCd: EduClass
  specialKindNo: number | null
  eduYmd: string
  creditMinVal: number | null
  testScore: number | null
  validFromYmd: string | null
  validToYmd: string | null
}
export const useCertificates = (no: number) =>
  useQuery({
    queryKey: [KEY, 'certs', no],
    queryFn: ({ signal }) =>
      api.get<{ rows: Certificate[] }>('/api/saf/education/certificates', {
        query: { eduRoundNo: no },
        signal,
        quiet: true,
      }),
  })

/** Person by person, as the status screen asks. */
export interface EduStatus {
  personNo: number
  personNm: string
  vendorCd: string
  vendorNm: string | null
  langCd: string
  courseNm: string | null
  specialKindNo: number | null
  eduYmd: string | null
  testScore: number | null
  validFromYmd: string | null
  validToYmd: string | null
  certNo: string | null
  eduRoundNo: number | null
  openRoundNo: number | null
  openStartDt: string | null
  carriedYn: 'Y' | 'N'
  stateCd: string
}
interface StatusAnswer {
  total: number
  rows: EduStatus[]
  states: { code: string; count: number }[]
}
export const readStatuses = (query: Query, signal: AbortSignal) =>
  api.get<StatusAnswer>('/api/saf/education/vendorstatuses', { query, signal, quiet: true })
export const useStatuses = (query: Query) =>
  useQuery({
    queryKey: [KEY, 'statuses', query],
    queryFn: ({ signal }) => readStatuses(query, signal),
    placeholderData: keepPreviousData,
  })
