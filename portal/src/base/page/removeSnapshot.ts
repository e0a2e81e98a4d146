/**
 * Takes away what the worker has laid over the page (src/worker), once the app has drawn its own.
 */
const first = document.getElementById('first');
if (first !== null) requestAnimationFrame(() => requestAnimationFrame(() => first.remove()));
