import Foundation
import PDFKit
import TestSupport

/// Documents for tests of PDFKit.
enum PDFKitDocument {
  /// A document of three pages with text; the second one is turned, the first one has links.
  static let bytes = HandmadePDF(
    [
      .init(
        "BT /F1 24 Tf 50 300 Td (Good morning) Tj 0 -40 Td (to all of you) Tj ET",
        entries: "/Annots [<< /Type /Annot /Subtype /Link /Rect [50 295 210 325] "
          + "/A << /S /URI /URI (https://example.org/) >> >> << /Type /Annot /Subtype /Link "
          + "/Rect [50 200 250 240] /Dest [8 0 R /XYZ 20 350 null] >>]"),
      .init(text: "Evening", box: "10 20 310 420", entries: "/Rotate 90 /CropBox [30 40 290 400]"),
      .init(text: "good night"),
    ], catalog: "/Outlines 10 0 R", trailer: "/Info 13 0 R",
    more: [
      "<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 2 >>",
      "<< /Title (Day) /Parent 10 0 R /Dest [4 0 R /XYZ 0 400 null] /First 12 0 R /Last 12 0 R "
        + "/Count 1 >>",
      "<< /Title (Night) /Parent 11 0 R /Dest [8 0 R /XYZ 0 300 2] >>",
      "<< /Title (A day) /Keywords (one, two) >>",
    ]
  ).bytes

  @MainActor
  static func make() -> PDFDocument? { PDFDocument(data: Data(bytes)) }
}
