// The boxes and the rotation of pages, which Poppler's interface for C does not tell.

#include "boxes.h"

#include <memory>
#include <poppler/cpp/poppler-document.h>
#include <poppler/cpp/poppler-page.h>

struct tactus_pdf {
  std::unique_ptr<poppler::document> document;
};

tactus_pdf *tactus_pdf_open(const char *bytes, int count, const char *password, int *is_locked) {
  *is_locked = 0;
  std::unique_ptr<poppler::document> document(
      poppler::document::load_from_raw_data(bytes, count, password, password));
  if (!document) return nullptr;
  *is_locked = document->is_locked();
  if (*is_locked) return nullptr;
  return new tactus_pdf{std::move(document)};
}

int tactus_pdf_page_boxes(tactus_pdf *document, int number, tactus_pdf_boxes *boxes) {
  std::unique_ptr<poppler::page> page(document->document->create_page(number));
  if (!page) return 0;
  const poppler::page_box_enum kinds[] = {
      poppler::media_box, poppler::crop_box, poppler::bleed_box, poppler::trim_box,
      poppler::art_box,
  };
  for (int index = 0; index < 5; index++) {
    poppler::rectf box = page->page_rect(kinds[index]);
    double *values = boxes->values[index];
    values[0] = box.x();
    values[1] = box.y();
    values[2] = box.width();
    values[3] = box.height();
  }
  switch (page->orientation()) {
    case poppler::page::landscape: boxes->turn = 90; break;
    case poppler::page::portrait: boxes->turn = 0; break;
    case poppler::page::seascape: boxes->turn = 270; break;
    case poppler::page::upside_down: boxes->turn = 180; break;
  }
  return 1;
}

int tactus_pdf_is_encrypted(const tactus_pdf *document) {
  return document->document->is_encrypted();
}

void tactus_pdf_close(tactus_pdf *document) { delete document; }
