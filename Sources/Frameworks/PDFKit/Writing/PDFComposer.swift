import TactusCrashReports
import TactusDocumentReading
import TactusPDFDocuments

/// Composes a document of pages of others, with the annotations of the app (QuickLook.PA6).
@MainActor
final class PDFComposer {
  /// Returns the data of a document of pages; nil if one of them cannot be read.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - document: The document with the outline and attributes; nil for none.
  static func data(of pages: [PDFPage], of document: PDFDocument?) -> Data? {
    let composer = PDFComposer(pages, document)
    do {
      return try composer.data()
    } catch {
      RuntimeWarning.once("a PDF document is not written: \(error.message)")
      return nil
    }
  }

  /// The objects of the new document, numbered from 1.
  var objects: [PDFValue] = []
  /// The object numbers of the pages in the new document.
  private(set) var numbers: [ObjectIdentifier: Int] = [:]
  /// The fields of forms that the app has added.
  var newFields: [PDFValue] = []

  private let pages: [PDFPage]
  private let document: PDFDocument?
  private var sources: [ObjectIdentifier: PDFSource] = [:]
  private var waiting: [(PDFSource, Int)] = []
  private var fonts: Int?

  private init(_ pages: [PDFPage], _ document: PDFDocument?) {
    (self.pages, self.document) = (pages, document)
  }

  private func data() throws(ReaderFailure) -> Data {
    let tree = reserve()
    for page in pages {
      let number = reserve()
      numbers[ObjectIdentifier(page)] = number
      if let (source, index) = try source(of: page) {
        source.numbers[source.objects.pages[index]] = number
      }
    }
    // All annotations get their numbers before one of them refers to another.
    var all: [[(Int, PDFAnnotation)]] = []
    for page in pages { all.append(try reserveAnnotations(of: page)) }
    for (page, annotations) in zip(pages, all) { try write(page, in: tree, annotations) }
    objects[tree - 1] = .dictionary([
      "Type": .name("Pages"), "Count": .number(Double(pages.count)),
      "Kids": .array(pages.compactMap { numbers[ObjectIdentifier($0)].map { .reference($0) } }),
    ])
    let root = try writeRoot(tree)
    let info = try writeInfo()
    copyWaiting()
    return Data(PDFObjectWriter.bytes(of: objects, root: root, info: info))
  }

  // MARK: Objects

  /// Reserves the number of an object whose value is added later.
  func reserve() -> Int {
    objects.append(.null)
    return objects.count
  }

  /// Adds an object, and returns its number.
  func add(_ value: PDFValue) -> PDFValue {
    objects.append(value)
    return .reference(objects.count)
  }

  /// Returns a value of a source as one of the new document.
  func copy(_ value: PDFValue, of source: PDFSource) -> PDFValue {
    switch value {
    case .reference(let number): return copy(number, of: source)
    case .array(let values): return .array(values.map { copy($0, of: source) })
    case .dictionary(let entries): return .dictionary(copy(entries, of: source))
    case .stream(let entries, let bytes): return .stream(copy(entries, of: source), bytes)
    default: return value
    }
  }

  func copy(_ entries: [String: PDFValue], of source: PDFSource) -> [String: PDFValue] {
    entries.mapValues { copy($0, of: source) }.filter { $0.value != .null }
  }

  private func copy(_ number: Int, of source: PDFSource) -> PDFValue {
    if let known = source.numbers[number] { return known == 0 ? .null : .reference(known) }
    // A page that is not in the new document becomes null.
    guard source.objects.objects[number] != nil, !source.isPage(number) else { return .null }
    let new = reserve()
    source.numbers[number] = new
    waiting.append((source, number))
    return .reference(new)
  }

  /// Copies all objects that are referred to but not yet copied.
  private func copyWaiting() {
    while let (source, number) = waiting.popLast() {
      guard let new = source.numbers[number], new > 0,
        let value = source.objects.objects[number]
      else { continue }
      var copied = copy(value, of: source)
      if let more = source.replaced[number], case .dictionary(let entries) = copied {
        copied = .dictionary(entries.merging(more) { $1 })
      }
      objects[new - 1] = copied
    }
  }

  // MARK: Pages

  /// Returns the document of a page's bytes, and its index there; nil for a page of no file.
  func source(of page: PDFPage) throws(ReaderFailure) -> (PDFSource, Int)? {
    guard let reference = page.pageRef, let document = reference.document else { return nil }
    let key = ObjectIdentifier(document)
    if let known = sources[key] { return (known, reference.pageNumber - 1) }
    let source = PDFSource(try document.reader.objects())
    guard source.objects.pages.count == document.numberOfPages else {
      throw .unreadable("its pages are not those that are shown")
    }
    sources[key] = source
    return (source, reference.pageNumber - 1)
  }

  private func reserveAnnotations(
    of page: PDFPage
  ) throws(ReaderFailure) -> [(Int, PDFAnnotation)] {
    guard let list = page.annotationList else { return [] }
    let source = try source(of: page)
    let originals = source?.0.annotations(source?.1 ?? 0) ?? []
    for index in list.removed where originals.indices.contains(index) {
      if let number = originals[index].target { source?.0.numbers[number] = 0 }
    }
    return list.all.map { annotation in
      guard let index = annotation.index, originals.indices.contains(index),
        let number = originals[index].target
      else { return (reserve(), annotation) }
      if !annotation.isChanged, let source {
        // The original is copied with all that it refers to.
        guard case .reference(let new) = copy(originals[index], of: source.0) else {
          return (reserve(), annotation)
        }
        return (new, annotation)
      }
      let new = reserve()
      source?.0.numbers[number] = new
      return (new, annotation)
    }
  }

  private func write(
    _ page: PDFPage, in tree: Int, _ annotations: [(Int, PDFAnnotation)]
  ) throws(ReaderFailure) {
    guard let number = numbers[ObjectIdentifier(page)] else { return }
    var entries: [String: PDFValue] = [:]
    var originals: [PDFValue] = []
    let source = try source(of: page)
    if let (source, index) = source {
      originals = source.annotations(index)
      var own = source.page(index)
      for key in ["Parent", "Annots", "B", "Thumb", "StructParents"] { own[key] = nil }
      entries = copy(own, of: source)
      if page.annotationList == nil, !originals.isEmpty {
        entries["Annots"] = .array(originals.map { copy($0, of: source) })
      }
    }
    entries["Type"] = .name("Page")
    entries["Parent"] = .reference(tree)
    entries["Rotate"] = page.rotation == 0 ? nil : .number(Double(page.rotation))
    for (box, rect) in page.boxes {
      let name = ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"][box.rawValue]
      entries[name] = AnnotationValue.rectangle(rect)
    }
    if entries["MediaBox"] == nil {
      entries["MediaBox"] = AnnotationValue.rectangle(page.bounds(for: .mediaBox))
    }
    if let picture = page.picture { writePicture(picture, to: &entries) }
    if page.annotationList != nil {
      for (number, annotation) in annotations {
        let original = annotation.index.flatMap { index in
          originals.indices.contains(index) ? originals[index] : nil
        }
        if let original, !annotation.isChanged, original.target != nil { continue }
        let value = value(of: annotation, on: page, original, source?.0)
        objects[number - 1] = .dictionary(value)
        if annotation.index == nil, annotation.type == "Widget" {
          newFields.append(.reference(number))
        }
      }
      let list = annotations.map { PDFValue.reference($0.0) }
      entries["Annots"] = list.isEmpty ? nil : .array(list)
    }
    objects[number - 1] = .dictionary(entries)
  }

  private func writePicture(
    _ picture: (image: UIImage, area: CGRect, quality: CGFloat),
    to entries: inout [String: PDFValue]
  ) {
    let pixels = CGSize(
      width: picture.image.size.width * picture.image.scale,
      height: picture.image.size.height * picture.image.scale)
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let data = UIGraphicsImageRenderer(size: pixels, format: format).jpegData(
      withCompressionQuality: picture.quality
    ) { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: pixels))
      picture.image.draw(in: CGRect(origin: .zero, size: pixels))
    }
    let image = add(
      .stream(
        [
          "Type": .name("XObject"), "Subtype": .name("Image"),
          "Width": .number(Double(pixels.width.rounded())),
          "Height": .number(Double(pixels.height.rounded())), "ColorSpace": .name("DeviceRGB"),
          "BitsPerComponent": .number(8), "Filter": .name("DCTDecode"),
        ], Array(data)))
    let numbers = [
      picture.area.width, 0, 0, picture.area.height, picture.area.minX, picture.area.minY,
    ]
    let matrix = numbers.map { PDFObjectWriter.text(of: Double($0)) }.joined(separator: " ")
    entries["Contents"] = add(.stream([:], Array("q \(matrix) cm /Im0 Do Q".utf8)))
    entries["Resources"] = .dictionary(["XObject": .dictionary(["Im0": image])])
  }

  // MARK: Root

  private var mainSource: PDFSource? {
    document?.documentRef.flatMap { sources[ObjectIdentifier($0)] }
  }

  private func writeRoot(_ tree: Int) throws(ReaderFailure) -> Int {
    var root: [String: PDFValue] = [:]
    if let source = mainSource {
      var own = source.objects.objects[source.objects.root]?.entries ?? [:]
      for key in ["Pages", "StructTreeRoot", "PageLabels"] { own[key] = nil }
      if document?.isOutlineChanged == true { own["Outlines"] = nil }
      let form = source.objects.resolve(own["AcroForm"])?.entries
      own["AcroForm"] = nil
      root = copy(own, of: source)
      if let form { root["AcroForm"] = .dictionary(copy(form, of: source)) }
    }
    root["Type"] = .name("Catalog")
    root["Pages"] = .reference(tree)
    if document?.isOutlineChanged == true, let outline = document?.outlineRoot {
      root["Outlines"] = write(outline)
    }
    if !newFields.isEmpty || root["AcroForm"] != nil { addFields(to: &root) }
    let number = reserve()
    objects[number - 1] = .dictionary(root)
    return number
  }

  private func addFields(to root: inout [String: PDFValue]) {
    var form = root["AcroForm"]?.entries ?? [:]
    var fields = form["Fields"]?.elements
    if fields == nil, let number = form["Fields"]?.target {
      // The list is an object of its own, which may not have been copied yet.
      copyWaiting()
      fields = objects[number - 1].elements
    }
    form["Fields"] = .array((fields ?? []).filter { $0 != .null } + newFields)
    if form["DR"] == nil {
      form["DR"] = .dictionary(["Font": .dictionary(["Helv": .reference(helvetica)])])
    }
    if form["DA"] == nil { form["DA"] = AnnotationValue.text("/Helv 0 Tf 0 g") }
    root["AcroForm"] = .dictionary(form)
  }

  /// The object number of the text font, which every reader has.
  var helvetica: Int {
    if let fonts { return fonts }
    let font = reserve()
    objects[font - 1] = .dictionary([
      "Type": .name("Font"), "Subtype": .name("Type1"), "BaseFont": .name("Helvetica"),
      "Encoding": .name("WinAnsiEncoding"),
    ])
    fonts = font
    return font
  }

  private func writeInfo() throws(ReaderFailure) -> Int? {
    var info: [String: PDFValue] = [:]
    if let changed = document?.changedAttributes {
      for (key, value) in changed {
        let name = (key.base as? PDFDocumentAttribute)?.rawValue ?? key.base as? String ?? ""
        switch value {
        case let text as String: info[name] = AnnotationValue.text(text)
        case let texts as [String]: info[name] = AnnotationValue.text(texts.joined(separator: ", "))
        case let date as Date: info[name] = AnnotationValue.text(AnnotationValue.text(of: date))
        default: break
        }
      }
    } else if let source = mainSource, let own = source.objects.objects[0]?.entries {
      info = copy(own, of: source)
    }
    guard !info.isEmpty, case .reference(let number) = add(.dictionary(info)) else { return nil }
    return number
  }
}
