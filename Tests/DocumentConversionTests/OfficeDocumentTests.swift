import Foundation
import TactusDocumentConversion
import TactusDocumentReading
import TestSupport
import Testing

/// Steps QuickLook.OD1 and QuickLook.OD4, with LibreOffice itself.
@Suite(.enabled(if: OfficeProgram.path != nil, "LibreOffice is not installed"))
struct OfficeDocumentTests {
  /// Converts a document, and reads the text of all its pages.
  private func text(
    of source: DocumentSource, ending: String, by converter: DocumentConverter
  ) throws -> [String] {
    let reader = DocumentReader(try converter.pages(of: source, ending: ending), as: .pages)
    guard case .pages(let document) = try reader.open() else { throw ReaderFailure.wrongAnswer }
    return try document.pages.indices.map { page in
      let picture = try reader.picture(page: page, width: 60, height: 60)
      #expect(picture.pixels.count == 14_400)
      return try reader.content(page: page).text
    }
  }

  /// The folder of the templates that are installed with LibreOffice.
  private static let templates =
    (OfficeProgram.path ?? "/usr/lib/libreoffice/program/soffice")
    .components(separatedBy: "/program/")[0] + "/share/template/common"

  /// Lets LibreOffice's own command write a document, outside of any sandbox.
  private func make(_ ending: String, of source: URL, by part: String) throws -> DocumentSource {
    let folder = source.deletingLastPathComponent()
    let words = [
      "-env:UserInstallation=file://\(folder.path)/profile", "--headless", part, "--convert-to",
      ending, "--outdir", folder.path, source.path,
    ]
    let made = try FinishedProcess("soffice", words)
    let document = source.deletingPathExtension().appendingPathExtension(ending)
    try #require(
      FileManager.default.fileExists(atPath: document.path), "\(made.text) \(made.errorText)")
    return try DocumentSource(path: document.path)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(
    "QuickLook.OD1. Texts of Word and OpenDocument become pages with their text",
    arguments: ["odt", "doc", "docx"])
  func texts(_ ending: String) throws {
    try withFolder { folder in
      let source = folder.appending(path: "source.html")
      try Data("<html><body><h1>Green tea</h1><p>Three minutes</p></body></html>".utf8)
        .write(to: source)
      let document = try make(ending, of: source, by: "--writer")
      let pages = try text(
        of: document, ending: ending, by: DocumentConverter(keepingIn: nil))
      #expect(pages.count == 1)
      #expect(pages[0].contains("Green tea") && pages[0].contains("Three minutes"), "\(pages)")
    }
  }

  @Test(
    "QuickLook.OD1. Tables of Excel and OpenDocument become pages with their values",
    arguments: ["ods", "xls", "xlsx"])
  func tables(_ ending: String) throws {
    try withFolder { folder in
      let source = folder.appending(path: "source.csv")
      try Data("Tea,Minutes\nGreen,3\n".utf8).write(to: source)
      let document = try make(ending, of: source, by: "--calc")
      let pages = try text(
        of: document, ending: ending, by: DocumentConverter(keepingIn: nil))
      #expect(pages.count == 1 && pages[0].contains("Minutes") && pages[0].contains("Green"))
    }
  }

  @Test(
    "QuickLook.OD1. Slides of PowerPoint and OpenDocument become a page each",
    arguments: ["odp", "ppt", "pptx"])
  func slides(_ ending: String) throws {
    try withFolder { folder in
      let source = folder.appending(path: "source.otp")
      try FileManager.default.copyItem(
        atPath: Self.templates + "/presnt/Focus.otp", toPath: source.path)
      let converter = DocumentConverter(keepingIn: nil)
      let slides = try text(of: DocumentSource(path: source.path), ending: "otp", by: converter)
      let document = try make(ending, of: source, by: "--impress")
      let pages = try text(of: document, ending: ending, by: converter)
      #expect(pages.count > 0 && pages.count == slides.count)
    }
  }

  @Test("QuickLook.OD1. Ten documents that are installed with LibreOffice become pages")
  func installed() throws {
    let names = [
      "officorr/Modern_business_letter_serif.ott", "officorr/Modern_business_letter_sans_serif.ott",
      "offimisc/Businesscard-with-logo.ott", "personal/CV.ott", "personal/Resume1page.ott",
      "styles/Default.ott", "styles/Modern.ott", "styles/Simple.ott", "presnt/Growing_Liberty.otp",
      "presnt/Grey_Elegant.otp",
    ]
    let converter = DocumentConverter(keepingIn: nil)
    for name in names {
      let source = try DocumentSource(path: "\(Self.templates)/\(name)")
      let ending = String(name.suffix(3))
      #expect(try text(of: source, ending: ending, by: converter).count > 0, "\(name)")
    }
  }

  @Test("QuickLook.OD4. Damaged documents become pages, or are refused")
  func damaged() throws {
    try withFolder { folder in
      let source = folder.appending(path: "source.html")
      try Data("<html><body><p>Green tea</p></body></html>".utf8).write(to: source)
      _ = try make("docx", of: source, by: "--writer")
      let whole = [UInt8](
        try Data(contentsOf: source.deletingPathExtension().appendingPathExtension("docx")))
      let converter = DocumentConverter(keepingIn: nil)
      var random = SeededRandom(seed: 22)
      for _ in 0..<4 {
        let copy = random.damage(whole, after: 4)
        do throws(ReaderFailure) {
          _ = try converter.pages(of: .copying(copy.isEmpty ? [0] : copy), ending: "docx")
        } catch {
          guard case .unreadable = error else {
            Issue.record("\(error)")
            continue
          }
        }
      }
    }
  }
}
