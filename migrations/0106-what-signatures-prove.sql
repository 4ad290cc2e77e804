ALTER TABLE "wkod_master" ADD COLUMN "leader_sign_desc" text;
ALTER TABLE "tbm" ADD COLUMN "text_ver" varchar(16);
ALTER TABLE "tbm_signs" ADD COLUMN "device_cd" varchar(20);
ALTER TABLE "tbm_signs" ADD COLUMN "lang_cd" varchar(20);
ALTER TABLE "tbm_signs" ADD COLUMN "text_ver" varchar(16);
ALTER TABLE "tbm_signs" ADD COLUMN "witness_nm" varchar(200);
ALTER TABLE "tbm_signs" ADD COLUMN "drawn_desc" varchar(8000);

-- Of before nobody wrote down by what way a leader had signed for the place.
update wkod_master set leader_sign_desc = '{"msgCd":"SIGN_WAY_LINK","message":"방법 모름 (2026-11 이전)","values":{}}'
where leader_sign_dt is not null;
