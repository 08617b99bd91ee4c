import CTactusPDFBoxes
import CTactusPoppler
import TactusDocumentReading
import TactusReaderConfinement

/// A PDF document, read by Poppler.
final class PDFFile: ReadDocument {
  private let document: OpaquePointer
  private let boxes: OpaquePointer
  private var geometries: [PageGeometry] = []
  private let bytes: MappedDocument
  private var found: PDFContents?

  init(_ bytes: MappedDocument, password: String) throws(Refusal) {
    guard let start = bytes.bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else {
      throw .unreadable("the file is empty")
    }
    // The interface for C fails for a document that it cannot open, so the other one opens it
    // first.
    var isLocked: Int32 = 0
    let count = Int32(clamping: bytes.bytes.count)
    guard let boxes = tactus_pdf_open(start, count, password, &isLocked) else {
      if isLocked != 0 { throw .locked }
      throw .unreadable("the file is not a PDF document, or is damaged")
    }
    let shared = g_bytes_new_static(start, gsize(bytes.bytes.count))
    defer { g_bytes_unref(shared) }
    guard let document = poppler_document_new_from_bytes(shared, password, nil) else {
      throw .unreadable("the file is not a PDF document, or is damaged")
    }
    (self.document, self.boxes, self.bytes) = (document, boxes, bytes)
  }

  func description() throws(Refusal) -> ReaderAnswer {
    let count = max(0, Int(poppler_document_get_n_pages(document)))
    geometries = (0..<min(count, ReaderLimits.pages)).map(geometry)
    var properties: [String: String] = [:]
    for (name, value) in [
      ("Title", poppler_document_get_title(document)),
      ("Author", poppler_document_get_author(document)),
      ("Subject", poppler_document_get_subject(document)),
      ("Keywords", poppler_document_get_keywords(document)),
      ("Creator", poppler_document_get_creator(document)),
      ("Producer", poppler_document_get_producer(document)),
    ] {
      guard let value else { continue }
      properties[name] = String(String(cString: value).prefix(8_192))
      g_free(value)
    }
    let creation = poppler_document_get_creation_date(document)
    var (major, minor) = (UInt32(0), UInt32(0))
    poppler_document_get_pdf_version(document, &major, &minor)
    return .pages(
      PagedDocument(
        pages: geometries, pageCount: count, properties: properties,
        creation: creation == -1 ? nil : Double(creation), outline: outline(),
        majorVersion: Int(min(major, 99)), minorVersion: Int(min(minor, 99)),
        permissions: poppler_document_get_permissions(document).rawValue,
        isEncrypted: tactus_pdf_is_encrypted(boxes) != 0))
  }

  func picture(
    ofPage number: Int, turnedBy turn: Int, part: PageRectangle?, width: Int, height: Int
  ) throws(Refusal) -> ReadPicture {
    let page = try page(number)
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { throw .tooLarge("the memory of its reader") }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw .tooLarge("the memory of its reader") }
    defer { cairo_destroy(context) }
    var (shownWidth, shownHeight) = (0.0, 0.0)
    poppler_page_get_size(page, &shownWidth, &shownHeight)
    let isUpright = turn % 180 == 0
    let whole = PageRectangle(
      x: 0, y: 0, width: isUpright ? shownWidth : shownHeight,
      height: isUpright ? shownHeight : shownWidth)
    let part = part ?? whole
    guard part.width > 0, part.height > 0 else { throw .unreadable("the page has no size") }
    cairo_scale(context, Double(width) / part.width, Double(height) / part.height)
    cairo_translate(context, -part.x, -part.y)
    switch turn {
    case 90: cairo_translate(context, shownHeight, 0)
    case 180: cairo_translate(context, shownWidth, shownHeight)
    case 270: cairo_translate(context, 0, shownWidth)
    default: break
    }
    cairo_rotate(context, Double(turn) * .pi / 180)
    poppler_page_render(page, context)
    cairo_surface_flush(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { throw .unreadable("the page cannot be drawn") }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for row in 0..<height {
      pixels.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: 4 * width))
    }
    return ReadPicture(width: width, height: height, pixels: pixels)
  }

  func content(ofPage number: Int) throws(Refusal) -> PageContent {
    let page = try page(number)
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    guard geometries.indices.contains(number) else { throw .unreadable("there is no such page") }
    let geometry = geometries[number]
    var text = ""
    if let found = poppler_page_get_text(page) {
      text = String(cString: found)
      g_free(found)
    }
    var areas: [PageRectangle] = []
    var rectangles: UnsafeMutablePointer<PopplerRectangle>?
    var count: UInt32 = 0
    if poppler_page_get_text_layout(page, &rectangles, &count) != 0, let rectangles {
      areas = UnsafeBufferPointer(start: rectangles, count: Int(count)).map { area in
        geometry.inPage(
          PageRectangle.between(area.x1, area.y1, area.x2, area.y2))
      }
      g_free(rectangles)
    }
    // Characters without an area have the empty one.
    let scalars = Array(text.unicodeScalars.prefix(ReaderLimits.pageCharacters))
    let nothing = PageRectangle(x: 0, y: 0, width: 0, height: 0)
    areas = Array(areas.prefix(scalars.count))
    areas += [PageRectangle](repeating: nothing, count: scalars.count - areas.count)
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars)
    return PageContent(text: String(kept), areas: areas, links: links(of: page, geometry))
  }

  /// The objects of the document, which are read on first use.
  func contents() throws(Refusal) -> PDFContents {
    if let found { return found }
    let contents = try PDFContents(bytes.bytes)
    found = contents
    return contents
  }

  // MARK: Internals

  func page(_ number: Int) throws(Refusal) -> OpaquePointer {
    guard let page = poppler_document_get_page(document, Int32(clamping: number)) else {
      throw .unreadable("the page is damaged")
    }
    return page
  }

  /// The boxes of a page; those of US Letter if the page is damaged.
  private func geometry(_ number: Int) -> PageGeometry {
    var found = tactus_pdf_boxes()
    let letter = PageRectangle(x: 0, y: 0, width: 612, height: 792)
    guard tactus_pdf_page_boxes(boxes, Int32(number), &found) != 0 else {
      return PageGeometry(
        media: letter, crop: letter, bleed: letter, trim: letter, art: letter, turn: 0)
    }
    let values = found.values
    let all = [values.0, values.1, values.2, values.3, values.4].map { box in
      PageRectangle.between(box.0, box.1, box.0 + box.2, box.1 + box.3)
    }
    return PageGeometry(
      media: all[0], crop: all[1], bleed: all[2], trim: all[3], art: all[4], turn: Int(found.turn))
  }

  private func links(of page: OpaquePointer, _ geometry: PageGeometry) -> [PageLink] {
    let mappings = poppler_page_get_link_mapping(page)
    defer { poppler_page_free_link_mapping(mappings) }
    var links: [PageLink] = []
    var next = mappings
    while let entry = next, links.count < ReaderLimits.pageLinks {
      next = entry.pointee.next
      guard let data = entry.pointee.data else { continue }
      let mapping = data.assumingMemoryBound(to: PopplerLinkMapping.self).pointee
      guard let action = mapping.action, let target = target(of: action) else { continue }
      // Poppler counts from the lower left corner of the page as it is shown.
      let (area, height) = (mapping.area, geometry.shownSize.height)
      let shown = PageRectangle.between(area.x1, height - area.y1, area.x2, height - area.y2)
      links.append(PageLink(area: geometry.inPage(shown), target: target))
    }
    return links
  }

  private func target(of action: UnsafeMutablePointer<PopplerAction>) -> PageLink.Target? {
    switch action.pointee.type {
    case POPPLER_ACTION_URI:
      guard let address = action.pointee.uri.uri else { return nil }
      return .address(String(String(cString: address).prefix(2_048)))
    case POPPLER_ACTION_GOTO_DEST:
      return destination(action.pointee.goto_dest.dest).map { .place($0) }
    default:
      // Other programs, other documents and scripts are never started (QuickLook.SB4).
      return nil
    }
  }

  private func destination(_ place: UnsafeMutablePointer<PopplerDest>?) -> PageDestination? {
    guard let place else { return nil }
    if place.pointee.type == POPPLER_DEST_NAMED {
      guard let name = place.pointee.named_dest,
        let found = poppler_document_find_dest(document, name)
      else { return nil }
      defer { poppler_dest_free(found) }
      return found.pointee.type == POPPLER_DEST_NAMED ? nil : destination(found)
    }
    let value = place.pointee
    let page = Int(value.page_num) - 1
    guard geometries.indices.contains(page) else { return nil }
    func number(_ value: Double, _ isGiven: Bool) -> Double? {
      isGiven && value.isFinite && abs(value) <= ReaderLimits.greatestCoordinate ? value : nil
    }
    // Poppler counts from the corner of the crop box.
    let crop = geometries[page].crop
    let hasTop = value.type != POPPLER_DEST_FIT && value.type != POPPLER_DEST_FITB
    let zoom = number(value.zoom, value.change_zoom != 0)
    return PageDestination(
      page: page, left: number(value.left + crop.x, value.change_left != 0),
      top: number(value.top + crop.y, hasTop && value.change_top != 0),
      zoom: zoom.flatMap { $0 > 0 && $0 <= 1_000 ? $0 : nil })
  }

  private func outline() -> [OutlineEntry] {
    var entries: [OutlineEntry] = []
    addEntries(poppler_index_iter_new(document), level: 0, to: &entries)
    return entries
  }

  private func addEntries(
    _ iterator: OpaquePointer?, level: Int, to entries: inout [OutlineEntry]
  ) {
    guard let iterator else { return }
    defer { poppler_index_iter_free(iterator) }
    repeat {
      guard entries.count < ReaderLimits.outlineEntries, level <= ReaderLimits.outlineDepth else {
        return
      }
      var (title, place): (String, PageDestination?) = ("", nil)
      if let action = poppler_index_iter_get_action(iterator) {
        if let text = action.pointee.any.title {
          title = String(String(cString: text).prefix(512))
        }
        if action.pointee.type == POPPLER_ACTION_GOTO_DEST {
          place = destination(action.pointee.goto_dest.dest)
        }
        poppler_action_free(action)
      }
      entries.append(
        OutlineEntry(
          level: level, title: title, destination: place,
          isOpen: poppler_index_iter_is_open(iterator) != 0))
      addEntries(poppler_index_iter_get_child(iterator), level: level + 1, to: &entries)
    } while poppler_index_iter_next(iterator) != 0
  }
}
