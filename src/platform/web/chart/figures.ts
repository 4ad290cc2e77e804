/** What pages of figures share: the months of what was asked for. */
import { addDays, addMonths } from '#platform/model/calendar.ts'

/** Days as `YYYY-MM-DD`, both included. */
interface Days {
  from: string
  to: string
}

/** @returns each month that has a day in the period, as `YYYY-MM` */
export const monthsIn = ({ from, to }: Days): string[] => {
  const months: string[] = []
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7))
  return months
}

/** The part of the period that lies in the month, with whatever else the period says. */
export const withinMonth = <P extends Days>(period: P, month: string): P => {
  const first = `${month}-01`
  const last = addDays(addMonths(first, 1), -1)
  const { from, to } = period
  return { ...period, from: from.startsWith(month) ? from : first, to: to.startsWith(month) ? to : last }
}
