/** What the screens of a survey are told. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import type { MySurvey, StressResult } from './stress.calls.ts'
import { stressSurvey } from './stress-survey.model.ts'

export const useStressResult = (no: number | null, statusCd: string) =>
  useQuery({
    queryKey: ['hea/stress/result', no, statusCd],
    queryFn: ({ signal }) => api.get<StressResult>(`${stressSurvey.api}/${no}/result`, { signal, quiet: true }),
    enabled: no !== null,
  })

export const useOpinions = (no: number | null, statusCd: string, isHealthManager: boolean) =>
  useQuery({
    queryKey: ['hea/stress/opinions', no, statusCd],
    queryFn: ({ signal }) =>
      api.get<{ rows: { opinionKey: string; opinionDesc: string }[] }>(`${stressSurvey.api}/${no}/opinions`, {
        signal,
        quiet: true,
      }),
    enabled: no !== null && isHealthManager,
  })

export const MY_SURVEYS = 'hea/stress/mySurveys'
export const useMySurveys = () =>
  useQuery({
    queryKey: [MY_SURVEYS],
    queryFn: ({ signal }) => api.get<{ rows: MySurvey[] }>('/api/hea/stress/mysurveys', { signal, quiet: true }),
  })
