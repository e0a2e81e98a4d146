import { countedIn } from '@waymark/look/counted';

const counted = { en: countedIn('en'), de: countedIn('de') };

/** Refusals about files (PRODUCT 15), and about those that blocks show (PRODUCT 11.4). */
export const ofFiles = {
  en: {
    fileEmpty: 'This file is empty. Choose another one.',
    fileTooLarge: (megabytes: number) =>
      `A file can have at most ${megabytes} MB. Make it smaller, or share it elsewhere and paste the link.`,
    fileCut: 'The file did not arrive whole. Upload it again.',
    fileLengthUnsaid: 'The length of the file must be given in Content-Length.',
    fileTypeRefused:
      'Files of this type are not accepted. Upload a picture (JPEG, PNG, WebP, GIF), a PDF, an Office document, a text, a table, a certificate or a ZIP.',
    fileHarmful: (name: string) =>
      `This file contains something harmful (${name}), so it was not kept. Remove it from your device, and ask whoever gave you the file for a clean one.`,
    fileNotScanned:
      'This file is too large to be checked for harmful content, so it was not kept. Make it smaller and upload it again.',
    fileScannerUnavailable:
      'Files can’t be checked for harmful content right now, so this one was not kept. Try again in a moment.',
    fileIsPage:
      'SVG and HTML files are not accepted, since they can hold programs. Upload it as a PDF or as a picture (PNG) instead.',
    fileIsHeic: 'HEIC pictures are not accepted. Save it as a JPEG and upload that.',
    fileEndingDiffers: (ending: string, is: string) =>
      `The name ends with .${ending}, but the content is ${is}. Give the file its right ending and upload it again.`,
    pictureUnreadable:
      'This picture is damaged or cannot be read. Open it, save it again and upload that.',
    pictureTooLarge: (megapixels: number) =>
      `A picture can have at most ${megapixels} megapixels. Make it smaller and upload it again.`,
    noRoomForFiles: (megabytes: number) =>
      `The ${counted.en(megabytes, '#', '#')} MB that this workspace has for files are used up. Remove files that nobody needs, or ask those who run Waymark for more.`,
    fileStoreFull:
      'The file store has no room left, so the file was not kept. Those who run Waymark have to make room; then upload it again.',
    fileStoreUnavailable:
      'The file store does not answer right now, so the file was not kept. Try again in a moment.',
    fileNotServed: 'The file store does not answer right now. Try again in a moment.',
    fileLinkOver: 'This link to a file has expired. Open the page again to get a new one.',
    // Word for word as the specification has it.
    pictureTooHeavy: 'Images must be less than 4 MB in size.',
    pictureNeeded: 'Only a picture can go here: JPEG, PNG, WebP or GIF. Upload one of these.',
    pdfNeeded: 'Only a PDF can go here. Save it as a PDF and upload that.',
  },
  de: {
    fileEmpty: 'Diese Datei ist leer. Wählen Sie eine andere.',
    fileTooLarge: (megabytes: number) =>
      `Eine Datei darf höchstens ${megabytes} MB haben. Verkleinern Sie sie, oder legen Sie sie anderswo ab und fügen Sie den Link ein.`,
    fileCut: 'Die Datei ist nicht vollständig angekommen. Laden Sie sie noch einmal hoch.',
    fileLengthUnsaid: 'Die Länge der Datei muss in Content-Length stehen.',
    fileTypeRefused:
      'Dateien dieser Art werden nicht angenommen. Laden Sie ein Bild (JPEG, PNG, WebP, GIF), ein PDF, ein Office-Dokument, einen Text, eine Tabelle, ein Zertifikat oder ein ZIP hoch.',
    fileHarmful: (name: string) =>
      `Diese Datei enthält etwas Schädliches (${name}) und wurde nicht behalten. Entfernen Sie sie von Ihrem Gerät, und bitten Sie, wer sie Ihnen gegeben hat, um eine saubere.`,
    fileNotScanned:
      'Diese Datei ist zu groß, um auf schädliche Inhalte geprüft zu werden, und wurde nicht behalten. Verkleinern Sie sie und laden Sie sie noch einmal hoch.',
    fileScannerUnavailable:
      'Dateien können gerade nicht auf schädliche Inhalte geprüft werden, diese wurde nicht behalten. Versuchen Sie es gleich noch einmal.',
    fileIsPage:
      'SVG- und HTML-Dateien werden nicht angenommen, da sie Programme enthalten können. Laden Sie sie als PDF oder als Bild (PNG) hoch.',
    fileIsHeic:
      'HEIC-Bilder werden nicht angenommen. Speichern Sie es als JPEG und laden Sie dieses hoch.',
    fileEndingDiffers: (ending: string, is: string) =>
      `Der Name endet auf .${ending}, der Inhalt ist aber ${is}. Geben Sie der Datei die richtige Endung und laden Sie sie noch einmal hoch.`,
    pictureUnreadable:
      'Dieses Bild ist beschädigt oder nicht lesbar. Öffnen und speichern Sie es neu und laden Sie dieses hoch.',
    pictureTooLarge: (megapixels: number) =>
      `Ein Bild darf höchstens ${megapixels} Megapixel haben. Verkleinern Sie es und laden Sie es noch einmal hoch.`,
    noRoomForFiles: (megabytes: number) =>
      `Die ${counted.de(megabytes, '#', '#')} MB, die dieser Arbeitsbereich für Dateien hat, sind belegt. Entfernen Sie Dateien, die niemand braucht, oder bitten Sie die Betreiber von Waymark um mehr.`,
    fileStoreFull:
      'Im Dateispeicher ist kein Platz mehr, die Datei wurde nicht behalten. Die Betreiber von Waymark müssen Platz schaffen; laden Sie sie dann noch einmal hoch.',
    fileStoreUnavailable:
      'Der Dateispeicher antwortet gerade nicht, die Datei wurde nicht behalten. Versuchen Sie es gleich noch einmal.',
    fileNotServed: 'Der Dateispeicher antwortet gerade nicht. Versuchen Sie es gleich noch einmal.',
    fileLinkOver:
      'Dieser Link zu einer Datei ist abgelaufen. Öffnen Sie die Seite neu, dann gibt es einen neuen.',

    pictureTooHeavy: 'Bilder müssen kleiner als 4 MB sein.',
    pictureNeeded:
      'Hier kann nur ein Bild stehen: JPEG, PNG, WebP oder GIF. Laden Sie eines davon hoch.',
    pdfNeeded: 'Hier kann nur ein PDF stehen. Speichern Sie es als PDF und laden Sie dieses hoch.',
  },
};
