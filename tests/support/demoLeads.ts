import type { Knex } from "knex";

/**
 * Fills a database with leads of the past year: Korean names of three syllables, mobile numbers that sometimes repeat,
 * messages of all lengths, sources, states, relay histories and visits.
 * @param count leads to add
 * @param from number of existing leads
 */
export async function fillLeads(db: Knex, count: number, from = 0): Promise<void> {
  await db.raw(
    `INSERT INTO registrations (key, fingerprint, form, name, phone, message, consent_version, consent_hash,
       marketing_consent, created_at, relayed_at, relay_state, status, interest_type, callback_at, last_touch)
     SELECT 'demo-' || (n + :from), '', (ARRAY['popup', 'home', 'customer'])[1 + n % 3],
       (ARRAY['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한', '오', '서', '신', '권'])[1 + (random() * 14)::int]
         || substr('민서도윤하준지우시아예린수현은우태경보람다온새벽가을', 1 + (random() * 20)::int, 2),
       '010-' || lpad((random() * 9999)::int::text, 4, '0') || '-' || lpad((n * 7919 % 10000)::text, 4, '0'),
       CASE n % 4
         WHEN 0 THEN ''
         WHEN 1 THEN '84A 남은 세대가 있는지 궁금합니다.'
         WHEN 2 THEN '주말 오후에 가족과 함께 방문하고 싶습니다. 주차가 되는지, 아이가 볼 수 있는 곳이 있는지도 알려 주세요.'
         ELSE repeat('중도금 대출과 발코니 확장, 입주 시기를 자세히 알고 싶습니다. ', 1 + n % 9)
       END,
       '2025-11-01', 'demo', n % 5 = 0, moment, moment,
       CASE WHEN n % 997 = 0 THEN 'given_up' WHEN n % 499 = 0 THEN 'retrying' ELSE 'relayed' END,
       CASE
         WHEN moment > now() - interval '5 days' THEN (ARRAY['new', 'new', 'contacted'])[1 + n % 3]
         ELSE (ARRAY['closed', 'closed', 'closed', 'contacted', 'visited'])[1 + n % 5]
       END,
       (ARRAY['', '', '', '84A', '84C', '105'])[1 + n % 6],
       CASE WHEN n % 2000 = 0 THEN now() - interval '1 hour' WHEN n % 2000 = 7 THEN now() + interval '2 days' END,
       CASE n % 6
         WHEN 0 THEN '{}'::jsonb
         WHEN 1 THEN '{"referrer": "search.naver.com", "landing": "/"}'
         WHEN 2 THEN '{"source": "naver", "medium": "cpc", "campaign": "autumn", "landing": "/FloorPlan/59A"}'
         WHEN 3 THEN '{"source": "kakao", "medium": "message", "landing": "/"}'
         WHEN 4 THEN '{"source": "instagram", "medium": "social", "landing": "/Brand/video"}'
         ELSE '{"referrer": "www.google.com", "landing": "/"}'
       END
     FROM (
       SELECT n, date_trunc('milliseconds', now() - (n - random()) * interval '365 days' / :count) AS moment
       FROM generate_series(1, :count) AS n
     ) AS years
     ORDER BY moment`,
    { count, from },
  );
  await db.raw(
    `WITH slots AS (
       INSERT INTO visit_slots (starts_at, booked)
       SELECT date_trunc('day', now()) + day * interval '1 day' + interval '5 hours', 0 FROM generate_series(-30, 14) AS day
       ON CONFLICT DO NOTHING
     )
     SELECT 1`,
  );
  await db.raw(
    `INSERT INTO visit_bookings (registration_id, starts_at)
     SELECT id, date_trunc('day', now()) + (id % 45 - 30) * interval '1 day' + interval '5 hours'
     FROM registrations WHERE id % 50 = 0 ON CONFLICT DO NOTHING`,
  );
  await db.raw(
    "INSERT INTO relay_attempts (registration_id, at, outcome, service, status, reason) SELECT id, created_at, 'given_up', 'json', 500, 'answered 500' FROM registrations AS lead WHERE relay_state = 'given_up' AND NOT EXISTS (SELECT FROM relay_attempts WHERE registration_id = lead.id)",
  );
  await db.raw("ANALYZE registrations");
}
