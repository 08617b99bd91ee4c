import Foundation
import TactusDisplayList
import TestSupport

/// A document of drawings.
enum WrittenDocument {
  /// Returns the bytes of a document with a page for each drawing.
  static func bytes(
    _ pages: [Drawing], links: [[DocumentLink]] = [],
    properties: DocumentProperties = DocumentProperties(creationDate: "2024-05-01T12:00:00Z")
  ) throws -> Data {
    var bytes = Data()
    let writer = try DocumentWriter(properties) {
      bytes.append(contentsOf: $0)
      return true
    }
    for (index, page) in pages.enumerated() {
      try writer.addPage(page, links: index < links.count ? links[index] : [])
    }
    try writer.finish()
    return bytes
  }

  /// Returns the document as poppler reads it.
  static func read(_ pages: [Drawing]) throws -> ReadDocument { try ReadDocument(bytes(pages)) }
}

extension ReadDocument {
  /// Returns a page as poppler paints it.
  func page(_ number: Int = 1) throws -> Picture {
    Picture(try DrawingSurface(png: png(ofPage: number)).image)
  }
}
