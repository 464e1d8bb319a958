import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';

/** The product's own words in the email of a trip. */
export type TripMailWords = {
  /** Locale for dates. */
  readonly locale: string;
  /** For a sender whose name isn't shown. */
  readonly somebody: string;
  /** For a trip whose name isn't shown. */
  readonly aTrip: string;
  readonly subject: (trip: string, sender: string) => string;
  readonly sends: (sender: string) => string;
  readonly map: string;
  /** Alt text of a header picture without a description. */
  readonly picture: string;
  readonly when: string;
  readonly where: string;
  readonly nights: string;
  readonly andMore: (count: number) => string;
  readonly look: string;
  readonly attached: string;
  /** Why the recipient got the email, and where replies go. */
  readonly footnote: (replyTo: string) => string;
};

const WORDS: Readonly<Record<PdfLanguage, TripMailWords>> = {
  en: {
    locale: 'en-US',
    somebody: 'Someone',
    aTrip: 'A trip',
    subject: (trip, sender) => `${trip}, from ${sender}`,
    sends: (sender) => `${sender} planned this trip with Wayfold and sent it to you.`,
    map: 'Map of the trip',
    picture: 'Picture of the trip',
    when: 'When',
    where: 'Where',
    nights: 'Nights',
    andMore: (count) => `and ${count} more`,
    look: 'View trip',
    attached: 'The trip is also attached as a PDF, to print or take with you.',
    footnote: (replyTo) =>
      `You’re getting this email because ${replyTo} sent you a trip. Replies go to that address. Wayfold hasn’t added your address to a mailing list.`,
  },
  de: {
    locale: 'de-DE',
    somebody: 'Jemand',
    aTrip: 'Eine Reise',
    subject: (trip, sender) => `${trip}, von ${sender}`,
    sends: (sender) => `${sender} plant diese Reise mit Wayfold und schickt sie Ihnen.`,
    map: 'Karte der Reise',
    picture: 'Bild der Reise',
    when: 'Wann',
    where: 'Wo',
    nights: 'Nächte',
    andMore: (count) => `und ${count} weitere`,
    look: 'Reise ansehen',
    attached: 'Dieselbe Reise hängt als PDF an, zum Drucken oder Mitnehmen.',
    footnote: (replyTo) =>
      `Sie erhalten diese Mail, weil ${replyTo} Ihnen eine Reise geschickt hat. Eine Antwort geht dorthin. Wayfold hat Ihre Adresse auf keine Liste gesetzt.`,
  },
  es: {
    locale: 'es-ES',
    somebody: 'Alguien',
    aTrip: 'Un viaje',
    subject: (trip, sender) => `${trip}, de ${sender}`,
    sends: (sender) => `${sender} planea este viaje con Wayfold y se lo envía.`,
    map: 'Mapa del viaje',
    picture: 'Imagen del viaje',
    when: 'Cuándo',
    where: 'Dónde',
    nights: 'Noches',
    andMore: (count) => `y ${count} más`,
    look: 'Ver el viaje',
    attached: 'El mismo viaje va adjunto en PDF, para imprimirlo o llevarlo consigo.',
    footnote: (replyTo) =>
      `Recibe este correo porque ${replyTo} le ha enviado un viaje. Si responde, la respuesta llega allí. Wayfold no ha puesto su dirección en ninguna lista.`,
  },
  fr: {
    locale: 'fr-FR',
    somebody: 'Quelqu’un',
    aTrip: 'Un voyage',
    subject: (trip, sender) => `${trip}, de la part de ${sender}`,
    sends: (sender) => `${sender} prépare ce voyage avec Wayfold et vous l’envoie.`,
    map: 'Carte du voyage',
    picture: 'Image du voyage',
    when: 'Quand',
    where: 'Où',
    nights: 'Nuits',
    andMore: (count) => `et ${count} autres`,
    look: 'Voir le voyage',
    attached: 'Le même voyage est joint en PDF, à imprimer ou à emporter.',
    footnote: (replyTo) =>
      `Vous recevez ce message parce que ${replyTo} vous a envoyé un voyage. Une réponse lui parviendra. Wayfold n’a mis votre adresse sur aucune liste.`,
  },
  it: {
    locale: 'it-IT',
    somebody: 'Qualcuno',
    aTrip: 'Un viaggio',
    subject: (trip, sender) => `${trip}, da ${sender}`,
    sends: (sender) => `${sender} prepara questo viaggio con Wayfold e glielo invia.`,
    map: 'Mappa del viaggio',
    picture: 'Immagine del viaggio',
    when: 'Quando',
    where: 'Dove',
    nights: 'Notti',
    andMore: (count) => `e altre ${count}`,
    look: 'Guarda il viaggio',
    attached: 'Lo stesso viaggio è allegato in PDF, da stampare o portare con sé.',
    footnote: (replyTo) =>
      `Riceve questa mail perché ${replyTo} le ha inviato un viaggio. Una risposta arriva a quell’indirizzo. Wayfold non ha messo il suo indirizzo in nessuna lista.`,
  },
  ja: {
    locale: 'ja-JP',
    somebody: 'どなたか',
    aTrip: '旅行プラン',
    subject: (trip, sender) => `${trip}（${sender}さんより）`,
    sends: (sender) => `${sender}さんがWayfoldで計画した旅行をお送りします。`,
    map: '旅行の地図',
    picture: '旅の写真',
    when: '日程',
    where: '行き先',
    nights: '宿泊数',
    andMore: (count) => `ほか${count}か所`,
    look: '旅行を見る',
    attached: '同じ旅行をPDFで添付しています。印刷や持ち歩きにお使いください。',
    footnote: (replyTo) =>
      `${replyTo} さんがあなたに旅行を送ったため、このメールをお届けしています。返信はその方に届きます。Wayfoldはあなたのアドレスをどのリストにも登録していません。`,
  },
};

/** The words in a language. */
export function tripMailWords(language: PdfLanguage): TripMailWords {
  return WORDS[language];
}
