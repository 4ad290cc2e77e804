/** 열람·반출 기록: who opened, printed or took out what. */
import { ReportList } from '#platform/web/report/report-list.tsx'
import { accessLog } from './access-log.model.ts'

export const AccessLog = () => <ReportList report={accessLog} />
