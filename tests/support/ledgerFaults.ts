/** Homes whose row isn't what their last event tells. */
export const changedHomes = `
  SELECT homes.key FROM homes LEFT JOIN LATERAL (
    SELECT * FROM home_events WHERE home = homes.key ORDER BY version DESC LIMIT 1
  ) AS last ON true
  WHERE (homes.version, homes.state, homes.lead_id, homes.counsellor_id, homes.until, homes.extended,
      homes.contract_number, homes.contracted_on)
    IS DISTINCT FROM (coalesce(last.version, 0), coalesce(last.to_state, 'offered'), last.lead_id, last.counsellor_id,
      last.until, coalesce(last.extended, false), last.contract_number, last.contracted_on)`;

/** Homes with a version that has no event. */
export const homesWithGaps = "SELECT home FROM home_events GROUP BY home HAVING count(*) <> max(version)";
