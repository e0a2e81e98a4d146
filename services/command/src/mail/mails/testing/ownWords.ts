import type { MailWords } from '@waymark/events';

/** Words of a blueprint that use all that there is. */
export const ownWords: MailWords = {
  subject: 'Your plan for {{projectName}} is ready',
  headline: '{{ clientName }}, let us get you live',
  body:
    '<h2>What comes</h2><p>All for <strong>{{processName}}</strong> with <em>{{projectName}}</em> is in <a href="{{actionUrl}}">one place</a>.</p>' +
    '<ul><li><p>What is yours</p></li><li>When it is due</li></ul><p>{{actionUrl}}</p><p>The team at {{workspaceName}}<br>and all others</p>',
  buttonText: 'Open {{processName}}',
};
