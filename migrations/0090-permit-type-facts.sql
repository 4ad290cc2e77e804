-- What the types of a permit ask stands in one column.
ALTER TABLE "wkod_master" ADD COLUMN "type_json" jsonb DEFAULT '{}'::jsonb NOT NULL;

-- No counter and no search hangs on these facts.
ALTER TABLE "wkod_master" DISABLE TRIGGER USER;
UPDATE "wkod_master" SET "type_json" = jsonb_strip_nulls(
  jsonb_build_object(
    'outdoorYn', "outdoor_yn", 'weatherKindCds', "weather_kind_cds", 'postedYn', nullif("posted_yn", 'N'),
    'combustible11mYn', nullif("combustible11m_yn", 'N'), 'belowFloorYn', nullif("below_floor_yn", 'N'),
    'oppositeWallYn', nullif("opposite_wall_yn", 'N'), 'routinePlaceYn', nullif("routine_place_yn", 'N'),
    'watchKitYn', nullif("watch_kit_yn", 'N'), 'blanketUseYn', nullif("blanket_use_yn", 'N'),
    'blanketCertNo', "blanket_cert_no", 'extinguisherCnt', "extinguisher_cnt",
    'spoutCoverYn', nullif("spout_cover_yn", 'N'), 'oxygenVentYn', nullif("oxygen_vent_yn", 'N'),
    'emptiedYn', nullif("emptied_yn", 'N'), 'detectorOffDt', "detector_off_dt", 'detectorOnDt', "detector_on_dt",
    'cseKindNo', "cse_kind_no", 'permVentYn', nullif("perm_vent_yn", 'N'), 'permVentCheckYmd', "perm_vent_check_ymd",
    'ventYn', nullif("vent_yn", 'N'), 'supplyAirYn', nullif("supply_air_yn", 'N'), 'rescueKitCds', "rescue_kit_cds",
    'ppeDesc', "ppe_desc", 'commMeansDesc', "comm_means_desc", 'fireStationTel', "fire_station_tel",
    'drillYmd', "drill_ymd", 'lineCutCd', "line_cut_cd", 'serviceCd', "service_cd", 'voltVal', trim_scale("volt_val"),
    'kvaVal', trim_scale("kva_val"), 'drawingNo', "drawing_no", 'ownSourceCnt', "own_source_cnt",
    'elePlanYn', nullif("ele_plan_yn", 'N'), 'lineKvVal', trim_scale("line_kv_val"),
    'distVal', trim_scale("dist_val"), 'bodyDistVal', trim_scale("body_dist_val"),
    'lineQualYn', nullif("line_qual_yn", 'N'), 'lineSpanKvVal', trim_scale("line_span_kv_val"),
    'lineInsulYn', nullif("line_insul_yn", 'N'), 'depthVal', trim_scale("depth_val"), 'soilCd', "soil_cd",
    'slopeHorizVal', trim_scale("slope_horiz_val"), 'shoringYn', nullif("shoring_yn", 'N'),
    'excPlanYn', nullif("exc_plan_yn", 'N'), 'utilityCds', "utility_cds") ||
  jsonb_build_object(
    'gasMainYn', nullif("gas_main_yn", 'N'), 'heightVal', trim_scale("height_val"), 'meansCd', "means_cd",
    'platformYn', nullif("platform_yn", 'N'), 'netYn', nullif("net_yn", 'N'), 'anchorYn', nullif("anchor_yn", 'N'),
    'tripodYn', nullif("tripod_yn", 'N'), 'dropRadiusVal', trim_scale("drop_radius_val"), 'equipRefs', "equip_refs",
    'loadVal', trim_scale("load_val"), 'rigVal', trim_scale("rig_val"), 'ratedVal', trim_scale("rated_val"),
    'radiusVal', trim_scale("radius_val"), 'load2Val', trim_scale("load2_val"), 'rated2Val', trim_scale("rated2_val"),
    'slingKindCd', "sling_kind_cd", 'slingBreakVal', trim_scale("sling_break_val"),
    'outriggerYn', nullif("outrigger_yn", 'N'), 'liftPlanYn', nullif("lift_plan_yn", 'N'),
    'keepOutYn', nullif("keep_out_yn", 'N'), 'sourceNm', "source_nm", 'actGBqVal', trim_scale("act_g_bq_val"),
    'exclRadiusVal', trim_scale("excl_radius_val"), 'noticeYmd', "notice_ymd", 'dosimeterCnt', "dosimeter_cnt",
    'alarmMeterCnt', "alarm_meter_cnt", 'radPostedYn', nullif("rad_posted_yn", 'N'), 'lineNo', "line_no",
    'fluidNm', "fluid_nm", 'fluidCd', "fluid_cd", 'pressVal', trim_scale("press_val"),
    'tempVal', trim_scale("temp_val"), 'residualVal', trim_scale("residual_val"), 'drainYn', nullif("drain_yn", 'N'),
    'purgeYn', nullif("purge_yn", 'N'), 'blindListNo', "blind_list_no",
    'firstBreakPpeYn', nullif("first_break_ppe_yn", 'N'), 'msdsNo', "msds_no", 'msdsInYn', nullif("msds_in_yn", 'N'),
    'vaporYn', nullif("vapor_yn", 'N'), 'chmVentYn', nullif("chm_vent_yn", 'N')));
ALTER TABLE "wkod_master" ENABLE TRIGGER USER;

-- What is read of it is what stood in the columns, of each row and field: else nothing of this has happened.
DO $$
DECLARE other bigint;
BEGIN
  SELECT r.permit_no INTO other FROM "wkod_master" r WHERE
    ((r."type_json"->>'outdoorYn')) IS DISTINCT FROM r."outdoor_yn"
    OR
    ((r."type_json"->>'weatherKindCds')) IS DISTINCT FROM r."weather_kind_cds"
    OR
    (coalesce(r."type_json"->>'postedYn', 'N')) IS DISTINCT FROM r."posted_yn"
    OR
    (coalesce(r."type_json"->>'combustible11mYn', 'N')) IS DISTINCT FROM r."combustible11m_yn"
    OR
    (coalesce(r."type_json"->>'belowFloorYn', 'N')) IS DISTINCT FROM r."below_floor_yn"
    OR
    (coalesce(r."type_json"->>'oppositeWallYn', 'N')) IS DISTINCT FROM r."opposite_wall_yn"
    OR
    (coalesce(r."type_json"->>'routinePlaceYn', 'N')) IS DISTINCT FROM r."routine_place_yn"
    OR
    (coalesce(r."type_json"->>'watchKitYn', 'N')) IS DISTINCT FROM r."watch_kit_yn"
    OR
    (coalesce(r."type_json"->>'blanketUseYn', 'N')) IS DISTINCT FROM r."blanket_use_yn"
    OR
    ((r."type_json"->>'blanketCertNo')) IS DISTINCT FROM r."blanket_cert_no"
    OR
    ((r."type_json"->>'extinguisherCnt')::integer) IS DISTINCT FROM r."extinguisher_cnt"
    OR
    (coalesce(r."type_json"->>'spoutCoverYn', 'N')) IS DISTINCT FROM r."spout_cover_yn"
    OR
    (coalesce(r."type_json"->>'oxygenVentYn', 'N')) IS DISTINCT FROM r."oxygen_vent_yn"
    OR
    (coalesce(r."type_json"->>'emptiedYn', 'N')) IS DISTINCT FROM r."emptied_yn"
    OR
    ((r."type_json"->>'detectorOffDt')::timestamptz) IS DISTINCT FROM r."detector_off_dt"
    OR
    ((r."type_json"->>'detectorOnDt')::timestamptz) IS DISTINCT FROM r."detector_on_dt"
    OR
    ((r."type_json"->>'cseKindNo')::integer) IS DISTINCT FROM r."cse_kind_no"
    OR
    (coalesce(r."type_json"->>'permVentYn', 'N')) IS DISTINCT FROM r."perm_vent_yn"
    OR
    ((r."type_json"->>'permVentCheckYmd')::date) IS DISTINCT FROM r."perm_vent_check_ymd"
    OR
    (coalesce(r."type_json"->>'ventYn', 'N')) IS DISTINCT FROM r."vent_yn"
    OR
    (coalesce(r."type_json"->>'supplyAirYn', 'N')) IS DISTINCT FROM r."supply_air_yn"
    OR
    ((r."type_json"->>'rescueKitCds')) IS DISTINCT FROM r."rescue_kit_cds"
    OR
    ((r."type_json"->>'ppeDesc')) IS DISTINCT FROM r."ppe_desc"
    OR
    ((r."type_json"->>'commMeansDesc')) IS DISTINCT FROM r."comm_means_desc"
    OR
    ((r."type_json"->>'fireStationTel')) IS DISTINCT FROM r."fire_station_tel"
    OR
    ((r."type_json"->>'drillYmd')::date) IS DISTINCT FROM r."drill_ymd"
    OR
    ((r."type_json"->>'lineCutCd')) IS DISTINCT FROM r."line_cut_cd"
    OR
    ((r."type_json"->>'serviceCd')) IS DISTINCT FROM r."service_cd"
    OR
    ((r."type_json"->>'voltVal')::numeric(15, 0)) IS DISTINCT FROM r."volt_val"
    OR
    ((r."type_json"->>'kvaVal')::numeric(15, 3)) IS DISTINCT FROM r."kva_val"
    OR
    ((r."type_json"->>'drawingNo')) IS DISTINCT FROM r."drawing_no"
    OR
    ((r."type_json"->>'ownSourceCnt')::integer) IS DISTINCT FROM r."own_source_cnt"
    OR
    (coalesce(r."type_json"->>'elePlanYn', 'N')) IS DISTINCT FROM r."ele_plan_yn"
    OR
    ((r."type_json"->>'lineKvVal')::numeric(15, 1)) IS DISTINCT FROM r."line_kv_val"
    OR
    ((r."type_json"->>'distVal')::numeric(15, 0)) IS DISTINCT FROM r."dist_val"
    OR
    ((r."type_json"->>'bodyDistVal')::numeric(15, 0)) IS DISTINCT FROM r."body_dist_val"
    OR
    (coalesce(r."type_json"->>'lineQualYn', 'N')) IS DISTINCT FROM r."line_qual_yn"
    OR
    ((r."type_json"->>'lineSpanKvVal')::numeric(15, 2)) IS DISTINCT FROM r."line_span_kv_val"
    OR
    (coalesce(r."type_json"->>'lineInsulYn', 'N')) IS DISTINCT FROM r."line_insul_yn"
    OR
    ((r."type_json"->>'depthVal')::numeric(15, 1)) IS DISTINCT FROM r."depth_val"
    OR
    ((r."type_json"->>'soilCd')) IS DISTINCT FROM r."soil_cd"
    OR
    ((r."type_json"->>'slopeHorizVal')::numeric(15, 2)) IS DISTINCT FROM r."slope_horiz_val"
    OR
    (coalesce(r."type_json"->>'shoringYn', 'N')) IS DISTINCT FROM r."shoring_yn"
    OR
    (coalesce(r."type_json"->>'excPlanYn', 'N')) IS DISTINCT FROM r."exc_plan_yn"
    OR
    ((r."type_json"->>'utilityCds')) IS DISTINCT FROM r."utility_cds"
    OR
    (coalesce(r."type_json"->>'gasMainYn', 'N')) IS DISTINCT FROM r."gas_main_yn"
    OR
    ((r."type_json"->>'heightVal')::numeric(15, 1)) IS DISTINCT FROM r."height_val"
    OR
    ((r."type_json"->>'meansCd')) IS DISTINCT FROM r."means_cd"
    OR
    (coalesce(r."type_json"->>'platformYn', 'N')) IS DISTINCT FROM r."platform_yn"
    OR
    (coalesce(r."type_json"->>'netYn', 'N')) IS DISTINCT FROM r."net_yn"
    OR
    (coalesce(r."type_json"->>'anchorYn', 'N')) IS DISTINCT FROM r."anchor_yn"
    OR
    (coalesce(r."type_json"->>'tripodYn', 'N')) IS DISTINCT FROM r."tripod_yn"
    OR
    ((r."type_json"->>'dropRadiusVal')::numeric(15, 1)) IS DISTINCT FROM r."drop_radius_val"
    OR
    ((r."type_json"->>'equipRefs')) IS DISTINCT FROM r."equip_refs"
    OR
    ((r."type_json"->>'loadVal')::numeric(15, 3)) IS DISTINCT FROM r."load_val"
    OR
    ((r."type_json"->>'rigVal')::numeric(15, 3)) IS DISTINCT FROM r."rig_val"
    OR
    ((r."type_json"->>'ratedVal')::numeric(15, 3)) IS DISTINCT FROM r."rated_val"
    OR
    ((r."type_json"->>'radiusVal')::numeric(15, 1)) IS DISTINCT FROM r."radius_val"
    OR
    ((r."type_json"->>'load2Val')::numeric(15, 3)) IS DISTINCT FROM r."load2_val"
    OR
    ((r."type_json"->>'rated2Val')::numeric(15, 3)) IS DISTINCT FROM r."rated2_val"
    OR
    ((r."type_json"->>'slingKindCd')) IS DISTINCT FROM r."sling_kind_cd"
    OR
    ((r."type_json"->>'slingBreakVal')::numeric(15, 3)) IS DISTINCT FROM r."sling_break_val"
    OR
    (coalesce(r."type_json"->>'outriggerYn', 'N')) IS DISTINCT FROM r."outrigger_yn"
    OR
    (coalesce(r."type_json"->>'liftPlanYn', 'N')) IS DISTINCT FROM r."lift_plan_yn"
    OR
    (coalesce(r."type_json"->>'keepOutYn', 'N')) IS DISTINCT FROM r."keep_out_yn"
    OR
    ((r."type_json"->>'sourceNm')) IS DISTINCT FROM r."source_nm"
    OR
    ((r."type_json"->>'actGBqVal')::numeric(15, 3)) IS DISTINCT FROM r."act_g_bq_val"
    OR
    ((r."type_json"->>'exclRadiusVal')::numeric(15, 1)) IS DISTINCT FROM r."excl_radius_val"
    OR
    ((r."type_json"->>'noticeYmd')::date) IS DISTINCT FROM r."notice_ymd"
    OR
    ((r."type_json"->>'dosimeterCnt')::integer) IS DISTINCT FROM r."dosimeter_cnt"
    OR
    ((r."type_json"->>'alarmMeterCnt')::integer) IS DISTINCT FROM r."alarm_meter_cnt"
    OR
    (coalesce(r."type_json"->>'radPostedYn', 'N')) IS DISTINCT FROM r."rad_posted_yn"
    OR
    ((r."type_json"->>'lineNo')) IS DISTINCT FROM r."line_no"
    OR
    ((r."type_json"->>'fluidNm')) IS DISTINCT FROM r."fluid_nm"
    OR
    ((r."type_json"->>'fluidCd')) IS DISTINCT FROM r."fluid_cd"
    OR
    ((r."type_json"->>'pressVal')::numeric(15, 3)) IS DISTINCT FROM r."press_val"
    OR
    ((r."type_json"->>'tempVal')::numeric(15, 1)) IS DISTINCT FROM r."temp_val"
    OR
    ((r."type_json"->>'residualVal')::numeric(15, 3)) IS DISTINCT FROM r."residual_val"
    OR
    (coalesce(r."type_json"->>'drainYn', 'N')) IS DISTINCT FROM r."drain_yn"
    OR
    (coalesce(r."type_json"->>'purgeYn', 'N')) IS DISTINCT FROM r."purge_yn"
    OR
    ((r."type_json"->>'blindListNo')) IS DISTINCT FROM r."blind_list_no"
    OR
    (coalesce(r."type_json"->>'firstBreakPpeYn', 'N')) IS DISTINCT FROM r."first_break_ppe_yn"
    OR
    ((r."type_json"->>'msdsNo')) IS DISTINCT FROM r."msds_no"
    OR
    (coalesce(r."type_json"->>'msdsInYn', 'N')) IS DISTINCT FROM r."msds_in_yn"
    OR
    (coalesce(r."type_json"->>'vaporYn', 'N')) IS DISTINCT FROM r."vapor_yn"
    OR
    (coalesce(r."type_json"->>'chmVentYn', 'N')) IS DISTINCT FROM r."chm_vent_yn"
  LIMIT 1;
  IF other IS NOT NULL THEN
    RAISE EXCEPTION 'The facts of permit % are not what its columns say', other;
  END IF;
END $$;

ALTER TABLE "wkod_master"
  DROP COLUMN "outdoor_yn",
  DROP COLUMN "weather_kind_cds",
  DROP COLUMN "posted_yn",
  DROP COLUMN "combustible11m_yn",
  DROP COLUMN "below_floor_yn",
  DROP COLUMN "opposite_wall_yn",
  DROP COLUMN "routine_place_yn",
  DROP COLUMN "watch_kit_yn",
  DROP COLUMN "blanket_use_yn",
  DROP COLUMN "blanket_cert_no",
  DROP COLUMN "extinguisher_cnt",
  DROP COLUMN "spout_cover_yn",
  DROP COLUMN "oxygen_vent_yn",
  DROP COLUMN "emptied_yn",
  DROP COLUMN "detector_off_dt",
  DROP COLUMN "detector_on_dt",
  DROP COLUMN "cse_kind_no",
  DROP COLUMN "perm_vent_yn",
  DROP COLUMN "perm_vent_check_ymd",
  DROP COLUMN "vent_yn",
  DROP COLUMN "supply_air_yn",
  DROP COLUMN "rescue_kit_cds",
  DROP COLUMN "ppe_desc",
  DROP COLUMN "comm_means_desc",
  DROP COLUMN "fire_station_tel",
  DROP COLUMN "drill_ymd",
  DROP COLUMN "line_cut_cd",
  DROP COLUMN "service_cd",
  DROP COLUMN "volt_val",
  DROP COLUMN "kva_val",
  DROP COLUMN "drawing_no",
  DROP COLUMN "own_source_cnt",
  DROP COLUMN "ele_plan_yn",
  DROP COLUMN "line_kv_val",
  DROP COLUMN "dist_val",
  DROP COLUMN "body_dist_val",
  DROP COLUMN "line_qual_yn",
  DROP COLUMN "line_span_kv_val",
  DROP COLUMN "line_insul_yn",
  DROP COLUMN "depth_val",
  DROP COLUMN "soil_cd",
  DROP COLUMN "slope_horiz_val",
  DROP COLUMN "shoring_yn",
  DROP COLUMN "exc_plan_yn",
  DROP COLUMN "utility_cds",
  DROP COLUMN "gas_main_yn",
  DROP COLUMN "height_val",
  DROP COLUMN "means_cd",
  DROP COLUMN "platform_yn",
  DROP COLUMN "net_yn",
  DROP COLUMN "anchor_yn",
  DROP COLUMN "tripod_yn",
  DROP COLUMN "drop_radius_val",
  DROP COLUMN "equip_refs",
  DROP COLUMN "load_val",
  DROP COLUMN "rig_val",
  DROP COLUMN "rated_val",
  DROP COLUMN "radius_val",
  DROP COLUMN "load2_val",
  DROP COLUMN "rated2_val",
  DROP COLUMN "sling_kind_cd",
  DROP COLUMN "sling_break_val",
  DROP COLUMN "outrigger_yn",
  DROP COLUMN "lift_plan_yn",
  DROP COLUMN "keep_out_yn",
  DROP COLUMN "source_nm",
  DROP COLUMN "act_g_bq_val",
  DROP COLUMN "excl_radius_val",
  DROP COLUMN "notice_ymd",
  DROP COLUMN "dosimeter_cnt",
  DROP COLUMN "alarm_meter_cnt",
  DROP COLUMN "rad_posted_yn",
  DROP COLUMN "line_no",
  DROP COLUMN "fluid_nm",
  DROP COLUMN "fluid_cd",
  DROP COLUMN "press_val",
  DROP COLUMN "temp_val",
  DROP COLUMN "residual_val",
  DROP COLUMN "drain_yn",
  DROP COLUMN "purge_yn",
  DROP COLUMN "blind_list_no",
  DROP COLUMN "first_break_ppe_yn",
  DROP COLUMN "msds_no",
  DROP COLUMN "msds_in_yn",
  DROP COLUMN "vapor_yn",
  DROP COLUMN "chm_vent_yn";
ALTER TABLE "wkod_master" ADD CONSTRAINT "wkod_master_type_json" CHECK (jikim_fits(type_json, '{"outdoorYn":"varchar(20)","weatherKindCds":"varchar(60)","postedYn":"varchar(1)","combustible11mYn":"varchar(1)","belowFloorYn":"varchar(1)","oppositeWallYn":"varchar(1)","routinePlaceYn":"varchar(1)","watchKitYn":"varchar(1)","blanketUseYn":"varchar(1)","blanketCertNo":"varchar(50)","extinguisherCnt":"integer","spoutCoverYn":"varchar(1)","oxygenVentYn":"varchar(1)","emptiedYn":"varchar(1)","detectorOffDt":"timestamptz","detectorOnDt":"timestamptz","cseKindNo":"integer","permVentYn":"varchar(1)","permVentCheckYmd":"date","ventYn":"varchar(1)","supplyAirYn":"varchar(1)","rescueKitCds":"varchar(40)","ppeDesc":"varchar(200)","commMeansDesc":"varchar(200)","fireStationTel":"varchar(20)","drillYmd":"date","lineCutCd":"varchar(20)","serviceCd":"varchar(20)","voltVal":"numeric(15, 0)","kvaVal":"numeric(15, 3)","drawingNo":"varchar(50)","ownSourceCnt":"integer","elePlanYn":"varchar(1)","lineKvVal":"numeric(15, 1)","distVal":"numeric(15, 0)","bodyDistVal":"numeric(15, 0)","lineQualYn":"varchar(1)","lineSpanKvVal":"numeric(15, 2)","lineInsulYn":"varchar(1)","depthVal":"numeric(15, 1)","soilCd":"varchar(20)","slopeHorizVal":"numeric(15, 2)","shoringYn":"varchar(1)","excPlanYn":"varchar(1)","utilityCds":"varchar(40)","gasMainYn":"varchar(1)","heightVal":"numeric(15, 1)","meansCd":"varchar(20)","platformYn":"varchar(1)","netYn":"varchar(1)","anchorYn":"varchar(1)","tripodYn":"varchar(1)","dropRadiusVal":"numeric(15, 1)","equipRefs":"varchar(200)","loadVal":"numeric(15, 3)","rigVal":"numeric(15, 3)","ratedVal":"numeric(15, 3)","radiusVal":"numeric(15, 1)","load2Val":"numeric(15, 3)","rated2Val":"numeric(15, 3)","slingKindCd":"varchar(20)","slingBreakVal":"numeric(15, 3)","outriggerYn":"varchar(1)","liftPlanYn":"varchar(1)","keepOutYn":"varchar(1)","sourceNm":"varchar(100)","actGBqVal":"numeric(15, 3)","exclRadiusVal":"numeric(15, 1)","noticeYmd":"date","dosimeterCnt":"integer","alarmMeterCnt":"integer","radPostedYn":"varchar(1)","lineNo":"varchar(50)","fluidNm":"varchar(100)","fluidCd":"varchar(20)","pressVal":"numeric(15, 3)","tempVal":"numeric(15, 1)","residualVal":"numeric(15, 3)","drainYn":"varchar(1)","purgeYn":"varchar(1)","blindListNo":"varchar(50)","firstBreakPpeYn":"varchar(1)","msdsNo":"varchar(300)","msdsInYn":"varchar(1)","vaporYn":"varchar(1)","chmVentYn":"varchar(1)"}'));
