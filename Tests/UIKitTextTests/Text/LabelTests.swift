import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Labels: their sizes and their rendered text.
@MainActor @Suite(.exclusiveScreen) struct LabelTests {
  private static let pangram = "The quick brown fox jumps over the lazy dog"
  private let screen = TouchScreen()

  private func label(_ text: String, _ frame: CGRect? = nil) -> UILabel {
    let label = UILabel(frame: frame ?? .zero)
    label.text = text
    screen.window.addSubview(label)
    if frame == nil { label.sizeToFit() }
    return label
  }

  // MARK: Size

  // Text.LB3.
  @Test("One line has the height of a phone's label, to the pixel")
  func room() {
    let label = label("Kettle")
    // The screen of these tests has 2 pixels a point: 20.2871 becomes 20.5.
    #expect(label.traitCollection.displayScale == 2)
    #expect(label.bounds.height == 20.5)
    #expect(label.intrinsicContentSize == label.bounds.size)
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == label.bounds.size)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  // Text.LB3.
  @Test("A drawn label is measured anew after a change of its text, font or number of lines")
  func measuredAnew() {
    let label = label("Kettle")
    let size = label.intrinsicContentSize
    CATransaction.flush()
    #expect(label.intrinsicContentSize == size)
    label.text = "Kettle, on the stove"
    let wide = label.intrinsicContentSize
    #expect(wide.width > size.width && wide.height == size.height)
    CATransaction.flush()
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > wide.height)
    #expect(label.intrinsicContentSize.width > wide.width)
    label.font = .systemFont(ofSize: 17)
    label.text = "Kettle\non the stove"
    #expect(label.intrinsicContentSize.height == wide.height)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 41)
  }

  // Text.LB3.
  @Test("Several lines have the height of as many as allowed")
  func lines() {
    let label = label(Self.pangram)
    func height(_ lines: Int) -> CGFloat {
      label.numberOfLines = lines
      return label.sizeThatFits(CGSize(width: 100, height: 0)).height
    }
    #expect(height(1) == 20.5)
    #expect(height(2) == 41)
    #expect(height(3) == 61)
    #expect(height(0) > 80)
    #expect(label.intrinsicContentSize.height == 20.5)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height == height(0))
    #expect(label.intrinsicContentSize.width <= 100)
  }

  @Test("The text rectangle is centered vertically, and horizontally as the alignment says")
  func textRect() {
    let label = label("Kettle")
    let size = label.bounds.size
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    func rect(_ alignment: NSTextAlignment) -> CGRect {
      label.textAlignment = alignment
      return label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    }
    #expect(rect(.natural) == CGRect(x: 10, y: 59.75, width: size.width, height: 20.5))
    #expect(rect(.right).maxX == 210)
    #expect(rect(.center).midX == 110)
  }

  @Test("A label that insets its text includes the insets in all its sizes")
  func padded() {
    final class Padded: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
          .insetBy(dx: -8, dy: -4)
      }
    }
    let label = Padded()
    label.text = "Kettle"
    let plain = UILabel()
    plain.text = "Kettle"
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
  }

  // MARK: Painting

  private func ink(_ label: UILabel, _ name: String? = nil) throws -> CGRect {
    try #require(RenderedImage(label, named: name).inked())
  }

  // Text.LB4.
  @Test("Text is drawn in the vertical center, at the aligned side")
  func painted() throws {
    let label = label("HHH", CGRect(x: 0, y: 0, width: 200, height: 60))
    let left = try ink(label, "label-left")
    #expect(left.minX < 4 && abs(left.midY - 30) < 1.5)
    // The height of a capital letter: 0.7273 of the font size in Inter's file.
    #expect(abs(left.height - 17 * 0.7273) < 1)
    label.textAlignment = .center
    #expect(abs(try ink(label).midX - 100) < 1)
    label.textAlignment = .right
    #expect(try ink(label).maxX > 196)
  }

  @Test("With right-to-left layout natural alignment is right")
  func fromRight() throws {
    let label = label("HHH", CGRect(x: 0, y: 0, width: 200, height: 60))
    let defaults = UITraitCollection(layoutDirection: .rightToLeft)
    final class Turned: UILabel {
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
          super.traitCollection, UITraitCollection(layoutDirection: .rightToLeft),
        ])
      }
    }
    let turned = Turned(frame: label.frame)
    turned.text = "HHH"
    screen.window.addSubview(turned)
    #expect(turned.traitCollection.containsTraits(in: defaults))
    #expect(try ink(label).minX < 4)
    #expect(try ink(turned).maxX > 196)
  }

  // Text.LB4.
  @Test("Text without space is truncated, and as many lines as fit are shown")
  func truncation() throws {
    let label = label(Self.pangram, CGRect(x: 0, y: 0, width: 120, height: 21))
    #expect(try ink(label, "label-tail").maxX <= 120)
    label.lineBreakMode = .byTruncatingHead
    #expect(try ink(label, "label-head").maxX > 110)
    label.lineBreakMode = .byTruncatingMiddle
    _ = try ink(label, "label-middle")
    label.numberOfLines = 0
    label.frame.size.height = 45
    let two = try ink(label, "label-two")
    #expect(two.minY < 8 && two.maxY > 30)
    label.frame.size.height = 30
    let one = try ink(label, "label-one")
    #expect(one.height < 20 && abs(one.midY - 15) < 4)
  }

  // Text.LB5.
  @Test("The font is reduced to fit, down to the minimum scale, on the same baseline")
  func shrinking() throws {
    let label = label("HHHHHHHHHH", CGRect(x: 0, y: 0, width: 80, height: 40))
    let full = self.label("HHHHHHHHHH").bounds.width
    #expect(full > 100)
    label.adjustsFontSizeToFitWidth = true
    let shrunk = try ink(label, "label-shrunk")
    #expect(shrunk.width > 74 && shrunk.maxX <= 80)
    let plain = self.label("HHH", CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(abs(shrunk.maxY - (try ink(plain)).maxY) < 1)
    label.baselineAdjustment = .alignCenters
    #expect(abs(try ink(label).midY - 20) < 1)
    label.minimumScaleFactor = 0.95
    let least = try ink(label, "label-least")
    #expect(least.height > 17 * 0.7273 * 0.94)
  }

  // Text.LB6.
  @Test("Colors: normal, highlighted and disabled")
  func colors() {
    let label = label("■■", CGRect(x: 0, y: 0, width: 60, height: 60))
    label.font = .systemFont(ofSize: 40)
    func color() -> [Int] {
      let picture = RenderedImage(label)
      return (0..<60).map { picture.color(14, CGFloat($0)) }.min {
        $0.reduce(0, +) < $1.reduce(0, +)
      }
        ?? []
    }
    #expect(color() == [0, 0, 0])
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color() == [255, 0, 0])
    label.highlightedTextColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(color() == [255, 0, 0])
    label.isHighlighted = true
    #expect(color() == [0, 0, 255])
    label.isEnabled = false
    let gray = color()
    #expect(gray[0] > 150 && gray[0] < 220 && abs(gray[0] - gray[2]) < 8)
  }

  @Test("The color of labels follows the appearance of the window")
  func looks() {
    let label = label("HHH", CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(RenderedImage(label).inked() != nil)
    screen.window.overrideUserInterfaceStyle = .dark
    // White on white is not visible.
    #expect(RenderedImage(label).inked() == nil)
    #expect(RenderedImage(label, on: .black).inked() != nil)
  }

  // Text.LB2.
  @Test("Attributed text has its own attributes; the properties of the label apply to all")
  func attributed() throws {
    let text = NSMutableAttributedString(string: "One two")
    let large = UIFont.systemFont(ofSize: 40)
    text.addAttribute(.font, value: large, range: NSRange(location: 4, length: 3))
    let label = label("", CGRect(x: 0, y: 0, width: 200, height: 60))
    label.attributedText = text
    #expect(label.text == "One two" && label.font.pointSize == 17)
    #expect(try ink(label, "label-mixed").height > 25)
    let shown = try #require(label.attributedText)
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    #expect(shown.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == large)
    label.font = .systemFont(ofSize: 12)
    #expect(try ink(label).height < 12)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(
      string: "Tea", attributes: [.paragraphStyle: style, .foregroundColor: UIColor.systemRed])
    #expect(label.textAlignment == .center && label.textColor == .systemRed)
    #expect(abs(try ink(label).midX - 100) < 1)
    style.lineSpacing = 20
    label.textAlignment = .right
    let changed = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    let kept = try #require(changed as? NSMutableParagraphStyle)
    #expect(kept.alignment == .right && kept.lineSpacing == 20 && style.alignment == .center)
  }

  @Test("The shadow is below the text at its offset")
  func shadow() throws {
    let label = label("H", CGRect(x: 0, y: 0, width: 100, height: 60))
    let plain = try ink(label)
    label.shadowColor = UIColor(white: 0, alpha: 0.5)
    label.shadowOffset = CGSize(width: 20, height: 6)
    let both = try ink(label, "label-shadow")
    #expect(abs(both.maxX - plain.maxX - 20) < 0.6 && abs(both.maxY - plain.maxY - 6) < 0.6)
  }

  // MARK: Following

  // Text.LB7.
  @Test("A label that adjusts to the preferred text size grows with it, others do not")
  func setting() {
    final class Large: UILabel {
      var category = UIContentSizeCategory.large
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
          super.traitCollection, UITraitCollection(preferredContentSizeCategory: category),
        ])
      }
    }
    func size(_ font: UIFont, follows: Bool) -> CGFloat {
      let label = Large()
      label.text = "Kettle"
      label.font = font
      label.adjustsFontForContentSizeCategory = follows
      label.category = .accessibilityExtraExtraExtraLarge
      label.traitCollectionDidChange(nil)
      return label.font.pointSize
    }
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(size(body, follows: true) == 53)
    #expect(size(body, follows: false) == 17)
    #expect(size(.systemFont(ofSize: 10), follows: true) == 10)
    let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
    #expect(size(scaled, follows: true) == 28)
  }

  // Text.LB1.
  @Test("The accessibility label of a label is its text, as static text")
  func accessibility() {
    let label = label("Kettle")
    #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
    #expect(label.accessibilityLabel == "Kettle")
    label.accessibilityLabel = "The kettle"
    #expect(label.accessibilityLabel == "The kettle")
    #expect(!label.isUserInteractionEnabled)
    #expect(screen.window.hitTest(CGPoint(x: 2, y: 2), with: nil) === screen.window)
  }
}
