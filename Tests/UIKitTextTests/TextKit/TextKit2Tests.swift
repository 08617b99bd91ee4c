import Foundation
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextKit.TL1–TL6.
  @MainActor @Suite(.serialized) struct TextKit2Tests {
    /// A content storage with a layout manager and a container, and TextKit 1's of the same text.
    private struct Stack {
      let content = NSTextContentStorage()
      let manager = NSTextLayoutManager()
      let container: NSTextContainer
      let oldStorage: NSTextStorage
      let oldManager = NSLayoutManager()
      let oldContainer: NSTextContainer

      init(_ text: String, width: CGFloat = 120) {
        let font = UIFont.systemFont(ofSize: 17)
        let styled = NSAttributedString(string: text, attributes: [.font: font])
        container = NSTextContainer(size: CGSize(width: width, height: 0))
        oldContainer = NSTextContainer(size: CGSize(width: width, height: 0))
        content.addTextLayoutManager(manager)
        manager.textContainer = container
        content.attributedString = styled
        oldStorage = NSTextStorage(attributedString: styled)
        oldManager.addTextContainer(oldContainer)
        oldStorage.addLayoutManager(oldManager)
      }

      /// The fragments from a location on.
      func fragments(
        from location: (any NSTextLocation)? = nil,
        _ options: NSTextLayoutFragment.EnumerationOptions = [.ensuresLayout]
      ) -> [NSTextLayoutFragment] {
        var found: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: location, options: options) {
          found.append($0)
          return true
        }
        return found
      }

      /// Returns a range of offsets.
      func range(_ start: Int, _ length: Int) throws -> NSTextRange {
        let begin = content.documentRange.location
        let first = try #require(content.location(begin, offsetBy: start))
        return try #require(
          NSTextRange(location: first, end: content.location(first, offsetBy: length)))
      }

      /// The offset of a location.
      func offset(_ location: any NSTextLocation) -> Int {
        content.offset(from: content.documentRange.location, to: location)
      }
    }

    private static let text = "Green tea is ready, drink it now!\nOr later.\n\n茶 \u{1F375} tea"

    @Test("TextKit.TL1, TextKit.TL3. Fragments have the lines of TextKit 1")
    func fragments() {
      let stack = Stack(Self.text)
      var used: [CGRect] = []
      let all = NSRange(location: 0, length: stack.oldStorage.length)
      stack.oldManager.enumerateLineFragments(forGlyphRange: all) { _, rect, _, _, _ in
        used.append(rect)
      }
      let fragments = stack.fragments()
      #expect(fragments.count == 4)
      let lines = fragments.flatMap { fragment in
        fragment.textLineFragments.map {
          $0.typographicBounds.offsetBy(
            dx: fragment.layoutFragmentFrame.minX, dy: fragment.layoutFragmentFrame.minY)
        }
      }
      #expect(lines == used && used.count > 4)
      #expect(fragments.allSatisfy { $0.state == .layoutAvailable })
      #expect(
        stack.manager.usageBoundsForTextContainer
          == stack.oldManager.usedRect(for: stack.oldContainer))
      // The line fragments divide the text of their element.
      let texts = fragments.map { fragment in
        fragment.textLineFragments.map {
          ($0.attributedString.string as NSString).substring(with: $0.characterRange)
        }.joined()
      }
      #expect(texts.joined() == Self.text)
      #expect(fragments[1].textElement?.elementRange == fragments[1].rangeInElement)
    }

    @Test("TextKit.TL2. Paragraphs are the elements, with content and separator")
    func elements() throws {
      let stack = Stack(Self.text)
      let elements = stack.content.textElements(for: stack.content.documentRange)
      let paragraphs = elements.compactMap { $0 as? NSTextParagraph }
      #expect(paragraphs.map(\.attributedString.string).joined() == Self.text)
      #expect(paragraphs.count == 4)
      let (content, separator) = (try stack.range(0, 33), try stack.range(33, 1))
      #expect(paragraphs[0].paragraphSeparatorRange == separator)
      #expect(paragraphs[0].paragraphContentRange == content)
      #expect(paragraphs[3].paragraphSeparatorRange == nil)
      #expect(stack.content.location(stack.content.documentRange.location, offsetBy: -1) == nil)
      #expect(stack.content.location(stack.content.documentRange.endLocation, offsetBy: 1) == nil)
      #expect(stack.content.location(stack.content.documentRange.location, offsetBy: .max) == nil)
      #expect(stack.manager.textLayoutFragment(for: stack.content.documentRange.endLocation) == nil)
    }

    @Test("TextKit.TL3. Fragments are enumerated from a location, in both directions")
    func directions() throws {
      let stack = Stack(Self.text)
      let start = try stack.range(36, 0).location
      let starts = { (list: [NSTextLayoutFragment]) in
        list.map { stack.offset($0.rangeInElement.location) }
      }
      #expect(starts(stack.fragments(from: start)) == [34, 44, 45])
      #expect(starts(stack.fragments(from: start, .reverse)) == [34, 0])
      #expect(starts(stack.fragments(.reverse)) == [45, 44, 34, 0])
      var count = 0
      let end = stack.manager.enumerateTextLayoutFragments(from: nil) { _ in
        count += 1
        return false
      }
      #expect(count == 1 && end.map(stack.offset) == 34)
      let found = try #require(stack.manager.textLayoutFragment(for: start))
      let middle = CGPoint(x: 20, y: found.layoutFragmentFrame.midY)
      #expect(
        stack.manager.textLayoutFragment(for: middle)?.rangeInElement == found.rangeInElement)
      #expect(stack.manager.textLayoutFragment(for: CGPoint(x: 0, y: 10_000)) == nil)
    }

    @Test(
      "TextKit.TL3. A line fragment finds its characters by location, and locations by character")
    func lines() throws {
      let stack = Stack("Green tea", width: 300)
      let line = try #require(stack.fragments().first?.textLineFragments.first)
      for index in 0..<9 {
        let place = line.locationForCharacter(at: index)
        #expect(line.characterIndex(for: CGPoint(x: place.x + 1, y: 0)) == index)
        #expect(place.y == line.glyphOrigin.y)
      }
      #expect(line.glyphOrigin.y > 0 && line.glyphOrigin.y < line.typographicBounds.height)
    }

    @Test("TextKit.TL4. A long text is laid out where it is asked for")
    func longText() throws {
      let paragraph = "A paragraph of a long text, over several lines.\n"
      let stack = Stack(String(repeating: paragraph, count: 2_000))
      let place = try stack.range(paragraph.utf16.count * 1_000, 1)
      let fragment = try #require(stack.manager.textLayoutFragment(for: place.location))
      #expect(fragment.textLineFragments.count > 1)
      #expect(stack.manager.usageBoundsForTextContainer.height > 20_000)
    }

    @Test("TextKit.TL5. Segments are the rectangles of a range, line by line")
    func segments() throws {
      let stack = Stack(Self.text)
      var (rects, ranges): ([CGRect], [NSRange]) = ([], [])
      let range = NSRange(location: 3, length: 35)
      stack.manager.enumerateTextSegments(in: try stack.range(3, 35), type: .standard) {
        segment, rect, baseline, container in
        rects.append(rect)
        if let segment {
          let start = stack.offset(segment.location)
          ranges.append(NSRange(location: start, length: stack.offset(segment.endLocation) - start))
        }
        #expect(baseline > 0 && container === stack.container)
        return true
      }
      var expected: [CGRect] = []
      stack.oldManager.enumerateEnclosingRects(
        forGlyphRange: range, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
        in: stack.oldContainer
      ) { rect, _ in expected.append(rect) }
      #expect(rects == expected && rects.count > 2)
      #expect(ranges.first?.location == 3 && ranges.map(\.length).reduce(0, +) == 35)
      var widths: [CGFloat] = []
      stack.manager.enumerateTextSegments(in: try stack.range(3, 0), type: .standard) {
        _, rect, _, _ in
        widths.append(rect.width)
        return true
      }
      #expect(widths == [0])
    }

    @Test("TextKit.TL6. Edits reach the layout, together at the end of a transaction")
    func edits() throws {
      let stack = Stack("one\ntwo")
      final class Delegate: NSObject, NSTextStorageDelegate {
        var count = 0
        func textStorage(
          _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
          range editedRange: NSRange, changeInLength delta: Int
        ) { count += 1 }
      }
      let delegate = Delegate()
      stack.content.textStorage?.delegate = delegate
      let (first, second) = (try stack.range(0, 3), try stack.range(3, 1))
      stack.content.performEditingTransaction {
        #expect(stack.content.hasEditingTransaction)
        stack.manager.replaceContents(in: second, with: NSAttributedString(string: "\n\n"))
        stack.manager.replaceContents(
          in: first, with: [NSTextParagraph(attributedString: NSAttributedString(string: "1"))])
      }
      #expect(delegate.count == 1 && !stack.content.hasEditingTransaction)
      #expect(stack.content.attributedString?.string == "1\n\ntwo")
      #expect(stack.fragments().count == 3)
      stack.content.removeTextLayoutManager(stack.manager)
      #expect(stack.manager.textContentManager == nil && stack.fragments().isEmpty)
    }

    @Test("TextKit.TL2. Ranges contain, intersect and join each other")
    func ranges() throws {
      let stack = Stack("0123456789")
      let (one, two) = (try stack.range(2, 4), try stack.range(4, 4))
      #expect(one.contains(one.location) && !one.contains(one.endLocation))
      let (common, joined) = (try stack.range(4, 2), try stack.range(2, 6))
      #expect(one.intersects(two) && one.intersection(two) == common)
      #expect(one.union(two) == joined && !one.contains(two))
      let (inner, apart) = (try stack.range(3, 1), try stack.range(0, 2))
      #expect(one.contains(inner) && !one.isEmpty)
      #expect(apart.intersection(two) == nil && !apart.intersects(two))
      #expect(NSTextRange(location: one.endLocation, end: one.location) == nil)
      #expect(NSTextRange(location: one.location).isEmpty)
    }
  }
}
