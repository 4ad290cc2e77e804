-- Facts that stand together in one column: each has to be what a column of its own would have taken, by the type that its name has.
CREATE FUNCTION jikim_fits(facts jsonb, kinds jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN jsonb_typeof(facts) = 'object' AND NOT EXISTS (SELECT FROM jsonb_each(facts) f
  WHERE jsonb_typeof(f.value) NOT IN ('string', 'number')
    OR NOT coalesce(pg_input_is_valid(f.value #>> '{}', kinds ->> f.key), false));
