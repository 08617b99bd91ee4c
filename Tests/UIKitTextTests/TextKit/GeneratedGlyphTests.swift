import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Glyphs that delegates generate, and control characters.
/// Steps: TextKit.TK28, TextKit.TK29
@Suite(.exclusiveScreen) struct GeneratedGlyphTests {
  /// A delegate that hides, widens and follows characters.
  private final class Editor: NSObject, NSLayoutManagerDelegate {
    /// The characters that are hidden, those that are spaces, and those with a space behind them.
    var (hidden, wide, followed) = ("", "", "")
    var width: CGFloat = 30
    var action: NSLayoutManager.ControlCharacterAction = .whitespace
    /// The texts of the runs whose glyphs were generated, and their fonts.
    var runs: [(text: String, font: UIFont)] = []
    var boxes: [Int] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
      characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
      forGlyphRange glyphRange: NSRange
    ) -> Int {
      guard let text = layoutManager.textStorage?.string as NSString? else { return 0 }
      let run = NSRange(location: charIndexes[0], length: glyphRange.length)
      runs.append((text.substring(with: run), aFont))
      var (ids, properties, places): ([CGGlyph], [NSLayoutManager.GlyphProperty], [Int]) = (
        [], [], []
      )
      for index in 0..<glyphRange.length {
        let letter = text.substring(with: NSRange(location: charIndexes[index], length: 1))
        ids.append(glyphs[index])
        properties.append(
          hidden.contains(letter) ? .null : wide.contains(letter) ? .controlCharacter : props[index]
        )
        places.append(charIndexes[index])
        guard followed.contains(letter) else { continue }
        ids.append(0)
        properties.append(.controlCharacter)
        places.append(charIndexes[index])
      }
      layoutManager.setGlyphs(
        ids, properties: properties, characterIndexes: places, font: aFont,
        forGlyphRange: NSRange(location: glyphRange.location, length: ids.count))
      return ids.count
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction {
      action == .horizontalTab && wide.isEmpty ? action : self.action
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
      for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect,
      glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      boxes.append(glyphIndex)
      return CGRect(origin: glyphPosition, size: CGSize(width: width, height: 20))
    }
  }

  private static let font = UIFont.systemFont(ofSize: 17)

  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat = 1_000, _ delegate: (any NSLayoutManagerDelegate)? = nil) {
      storage = NSTextStorage(string: text, attributes: [.font: font])
      container = NSTextContainer(size: CGSize(width: width, height: 0))
      manager.delegate = delegate
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    var width: CGFloat { manager.usedRect(for: container).width }

    /// The left ends of all glyphs.
    var places: [CGFloat] {
      (0..<manager.numberOfGlyphs).map { manager.location(forGlyphAt: $0).x }
    }
  }

  @Test("TextKit.TK28. The delegate gets the glyphs of each run of a font, and may keep them")
  func runs() {
    let editor = Editor()
    let stack = Stack("Tea\npot", editor)
    let bold = UIFont.boldSystemFont(ofSize: 17)
    stack.storage.addAttribute(.font, value: bold, range: NSRange(location: 0, length: 1))
    editor.runs = []
    let plain = Stack("Tea\npot")
    #expect(
      abs(stack.manager.location(forGlyphAt: 5).x - plain.manager.location(forGlyphAt: 5).x) < 0.01)
    #expect(editor.runs.prefix(2).map(\.text) == ["T", "ea\n"])
    #expect(editor.runs.prefix(2).map(\.font) == [bold, Self.font])
    #expect(stack.manager.numberOfGlyphs == 7)
    #expect(stack.manager.cgGlyph(at: 1) == plain.manager.cgGlyph(at: 1))
    #expect(stack.manager.cgGlyph(at: 1) != 0)
  }

  @Test("TextKit.TK28. A character whose glyph becomes null is not shown and has no width")
  func hidden() {
    let editor = Editor()
    editor.hidden = "*"
    let stack = Stack("a**b** c", editor)
    let plain = Stack("ab c")
    #expect(abs(stack.width - plain.width) < 0.01)
    #expect(
      abs(stack.manager.location(forGlyphAt: 3).x - plain.manager.location(forGlyphAt: 1).x) < 0.01)
    #expect(stack.manager.propertyForGlyph(at: 1) == .null)
    #expect(stack.manager.notShownAttribute(forGlyphAt: 2))
    #expect(!stack.manager.notShownAttribute(forGlyphAt: 3))
    // Without the delegate the characters are shown again.
    stack.manager.delegate = nil
    #expect(abs(stack.width - Stack("a**b** c").width) < 0.01)
  }

  @Test("TextKit.TK28. Glyphs that are inserted behind a character shift the following glyphs")
  func inserted() {
    let editor = Editor()
    editor.followed = "ab"
    let stack = Stack("xaby\nab", editor)
    let (manager, plain) = (stack.manager, Stack("xaby\nab"))
    #expect(manager.numberOfGlyphs == 11)
    let characters = (0..<11).map { manager.characterIndexForGlyph(at: $0) }
    #expect(characters == [0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6])
    #expect((0..<7).map { manager.glyphIndexForCharacter(at: $0) } == [0, 1, 3, 5, 6, 7, 9])
    let whole = NSRange(location: 1, length: 2)
    #expect(
      manager.glyphRange(forCharacterRange: whole, actualCharacterRange: nil)
        == NSRange(location: 1, length: 4))
    #expect(
      manager.characterRange(forGlyphRange: NSRange(location: 2, length: 3), actualGlyphRange: nil)
        == whole)
    #expect(manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 11))
    var line = NSRange()
    _ = manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: &line)
    #expect(line == NSRange(location: 7, length: 4))
    // The rooms are 30 points wide each; letters beside one are not kerned.
    let shift = zip(stack.places, [0, 1, 2, 2, 3, 3, 4].map { plain.places[$0] })
    #expect(abs(shift.map { $0 - $1 }[5] - 60) < 1)
    let a = plain.places[2] - plain.places[1]
    #expect(abs(stack.places[2] - stack.places[1] - a) < 0.01)
    #expect(abs(stack.places[3] - stack.places[2] - 30) < 0.01)
    let point = CGPoint(x: stack.places[5] + 7, y: 5)
    #expect(manager.glyphIndex(for: point, in: stack.container) == 5)
    #expect(
      manager.characterIndex(
        for: point, in: stack.container, fractionOfDistanceBetweenInsertionPoints: nil) == 3)
  }

  @Test("TextKit.TK28. getGlyphs reads glyphs, properties, characters and directions")
  func reading() {
    let editor = Editor()
    editor.followed = "a"
    let stack = Stack("a b\tא", editor)
    var ids = [CGGlyph](repeating: 9_999, count: 6)
    var properties = [NSLayoutManager.GlyphProperty](repeating: [], count: 6)
    var (places, levels) = ([Int](repeating: -1, count: 6), [UInt8](repeating: 9, count: 6))
    let count = stack.manager.getGlyphs(
      in: NSRange(location: 0, length: 6), glyphs: &ids, properties: &properties,
      characterIndexes: &places, bidiLevels: &levels)
    #expect(count == 6 && places == [0, 0, 1, 2, 3, 4])
    #expect(properties == [[], .controlCharacter, .elastic, [], .controlCharacter, []])
    #expect(ids[0] != 0 && ids[1] == 0 && ids[3] != 0 && ids[0] != ids[3])
    #expect(levels.prefix(4) == [0, 0, 0, 0] && levels[5] == 1)
    #expect(
      stack.manager.getGlyphs(
        in: NSRange(location: 5, length: 1), glyphs: nil, properties: nil, characterIndexes: nil,
        bidiLevels: nil) == 1)
  }

  @Test(
    "TextKit.TK29. A control character has the effect that the delegate says",
    arguments: [
      (NSLayoutManager.ControlCharacterAction.whitespace, CGFloat(30)), (.zeroAdvancement, 0),
    ])
  func controls(action: NSLayoutManager.ControlCharacterAction, width: CGFloat) {
    let editor = Editor()
    (editor.wide, editor.action) = ("#", action)
    let stack = Stack("a#b\tc", editor)
    let plain = Stack("abc")
    // Both the changed character and the tab are control characters.
    #expect(abs(stack.width - plain.width - 2 * width) < 0.01, "\(stack.width)")
    #expect(editor.boxes.contains(1) == (width > 0))
  }

  @Test("TextKit.TK29. A control character may end the line")
  func breaks() {
    let editor = Editor()
    (editor.wide, editor.action) = ("#", .lineBreak)
    let stack = Stack("a#b", editor)
    var lines: [NSRange] = []
    stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 3)) {
      _, _, _, range, _ in lines.append(range)
    }
    #expect(lines == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 1)])
    editor.action = .horizontalTab
    stack.manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: 3), actualCharacterRange: nil)
    #expect(abs(stack.width - Stack("a\tb").width) < 0.01)
  }

  @Test("TextKit.TK28. Edits and invalidation generate the glyphs of their paragraphs again")
  func edits() {
    let editor = Editor()
    editor.hidden = "*"
    let stack = Stack("one\n*two*", editor)
    #expect(stack.manager.propertyForGlyph(at: 4) == .null)
    editor.runs = []
    stack.storage.replaceCharacters(in: NSRange(location: 5, length: 3), with: "three")
    stack.manager.ensureGlyphs(forCharacterRange: NSRange(location: 0, length: 11))
    #expect(editor.runs.map(\.text).contains("*three*"))
    #expect(stack.manager.propertyForGlyph(at: 10) == .null)
    editor.hidden = ""
    let all = NSRange(location: 0, length: 11)
    stack.manager.invalidateGlyphs(
      forCharacterRange: all, changeInLength: 0, actualCharacterRange: nil)
    #expect(stack.manager.propertyForGlyph(at: 4) == [])
    #expect(abs(stack.width - Stack("one\n*three*").width) < 0.01)
  }
}
