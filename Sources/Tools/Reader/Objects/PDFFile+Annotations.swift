import CTactusPoppler
import TactusDocumentReading

extension PDFFile {
  func annotations(ofPage page: Int) throws(Refusal) -> PDFObjects {
    try contents().annotations(ofPage: page)
  }

  func objects() throws(Refusal) -> PDFObjects { try contents().all }

  func picture(
    ofPage number: Int, turnedBy turn: Int, part: PageRectangle?, width: Int, height: Int,
    hiding hidden: [Int]
  ) throws(Refusal) -> ReadPicture {
    let page = try page(number)
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    let mappings = poppler_page_get_annot_mapping(page)
    defer { poppler_page_free_annot_mapping(mappings) }
    var (changed, next, index):
      ([(OpaquePointer, PopplerAnnotFlag)], UnsafeMutablePointer<GList>?, Int) =
        ([], mappings, 0)
    while let entry = next {
      next = entry.pointee.next
      defer { index += 1 }
      guard hidden.contains(index), let data = entry.pointee.data,
        let annotation = data.assumingMemoryBound(to: PopplerAnnotMapping.self).pointee.annot
      else { continue }
      let flags = poppler_annot_get_flags(annotation)
      changed.append((annotation, flags))
      poppler_annot_set_flags(
        annotation, PopplerAnnotFlag(flags.rawValue | POPPLER_ANNOT_FLAG_HIDDEN.rawValue))
    }
    defer { for (annotation, flags) in changed { poppler_annot_set_flags(annotation, flags) } }
    return try picture(
      ofPage: number, turnedBy: turn, part: part, width: width, height: height)
  }
}
