import TactusDocumentReading

/// A document whose objects are copied to another one.
@MainActor
final class PDFSource {
  /// The objects of the document.
  let objects: PDFObjects
  /// The object numbers in the new document, by those in this one.
  var numbers: [Int: Int] = [:]
  /// Values that objects of this document have in the new one.
  var replaced: [Int: [String: PDFValue]] = [:]

  init(_ objects: PDFObjects) { self.objects = objects }

  /// Whether an object is a page.
  func isPage(_ number: Int) -> Bool { pageNumbers.contains(number) }
  private lazy var pageNumbers = Set(objects.pages)

  /// Returns the attributes of a page, including inherited ones.
  func page(_ index: Int) -> [String: PDFValue] {
    guard objects.pages.indices.contains(index) else { return [:] }
    var entries = objects.objects[objects.pages[index]]?.entries ?? [:]
    var parent = objects.resolve(entries["Parent"])?.entries
    for _ in 0..<32 {
      guard let above = parent else { break }
      for key in ["Resources", "MediaBox", "CropBox", "Rotate"] where entries[key] == nil {
        entries[key] = above[key]
      }
      parent = objects.resolve(above["Parent"])?.entries
    }
    return entries
  }

  /// Returns the annotations of a page that the reader has numbered from 0.
  func annotations(_ index: Int) -> [PDFValue] {
    let list = objects.resolve(page(index)["Annots"])?.elements ?? []
    return list.filter { objects.resolve($0)?.entries != nil }
  }
}
