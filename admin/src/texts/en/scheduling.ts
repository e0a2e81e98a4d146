/** A task in which a time is booked, and where its providers are set up. */
export const scheduling = {
  held: 'Nobody is asked to book until a booking page is set.',
  title: 'Booking',
  newTask: 'New scheduling task',
  page: 'Booking page',
  bookedBy: 'Booked by',
  linkMissing: 'The link is missing.',
  neither:
    'This is not a booking page of Calendly or HubSpot. Copy its full address, beginning with https://.',
  isOther: 'This is a page of %{provider}.',
  opensInside: 'The booking page opens inside the task, for the client too.',
  openTab: 'Open in a new tab',
  pageOf: 'Booking page at %{provider}',
  silent: 'The calendar does not load',
  noAnswer: '%{provider} did not answer in 10 seconds.',
  byItself: 'Done by itself as soon as a time is booked.',
  didYou: 'Did you book?',
  already: 'It is booked',
  isBooked: 'A time is booked',
  saidByPage:
    'Reported by the browser. When and where follows once the provider confirms it.',
  saidByPerson: 'Somebody said so. The provider has not confirmed it.',
  move: 'Reschedule',
  when: '%{day}, %{start} to %{end}',
  lead: 'When a time is booked, moved or cancelled, the provider tells it here, signed with a key. Only then it is known when and where, and a time that is cancelled opens its task again.',
  address: 'Address for the provider’s webhook',
  copy: 'Copy the address',
  copied: 'Address copied',
  key: 'Key with which it signs',
  keySet: 'A key is set. What you enter takes its place.',
  keyNone: 'No key is set: bookings are done as soon as the browser says so.',
  keyShort: 'A key has at least 8 characters.',
  calendlyHint:
    'In Calendly, create a webhook subscription for invitee.created and invitee.canceled with this address and a signing key.',
  hubspotHint:
    'In HubSpot, let a workflow send meetings to this address, with hs_object_id, hs_meeting_start_time, hs_meeting_end_time, hs_meeting_location, hs_meeting_outcome and waymark_task, signed with the secret of your app.',
  remove: 'Remove the key',
} as const;
