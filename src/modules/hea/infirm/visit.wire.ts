/** What the screens of the infirmary ask the server. */
import { useQuery } from '@tanstack/react-query'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import type { Values } from '#platform/web/form/field-control.tsx'
import type { FieldError } from '#platform/web/form/form-field.tsx'
import { medicineLedger, medicineStock, medicineTxns } from './medicine.calls.ts'
import type { Found as Patient } from './patient.wire.ts'
import { infirmVisit } from './visit.model.ts'
import type { HistoryLine } from './visit-read.wire.ts'
export interface PatientCard extends Patient {
  processNo: number | null
  allergies: readonly { allergyNo: number; allergenCd: string; reactionDesc: string | null }[]
  visits: readonly HistoryLine[]
  counselYmd: string | null
}
export type VisitRecord = Values & {
  heaInfirmVisitNo: number
  heaInfirmVisitDocNo: string | null
  rowVersion: number
  statusCd: 'OPEN' | 'CLOSE' | 'ADDENDUM'
  visitDt: string
  medicines: readonly {
    medicineNm: string
    lotNo: string
    qtyVal: number
    unitCd: string
    doseDesc: string | null
    prescriberUserNm: string | null
    allergyReasonDesc: string | null
  }[]
  addenda: readonly { addDt: string | null; addUserId: string | null; addDesc: string | null }[]
  can: { edit: readonly string[]; actions: readonly string[] }
}

const quiet = <T>(path: string, query?: Readonly<Record<string, string | number>>) => ({
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get<T>(path, { ...(query && { query }), signal, quiet: true }),
})

export const usePatients = (q: string) =>
  useQuery({
    queryKey: ['infirm', 'patients', q],
    ...quiet<{ rows: Patient[] }>('/api/hea/infirm/patients', { q }),
    enabled: q !== '',
  })

export const whomOf = ({ userId, personNo }: Patient): Record<string, string | number> =>
  userId === null ? { personNo: personNo ?? 0 } : { userId }

export const useCard = (patient: Patient | null) =>
  useQuery({
    queryKey: ['infirm', 'card', patient?.userId, patient?.personNo],
    ...quiet<PatientCard>('/api/hea/infirm/patient', patient ? whomOf(patient) : {}),
    enabled: patient !== null,
  })

export const useStock = () => useAsked(medicineStock, {})

export const useVisit = (no: string) =>
  useQuery({ queryKey: ['infirm', 'visit', no], ...quiet<VisitRecord>(`${infirmVisit.api}/${no}`) })

export const useMyVisits = () =>
  useQuery({ queryKey: ['infirm', 'mine'], ...quiet<{ rows: HistoryLine[] }>(`${infirmVisit.api}s/mine`) })

/** Lists, cards and stock are asked again: what was saved changes more than its own row. */
export const renewInfirmary = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['infirm'] }),
    renew(medicineStock, medicineTxns, medicineLedger),
  ])

export type Errors = Readonly<Record<string, FieldError>>
export const NO_ERRORS: Errors = {}

/** What is wrong, at the fields that are shown; what belongs to none of them is told in an alert. */
export function errorsOf(error: unknown, shown: (field: string) => boolean): Errors {
  const problems: ErrorAnswer['problems'] = error instanceof ApiError ? (error.answer?.problems ?? []) : []
  if (problems.length === 0 || problems.some(({ field }) => !shown(field))) showFailure(error)
  return Object.fromEntries(problems.map(({ field, message, law }) => [field, { message, law }]))
}
