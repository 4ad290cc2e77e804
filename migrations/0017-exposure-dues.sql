DROP POLICY "scope" ON "hea_general_exam" CASCADE;
DROP TABLE "hea_general_exam" CASCADE;
