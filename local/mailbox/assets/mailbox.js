/** Times in the reader's own zone; the mail's frame as high as its mail; the list follows what arrives. */
for (const time of document.querySelectorAll('time')) {
  const at = new Date(time.dateTime);
  const two = (number) => String(number).padStart(2, '0');
  time.textContent = `${two(at.getDate())}.${two(at.getMonth() + 1)}.${at.getFullYear()} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

const frame = document.querySelector('iframe');
if (frame) {
  const fit = () => {
    frame.style.height = `${frame.contentDocument.documentElement.scrollHeight}px`;
  };
  frame.addEventListener('load', fit);
  window.addEventListener('resize', fit);
  if (frame.contentDocument?.readyState === 'complete') fit();
}

if (location.pathname === '/mailbox') {
  setInterval(async () => {
    const answer = await fetch(`/mailbox/api/newest${location.search}`).catch(() => undefined);
    if (answer?.ok && (await answer.json()).id !== (document.body.dataset.newest ?? null)) location.reload();
  }, 2000);
}
