#ifndef TACTUS_PDF_BOXES_H
#define TACTUS_PDF_BOXES_H

#ifdef __cplusplus
extern "C" {
#endif

/// A document whose pages' boxes are read.
typedef struct tactus_pdf tactus_pdf;

/// The boxes of a page, each with its least x and y, width and height, in points: media, crop, bleed,
/// trim and art; and the degrees by which the page is turned clockwise.
struct tactus_pdf_boxes {
  double values[5][4];
  int turn;
};

/// Opens a document, whose bytes must outlive it; NULL if it is none, or is locked.
tactus_pdf *_Nullable tactus_pdf_open(
    const char *_Nonnull bytes, int count, const char *_Nonnull password, int *_Nonnull is_locked);
/// Reads the boxes of a page; 0 if there is no such page.
int tactus_pdf_page_boxes(
    tactus_pdf *_Nonnull document, int page, struct tactus_pdf_boxes *_Nonnull boxes);
/// Whether a document is encrypted, even if its password is empty.
int tactus_pdf_is_encrypted(const tactus_pdf *_Nonnull document);
/// Closes a document.
void tactus_pdf_close(tactus_pdf *_Nonnull document);

#ifdef __cplusplus
}
#endif
#endif
