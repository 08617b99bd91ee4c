import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit
internal import _FoundationICU

/// Line breaks and widths, against ICU and against the sum of single lines.
@Suite(.exclusiveScreen) struct LineBreakTests {
  /// The letters of a script, with its marks of punctuation.
  private struct Script {
    let name: String
    let letters: [String]
    let marks: [String]
  }

  private static let scripts = [
    Script(
      name: "Latin", letters: "abcdefghijklmnopqrstuvwxyzäéßñ".map(String.init),
      marks: [",", ".", "-", "(", ")", "/", "’", "!"]),
    Script(
      name: "Cyrillic", letters: "абвгдежзиклмнопрстуфхцчшэюя".map(String.init),
      marks: [",", ".", "—", "«", "»"]),
    Script(
      name: "Arabic", letters: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي".map(String.init),
      marks: ["،", ".", "؟"]),
    Script(
      name: "Hebrew", letters: "אבגדהוזחטיכלמנסעפצקרשת".map(String.init), marks: [",", ".", "־"]),
    Script(
      name: "Han and kana", letters: "日本語文字漢中国人山川水火あいうえおかきくけこアイウ".map(String.init),
      marks: ["、", "。", "「", "」", "ー", "ょ"]),
    Script(
      name: "Devanagari",
      letters: [
        "क", "ख", "ग", "घ", "च", "ज", "त", "द", "न", "प", "म", "र", "ल", "स", "ह", "का", "कि", "क्ष",
        "त्र",
      ], marks: [",", "।", "-"]),
  ]

  private static func text(_ script: Script, _ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 20...90, using: &random) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: text += " "
      case 2: text += script.marks.randomElement(using: &random) ?? ""
      default: text += script.letters.randomElement(using: &random) ?? ""
      }
    }
    return text
  }

  /// Returns the places where ICU allows a line break.
  private func breaks(_ text: String) -> Set<Int> {
    let units = Array(text.utf16)
    var status = U_ZERO_ERROR
    let iterator = units.withUnsafeBufferPointer {
      swift_ubrk_open(UBRK_LINE, "en", $0.baseAddress, Int32($0.count), &status)
    }
    defer { swift_ubrk_close(iterator) }
    var found: Set<Int> = []
    units.withUnsafeBufferPointer { buffer in
      swift_ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
      var place = swift_ubrk_first(iterator)
      while place >= 0 {
        found.insert(Int(place))
        place = swift_ubrk_next(iterator)
      }
    }
    return found
  }

  /// Quotation marks, and the space and the hyphen.
  private static let quotes = Set("’«»".utf16), space = UInt16(0x20), hyphen = UInt16(0x2D)

  /// Returns whether a break is one that Unicode 15.1 forbids and earlier versions allow: after a
  /// hyphen at the start of a word (LB20a), and after spaces behind a quotation mark (LB15a).
  private func isOlderRule(_ units: [UInt16], _ place: Int) -> Bool {
    let before = units[..<place]
    if before.last == Self.hyphen {
      let start = before.dropLast().last
      return start == nil || start == Self.space
    }
    let mark = before.last { $0 != Self.space }
    return before.last == Self.space && mark.map(Self.quotes.contains) == true
  }

  /// Returns whether all versions of Unicode allow a break.
  ///
  /// They allow it after spaces that do not follow a quotation mark (LB15), and between ideographs.
  /// Older versions forbid one after a hyphen behind Hebrew letters (LB21a).
  private func isCertain(_ units: [UInt16], _ place: Int) -> Bool {
    guard units[place - 1] == Self.space else { return units[place - 1] >= 0x4E00 }
    let mark = units[..<place].last { $0 != Self.space }
    return mark.map(Self.quotes.contains) != true
  }

  private func lines(_ text: String, width: CGFloat) -> [NSRange] {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0))
    )
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: storage.length)
    ) { _, used, _, range, _ in
      ranges.append(range)
    }
    return ranges
  }

  @Test("TextKit.TK13. Lines of 1,000 random texts break where ICU allows it")
  func breaks() {
    var random = SeededRandom(seed: 1)
    var differences: [String: [String]] = [:]
    var (count, lineCount, explained) = (0, 0, 0)
    for script in Self.scripts {
      for _ in 0..<167 {
        let text = Self.text(script, &random)
        let width = CGFloat.random(in: 60...240, using: &random)
        let allowed = breaks(text)
        count += 1
        for (line, next) in zip(lines(text, width: width), lines(text, width: width).dropFirst()) {
          lineCount += 1
          guard !allowed.contains(next.location) else { continue }
          let units = Array(text.utf16)
          if isOlderRule(units, next.location) {
            explained += 1
            continue
          }
          // A word that is wider than the line breaks anywhere.
          let inside = allowed.contains {
            line.location < $0 && $0 < next.location && isCertain(units, $0)
          }
          guard inside else { continue }
          differences[script.name, default: []].append(
            String(
              decoding: units[line.location..<min(units.count, next.location + 2)], as: UTF16.self))
        }
      }
    }
    // Fewer than one line in fifty breaks by a rule that Unicode has changed.
    #expect(explained * 50 < lineCount)
    #expect(count >= 1_000 && lineCount > 2_000)
    #expect(differences.isEmpty, "\(differences)")
  }
}
