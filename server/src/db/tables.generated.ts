// Written by npm run generate from the migrated database. Do not edit.

import type { ColumnType } from 'kysely';

/** Filled in by the database when left out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Always computed by the database. */
export type Computed<T> = ColumnType<T, never, never>;

/** Read parsed and unchecked; written as text, since pg would turn a list into a PostgreSQL array. */
export type Json = ColumnType<unknown, string, string>;
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;

export interface BookingPlatformsTable {
  id: string;
  name: string;
  type: string;
  url: string;
  sort_id: number;
  is_active: Defaulted<boolean>;
}

export interface CompanyImagesTable {
  key: string;
  user_id: string;
  slot: string;
  bytes: Buffer;
  created_at: string;
}

export interface ContactMessagesTable {
  id: string;
  user_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string | null;
  subject: string;
  message: string;
  ai_poi_key: string | null;
  created_at: string;
}

export interface ContactsTable {
  id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  notes: string;
  created_at: string;
  updated_at: string;
}

export interface DestinationsTable {
  trip_id: string;
  id: string;
  name: string;
  local_name: string | null;
  region: string | null;
  country: string | null;
  lon: number;
  lat: number;
  rank: string;
  nights: number;
  arrive_fixed: string | null;
  transport: string;
  timezone: string | null;
  display: boolean;
  ai_poi: string | null;
  created_at_utc: string | null;
  created_offset: number | null;
  created_offset_hour: number | null;
  created_offset_min: number | null;
  user_offset: number | null;
  leg: NullableJson;
  destination_order: number;
  dt_arrive: string | null;
  dt_depart: string | null;
  miles: number;
  hours: number;
}

export interface DevicesTable {
  token_hash: Buffer;
  user_id: string;
  created_at: string;
  seen_at: string;
  second_step_at: string | null;
}

export interface DisabledPlacesTable {
  id: string;
}

export interface FavoritesTable {
  id: string;
  user_id: string;
  poi_source: string;
  poi_id: string;
  created_at: string;
}

export interface GuestRequestsTable {
  key_hash: Buffer;
  salt: Buffer;
  user_id: string;
  created_at: string;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: string;
}

export interface ListAddressesTable {
  id: string;
  email: string;
  secret_hash: Buffer | null;
  asked_at: string;
  confirmed_at: string | null;
}

export interface ListedPlacesTable {
  source: string;
  source_id: string;
  name: string;
  local_name: string | null;
  folded: string;
  lon: number;
  lat: number;
  country_code: string | null;
  region: string | null;
  city: string | null;
  category: string;
  further_categories: Defaulted<string>;
  rank: number;
  blurb: string | null;
  url: string | null;
  opening_hours: string | null;
  season_from: number | null;
  season_to: number | null;
  price_level: number | null;
  event_month: number | null;
  event_day: number | null;
  event_days: number | null;
  event_time: string | null;
  type: Defaulted<string>;
  is_sample: Defaulted<boolean>;
  is_enabled: Defaulted<boolean>;
  credit: string | null;
  number: Computed<number>;
}

export interface ListedVocabularyTable {
  word: string;
}

export interface ListedWordsTable {
  rank: number;
  word: string;
  number: number;
  cell: number;
}

export interface MailFilesTable {
  mail_id: string;
  place: number;
  name: string;
  type: string;
  cid: string | null;
  bytes: Buffer;
}

export interface MailedLinksTable {
  id: string;
  purpose: string;
  secret_hash: Buffer;
  user_id: string;
  email: string;
  created_at: string;
  expires_at: string;
}

export interface MailsTable {
  id: string;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body_text: string | null;
  body_html: string | null;
  list_key: string | null;
  state: string;
  failure: string | null;
  created_at: string;
  sent_at: string | null;
  user_id: string | null;
}

export interface MapCategoriesTable {
  id: string;
  name: string;
  parent: string | null;
  icon: string;
  sort_id: number;
  is_active: Defaulted<boolean>;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface PictureFilesTable {
  key: string;
  user_id: string | null;
  type: string;
  bytes: number | null;
  created_at: string;
  kept_at: string | null;
}

export interface PicturesTable {
  id: string;
  user_id: string;
  file_key: string | null;
  source: string;
  image_name: string;
  origin: string | null;
  width: number;
  height: number;
  thumbhash: string | null;
  credit: string | null;
  credit_url: string | null;
  favorite: boolean;
  created_at: string;
  removed_at: string | null;
}

export interface PlaceImportsTable {
  file_key: string;
  read_rows: number;
  counts: Json;
  finished_at: string | null;
}

export interface RateCountsTable {
  name: string;
  key_hash: Buffer;
  slot: string;
  count: number;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

export interface SessionTokensTable {
  token_hash: Buffer;
  session_id: string;
  user_id: string;
  kind: string;
  expires_at: string;
  salt: Buffer | null;
  replaced_at: string | null;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  device: Defaulted<string>;
  device_kind: Defaulted<string>;
  timezone: string | null;
  kept: boolean;
  created_at: string;
  last_seen_at: string;
  confirmed_at: string | null;
  expires_at: string;
  ends_at: string;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface SignInTicketsTable {
  ticket_hash: Buffer;
  purpose: string;
  user_id: string | null;
  data: Json;
  expires_at: string;
}

export interface SignUpRequestsTable {
  key_hash: Buffer;
  user_id: string;
  created_at: string;
}

export interface TotpTable {
  user_id: string;
  sealed_secret: Buffer;
  created_at: string;
  on_since: string | null;
  last_step: Defaulted<number>;
  failures: Defaulted<number>;
  paused_until: string | null;
}

export interface TripChangesTable {
  trip_id: string;
  version: number;
  change_id: string;
  actor_id: string | null;
  at: string;
  kind: string;
  of_change: string | null;
  change: NullableJson;
  patches: NullableJson;
  writes: NullableJson;
  effects: NullableJson;
  answer_id: string | null;
  undone_by: string | null;
  patches_bytes: Defaulted<number>;
  writes_bytes: Defaulted<number>;
  other_bytes: Defaulted<number>;
}

export interface TripCostsTable {
  trip_id: string;
  id: string;
  expense_category: string;
  supplier: string;
  destinationid: string | null;
  cost_est: number | null;
  cost_act: number | null;
  net_price: number | null;
  commission: number | null;
  gross_given: number | null;
  gross_price: number | null;
  currency: string | null;
}

export interface TripEventsTable {
  trip_id: string;
  id: string;
  name: string;
  home_destid: string | null;
  destid: string;
  eventid: string | null;
  poi_source: string | null;
  is_user_event: boolean;
  starts: string | null;
  ends: string | null;
  day_index: number | null;
  time_of_day: string | null;
  minutes: number | null;
  timezone: string | null;
  lon: number | null;
  lat: number | null;
  category: string;
  notes: string | null;
  pinned: boolean;
  sort_id: number;
  active: boolean;
  cost_est: number | null;
  cost_act: number | null;
  currency: string | null;
}

export interface TripFeedsTable {
  trip_id: string;
  token_hash: Buffer;
  created_at: string;
}

export interface TripFollowersTable {
  share_id: string;
  user_id: string;
  since: string;
}

export interface TripPicturesTable {
  trip_id: string;
  id: string;
  type: string;
  source: string;
  image_name: string;
  image_url: string;
  description: string;
  sort_id: number;
  rank: string;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  credit: string | null;
  credit_url: string | null;
  focus: NullableJson;
  destinationid: string | null;
  taken_at: string | null;
}

export interface TripShareOpensTable {
  share_id: string;
  day: string;
  times: number;
}

export interface TripSharesTable {
  id: string;
  view_id: string;
  trip_id: string;
  shows_costs: boolean;
  shows_contact: boolean;
  shows_pictures: boolean;
  shows_notes: boolean;
  created_at: string;
  changed_at: string;
  opened_times: Defaulted<number>;
  last_opened_at: string | null;
  revoked_at: string | null;
}

export interface TripTextsTable {
  trip_id: string;
  id: string;
  kind: string;
  rank: string;
  text: string;
  at: string | null;
  timezone: string | null;
  href: string | null;
}

export interface TripTracksTable {
  trip_id: string;
  id: string;
  name: string;
  color: string | null;
  points: string;
  source: string;
  destid: string | null;
}

export interface TripsTable {
  id: string;
  user_id: string | null;
  version: Defaulted<number>;
  type: string;
  name: string;
  traveler_name: string;
  currency: string;
  start_date: string | null;
  display_name: string;
  display_tagline: string;
  text_itinerary: NullableJson;
  template_of: string | null;
  viewed_at: string | null;
  created_at: string;
  updated_at: string;
  bytes: Defaulted<number>;
  history_bytes: Defaulted<number>;
  private_notes: string | null;
}

export interface UserActionsTable {
  user_id: string;
  action: string;
  at: string;
}

export interface UserPlacesTable {
  id: string;
  user_id: string;
  name: string;
  lon: number;
  lat: number;
  category: string;
  address: string;
  notes: string;
  source: string;
  created_at: string;
}

export interface UserTypesTable {
  type: string;
  type_cd: string;
  sort_id: number;
}

export interface UsersTable {
  id: string;
  role: string;
  type: string | null;
  type_detail: string | null;
  first_name: Defaulted<string>;
  last_name: Defaulted<string>;
  user_name: string;
  email: string;
  password_hash: string | null;
  active: Defaulted<boolean>;
  is_subscriber: Defaulted<boolean>;
  unit: Defaulted<string>;
  upid: string | null;
  business_person_name: string | null;
  business_title: string | null;
  business_email: string | null;
  business_phone: string | null;
  trip_overview_url: string | null;
  schedule_meeting_url: string | null;
  company_website: string | null;
  company_image1: string | null;
  company_image2: string | null;
  created_at: string;
  email_confirmed_at: string | null;
  password_changed_at: string | null;
  delete_at: string | null;
  preferences: ColumnType<unknown, string | undefined, string>;
  company_name: string | null;
}

/** Every table by its name in the database. */
export interface Tables {
  booking_platforms: BookingPlatformsTable;
  company_images: CompanyImagesTable;
  contact_messages: ContactMessagesTable;
  contacts: ContactsTable;
  destinations: DestinationsTable;
  devices: DevicesTable;
  disabled_places: DisabledPlacesTable;
  favorites: FavoritesTable;
  guest_requests: GuestRequestsTable;
  identities: IdentitiesTable;
  list_addresses: ListAddressesTable;
  listed_places: ListedPlacesTable;
  listed_vocabulary: ListedVocabularyTable;
  listed_words: ListedWordsTable;
  mail_files: MailFilesTable;
  mailed_links: MailedLinksTable;
  mails: MailsTable;
  map_categories: MapCategoriesTable;
  passkeys: PasskeysTable;
  picture_files: PictureFilesTable;
  pictures: PicturesTable;
  place_imports: PlaceImportsTable;
  rate_counts: RateCountsTable;
  recovery_codes: RecoveryCodesTable;
  session_tokens: SessionTokensTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  sign_in_tickets: SignInTicketsTable;
  sign_up_requests: SignUpRequestsTable;
  totp: TotpTable;
  trip_changes: TripChangesTable;
  trip_costs: TripCostsTable;
  trip_events: TripEventsTable;
  trip_feeds: TripFeedsTable;
  trip_followers: TripFollowersTable;
  trip_pictures: TripPicturesTable;
  trip_share_opens: TripShareOpensTable;
  trip_shares: TripSharesTable;
  trip_texts: TripTextsTable;
  trip_tracks: TripTracksTable;
  trips: TripsTable;
  user_actions: UserActionsTable;
  user_places: UserPlacesTable;
  user_types: UserTypesTable;
  users: UsersTable;
}
