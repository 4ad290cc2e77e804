/** R11: for how long nobody was so hurt that he lost a day. */
import { daysBetween } from '#platform/model/calendar.ts'

/** @param lastYmd latest day of an accident with a lost day or a death, own or a contractor's; else the first day of the plant */
export const accidentFreeDays = (lastYmd: string, today: string): number => Math.max(0, daysBetween(lastYmd, today))
