CREATE POLICY "emergency" ON "hea_allergy" AS PERMISSIVE FOR SELECT TO "jikim_app" USING ((select current_setting('jikim.scope', true)) in ('ALL', 'PLANT', 'DEPT', 'OWN') and ((select string_to_array(current_setting('jikim.levels', true), ','))::text[]) && array['F']::text[] and not (false)
      and user_id = any ((select jikim_emergencies())::text[]));
