/** Props of GET /official: how this site, its texts and its chat are known. What isn't configured is absent. */
export interface OfficialProps {
  /** Such as www.example.com. */
  host: string;
  /** Digits of the number that texts come from. */
  sender?: string;
  /** URL of the KakaoTalk channel. */
  channel?: string;
}
