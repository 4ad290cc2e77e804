-- Whether a document is being approved, for whoever acts on it: the requests themselves are seen by those in their line.
create function jikim_in_approval(biz_cds text[], no bigint) returns boolean language sql stable security definer
  set search_path = public as $$
  select exists (select from appr_rqst where appr_biz_cd = any(biz_cds) and biz_no = no
    and appr_status_cd = 'PROGRESS' and delete_yn = 'N')
$$;

-- In whose place somebody acts is kept in memory with his rights.
create trigger tell_directory_change after insert or update or delete on appr_absence
  for each statement execute function tell_directory_change();
