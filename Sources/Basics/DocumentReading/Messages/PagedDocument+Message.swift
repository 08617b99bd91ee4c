// The description of a document as bytes.

extension MessageWriter {
  mutating func write(_ document: PagedDocument) {
    write(count: document.pageCount)
    write(count: document.pages.count)
    for page in document.pages {
      // Most boxes are those of the medium.
      let boxes = page.boxes
      write(boxes[0])
      for box in boxes.dropFirst() {
        write(box != boxes[0])
        if box != boxes[0] { write(box) }
      }
      write(UInt8(page.turn / 90))
    }
    write(count: document.properties.count)
    for (name, text) in document.properties.sorted(by: { $0.key < $1.key }) {
      write(name)
      write(text)
    }
    write(document.creation)
    write(count: document.outline.count)
    for entry in document.outline {
      write(count: entry.level)
      write(entry.title)
      write(entry.isOpen)
      write(entry.destination != nil)
      if let place = entry.destination { write(place) }
    }
    write(count: document.majorVersion)
    write(count: document.minorVersion)
    write(document.permissions)
    write(document.isEncrypted)
  }

  mutating func write(_ content: PageContent) {
    write(content.text)
    write(count: content.areas.count)
    for area in content.areas { write(area) }
    write(count: content.links.count)
    for link in content.links {
      write(link.area)
      switch link.target {
      case .address(let address):
        write(true)
        write(address)
      case .place(let place):
        write(false)
        write(place)
      }
    }
  }
}

extension MessageReader {
  mutating func document() throws(ReaderFailure) -> PagedDocument {
    let pageCount = try count(atMost: Int(Int32.max))
    let count = try count(atMost: min(pageCount, ReaderLimits.pages), ofSize: 37)
    var pages: [PageGeometry] = []
    for _ in 0..<count { pages.append(try geometry()) }
    var properties: [String: String] = [:]
    for _ in 0..<(try self.count(atMost: 16)) {
      let name = try text(atMost: 64)
      properties[name] = try text(atMost: 1 << 16)
    }
    let creation = try optionalDouble()
    var outline: [OutlineEntry] = []
    for _ in 0..<(try self.count(atMost: ReaderLimits.outlineEntries, ofSize: 10)) {
      let level = try self.count(atMost: ReaderLimits.outlineDepth)
      let (title, isOpen) = (try text(atMost: 1 << 12), try flag())
      let place = try flag() ? destination(ofPages: count) : nil
      outline.append(OutlineEntry(level: level, title: title, destination: place, isOpen: isOpen))
    }
    return PagedDocument(
      pages: pages, pageCount: pageCount, properties: properties, creation: creation,
      outline: outline, majorVersion: try self.count(atMost: 99),
      minorVersion: try self.count(atMost: 99), permissions: try number(),
      isEncrypted: try flag())
  }

  private mutating func geometry() throws(ReaderFailure) -> PageGeometry {
    let media = try rectangle()
    var others: [PageRectangle] = []
    for _ in 0..<4 { others.append(try flag() ? rectangle() : media) }
    let turn = try byte()
    guard turn < 4 else { throw .wrongAnswer }
    return PageGeometry(
      media: media, crop: others[0], bleed: others[1], trim: others[2], art: others[3],
      turn: Int(turn) * 90)
  }

  mutating func content(ofPages pages: Int) throws(ReaderFailure) -> PageContent {
    let text = try text(atMost: 4 * ReaderLimits.pageCharacters)
    let count = try count(atMost: ReaderLimits.pageCharacters, ofSize: 32)
    guard count == text.unicodeScalars.count else { throw .wrongAnswer }
    var areas: [PageRectangle] = []
    areas.reserveCapacity(count)
    for _ in 0..<count { areas.append(try rectangle()) }
    var links: [PageLink] = []
    for _ in 0..<(try self.count(atMost: ReaderLimits.pageLinks, ofSize: 33)) {
      let area = try rectangle()
      let target: PageLink.Target =
        try flag()
        ? .address(self.text(atMost: 1 << 13)) : .place(destination(ofPages: pages))
      links.append(PageLink(area: area, target: target))
    }
    return PageContent(text: text, areas: areas, links: links)
  }
}
