import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Step TextFields.TF18, through the public tokenizer.
@MainActor @Suite(.exclusiveScreen) struct TextUnitsTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    return field
  }

  private func units(_ text: String, _ granularity: UITextGranularity) -> [String] {
    let field = field(text)
    var found: [String] = []
    var place = field.beginningOfDocument
    while let end = field.tokenizer.position(
      from: place, toBoundary: granularity, inDirection: .storage(.forward))
    {
      if let range = field.tokenizer.rangeEnclosingPosition(
        end, with: granularity, inDirection: .storage(.backward))
      {
        found.append(field.text(in: range) ?? "")
      }
      place = end
    }
    return found
  }

  @Test(
    "TextFields.TF18. Words are letters and digits, with apostrophes and full stops between them")
  func words() {
    #expect(units("It's 3.5 minutes, tea_time!", .word) == ["It's", "3.5", "minutes", "tea_time"])
    #expect(units("'quoted' end.", .word) == ["quoted", "end"])
    #expect(units("お茶", .word) == ["お", "茶"])
    #expect(units("  ", .word) == [])
  }

  @Test("TextFields.TF18. A character is a grapheme cluster")
  func letters() {
    #expect(units("e\u{301}👩‍👧a", .character) == ["e\u{301}", "👩‍👧", "a"])
  }

  @Test("TextFields.TF18. Sentences end after their full stop and its space")
  func sentences() {
    #expect(units("Tea. 3.5 minutes! Now?", .sentence) == ["Tea. ", "3.5 minutes! ", "Now?"])
  }

  @Test("TextFields.TF17. Offsets are UTF-16 units, and none is beyond the text")
  func places() throws {
    let field = field("a👩‍👧b")
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 7)
    #expect(field.position(from: start, offset: 8) == nil)
    #expect(field.position(from: start, offset: -1) == nil)
    #expect(field.position(from: start, offset: Int.max) == nil)
    let second = try #require(field.position(from: start, in: .right, offset: 2))
    #expect(field.offset(from: start, to: second) == 6)
    #expect(field.position(from: start, in: .right, offset: 4) == nil)
    #expect(field.compare(start, to: second) == .orderedAscending)
    let part = try #require(field.textRange(from: second, to: start))
    #expect(field.text(in: part) == "a👩‍👧" && field.compare(part.start, to: start) == .orderedSame)
  }
}
