import TactusFoundation
import Testing

/// Steps Markdown.MD7–MD8, without UIKit.
@Suite("Conversions between the two kinds of attributed strings")
struct AttributedStringConversionTests {
  @Test("Foundation's attributes are converted both ways")
  func foundation() throws {
    var kettle = AttributedString("kettle")
    kettle.link = URL(string: "https://example.com")
    kettle.alternateDescription = "A kettle"
    kettle.inlinePresentationIntent = .emphasized
    let text = NSAttributedString(AttributedString("A ") + kettle)
    #expect(text.string == "A kettle")
    #expect(text.attributes(at: 0, effectiveRange: nil).isEmpty)
    let attributes = text.attributes(at: 2, effectiveRange: nil)
    #expect(attributes[key("NSLink")] as? URL == URL(string: "https://example.com"))
    #expect(attributes[key("NSAlternateDescription")] as? String == "A kettle")
    #expect(
      attributes[key("NSInlinePresentationIntent")] as? UInt
        == InlinePresentationIntent.emphasized.rawValue)
    #expect(AttributedString(text) == AttributedString("A ") + kettle)
  }

  @Test("A link may be a string; unknown attributes are omitted")
  func others() {
    let text = NSAttributedString(
      string: "kettle", attributes: [key("NSLink"): "https://example.com", key("own"): 1])
    var expected = AttributedString("kettle")
    expected.link = URL(string: "https://example.com")
    #expect(AttributedString(text) == expected)
  }

  private func key(_ name: String) -> NSAttributedString.Key { NSAttributedString.Key(name) }
}
