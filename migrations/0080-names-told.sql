-- Names of plants and processes are kept in memory by every instance; here it hears that one has changed.
create trigger tell_directory_change after insert or update or delete on plant
  for each statement execute function tell_directory_change();
create trigger tell_directory_change after insert or update or delete on process
  for each statement execute function tell_directory_change();
