import Foundation
import TactusDocumentReading
import TestSupport

/// Documents for tests of readers.
enum ReadKinds {
  /// Returns a reader of bytes.
  static func reader(
    _ bytes: some Collection<UInt8>, as kind: DocumentContentKind,
    in sandbox: ReaderSandbox = .init()
  ) throws -> DocumentReader {
    DocumentReader(try DocumentSource.copying(bytes), as: kind, in: sandbox)
  }

  /// A document of two pages, the second one turned, with a link on the first one.
  static let pdf = HandmadePDF(
    [
      .init(
        text: "Good morning",
        entries: "/Annots [<< /Type /Annot /Subtype /Link /Rect [50 295 210 325] "
          + "/A << /S /URI /URI (https://example.org/) >> >> << /Type /Annot /Subtype /Link "
          + "/Rect [10 10 30 30] /Dest [6 0 R /XYZ 20 350 null] >>]"),
      .init(text: "Evening", box: "10 20 310 420", entries: "/Rotate 90 /CropBox [30 40 290 400]"),
    ], catalog: "/Outlines 8 0 R", trailer: "/Info 10 0 R",
    more: [
      "<< /Type /Outlines /First 9 0 R /Last 9 0 R /Count 1 >>",
      "<< /Title (Second) /Parent 8 0 R /Dest [6 0 R /XYZ 0 400 null] >>",
      "<< /Title (A day) /Author (Nobody) /CreationDate (D:20240102030405Z) >>",
    ]
  ).bytes

  /// A picture of 40 × 20 pixels: its left half is red, its right half blue.
  static let svg = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
    <rect width="20" height="20" fill="#f00"/><rect x="20" width="20" height="20" fill="#00f"/></svg>
    """.utf8)
}
