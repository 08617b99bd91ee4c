import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Steps TextKit.TK25–TK27: the layout of a part of a long text.
@Suite(.exclusiveScreen) struct LongTextTests {
  /// Counts the lines that are laid out.
  private final class LineCounter: NSObject, NSLayoutManagerDelegate {
    var count = 0

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      count += 1
      return false
    }

    func take() -> Int {
      defer { count = 0 }
      return count
    }
  }

  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 160, height: 0))
    let counter = LineCounter()

    init(_ text: String, inParts: Bool = true) {
      storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      manager.allowsNonContiguousLayout = inParts
      manager.delegate = counter
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    /// Returns the glyphs of a screen from a height on.
    func glyphs(from top: CGFloat) -> NSRange {
      manager.glyphRange(
        forBoundingRect: CGRect(x: 0, y: top, width: 160, height: 600), in: container)
    }
  }

  private static func text(_ count: Int) -> String {
    (0..<count).map { "Line \($0)" + String(repeating: " and more", count: $0 % 4) }
      .joined(separator: "\n")
  }

  @Test("TextKit.TK25. What is seen is laid out, and a change costs as much as in a short text")
  func parts() {
    var costs: [[Int]] = []
    for count in [600, 12_000] {
      let stack = Stack(Self.text(count))
      let shown = stack.glyphs(from: 0)
      #expect(stack.manager.hasNonContiguousLayout && shown.location == 0 && shown.length < 4_000)
      var cost = [stack.counter.take()]
      stack.storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "x")
      _ = stack.glyphs(from: 0)
      cost.append(stack.counter.take())
      stack.storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "\n")
      _ = stack.glyphs(from: 0)
      cost.append(stack.counter.take())
      // The end of the text is laid out without the middle.
      let end = stack.storage.length - 1
      let rect = stack.manager.lineFragmentRect(forGlyphAt: end, effectiveRange: nil)
      #expect(rect.minY > 8_000 && stack.counter.take() < 10)
      costs.append(cost)
    }
    #expect(costs[0] == costs[1] && costs[0][0] < 300 && costs[0][1] < 5, "\(costs)")
  }

  @Test("TextKit.TK25. Parts agree with the layout of the whole text")
  func agrees() {
    let text = Self.text(700)
    let (parts, whole) = (Stack(text), Stack(text, inParts: false))
    #expect(!whole.manager.hasNonContiguousLayout)
    var random = SeededRandom(seed: 11)
    for _ in 0..<30 {
      let place = Int.random(in: 0..<parts.storage.length, using: &random)
      var (one, other) = (NSRange(), NSRange())
      let first = parts.manager.lineFragmentRect(forGlyphAt: place, effectiveRange: &one)
      let second = whole.manager.lineFragmentRect(forGlyphAt: place, effectiveRange: &other)
      #expect(one == other && first.size == second.size)
      #expect(
        parts.manager.location(forGlyphAt: place) == whole.manager.location(forGlyphAt: place))
    }
    parts.manager.ensureLayout(for: parts.container)
    #expect(!parts.manager.hasNonContiguousLayout)
    let (one, other) = (
      parts.manager.usedRect(for: parts.container), whole.manager.usedRect(for: whole.container)
    )
    #expect(abs(one.maxY - other.maxY) < 0.01 && one.minY == other.minY)
    for place in stride(from: 0, to: text.utf16.count, by: 97) {
      #expect(
        abs(
          parts.manager.lineFragmentRect(forGlyphAt: place, effectiveRange: nil).minY
            - whole.manager.lineFragmentRect(forGlyphAt: place, effectiveRange: nil).minY) < 0.01)
    }
  }

  @Test("TextKit.TK26. The height is estimated, and becomes exact as parts are laid out")
  func estimates() {
    let stack = Stack(Self.text(900))
    let guess = stack.manager.usedRect(for: stack.container).maxY
    #expect(stack.counter.take() == 0)
    stack.manager.ensureLayout(
      forCharacterRange: NSRange(location: 0, length: stack.storage.length))
    let exact = stack.manager.usedRect(for: stack.container).maxY
    #expect(guess > exact * 0.6 && guess < exact * 1.6, "\(guess) \(exact)")
    // A hit beyond the last line is the last character.
    let other = Stack(Self.text(900))
    #expect(
      other.manager.glyphIndex(for: CGPoint(x: 150, y: 1e6), in: other.container)
        == other.storage.length - 1)
    #expect(other.manager.glyphIndex(for: CGPoint(x: 0, y: -50), in: other.container) == 0)
  }

  @Test("TextKit.TK27. The lines of distant paragraphs are laid out again, their heights stay")
  func discards() {
    let stack = Stack((0..<6_000).map { "\($0)" }.joined(separator: "\n"))
    _ = stack.glyphs(from: 0)
    var top: CGFloat = 0
    while top < stack.manager.usedRect(for: stack.container).maxY {
      _ = stack.glyphs(from: top)
      top += 590
    }
    let height = stack.manager.usedRect(for: stack.container).maxY
    #expect(!stack.manager.hasNonContiguousLayout && stack.counter.take() == 6_000)
    let shown = stack.glyphs(from: 0)
    let again = stack.counter.take()
    #expect(shown.location == 0 && again > 0 && again < 200, "\(again)")
    #expect(stack.manager.usedRect(for: stack.container).maxY == height)
  }
}
