import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Labels and buttons whose text has attributes in parts only (Text.LB2).
@MainActor @Suite(.exclusiveScreen) struct PartlyAttributedTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let large = UIFont.systemFont(ofSize: 40)

  private func text(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "■■■■ ■■■■")
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: 4))
    return text
  }

  private func attribute<Value>(
    _ key: NSAttributedString.Key, at place: Int, of label: UILabel
  ) -> Value? {
    label.attributedText?.attribute(key, at: place, effectiveRange: nil) as? Value
  }

  @Test("A color of the first characters is theirs alone; the rest has the label's own")
  func color() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.textColor = Self.blue
    label.attributedText = text(.foregroundColor, Self.red)
    #expect(attribute(.foregroundColor, at: 0, of: label) == Self.red)
    #expect(attribute(.foregroundColor, at: 5, of: label) == Self.blue)
    // The property reports the first character.
    #expect(label.textColor == Self.red)
    let image = RenderedImage(label)
    var colors: Set<[Int]> = []
    for x in 0..<280 { colors.insert(image.color(CGFloat(x), 22)) }
    #expect(colors.contains([255, 0, 0]) && colors.contains([0, 0, 255]))
  }

  @Test("A font of the first characters is theirs alone")
  func font() {
    let label = UILabel()
    label.attributedText = text(.font, Self.large)
    let rest: UIFont? = attribute(.font, at: 5, of: label)
    #expect(rest?.pointSize == 17)
    #expect(label.font.pointSize == 40)
    let whole = UILabel()
    whole.font = Self.large
    whole.text = "■■■■ ■■■■"
    #expect(label.intrinsicContentSize.width < whole.intrinsicContentSize.width)
  }

  @Test("A paragraph style of the first characters is theirs alone")
  func paragraph() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one\ntwo")
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 4))
    label.attributedText = text
    let rest: NSParagraphStyle? = attribute(.paragraphStyle, at: 5, of: label)
    #expect(rest?.alignment == .natural && label.textAlignment == .right)
  }

  @Test("A second text does not inherit the attributes of the one before")
  func reused() {
    let label = UILabel()
    label.textColor = Self.blue
    label.attributedText = text(.foregroundColor, Self.red)
    label.attributedText = NSAttributedString(string: "plain")
    #expect(label.textColor == Self.blue)
    #expect(attribute(.foregroundColor, at: 0, of: label) == Self.blue)
  }

  @Test("A plain text after an attributed one has the attributes of its first character")
  func plainAfterwards() {
    let label = UILabel()
    label.textColor = Self.blue
    label.attributedText = text(.foregroundColor, Self.red)
    label.text = "plain"
    #expect(label.textColor == Self.red)
    #expect(attribute(.foregroundColor, at: 0, of: label) == Self.red)
  }

  @Test("Setting a property applies to all characters, with and without attributes")
  func properties() {
    let label = UILabel()
    label.attributedText = text(.foregroundColor, Self.red)
    label.textColor = Self.blue
    #expect(attribute(.foregroundColor, at: 0, of: label) == Self.blue)
    #expect(attribute(.foregroundColor, at: 5, of: label) == Self.blue)
    label.attributedText = text(.font, Self.large)
    label.font = .systemFont(ofSize: 12)
    let first: UIFont? = attribute(.font, at: 0, of: label)
    let rest: UIFont? = attribute(.font, at: 5, of: label)
    #expect(first?.pointSize == 12 && rest?.pointSize == 12)
  }

  @Test("A preferred text size adjusts each font of the text by itself (LB7)")
  func textSizes() {
    final class LargeLabel: UILabel {
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
          super.traitCollection,
          UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ])
      }
    }
    let label = LargeLabel()
    label.font = .preferredFont(forTextStyle: .body)
    let text = NSMutableAttributedString(string: "title and body")
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .title1),
      range: NSRange(location: 0, length: 5))
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    let (first, rest): (UIFont?, UIFont?) = (
      attribute(.font, at: 0, of: label), attribute(.font, at: 6, of: label)
    )
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    func size(_ style: UIFont.TextStyle) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
    }
    #expect(first?.pointSize == size(.title1) && rest?.pointSize == size(.body))
  }

  @Test("The gaps of a button's title have the button's title color")
  func button() throws {
    let button = UIButton(type: .custom)
    button.setTitleColor(Self.blue, for: .normal)
    button.setAttributedTitle(text(.foregroundColor, Self.red), for: .normal)
    let label = try #require(button.titleLabel)
    #expect(attribute(.foregroundColor, at: 0, of: label) == Self.red)
    #expect(attribute(.foregroundColor, at: 5, of: label) == Self.blue)
    button.setTitleColor(.black, for: .normal)
    #expect(attribute(.foregroundColor, at: 0, of: label) == Self.red)
    #expect(attribute(.foregroundColor, at: 5, of: label) == UIColor.black)
  }
}
