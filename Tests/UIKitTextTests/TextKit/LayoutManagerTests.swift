import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Steps TextKit.TK8–TK24.
@Suite(.exclusiveScreen) struct LayoutManagerTests {
  /// A text with its layout manager and containers.
  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let containers: [NSTextContainer]
    var container: NSTextContainer { containers[0] }

    init(_ text: String, _ sizes: [CGSize], font: UIFont = .systemFont(ofSize: 17)) {
      storage = NSTextStorage(string: text, attributes: [.font: font])
      containers = sizes.map { NSTextContainer(size: $0) }
      for container in containers { manager.addTextContainer(container) }
      storage.addLayoutManager(manager)
    }

    init(_ text: String, width: CGFloat = 200) {
      self.init(text, [CGSize(width: width, height: 0)])
    }

    /// The texts of the lines.
    var lines: [String] {
      var lines: [String] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
        _, _, _, range, _ in
        lines.append((storage.string as NSString).substring(with: range))
      }
      return lines
    }
  }

  private static let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight
  private static let long = "The quick brown fox jumps over the lazy dog and runs into the wood."

  @Test("TextKit.TK13, TextKit.TK8. Lines break as in a label of the width without the padding")
  func breaking() {
    let stack = Stack(Self.long)
    let label = UILabelText.lineCount(Self.long, width: 190)
    #expect(stack.lines.count == label && stack.lines.joined() == Self.long)
    let used = stack.manager.usedRect(for: stack.container)
    #expect(abs(used.height - CGFloat(label) * Self.lineHeight) < 0.01)
    #expect(used.maxX <= 200 && used.minX == 0)
    stack.container.lineFragmentPadding = 0
    #expect(stack.lines.count == UILabelText.lineCount(Self.long, width: 200))
    #expect(stack.manager.location(forGlyphAt: 0).x == 0)
    #expect(
      abs(stack.manager.location(forGlyphAt: 0).y - UIFont.systemFont(ofSize: 17).ascender) < 0.01)
  }

  /// A delegate that keeps some words together.
  private final class Joiner: NSObject, NSLayoutManagerDelegate {
    var kept: [NSRange] = []
    var asked: [Int] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool {
      asked.append(charIndex)
      return !kept.contains { charIndex > $0.location && charIndex < NSMaxRange($0) }
    }
  }

  @Test("TextKit.TK32. A line is not broken where the delegate refuses it")
  func refusedBreaks() throws {
    let stack = Stack(Self.long)
    let usual = stack.lines
    // The words around the first break stay together.
    let first = (usual[0] as NSString).length
    let words = usual[0].split(separator: " ").last.map { "\($0) " + usual[1].prefix(4) } ?? ""
    let range = (Self.long as NSString).range(of: words)
    #expect(range.location < first && NSMaxRange(range) > first)
    let joiner = Joiner()
    joiner.kept = [range]
    stack.manager.delegate = joiner
    let lines = stack.lines
    #expect(lines.joined() == Self.long && joiner.asked.contains(first))
    #expect(lines[0] == (Self.long as NSString).substring(to: range.location))
    #expect(lines[1].hasPrefix(words))
    joiner.kept = []
    stack.manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: stack.storage.length),
      actualCharacterRange: nil)
    #expect(stack.lines == usual)
    // A long word is broken without a question.
    let word = Stack(String(repeating: "a", count: 60))
    word.manager.delegate = joiner
    joiner.asked = []
    #expect(word.lines.count > 1 && joiner.asked.isEmpty)
  }

  @Test("TextKit.TK12. A character of several units has one glyph; all others are null")
  func glyphs() {
    let stack = Stack("a👩‍👧é b\n")
    let manager = stack.manager
    #expect(manager.numberOfGlyphs == stack.storage.length)
    #expect(manager.propertyForGlyph(at: 0).isEmpty && manager.cgGlyph(at: 0) != 0)
    #expect(manager.propertyForGlyph(at: 2) == .null && manager.notShownAttribute(forGlyphAt: 2))
    let whole = manager.glyphRange(
      forCharacterRange: NSRange(location: 2, length: 1), actualCharacterRange: nil)
    #expect(whole == NSRange(location: 1, length: 5))
    let last = stack.storage.length - 1
    #expect(manager.propertyForGlyph(at: last) == .controlCharacter)
    #expect(manager.propertyForGlyph(at: last - 2) == .elastic)
    var isValid = ObjCBool(true)
    #expect(manager.cgGlyph(at: 99, isValidIndex: &isValid) == 0 && !isValid.boolValue)
    #expect(manager.isValidGlyphIndex(last) && !manager.isValidGlyphIndex(last + 1))
  }

  @Test("TextKit.TK14. After each of 300 edits the layout equals a new one")
  func edits() {
    let stack = Stack("one\ntwo two two two two two two two two two two\n\nthree")
    var random = SeededRandom(seed: 7)
    let pieces = [
      "", "x", "word ", "\n", "\r", "\n\n", "👩‍👧", "אבג ", "\u{2028}", "long long long long ",
    ]
    for step in 0..<300 {
      let length = stack.storage.length
      let start = Int.random(in: 0...length, using: &random)
      let range = NSRange(
        location: start, length: Int.random(in: 0...min(6, length - start), using: &random))
      let piece = pieces.randomElement(using: &random) ?? ""
      stack.storage.replaceCharacters(in: range, with: piece)
      if step % 3 == 0, stack.storage.length > 0 {
        let bold = NSRange(location: 0, length: min(5, stack.storage.length))
        stack.storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: bold)
      }
      let fresh = Stack("")
      fresh.storage.setAttributedString(stack.storage)
      #expect(stack.lines == fresh.lines, "step \(step): \(stack.storage.string.debugDescription)")
      #expect(stack.lines.joined().utf16.count == stack.storage.length)
      let (one, other) = (
        stack.manager.usedRect(for: stack.container), fresh.manager.usedRect(for: fresh.container)
      )
      #expect(abs(one.height - other.height) < 0.01 && abs(one.width - other.width) < 0.01)
      #expect(stack.manager.extraLineFragmentRect == fresh.manager.extraLineFragmentRect)
      if stack.storage.length > 120 {
        stack.storage.deleteCharacters(in: NSRange(location: 20, length: 80))
      }
    }
  }

  @Test("TextKit.TK15. Text flows from container to container, and what does not fit is in none")
  func containers() {
    let size = CGSize(width: 120, height: 2 * Self.lineHeight + 1)
    let stack = Stack(Self.long, [size, size])
    let manager = stack.manager
    let (first, second) = (
      manager.glyphRange(for: stack.containers[0]), manager.glyphRange(for: stack.containers[1])
    )
    #expect(first.location == 0 && first.length > 0 && second.location == NSMaxRange(first))
    #expect(NSMaxRange(second) < stack.storage.length)
    #expect(manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === stack.containers[0])
    #expect(
      manager.textContainer(forGlyphAt: second.location, effectiveRange: nil)
        === stack.containers[1])
    #expect(
      manager.textContainer(forGlyphAt: NSMaxRange(second) + 1, effectiveRange: nil) == nil)
    #expect(manager.lineFragmentRect(forGlyphAt: second.location, effectiveRange: nil).minY == 0)
    #expect(manager.firstUnlaidCharacterIndex() == NSMaxRange(second))
    // A third container takes the rest.
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 120, height: 0)))
    #expect(
      NSMaxRange(manager.glyphRange(for: manager.textContainers[2])) == stack.storage.length)
    #expect(stack.lines.joined() == Self.long)
  }

  @Test("TextKit.TK10. Lines avoid exclusion paths, and continue beside them")
  func exclusion() {
    let stack = Stack(Self.long + Self.long, width: 300)
    let hole = CGRect(x: 100, y: 0, width: 80, height: 50)
    stack.container.exclusionPaths = [UIBezierPath(rect: hole)]
    var rects: [CGRect] = []
    let all = NSRange(location: 0, length: stack.storage.length)
    stack.manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in
      rects.append(rect)
    }
    #expect(rects.count > 6 && stack.lines.joined() == Self.long + Self.long)
    #expect(rects[0].maxX <= 100 && rects[1].minX >= 180 && rects[0].minY == rects[1].minY)
    for rect in rects { #expect(rect.insetBy(dx: 0.1, dy: 0.1).intersects(hole) == false) }
    #expect(rects.last?.width == 300)
    // A circle leaves more room at its top than in its middle.
    stack.container.exclusionPaths = [
      UIBezierPath(ovalIn: CGRect(x: 200, y: 0, width: 200, height: 200))
    ]
    rects = []
    stack.manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in
      rects.append(rect)
    }
    #expect(rects[0].width > rects[2].width)
    stack.container.exclusionPaths = []
    #expect(stack.container.isSimpleRectangularTextContainer)
    #expect(stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 300)
  }

  @Test("TextKit.TK11. A container without room for a character has no lines, and ends")
  func noRoom() {
    let stack = Stack(Self.long, [CGSize(width: 100, height: 0)])
    stack.container.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 1e6))
    ]
    #expect(stack.lines.isEmpty)
    #expect(stack.manager.usedRect(for: stack.container) == .zero)
  }

  @Test("TextKit.TK16. Beyond the maximum number of lines the last one is truncated")
  func truncation() {
    let stack = Stack(Self.long + "\nMore")
    stack.container.maximumNumberOfLines = 2
    stack.container.lineBreakMode = .byTruncatingTail
    let used = stack.manager.usedRect(for: stack.container)
    #expect(abs(used.height - 2 * Self.lineHeight) < 0.01 && stack.lines.count == 2)
    let hidden = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 30)
    #expect(hidden.location > 20 && NSMaxRange(hidden) == stack.storage.length)
    #expect(
      stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    stack.container.maximumNumberOfLines = 0
    #expect(stack.lines.count > 3)
  }

  @Test("TextKit.TK17. An empty text, and one that ends with a separator, has an extra line")
  func extraLine() {
    let stack = Stack("")
    #expect(stack.manager.extraLineFragmentRect.height > 0)
    #expect(stack.manager.extraLineFragmentTextContainer === stack.container)
    stack.storage.append(
      NSAttributedString(string: "a\n", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let extra = stack.manager.extraLineFragmentRect
    #expect(abs(extra.minY - Self.lineHeight) < 0.01 && abs(extra.height - Self.lineHeight) < 0.01)
    #expect(abs(stack.manager.usedRect(for: stack.container).height - 2 * Self.lineHeight) < 0.01)
    stack.storage.append(NSAttributedString(string: "b"))
    #expect(stack.manager.extraLineFragmentRect == .zero)
    #expect(stack.manager.extraLineFragmentTextContainer == nil)
  }

  @Test("TextKit.TK18. A bounding rectangle reaches from the first to the last glyph")
  func bounding() {
    let stack = Stack("WWWW\nii")
    let manager = stack.manager
    let first = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 2), in: stack.container)
    let both = manager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 6), in: stack.container)
    #expect(first.minX == 5 && first.height == both.height / 2)
    #expect(both.minX == 5 && both.minY == 0 && abs(both.height - 2 * Self.lineHeight) < 0.01)
    #expect(abs(both.width - 2 * first.width) < 0.01)
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 0), in: stack.container)
        == .zero)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 1, length: 5),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: stack.container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 2 && rects[0].maxX < 100)
    rects = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 1, length: 5),
      withinSelectedGlyphRange: NSRange(location: 1, length: 5), in: stack.container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.map(\.maxX).max() == 200)
  }

  @Test("TextKit.TK19, TextKit.TK20. A point finds its glyph, also beside the text")
  func hitTesting() {
    let stack = Stack("WWWW\nii אבג")
    let manager = stack.manager
    for place in [0, 1, 3, 5, 6] {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: place, length: 1), in: stack.container)
      var fraction: CGFloat = 0
      let point = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
      let found = manager.glyphIndex(
        for: point, in: stack.container, fractionOfDistanceThroughGlyph: &fraction)
      #expect(found == place && abs(fraction - 0.25) < 0.01)
    }
    // Hebrew runs from right to left: the first letter is the rightmost.
    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: 8, length: 1), in: stack.container)
    var fraction: CGFloat = 0
    let found = manager.characterIndex(
      for: CGPoint(x: rect.maxX - rect.width / 4, y: rect.midY), in: stack.container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(found == 8 && abs(fraction - 0.25) < 0.01)
    #expect(manager.glyphIndex(for: CGPoint(x: 199, y: 3), in: stack.container) == 3)
    #expect(
      manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 199, y: 3), in: stack.container) == 1)
    #expect(manager.glyphIndex(for: CGPoint(x: 0, y: 999), in: stack.container) == 5)
    let lines = manager.glyphRange(
      forBoundingRect: CGRect(x: 0, y: 25, width: 10, height: 1), in: stack.container)
    #expect(lines == NSRange(location: 5, length: 6))
  }

  @Test("TextKit.TK21. Insertion points are before each character and at the end of the line")
  func insertionPoints() {
    let stack = Stack("a👩‍👧b")
    var positions = [CGFloat](repeating: -1, count: 8)
    var places = [Int](repeating: -1, count: 8)
    let count = stack.manager.getLineFragmentInsertionPoints(
      forCharacterAt: 0, alternatePositions: false, inDisplayOrder: true, positions: &positions,
      characterIndexes: &places)
    #expect(count == 4 && places.prefix(4) == [0, 1, 6, 7])
    #expect(positions[0] == 5 && positions[1] > 5 && positions[2] > positions[1])
  }

  @Test("TextKit.TK9. Spacings come from the paragraph's style or from the delegate")
  func spacing() {
    final class Delegate: NSObject, NSLayoutManagerDelegate {
      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { 7 }
    }
    let stack = Stack("a\nb\nc")
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 4)
    stack.storage.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: 5))
    func top(_ place: Int) -> CGFloat {
      stack.manager.lineFragmentUsedRect(forGlyphAt: place, effectiveRange: nil).minY
    }
    #expect(abs(top(2) - Self.lineHeight - 7) < 0.01 && top(0) == 0)
    let delegate = Delegate()
    stack.manager.delegate = delegate
    #expect(abs(top(2) - Self.lineHeight - 13) < 0.01)
    // Line fragment rectangles cover the spacing.
    let (one, two) = (
      stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil),
      stack.manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil)
    )
    #expect(abs(one.maxY - two.minY) < 0.01)
  }

  @Test("TextKit.TK22, TextKit.TK23. Backgrounds and glyphs are drawn, and only those of the range")
  func drawing() throws {
    let stack = Stack("MMMM")
    stack.storage.addAttribute(
      .backgroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    func picture(_ range: NSRange) -> [[Int]] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: 100, height: 24), format: format
      ).image { _ in
        stack.manager.drawBackground(forGlyphRange: range, at: .zero)
        stack.manager.drawGlyphs(forGlyphRange: range, at: .zero)
      }
      let pixel = stack.manager.boundingRect(
        forGlyphRange: NSRange(location: 1, length: 1), in: stack.container)
      let shown = image.cgImage
      return [Int(pixel.midX), Int(pixel.midX + pixel.width)].map { shown?.pixel($0, 2) ?? [] }
    }
    let all = picture(NSRange(location: 0, length: 4))
    #expect(all[0][3] == 0 && all[1] == [255, 0, 0, 255])
    #expect(picture(NSRange(location: 0, length: 2))[1][3] == 0)
  }

  @Test("TextKit.TK24. Underlines are drawn by a method that apps override, with their range")
  func underlines() {
    final class Manager: NSLayoutManager {
      var heard: [String] = []
      override func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
      ) { heard.append("\(glyphRange.location)+\(glyphRange.length) \(underlineVal.rawValue)") }
    }
    let storage = NSTextStorage(string: "one two")
    let manager = Manager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
    storage.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.double.rawValue,
      range: NSRange(location: 4, length: 3))
    _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 7), at: .zero)
    }
    #expect(manager.heard == ["4+3 9"])
  }
}

/// The number of lines of a text in a string drawing.
enum UILabelText {
  static func lineCount(_ text: String, width: CGFloat) -> Int {
    let font = UIFont.systemFont(ofSize: 17)
    let bounds = (text as NSString).boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    return Int((bounds.height / font.lineHeight).rounded())
  }
}
