import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of attributed strings as HTML.
@MainActor @Suite(.exclusiveScreen) struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func attributes(
    of part: String, in text: NSAttributedString
  ) throws -> [NSAttributedString.Key: Any] {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound, "\(part) in \(text.string)")
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  private func font(_ part: String, _ text: NSAttributedString) throws -> UIFont {
    try #require(try attributes(of: part, in: text)[.font] as? UIFont)
  }

  @Test(
    "Documents.HT1. Blocks are paragraphs, and white space is collapsed",
    arguments: [
      ("Hello <b>World</b>", "Hello World"), ("<p>Hello</p>", "Hello\n"),
      ("<p>a</p><p>b</p>", "a\nb\n"), ("a<br>b", "a\u{2028}b"), (" a \n b ", "a b"),
      ("<div>a<p>b</p>c</div>", "a\nb\nc\n"), ("<b>a </b> <i> b</i>", "a b"),
      ("<pre>a\n  b</pre>", "a\n  b\n"), ("<p>  </p>x", "x"), ("a&nbsp;&amp;&#x263C;", "a\u{A0}&☼"),
      ("<script>x</script><style>p{}</style><title>t</title>y", "y"), ("", ""),
      ("<html><body><p>a<p>b</body></html>", "a\nb\n"),
      ("<p>a<br></p><p><br></p>b", "a\n\nb"),
      ("<table><tr><td>a</td><td>b</td></tr></table>", "a\nb\n"),
    ])
  func structure(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test("Documents.HT2. Elements have their usual styles")
  func elements() throws {
    let text = try read(
      "plain <strong>bold</strong> <em>slanted</em> <u>under</u> <h1>head</h1>"
        + "<a href='https://example.com'>link</a> <sup>up</sup> <code>code</code>")
    #expect(try font("plain", text) == UIFont(name: "Times New Roman", size: 12))
    #expect(
      try attributes(of: "plain", in: text)[.foregroundColor] as? UIColor == UIColor.black.srgb)
    #expect(try font("bold", text).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font("slanted", text).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try attributes(of: "under", in: text)[.underlineStyle] as? Int == 1)
    #expect(try font("head", text).pointSize == 24)
    let link = try attributes(of: "link", in: text)
    #expect(link[.link] as? URL == URL(string: "https://example.com"))
    #expect(link[.underlineStyle] as? Int == 1)
    #expect(try attributes(of: "up", in: text)[.baselineOffset] as? Double == 4)
    #expect(try font("code", text).familyName == "Courier")
  }

  @Test("Documents.HT3. Style sheets apply by element, class, identifier and attribute")
  func sheets() throws {
    let text = try read(
      """
      <html><head><style>
      /* the body */ body { font-family: -apple-system, sans-serif; font-size: 17px; color: #336699 }
      @media print { body { color: red } }
      p.note, #one { text-align: center; font-weight: 700 }
      div p { color: rgb(255, 0, 0); letter-spacing: 2px }
      p { color: lime }
      a:hover { color: blue }
      </style></head><body>base<p class="x note">noted</p><p id="one">first</p>
      <div><p>inner</p></div><p style="color: rgba(0,0,0,.5); font: italic 20px/30px Georgia">own</p>
      <span style="display:none">hidden</span><span style="font: -apple-system-headline">head</span>
      </body></html>
      """)
    #expect(text.string == "base\nnoted\nfirst\ninner\nown\nhead")
    #expect(try font("base", text) == UIFont.systemFont(ofSize: 17))
    let color = try attributes(of: "base", in: text)[.foregroundColor] as? UIColor
    #expect(color == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    for part in ["noted", "first"] {
      let found = try attributes(of: part, in: text)
      #expect((found[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center, "\(part)")
      #expect(found[.foregroundColor] as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }
    let inner = try attributes(of: "inner", in: text)
    #expect(inner[.foregroundColor] as? UIColor == UIColor.red && inner[.kern] as? Double == 2)
    let own = try attributes(of: "own", in: text)
    #expect(own[.foregroundColor] as? UIColor == UIColor(white: 0, alpha: 0.5).srgb)
    #expect((own[.paragraphStyle] as? NSParagraphStyle)?.minimumLineHeight == 30)
    #expect(try font("own", text).familyName == "Georgia")
    #expect(try font("own", text).pointSize == 20)
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(try font("head", text).fontName == headline.fontName)
    #expect(try font("head", text).pointSize == headline.pointSize)
  }

  @Test("Documents.HT4. The encoding is that of the option, or of the document")
  func encodings() throws {
    let type = [
      NSAttributedString.DocumentReadingOptionKey.documentType:
        NSAttributedString.DocumentType.html
    ]
    let declared = try NSAttributedString(
      data: Data("<meta charset=utf-8><p>Grüße".utf8), options: type, documentAttributes: nil)
    #expect(declared.string == "Grüße\n")
    let undeclared = try NSAttributedString(
      data: Data("Grüße".utf8), options: type, documentAttributes: nil)
    #expect(undeclared.string == "GrÃ¼ÃŸe")
    let contradicting = try read("<meta charset=iso-8859-1>Grüße")
    #expect(contradicting.string == "Grüße")
  }

  @Test("Documents.HT5. Items of lists have markers and indents")
  func lists() throws {
    let text = try read(
      "<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul><ol start=3><li>d</li><li>e</ol>")
    #expect(text.string == "\t•\ta\n\t◦\tb\n\t•\tc\n\t3.\td\n\t4.\te\n")
    #expect(try read("<ol><li></li><li>b</ol>c").string == "\t1.\t\n\t2.\tb\nc")
    let inner = try attributes(of: "b", in: text)[.paragraphStyle] as? NSParagraphStyle
    #expect(inner?.headIndent == 72 && inner?.tabStops.map(\.location) == [47, 72])
  }

  @Test("Documents.HT6. Images elsewhere are replaced by their alternative text")
  func images() throws {
    let text = try read("a <img src='https://example.com/cup.png' alt='cup'> b")
    #expect(text.string == "a cup b")
  }

  @Test("Documents.HT7. What is written is read with the same text and attributes")
  func roundTrip() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.headIndent, style.firstLineHeadIndent) = (.right, 20, 5)
    (style.paragraphSpacing, style.tabStops, style.defaultTabInterval) = (8, [], 36)
    let text = NSMutableAttributedString(
      string: "a <b> & \"c\"  \t d\u{2028}👨‍👩‍👧‍👦\n\nend\u{2028}\n",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style,
        .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      ])
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 2, length: 3))
    text.append(
      NSAttributedString(string: "tail", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let again = try NSAttributedString(data: data, documentAttributes: nil)
    #expect(again.string == text.string)
    for part in ["a ", "<b>", "end"] {
      let (old, new) = (
        try attributes(of: part, in: text), try attributes(of: part, in: again)
      )
      for key in [NSAttributedString.Key.font, .paragraphStyle, .foregroundColor] {
        #expect(old[key] as? NSObject == new[key] as? NSObject, "\(part): \(key.rawValue)")
      }
      #expect(old[.strikethroughStyle] as? Int == new[.strikethroughStyle] as? Int, "\(part)")
    }
  }
}

extension UIColor {
  /// The color with the components of sRGB.
  fileprivate var srgb: UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
