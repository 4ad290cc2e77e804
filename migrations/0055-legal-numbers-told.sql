-- Legal numbers are kept in memory by every instance; here it hears that one has changed.
create trigger tell_directory_change after insert or update or delete on com_legal_param
  for each statement execute function tell_directory_change();
