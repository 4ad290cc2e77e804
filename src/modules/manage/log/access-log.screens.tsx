/** 열람·반출 기록: who opened, printed or took out what. */
import { useQuery } from '@tanstack/react-query'
import { ReportList } from '#platform/web/report/report-list.tsx'
import { accessLog } from './access-log.model.ts'
import { kindsQuery } from './log-kinds.ts'

export function AccessLog() {
  const { data } = useQuery(kindsQuery)
  return <ReportList report={accessLog} choices={{ bizCd: data?.rows ?? [] }} />
}
