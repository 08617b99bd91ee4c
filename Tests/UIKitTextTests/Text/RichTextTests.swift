import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Tests of attributed strings as RTF and plain text.
@MainActor @Suite(.exclusiveScreen) struct RichTextTests {
  private func read(_ rtf: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(rtf.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
  }

  private func value<Value>(
    _ key: NSAttributedString.Key, of part: String, in text: NSAttributedString
  ) throws -> Value? {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound, "\(part) in \(text.string)")
    var whole = NSRange()
    let found = text.attribute(key, at: range.location, effectiveRange: &whole)
    #expect(NSMaxRange(whole) >= NSMaxRange(range), "\(part) has several styles")
    return found as? Value
  }

  @Test("Documents.DO1, Documents.DO2, Documents.DO3. The format comes from options or bytes")
  func formats() throws {
    var properties: NSDictionary?
    let rich = try NSAttributedString(
      data: Data("{\\rtf1 Salz}".utf8), documentAttributes: &properties)
    #expect(rich.string == "Salz")
    #expect(
      properties?["DocumentType"] as? NSAttributedString.DocumentType == .rtf)
    let html = try NSAttributedString(
      data: Data("\n<!DOCTYPE html><b>Salt</b>".utf8), documentAttributes: &properties)
    #expect(html.string == "Salt")
    let plain = try NSAttributedString(
      data: Data("<b>Salt</b>".utf8),
      options: [
        .defaultAttributes: [
          NSAttributedString.Key.kern: NSNumber(value: 2)
        ]
      ], documentAttributes: &properties)
    #expect(plain.string == "<b>Salt</b>")
    #expect(plain.attribute(.kern, at: 3, effectiveRange: nil) as? NSNumber == 2)
    #expect(properties?["CharacterEncoding"] as? NSNumber == 4)
    let wide = try NSAttributedString(
      data: Data([0xFF, 0xFE, 0x3C, 0x26]), documentAttributes: nil)
    #expect(wide.string == "\u{263C}")
    let mutable = NSMutableAttributedString(string: "before")
    try mutable.read(from: Data("{\\rtf1 after}".utf8), documentAttributes: nil)
    #expect(mutable.string == "after")
  }

  @Test("Documents.RT1, Documents.RT2, Documents.DO4. Characters have the styles of their group")
  func characters() throws {
    let text = try read(
      #"""
      {\rtf1\ansi\deff0{\fonttbl{\f0\fswiss Inter;}{\f1 Unknown Sans;}}{\colortbl;\red255\green0\blue0;}
      plain {\b bold \i both} {\fs48\cf1 large}{\ul under\ulnone none}{\strike\cb1 marked}{\up10 high}{\expndtw40 wide}{\f1 odd}}
      """#)
    #expect(text.string == "plain bold both largeundernonemarkedhighwideodd")
    #expect(try value(.font, of: "plain", in: text) == UIFont(name: "Inter", size: 12))
    let bold: UIFont? = try value(.font, of: "bold", in: text)
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let both: UIFont? = try value(.font, of: "both", in: text)
    #expect(both?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]) == true)
    let large: UIFont? = try value(.font, of: "large", in: text)
    #expect(large?.pointSize == 24)
    #expect(try value(.foregroundColor, of: "large", in: text) == UIColor.red)
    #expect(try value(.underlineStyle, of: "under", in: text) == 1)
    #expect(try value(.underlineStyle, of: "none", in: text) as Int? == nil)
    #expect(try value(.strikethroughStyle, of: "marked", in: text) == 1)
    #expect(try value(.backgroundColor, of: "marked", in: text) == UIColor.red)
    #expect(try value(.baselineOffset, of: "high", in: text) == 5)
    #expect(try value(.kern, of: "wide", in: text) == 2)
    #expect(try value(.font, of: "odd", in: text) == UIFont(name: "Helvetica", size: 12))
  }

  @Test("Documents.RT3. Paragraphs have alignment, indents, spacing and tab stops")
  func paragraphs() throws {
    let text = try read(
      #"{\rtf1\pard\qc\li400\fi-200\sa120\sl360\slmult1\tx720 one\par\pard\qr\rtlpar two}"#)
    #expect(text.string == "one\ntwo")
    let one: NSParagraphStyle = try #require(try value(.paragraphStyle, of: "one\n", in: text))
    #expect(one.alignment == .center && one.headIndent == 20 && one.firstLineHeadIndent == 10)
    #expect(one.paragraphSpacing == 6 && one.lineHeightMultiple == 1.5)
    #expect(one.tabStops.map(\.location) == [36])
    let two: NSParagraphStyle = try #require(try value(.paragraphStyle, of: "two", in: text))
    #expect(two.alignment == .right && two.baseWritingDirection == .rightToLeft)
    #expect(two.headIndent == 0 && two.tabStops.isEmpty)
  }

  @Test("Documents.RT4. Encodings of fonts, Unicode with its fallback, and half a pair")
  func encodings() throws {
    let text = try read(
      #"""
      {\rtf1\ansi\ansicpg1252{\fonttbl{\f0 A;}{\f1\fcharset204 B;}{\f2\fcharset128 C;}}\f0\'e9 {\f1\'cf\'f0} {\f2\'93\'fa\'96\'7b} \u8364?\u-10179\u-8704?{\uc2\u9731 ab}{\uc0\u233}x\u-10179?y\emdash\~\{\}\\}
      """#)
    #expect(
      text.string == "é Пр 日本 €\u{1F600}☃éx\u{FFFD}y—\u{A0}{}\\")
  }

  @Test("Documents.RT5, Documents.RT6. Links become attributes; other destinations leave no text")
  func fields() throws {
    let text = try read(
      #"""
      {\rtf1{\info{\title Secret}}{\*\unknown {nested} text}{\header above}a {\field{\*\fldinst{HYPERLINK "https://example.com/?q=1"}}{\fldrslt link}} b{\field{\*\fldinst PAGE}{\fldrslt 7}}{\stylesheet{\s1 Heading;}}\unknownword5 c
      """#)
    #expect(text.string == "a link b7c")
    #expect(
      try value(.link, of: "link", in: text) == URL(string: "https://example.com/?q=1"))
    #expect(try value(.link, of: " b", in: text) as URL? == nil)
    #expect(try value(.link, of: "7", in: text) as URL? == nil)
  }

  @Test("Documents.RT7. What is written is read with the same text and attributes")
  func roundTrip() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.headIndent, style.firstLineHeadIndent) = (.justified, 20, 5)
    (style.paragraphSpacing, style.lineSpacing, style.tabStops) = (8, 2, [])
    style.defaultTabInterval = 36
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .paragraphStyle: style,
      .foregroundColor: UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1),
    ]
    let text = NSMutableAttributedString(
      string: "Grüße {an} \\alle\t👨‍👩‍👧‍👦 שלום\u{2028}e\u{301}\r\n", attributes: attributes)
    text.append(NSAttributedString(string: "\n\nend", attributes: attributes))
    text.addAttribute(.underlineStyle, value: 9, range: NSRange(location: 0, length: 5))
    text.addAttribute(
      .link, value: URL(string: "https://example.com/a(b)?c={d}") as Any,
      range: NSRange(location: 6, length: 4))
    text.addAttribute(.kern, value: 1.5, range: NSRange(location: 12, length: 3))
    let all = NSRange(location: 0, length: text.length)
    let data = try text.data(
      from: all,
      documentAttributes: [
        .documentType: NSAttributedString.DocumentType.rtf,
        .paperSize: NSValue(cgSize: CGSize(width: 300, height: 400)),
      ])
    #expect(data.allSatisfy { $0 < 0x80 })
    var properties: NSDictionary?
    let again = try NSAttributedString(data: data, documentAttributes: &properties)
    #expect((properties?["PaperSize"] as? NSValue)?.cgSizeValue == CGSize(width: 300, height: 400))
    // A paragraph ends with a line feed, whatever its separator was.
    #expect(again.string == text.string.replacingOccurrences(of: "\r\n", with: "\n"))
    let pairs: [(String, [NSAttributedString.Key])] = [
      ("Grüße", [.font, .foregroundColor, .underlineStyle, .paragraphStyle]),
      ("{an}", [.link, .font]), ("all", [.kern]), ("end", [.font, .paragraphStyle]),
    ]
    for (part, keys) in pairs {
      for key in keys {
        let (old, new): (NSObject?, NSObject?) = (
          try value(key, of: part, in: text), try value(key, of: part, in: again)
        )
        #expect(old == new, "\(part): \(key.rawValue)")
      }
    }
    let third = try again.data(
      from: NSRange(location: 0, length: again.length),
      documentAttributes: [
        .documentType: NSAttributedString.DocumentType.rtf,
        .paperSize: NSValue(cgSize: CGSize(width: 300, height: 400)),
      ])
    #expect(String(decoding: third, as: UTF8.self) == String(decoding: data, as: UTF8.self))
  }

  @Test("Documents.RT5, Documents.RT7. Images are written as pictures, and read as attachments")
  func pictures() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    for type in [NSAttributedString.DocumentType.rtf, .html] {
      let data = try text.data(
        from: NSRange(location: 0, length: 2), documentAttributes: [.documentType: type])
      let again = try NSAttributedString(
        data: data, options: [.documentType: type], documentAttributes: nil)
      #expect(again.string == "a\u{FFFC}")
      let read = try #require(
        again.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment)
      #expect(read.bounds.size == CGSize(width: 30, height: 20), "\(type)")
      #expect(read.image?.pngData() == image.pngData(), "\(type)")
    }
  }

  @Test("Documents.DO5, Documents.DO6. Errors name the format, the place and the limit")
  func errors() throws {
    let deep = String(repeating: "{", count: 600)
    let cases: [(Data, NSAttributedString.DocumentType, CocoaError.Code, String)] = [
      (Data("rtf".utf8), .rtf, .fileReadCorruptFile, "at byte 0"),
      (Data("{\\rtf1\(deep)".utf8), .rtf, .fileReadCorruptFile, "deeper than 512"),
      (
        Data(String(repeating: "<i>", count: 600).utf8), .html, .fileReadCorruptFile,
        "deeper than 512"
      ),
      (Data([0xFF, 0x41]), .plain, .fileReadInapplicableStringEncoding, "plain text"),
      (Data(count: 17 << 20), .rtf, .fileReadTooLarge, "at most 16777216"),
      (Data(), .rtfd, .fileReadUnsupportedScheme, "RTFD"),
    ]
    for (data, type, code, reason) in cases {
      let error = #expect(throws: CocoaError.self) {
        _ = try NSAttributedString(
          data: data, options: [.documentType: type], documentAttributes: nil)
      }
      #expect(error?.code == code, "\(type)")
      let found = error?.userInfo[NSLocalizedFailureReasonErrorKey] as? String ?? ""
      #expect(found.contains(reason), "\(found)")
    }
    let text = NSAttributedString(string: "日本")
    let all = NSRange(location: 0, length: 2)
    #expect(throws: CocoaError.self) { _ = try text.data(from: all) }
    #expect(throws: CocoaError.self) {
      _ = try text.data(
        from: all,
        documentAttributes: [
          .documentType: NSAttributedString.DocumentType.plain,
          .characterEncoding: NSNumber(value: String.Encoding.ascii.rawValue),
        ])
    }
    let bytes = try text.data(
      from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(bytes == Data("日本".utf8))
  }

  @Test("Documents.DO6. Damaged documents are read or refused, and never end the app")
  func damaged() throws {
    let text = NSMutableAttributedString(
      string: "Zeile 😀\n\tzwei", attributes: [.font: UIFont.boldSystemFont(ofSize: 13)])
    text.addAttribute(
      .link, value: URL(string: "https://example.com") as Any,
      range: NSRange(location: 0, length: 3))
    var random = SeededRandom(seed: 7)
    for type in [NSAttributedString.DocumentType.rtf, .html] {
      let data = try text.data(
        from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
      let pieces = [
        "{", "}", "\\u-10179", "\\bin99999999 ", "\\'", "<", "</p>", "\\pict", "&#xD800;",
      ]
      for _ in 0..<300 {
        var bytes = [UInt8](data)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.removeSubrange(place...)
          default:
            bytes.insert(
              contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
          }
          if bytes.isEmpty { bytes = [0] }
        }
        let found = try? NSAttributedString(
          data: Data(bytes), options: [.documentType: type], documentAttributes: nil)
        #expect((found?.length ?? 0) <= bytes.count)
      }
    }
  }
}
