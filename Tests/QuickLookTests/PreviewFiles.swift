import Foundation
import TestSupport

/// Files for tests of previews, in a folder of their own that is removed.
final class PreviewFiles {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file.
  func file(_ name: String, _ bytes: some Collection<UInt8>) throws -> URL {
    let url = folder.appending(path: name)
    try Data(bytes).write(to: url)
    return url
  }

  func file(_ name: String, _ text: String) throws -> URL { try file(name, text.utf8) }

  /// A document of three pages, of which the first one has a link.
  func pdf(_ name: String = "Report.pdf") throws -> URL {
    let pages = ["First page", "Second page", "Third page"].enumerated().map { index, text in
      HandmadePDF.Page(
        "0.9 0.95 1 rg 20 20 260 360 re f 0 g BT /F1 24 Tf 50 300 Td (\(text)) Tj ET",
        entries: index > 0
          ? ""
          : "/Annots [<< /Type /Annot /Subtype /Link /Rect [50 295 210 325] "
            + "/A << /S /URI /URI (https://example.org/) >> >>]")
    }
    return try file(name, HandmadePDF(pages).bytes)
  }

  /// A picture of 400 × 300 pixels, made by another program.
  func png(_ name: String = "Picture.png") throws -> URL {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" \
      fill="#2a8"/><circle cx="200" cy="150" r="90" fill="#fd0"/></svg>
      """
    return try file(
      name, FinishedProcess("rsvg-convert", ["-f", "png"], input: Data(svg.utf8)).output)
  }

  func csv(_ name: String = "Table.csv") throws -> URL {
    try file(
      name,
      "Name,City,Amount,Remark\n"
        + (1...40).map { "Person \($0),Town \($0 % 7),\($0 * 13).50,\"a, b and \($0)\"" }
        .joined(separator: "\n"))
  }

  func text(_ name: String = "Notes.txt") throws -> URL {
    try file(
      name, (1...30).map { "Line \($0) of the notes, with some words." }.joined(separator: "\n"))
  }
}
