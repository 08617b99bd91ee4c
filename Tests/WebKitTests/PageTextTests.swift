import Foundation
import Testing
import WebKit

/// Step Opening.WK10.
@MainActor @Suite struct PageTextTests {
  @Test("Opening.WK10. The text of a page is read later on the main queue")
  func pages() async throws {
    let read: (text: String?, isHTML: Bool) = await withCheckedContinuation { continuation in
      NSAttributedString.loadFromHTML(string: "<p>Tea &amp; <b>milk</b></p>") {
        text, properties, error in
        MainActor.preconditionIsolated()
        let type = properties?[.documentType] as? NSAttributedString.DocumentType
        continuation.resume(returning: (text?.string, type == .html && error == nil))
      }
    }
    #expect(read.text?.trimmingCharacters(in: .newlines) == "Tea & milk" && read.isHTML)
    let (text, _) = try await NSAttributedString.fromHTML("<i>Käse</i>")
    #expect(text.string.trimmingCharacters(in: .newlines) == "Käse")
    let (bytes, _) = try await NSAttributedString.fromHTML(
      Data("<p>K&auml;se</p>".utf8), options: [.documentType: NSAttributedString.DocumentType.html])
    #expect(bytes.string.trimmingCharacters(in: .newlines) == "Käse")
  }

  @Test("Opening.WK10. A page in a file is read, and a file that is missing is an error")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    try Data("<p>Scone</p>".utf8).write(to: file)
    let (text, _) = try await NSAttributedString.fromHTML(file)
    #expect(text.string.trimmingCharacters(in: .newlines) == "Scone")
    try FileManager.default.removeItem(at: file)
    let error = await #expect(throws: WKError.self) {
      _ = try await NSAttributedString.fromHTML(file)
    }
    #expect(error?.code == .attributedStringContentFailedToLoad)
  }
}
