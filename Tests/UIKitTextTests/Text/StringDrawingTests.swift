import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of measuring and painting attributed strings.
@MainActor @Suite(.exclusiveScreen) struct StringDrawingTests {
  private static let font = UIFont.systemFont(ofSize: 20)
  private static let height = font.lineHeight
  private static let wide = "The quick brown fox jumps over the lazy dog"

  private func attributed(
    _ text: String, _ more: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: Self.font].merging(more) { $1 })
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func room(
    _ text: NSAttributedString, _ width: CGFloat, _ height: CGFloat = 0,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ context: NSStringDrawingContext? = nil
  ) -> CGRect {
    text.boundingRect(
      with: CGSize(width: width, height: height), options: options, context: context)
  }

  @Test("Attributes with object values can be changed one by one")
  func changing() {
    let text = NSMutableAttributedString(attributedString: attributed("Kettle"))
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    let objects: [(NSAttributedString.Key, NSObject, NSObject)] = [
      (.font, Self.font, UIFont.systemFont(ofSize: 12)),
      (.foregroundColor, UIColor.label, UIColor.red), (.shadow, NSShadow(), shadow),
      (.paragraphStyle, NSParagraphStyle.default, style { $0.alignment = .right }),
    ]
    for (key, one, other) in objects {
      text.addAttribute(key, value: one, range: NSRange(location: 0, length: 6))
      text.addAttribute(key, value: other, range: NSRange(location: 2, length: 2))
      text.addAttribute(key, value: one, range: NSRange(location: 2, length: 1))
      #expect(text.attribute(key, at: 3, effectiveRange: nil) as? NSObject === other)
      #expect(text.attribute(key, at: 2, effectiveRange: nil) as? NSObject === one)
    }
  }

  @Test("The two kinds of attributed strings convert to each other")
  func kinds() {
    let style = style { $0.alignment = .right }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font, .foregroundColor: UIColor.red, .kern: CGFloat(2),
      .underlineStyle: NSUnderlineStyle.double.rawValue, .paragraphStyle: style,
    ]
    let text = NSMutableAttributedString(string: "Tea ")
    text.append(NSAttributedString(string: "now", attributes: attributes))
    let new = AttributedString(text)
    #expect(String(new.characters) == "Tea now" && new.runs.count == 2)
    #expect(new.runs.last?.uiKit.underlineStyle == .double)
    #expect(new.runs.last?.font == Self.font && new.runs.first?.font == nil)
    #expect(NSAttributedString(new) == text)
  }

  // MARK: Measuring

  // Text.ST7, Text.T8.
  @Test("A string has the width of a phone's, one line's height, and wraps at a width")
  func sizes() {
    let size = Self.wide.size(withAttributes: [.font: Self.font])
    // In San Francisco it is 388.65 points.
    #expect(abs(size.width - 388.65) < 388.65 * 0.015)
    #expect(abs(size.height - Self.height) < 1e-6)
    let wrapped = room(attributed(Self.wide), 200)
    #expect(wrapped.width <= 200 && wrapped.width > 150)
    #expect(
      abs(wrapped.height - 2 * Self.height) < 1e-6 || abs(wrapped.height - 3 * Self.height) < 1e-6)
    #expect("".size(withAttributes: [.font: Self.font]) == CGSize(width: 0, height: Self.height))
    #expect(abs(attributed("one\ntwo").size().height - 2 * Self.height) < 1e-6)
    #expect(abs(attributed("one\n").size().height - 2 * Self.height) < 1e-6)
  }

  // Text.ST7.
  @Test("Without usesLineFragmentOrigin the origin is the baseline")
  func baseline() {
    let bounds = room(attributed("Hg"), 0, 0, [])
    #expect(abs(bounds.minY - Self.font.descender) < 1e-6)
  }

  // Text.ST5.
  @Test("Kerning adds to each character but the last; a larger one makes its line higher")
  func attributes() {
    let plain = attributed("Kettle").size()
    let kerned = attributed("Kettle", [.kern: 2]).size()
    #expect(abs(kerned.width - plain.width - 10) < 0.01)
    let mixed = NSMutableAttributedString(attributedString: attributed("Kettle"))
    let large = UIFont.systemFont(ofSize: 40)
    mixed.addAttribute(.font, value: large, range: NSRange(location: 0, length: 1))
    #expect(abs(mixed.size().height - large.lineHeight) < 1e-6)
    let raised = attributed("Kettle", [.baselineOffset: 5]).size()
    #expect(abs(raised.height - plain.height - 5) < 1e-6 || raised.height > plain.height)
  }

  // Text.ST1, Text.T10.
  @Test("Paragraph spacing, line spacing and line heights are applied")
  func paragraphs() {
    let text = "One\nTwo\nThree"
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      attributed(text, [.paragraphStyle: style(change)]).size().height
    }
    let plain = 3 * Self.height
    #expect(abs(height { _ in } - plain) < 1e-6)
    #expect(abs(height { $0.lineSpacing = 4 } - plain - 8) < 1e-6)
    #expect(abs(height { $0.paragraphSpacing = 10 } - plain - 20) < 1e-6)
    #expect(abs(height { $0.paragraphSpacingBefore = 10 } - plain - 20) < 1e-6)
    #expect(abs(height { $0.minimumLineHeight = 40 } - 120) < 1e-6)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 30) < 1e-6)
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * plain) < 1e-6)
    // Between paragraphs of different styles the spacings of both apply.
    let mixed = NSMutableAttributedString(
      attributedString: attributed("One\n", [.paragraphStyle: style { $0.paragraphSpacing = 3 }]))
    mixed.append(
      attributed("Two", [.paragraphStyle: style { $0.paragraphSpacingBefore = 5 }]))
    #expect(abs(mixed.size().height - 2 * Self.height - 8) < 1e-6)
  }

  // Text.ST6.
  @Test("Text shrinks to fit down to the minimum scale, and the context returns the scale")
  func shrinking() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let width = attributed(Self.wide).size().width * 0.8
    let bounds = room(attributed(Self.wide), width, Self.height, .usesLineFragmentOrigin, context)
    #expect(bounds.width <= width && bounds.height <= Self.height)
    #expect(context.actualScaleFactor < 0.85 && context.actualScaleFactor > 0.7)
    #expect(context.totalBounds == bounds)
    _ = room(attributed("Tea"), width, Self.height, .usesLineFragmentOrigin, context)
    #expect(context.actualScaleFactor == 1)
  }

  @Test("A custom font keeps its design when it shrinks")
  func shrinkingOwnFont() throws {
    let own = try #require(UIFont(name: "Inter", size: 30))
    let text = NSAttributedString(string: Self.wide, attributes: [.font: own])
    let plain = text.size().width
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.3
    let bounds = room(
      text, plain / 2, own.lineHeight, .usesLineFragmentOrigin, context)
    #expect(context.actualScaleFactor <= 0.5)
    #expect(abs(bounds.width - plain * context.actualScaleFactor) < plain * 0.002)
  }

  @Test("A paragraph style copies and compares, and copies are independent")
  func styles() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.addTabStop(NSTextTab(textAlignment: .right, location: 10))
    #expect(style.tabStops.first?.location == 10)
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && !(copy is NSMutableParagraphStyle))
    style.lineSpacing = 3
    #expect(copy != style && copy.lineSpacing == 0)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    other.setParagraphStyle(style)
    #expect(other == style)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
    #expect(NSParagraphStyle.default.tabStops.map(\.location).prefix(2) == [28, 56])
  }

  // MARK: Painting

  // Text.ST2, Text.T12.
  @Test("Alignment, indents and direction place the lines", arguments: [false, true])
  func places(isFromRight: Bool) throws {
    func ink(_ change: @escaping (NSMutableParagraphStyle) -> Void) throws -> CGRect {
      let text = attributed(
        "Tea",
        [
          .paragraphStyle: style {
            $0.baseWritingDirection = isFromRight ? .rightToLeft : .leftToRight
            change($0)
          }
        ])
      let picture = RenderedImage(200, 40) { _ in
        text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 40))
      }
      return try #require(picture.inked())
    }
    let natural = try ink { _ in }
    #expect(isFromRight ? natural.maxX > 196 : natural.minX < 4)
    #expect(try ink { $0.alignment = .left }.minX < 4)
    #expect(try ink { $0.alignment = .right }.maxX > 196)
    #expect(abs(try ink { $0.alignment = .center }.midX - 100) < 2)
    let moved = try ink { $0.firstLineHeadIndent = 30 }
    #expect(abs(moved.minX - natural.minX - (isFromRight ? -30 : 30)) < 0.6)
    let far = try ink {
      $0.alignment = isFromRight ? .left : .right
      $0.tailIndent = -20
    }
    #expect(isFromRight ? abs(far.minX - 21) < 3 : abs(far.maxX - 179) < 3)
  }

  // Text.T12.
  @Test("A tab advances to its tab stop")
  func tabs() throws {
    let tabs = [NSTextTab(textAlignment: .left, location: 100)]
    let text = attributed("\tI", [.paragraphStyle: style { $0.tabStops = tabs }])
    let picture = RenderedImage(200, 40) { _ in text.draw(at: .zero) }
    let ink = try #require(picture.inked())
    #expect(abs(ink.minX - 102) < 2)
    let usual = RenderedImage(200, 40) { _ in attributed("a\tI").draw(at: .zero) }
    #expect(abs((usual.inked()?.maxX ?? 0) - 32.5) < 2)
  }

  @Test("Text.T12. A tab goes to the first stop in the style's order that is further right")
  func unsortedTabs() {
    var tabs = NSParagraphStyle.default.tabStops ?? []
    tabs[0] = NSTextTab(textAlignment: .natural, location: 10)
    tabs[1] = NSTextTab(textAlignment: .natural, location: 150)
    let text = attributed("\tHHHHHHHHHH\t", [.paragraphStyle: style { $0.tabStops = tabs }])
    let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let width = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).width
    #expect(abs(width - 150) < 0.01)
  }

  @Test("Text.T12. The text after a tab begins, ends or has its middle or its point at the stop")
  func tabSides() throws {
    let point = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
    #expect(point.contains(".") && !point.contains(","))
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
    func ink(
      _ text: String, _ side: NSTextAlignment, _ options: [NSTextTab.OptionKey: Any] = [:]
    ) throws -> CGRect {
      let tabs = [NSTextTab(textAlignment: side, location: 100, options: options)]
      let text = attributed("\t" + text, [.paragraphStyle: style { $0.tabStops = tabs }])
      return try #require(RenderedImage(200, 40) { _ in text.draw(at: .zero) }.inked())
    }
    #expect(abs(try ink("HHH", .left).minX - 101) < 2)
    #expect(abs(try ink("HHH", .right).maxX - 99) < 2)
    #expect(abs(try ink("HHH", .center).midX - 100) < 2)
    let whole = try ink("HHH", .right, [.columnTerminators: point])
    #expect(abs(whole.maxX - 99) < 2)
    let number = try ink("HHH.HH", .right, [.columnTerminators: point])
    #expect(abs(number.minX - whole.minX) < 3 && number.maxX > 110)
  }

  // Text.T11, Text.T13.
  @Test("Underline, strikethrough, background, shadow and stroke are painted")
  func marks() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    func picture(
      _ name: String, _ attributes: [NSAttributedString.Key: Any]
    ) -> RenderedImage {
      RenderedImage(80, 40, scale: 3, named: "text-\(name)") { _ in
        attributed("HHH", attributes).draw(at: CGPoint(x: 10, y: 5))
      }
    }
    func count(_ picture: RenderedImage, _ isMeant: ([Int]) -> Bool) -> Int {
      var count = 0
      for x in 0..<240 {
        for y in 0..<120 where isMeant(picture.color(CGFloat(x) / 3, CGFloat(y) / 3)) { count += 1 }
      }
      return count
    }
    let plain = picture("plain", [:])
    let isRed: ([Int]) -> Bool = { $0[0] > 200 && $0[1] < 60 }
    let isBlack: ([Int]) -> Bool = { $0[0] < 60 }
    #expect(count(plain, isRed) == 0)
    let black = count(plain, isBlack)
    let ink = try #require(plain.inked())
    let single = picture(
      "single", [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: red])
    let double = picture(
      "double", [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: red])
    let thick = picture(
      "thick", [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: red])
    let dots: NSUnderlineStyle = [.single, .patternDot]
    let dotted = picture("dotted", [.underlineStyle: dots.rawValue, .underlineColor: red])
    let beneath = try #require(single.inked(CGRect(x: 0, y: ink.maxY + 0.7, width: 80, height: 9)))
    #expect(beneath.width >= ink.width)
    #expect(count(double, isRed) > count(single, isRed) * 3 / 2)
    #expect(count(thick, isRed) > count(single, isRed) * 3 / 2)
    #expect(count(dotted, isRed) < count(single, isRed) * 3 / 4)
    let struck = picture("struck", [.strikethroughStyle: 1, .strikethroughColor: red])
    #expect(count(struck, isRed) > 60 && count(struck, isBlack) < black)
    let behind = picture("behind", [.backgroundColor: red])
    // The full height of the line and the width of the text.
    let area = attributed("HHH").size()
    let painted = count(behind, isRed) + black
    #expect(abs(CGFloat(painted) / 9 - area.width * area.height) < area.width * area.height * 0.2)
    let edges = picture("edges", [.strokeWidth: 4, .strokeColor: red])
    #expect(count(edges, isRed) > 0 && count(edges, isBlack) == 0)
    let both = picture("both", [.strokeWidth: -4, .strokeColor: red])
    #expect(count(both, isRed) > 0 && count(both, isBlack) > 0)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 4, height: 4), red)
    let shadowed = picture("shadow", [.shadow: shadow])
    let reds = count(shadowed, isRed)
    #expect(reds > black / 4 && count(shadowed, isBlack) >= black * 9 / 10)
  }

  // Text.ST9.
  @Test("Lines that do not fit are omitted or truncated")
  func rooms() throws {
    let text = attributed(Self.wide)
    let whole = room(text, 120).height
    #expect(whole > 3 * Self.height)
    func lines(_ options: NSStringDrawingOptions) -> CGFloat {
      (room(text, 120, 2.5 * Self.height, options).height / Self.height).rounded()
    }
    #expect(lines(.usesLineFragmentOrigin) == 2)
    #expect(lines([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) == 2)
    let tail = attributed(
      Self.wide, [.paragraphStyle: style { $0.lineBreakMode = .byTruncatingTail }])
    #expect(abs(room(tail, 120).height - Self.height) < 1e-6 && room(tail, 120).width <= 120)
  }

  @Test("Text colors follow the traits of the view")
  func looks() {
    func white(_ style: UIUserInterfaceStyle) -> [Int] {
      var color: [Int] = []
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        let ground = UIColor(white: 0.5, alpha: 1)
        let picture = RenderedImage(60, 60, scale: 1, on: ground) { _ in
          "■".draw(
            at: CGPoint(x: 0, y: -10),
            withAttributes: [
              .font: UIFont.systemFont(ofSize: 60), .foregroundColor: UIColor.label,
            ])
        }
        color =
          (0..<60).map { picture.color(20, CGFloat($0)) }.max {
            abs($0[0] - 127) < abs($1[0] - 127)
          } ?? []
      }
      return color
    }
    #expect(white(.light) == [0, 0, 0])
    #expect(white(.dark) == [255, 255, 255])
  }
}
