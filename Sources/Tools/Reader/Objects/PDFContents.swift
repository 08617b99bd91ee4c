import TactusDocumentReading

/// The objects of a PDF document that others need: all of them, or the annotations of a page.
struct PDFContents {
  private let scan: ObjectScan
  private let root: Int
  private var pages: [Int] = []

  init(_ bytes: UnsafeRawBufferPointer) throws(Refusal) {
    scan = try ObjectScan(bytes)
    guard scan.trailer["Encrypt"] == nil else {
      throw .unreadable("objects of encrypted documents are not read")
    }
    let found = scan.trailer["Root"]?.target
    guard
      let root = found
        ?? scan.objects.first(where: { $0.value.entries?["Type"]?.name == "Catalog" })?.key
    else { throw .unreadable("the document has no catalog") }
    self.root = root
    var seen: Set<Int> = []
    addPages(scan.resolve(.reference(root))?.entries?["Pages"], &seen, 0)
  }

  /// All objects.
  var all: PDFObjects {
    var objects = scan.objects
    // The information is an object of its own number, which the root names for the writer.
    if let info = scan.resolve(scan.trailer["Info"]) { objects[0] = info }
    return PDFObjects(objects: objects, root: root, pages: pages)
  }

  /// Returns the annotations of a page with all that they refer to.
  func annotations(ofPage page: Int) -> PDFObjects {
    var objects: [Int: PDFValue] = [:]
    guard pages.indices.contains(page),
      let list = scan.resolve(scan.resolve(.reference(pages[page]))?.entries?["Annots"])?.elements
    else { return PDFObjects(objects: [:], root: 0, pages: pages) }
    for entry in list {
      guard let entries = scan.resolve(entry)?.entries,
        objects.count < ReaderLimits.pageLinks
      else { continue }
      objects[objects.count] = .dictionary(annotation(entries))
    }
    return PDFObjects(objects: objects, root: 0, pages: pages)
  }

  // MARK: Internals

  private mutating func addPages(_ node: PDFValue?, _ seen: inout Set<Int>, _ depth: Int) {
    guard let number = node?.target, seen.insert(number).inserted, depth < 64,
      pages.count < ReaderLimits.pages, let entries = scan.resolve(node)?.entries
    else { return }
    guard let kids = scan.resolve(entries["Kids"])?.elements else { return pages.append(number) }
    for kid in kids { addPages(kid, &seen, depth + 1) }
  }

  private func annotation(_ entries: [String: PDFValue]) -> [String: PDFValue] {
    var whole = entries
    if entries["Subtype"]?.name == "Widget" { inherit(into: &whole) }
    whole["P"] = nil
    whole["Parent"] = nil
    if let place = named(whole["Dest"]) { whole["Dest"] = place }
    if var action = scan.resolve(whole["A"])?.entries, let place = named(action["D"]) {
      action["D"] = place
      whole["A"] = .dictionary(action)
    }
    return whole.mapValues { flat($0, 0) }
  }

  /// Adds what a field of a form has from the fields above it.
  private func inherit(into whole: inout [String: PDFValue]) {
    var (names, parent) = ([whole["T"]], scan.resolve(whole["Parent"])?.entries)
    for _ in 0..<16 {
      guard let entries = parent else { break }
      names.append(entries["T"])
      for key in ["FT", "Ff", "V", "DV", "Opt", "MaxLen", "DA", "Q"] where whole[key] == nil {
        whole[key] = entries[key]
      }
      parent = scan.resolve(entries["Parent"])?.entries
    }
    var full: [UInt8] = []
    for case .text(let part)? in names.reversed().map(scan.resolve) {
      full += full.isEmpty ? part : [UInt8(ascii: ".")] + part
    }
    if !full.isEmpty { whole["T"] = .text(full) }
    let form = scan.resolve(scan.resolve(.reference(root))?.entries?["AcroForm"])?.entries
    if whole["DA"] == nil { whole["DA"] = form?["DA"] }
  }

  /// Returns a value with all that it refers to, except pages; streams have no bytes.
  private func flat(_ value: PDFValue, _ depth: Int) -> PDFValue {
    guard depth < 12 else { return .null }
    if let target = value.target, isPage(target) { return value }
    switch scan.resolve(value) ?? .null {
    case .array(let values): return .array(values.map { flat($0, depth + 1) })
    case .dictionary(var entries):
      entries["P"] = nil
      entries["Parent"] = nil
      return .dictionary(entries.mapValues { flat($0, depth + 1) })
    case .stream: return .stream([:], [])
    case let other: return other
    }
  }

  private func isPage(_ number: Int) -> Bool {
    scan.objects[number]?.entries?["Type"]?.name == "Page"
  }

  /// Returns the place of a name; nil if the value is not a name.
  private func named(_ value: PDFValue?) -> PDFValue? {
    let catalog = scan.resolve(.reference(root))?.entries
    switch scan.resolve(value) {
    case .name(let name)?: return place(scan.resolve(catalog?["Dests"])?.entries?[name])
    case .text(let name)?:
      return place(find(name, in: scan.resolve(catalog?["Names"])?.entries?["Dests"], 0))
    default: return nil
    }
  }

  private func place(_ value: PDFValue?) -> PDFValue? {
    let value = scan.resolve(value)
    return value?.elements != nil ? value : scan.resolve(value?.entries?["D"])
  }

  private func find(_ name: [UInt8], in node: PDFValue?, _ depth: Int) -> PDFValue? {
    guard depth < 32, let entries = scan.resolve(node)?.entries else { return nil }
    if let names = scan.resolve(entries["Names"])?.elements {
      for index in stride(from: 0, to: names.count - 1, by: 2)
      where scan.resolve(names[index]) == .text(name) {
        return names[index + 1]
      }
    }
    for kid in scan.resolve(entries["Kids"])?.elements ?? [] {
      if let found = find(name, in: kid, depth + 1) { return found }
    }
    return nil
  }
}
