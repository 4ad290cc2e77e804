/** Whom a contractor's approved request lets in, as the demo's statements ask it. */

/**
 * By a request that asks for no examination beforehand, which hardly anybody of the demo has behind him.
 *
 * @param person alias of `vendor_person`; @param day an expression of a date
 */
export const mayCome = (
  person: string,
  day: string,
): string => `exists (select from entry_rqst r join entry_rqst_persons l using (entry_rqst_no)
    where l.person_no = ${person}.person_no and r.plant_cd = ${person}.plant_cd and r.status_cd in ('APPR', 'PART') and r.delete_yn = 'N'
      and r.exam_hazard_yn = 'N' and l.line_status_cd in ('OK', 'WARN') and ${day} between r.entry_start_ymd and r.entry_end_ymd)`
