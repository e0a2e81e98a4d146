/**
 * Heights of a form in a frame, in pixels (PRODUCT 12): at first, what it gets beside its own, and
 * what is not believed any more.
 */
const FIRST = 400;
const BESIDE = 10;
const MOST = 30_000;
/**
 * For so long, in milliseconds, nothing is heard of a frame before the demo stands in, where
 * somebody develops.
 */
const SILENCE = 10_000;

/**
 * The script that the page of another site needs beside its frame, to be read and copied by people
 * (PRODUCT 18.16). It believes the frame of this id alone, and only while a page of Waymark is in
 * it.
 * @param waymark origin of this installation
 */
export const frameListener = (id: string, waymark: string): string => `(function () {
  var frame = document.getElementById(${JSON.stringify(id)});
  var waymark = ${JSON.stringify(waymark)};
  var heard = false;
  addEventListener('message', function (event) {
    if (event.origin !== waymark || event.source !== frame.contentWindow) return;
    var said = event.data;
    if (typeof said !== 'object' || said === null) return;
    heard = true;
    if (said.type === 'FORM_HEIGHT') {
      if (typeof said.height === 'number' && said.height >= 0 && said.height <= ${MOST})
        frame.style.height = Math.max(${FIRST}, Math.ceil(said.height) + ${BESIDE}) + 'px';
    } else if (['GO_BACK', 'FORM_UPDATED', 'EMPTY_FORM'].indexOf(said.type) >= 0)
      frame.dispatchEvent(new CustomEvent(said.type));
  });
  if (['localhost', '127.0.0.1'].indexOf(location.hostname) >= 0)
    setTimeout(function () {
      if (!heard) frame.src = waymark + '/frame/form-demo';
    }, ${SILENCE});
})();`;

/**
 * What stands in the page of another site. @param address from the answer to the ticket, or what
 * stands for it
 */
export const frameMarkup = (id: string, address: string, title: string): string =>
  `<iframe id="${id}" title="${title}" src="${address}"\n  style="width: 100%; height: ${FIRST}px; border: 0"></iframe>`;
