import TactusDocumentReading
import TactusPreviews
import TestSupport
import Testing
import UIKit

/// Step QuickLook.RD7: text with attributes that a process of its own reads.
@Suite struct StyledTextTests {
  private func read(_ url: URL) throws -> NSAttributedString {
    guard case .styledText(let text) = try PreviewContent.read(url) else {
      throw ReaderFailure.wrongAnswer
    }
    return NSAttributedString(text)
  }

  @Test("QuickLook.RD7. Fonts, colors, lines, links, indents and tabs of RTF arrive")
  func richText() throws {
    let text =
      #"{\rtf1\ansi{\fonttbl{\f0 Helvetica;}}{\colortbl;\red255\green0\blue0;}\f0\fs48 Big "#
      + #"{\b\i\ul\cf1 red} {\strike gone}\par\pard\qc\li720\fi360\tx1440\sb240\sl480 "#
      + #"{\field{\*\fldinst{HYPERLINK "https://example.org/"}}{\fldrslt link}}\tab x\super 2}"#
    let file = try PreviewFiles()
    let url = try file.file("Styles.rtf", text)
    let own = try NSAttributedString(
      data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
    let read = try read(url)
    #expect(StyledText.differences(of: read, from: own).isEmpty)
    // The document has what is compared.
    var keys: Set<NSAttributedString.Key> = []
    read.enumerateAttributes(in: NSRange(location: 0, length: read.length)) { found, _, _ in
      keys.formUnion(found.keys)
    }
    #expect(
      keys.isSuperset(of: [
        .font, .foregroundColor, .underlineStyle, .strikethroughStyle, .link, .paragraphStyle,
        .baselineOffset,
      ]))
  }

  @Test("QuickLook.RD7. A picture in HTML arrives as pixels of its size, without its bytes")
  func picture() throws {
    let files = try PreviewFiles()
    let png = try Data(contentsOf: files.png())
    let url = try files.file(
      "Picture.html",
      "<p>See <img width='40' height='30' src='data:image/png;base64,"
        + "\(png.base64EncodedString())'></p>")
    let read = try read(url)
    let place = (read.string as NSString).range(of: "\u{FFFC}").location
    let attachment = try #require(
      read.attribute(.attachment, at: place, effectiveRange: nil) as? NSTextAttachment)
    #expect(attachment.image?.size == CGSize(width: 400, height: 300))
    #expect(attachment.bounds.size == CGSize(width: 40, height: 30))
    #expect(attachment.contents == nil)
  }

  @Test("QuickLook.RD7. A file of another kind and one of more than 16 MB are refused")
  func refused() throws {
    let files = try PreviewFiles()
    let other = try files.file("Other.rtf", "no rich text")
    let failure = #expect(throws: ReaderFailure.self) { try PreviewContent.read(other) }
    #expect(failure?.message.contains("RTF document") == true)
    let large = try files.file("Large.html", [UInt8](repeating: 0x61, count: 16 << 20 | 1))
    #expect(throws: ReaderFailure.tooLarge("16 MB")) { try PreviewContent.read(large) }
    let blank = try files.file("Blank.rtf", #"{\rtf1 }"#)
    #expect(throws: ReaderFailure.unreadable("it has no text")) { try PreviewContent.read(blank) }
  }
}
