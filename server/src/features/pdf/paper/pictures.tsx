import { Image, View } from '@react-pdf/renderer';
import { picturesOf } from '@wayfold/domain/document/trip-document';
import { pagePicture } from '@wayfold/domain/pictures/page-picture';
import { saysSomething } from '../../drawing/clean-text';
import { INK } from './look';
import { type Paper, type Picture, sheetOf } from './paper';
import { Linked, SectionTitle, Words } from './parts';

const GAP = 16;
const IN_A_ROW = 2;

/** Height of a picture as a part of its width. */
export const PICTURE_SHARE = 675 / 1_200;

/** Points of a picture's width. */
export function pictureWidth(paper: Pick<Paper, 'options'>): number {
  return (sheetOf(paper).innerWidth - GAP) / IN_A_ROW;
}

type Shown = { readonly picture: ReturnType<typeof pagePicture>; readonly image: Picture };

/** The pictures that stand on pages of their own: the header stands on the cover. */
export function shownPictures({ document, words, pictures }: Paper): Shown[] {
  return picturesOf(document).flatMap((each) => {
    const image = pictures.get(each.id);
    return image ? [{ picture: pagePicture(each, document, words.locale), image }] : [];
  });
}

/** The pictures of the trip, two in a row, each with what it shows and whose it is. */
export function Pictures({ paper }: { paper: Paper }) {
  const shown = shownPictures(paper);
  const rows = Array.from({ length: Math.ceil(shown.length / IN_A_ROW) }, (_, row) =>
    shown.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  );
  return rows.map((row, index) => (
    <View key={row[0]?.picture.id} wrap={false}>
      {index === 0 && <SectionTitle paper={paper}>{paper.words.pictures}</SectionTitle>}
      <View style={{ flexDirection: 'row', gap: GAP, marginBottom: GAP }}>
        {row.map((each) => (
          <OnePicture key={each.picture.id} paper={paper} shown={each} />
        ))}
      </View>
    </View>
  ));
}

function OnePicture({ paper, shown: { picture, image } }: { paper: Paper; shown: Shown }) {
  const width = pictureWidth(paper);
  const where = [picture.place, picture.day].filter((fact) => fact && saysSomething(fact)).join(' · ');
  return (
    <View style={{ width, gap: 3 }}>
      <Image src={image} style={{ width, height: width * PICTURE_SHARE, borderRadius: 6 }} />
      {picture.description && (
        <Words paper={paper} size={11.5} width={width}>
          {picture.description}
        </Words>
      )}
      {where && (
        <Words paper={paper} size={10} width={width} color={INK.ink2}>
          {where}
        </Words>
      )}
      {picture.credit && (
        <Linked href={picture.creditUrl}>
          <Words paper={paper} size={9} width={width} color={INK.ink3}>
            {paper.words.photoBy(picture.credit)}
          </Words>
        </Linked>
      )}
    </View>
  );
}
