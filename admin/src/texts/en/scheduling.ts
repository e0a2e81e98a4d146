/** A task in which a time is booked, and where its providers are set up. */
export const scheduling = {
  held: 'Nobody is asked to book until a booking page is set.',
  title: 'Booking',
  newTask: 'New scheduling task',
  page: 'Booking page',
  bookedBy: 'Booked by',
  linkMissing: 'The link is missing.',
  neither:
    'This is not a booking page of Calendly or HubSpot. Copy its full address, beginning with https://. Pages on a domain of your own are named under Settings, Scheduling first.',
  closed:
    'Nobody is asked to book: pages on %{host} are not taken any more. The owner can name that domain again under Settings, Scheduling.',
  hosts: 'Booking pages on your own domain',
  hostsLead:
    'HubSpot can show booking pages on a domain of your own. Name the domains whose links tasks may take, beside those of Calendly and HubSpot.',
  hostsLabel: 'Domains',
  hostsHint: 'One a line, as meetings.example.com. %{most} at most.',
  hostsMost: 'At most %{most} domains can be named.',
  hostWrong:
    '“%{host}” is not a public domain. Enter it alone, as meetings.example.com, without https:// and without a path.',
  hostsOwner: 'Only the owner of the workspace can change these.',
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
  lead: 'Clients book a time on your Calendly or HubSpot page, inside the task. Connect the calendar, and the task also shows when and where, and opens again if the time is cancelled.',
  address: 'Address',
  copy: 'Copy the address',
  copied: 'Address copied',
  key: 'Signing key',
  keySet: 'A key is set',
  keyShort: 'A key has at least 8 characters.',
  remove: 'Remove the key',
  connected:
    'Connected: the task shows when and where as soon as %{provider} confirms it.',
  notConnected:
    'Not connected: when somebody books in %{provider}, the task is done, but does not show when and where.',
  addressHint: '%{provider} sends bookings here.',
  keyHint: 'Proves that a booking really comes from %{provider}.',
  howTo: 'How to set it up in %{provider}',
  calendly1:
    'Create a webhook subscription for the events invitee.created and invitee.canceled.',
  calendly2: 'Give it the address above.',
  calendly3: 'Choose a signing key there, and enter the same key here.',
  hubspot1:
    'Create a workflow that runs when a meeting is booked, changed or cancelled, and sends a webhook to the address above.',
  hubspot2:
    'Let it send hs_object_id, hs_meeting_start_time, hs_meeting_end_time, hs_meeting_location, hs_meeting_outcome and waymark_task.',
  hubspot3:
    'Sign it with the secret of your app, and enter the same secret here.',
} as const;
