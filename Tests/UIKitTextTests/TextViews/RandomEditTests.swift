import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Random edits: text input, storage, layout and undo agree after every step.
  @MainActor @Suite(.serialized) struct RandomEditTests {
    private static let pieces = [
      "a", "Wort ", "\n", "\r\n", "👨‍👩‍👧‍👦", "e\u{301}", "\u{301}", "שלום", "ا", "漢字", "\u{200D}", "🇩🇪",
      "👍🏽",
      "", "\u{2029}", "क्षि", String(repeating: "\u{308}", count: 40),
    ]
    private static let first =
      "Ab 👨‍👩‍👧‍👦 שלום e\u{301}\nnext 🇩🇪🇫🇷\r\n\r\nlast العربية 👍🏽"

    /// Checks that all that describes the text says the same.
    private func check(_ view: UITextView, _ step: String) {
      let text = view.text ?? ""
      let length = text.utf16.count
      let (start, end) = (view.beginningOfDocument, view.endOfDocument)
      let selection = view.selectedRange
      #expect(view.textStorage.string == text && view.textStorage.length == length, "\(step)")
      #expect(view.offset(from: start, to: end) == length, "\(step)")
      let whole = view.textRange(from: start, to: end)
      #expect(whole.flatMap { view.text(in: $0) } == text, "\(step)")
      #expect(selection.location >= 0 && NSMaxRange(selection) <= length, "\(step)")
      let isMarked = view.markedTextRange != nil
      for place in [selection.location, NSMaxRange(selection)]
      where place > 0 && place < length && !isMarked {
        let character = (text as NSString).rangeOfComposedCharacterSequence(at: place)
        #expect(character.location == place, "\(step): the selection divides a character")
      }
      if let marked = view.markedTextRange {
        #expect(view.offset(from: marked.end, to: end) >= 0, "\(step)")
      }
      // The lines are the text without gaps.
      var place = 0
      view.layoutManager.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: length)
      ) { _, _, _, range, _ in
        #expect(range.location == place, "\(step)")
        place = NSMaxRange(range)
      }
      #expect(place == length, "\(step)")
      let caret = view.caretRect(for: view.selectedTextRange?.end ?? end)
      #expect(caret.minX.isFinite && caret.height > 0, "\(step)")
    }

    private func edit(_ view: UITextView, _ random: inout SeededRandom) -> String {
      let length = view.text.utf16.count
      let start = Int.random(in: 0...length, using: &random)
      let extent = Int.random(in: 0...min(6, length - start), using: &random)
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1, 2:
        view.insertText(piece)
        return "insert \(piece.debugDescription)"
      case 3:
        view.deleteBackward()
        return "delete"
      case 4, 5:
        view.selectedRange = NSRange(location: start, length: extent)
        return "select \(start) \(extent)"
      case 6:
        let range = view.position(from: view.beginningOfDocument, offset: start).flatMap { from in
          view.position(from: from, offset: extent).flatMap { view.textRange(from: from, to: $0) }
        }
        if let range { view.replace(range, withText: piece) }
        return "replace \(start) \(extent) \(piece.debugDescription)"
      case 7:
        view.setMarkedText(
          piece, selectedRange: NSRange(location: piece.utf16.count, length: 0))
        return "mark \(piece.debugDescription)"
      case 8:
        view.unmarkText()
        return "unmark"
      default:
        if Bool.random(using: &random) { view.cut(nil) } else { view.paste(nil) }
        return "cut or paste"
      }
    }

    @Test(
      "TextFields.TF24, TextViews.TV13. Input, storage and layout agree after each edit; all can be undone",
      arguments: [1, 2, 3, 4] as [UInt64])
    func edits(seed: UInt64) {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      let view = desk.view
      phone.run {
        view.text = Self.first
        view.becomeFirstResponder()
      }
      let original = NSAttributedString(attributedString: view.textStorage)
      var random = SeededRandom(seed: seed)
      var steps: [String] = []
      for _ in 0..<50 {
        phone.run {
          steps.append(edit(view, &random))
          check(view, "seed \(seed), \(steps.suffix(4))")
        }
        if Int.random(in: 0..<9, using: &random) == 0 {
          phone.run { view.undoManager?.undo() }
          steps.append("undo")
          if Bool.random(using: &random) {
            phone.run { view.undoManager?.redo() }
            steps.append("redo")
          }
          phone.run { check(view, "seed \(seed), \(steps.suffix(4))") }
        }
      }
      phone.run { view.unmarkText() }
      let last = view.text
      var count = 0
      while view.undoManager?.canUndo == true, count < 300 {
        phone.run { view.undoManager?.undo() }
        count += 1
      }
      phone.run { check(view, "seed \(seed), undone") }
      #expect(view.text == Self.first, "seed \(seed): \(steps)")
      #expect(view.text.utf16.elementsEqual(Self.first.utf16), "seed \(seed): \(steps)")
      #expect(view.textStorage.isEqual(to: original), "seed \(seed): attributes")
      #expect(view.markedTextRange == nil)
      for _ in 0..<count { phone.run { view.undoManager?.redo() } }
      phone.run { check(view, "seed \(seed), redone") }
      #expect(view.text == last, "seed \(seed): \(steps)")
    }

    /// Returns the middle of a caret on the screen, if the text view shows it.
    private func shown(_ offset: Int, in view: UITextView) -> (x: Double, y: Double)? {
      let position = view.position(from: view.beginningOfDocument, offset: offset)
      let caret = view.caretRect(for: position ?? view.endOfDocument)
      guard view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)) else { return nil }
      let point = view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
      return (Double(point.x), Double(point.y))
    }

    @Test(
      "TextSelection.TD3, TextFields.TF24. Random drags between edits and marked text can be undone",
      arguments: [11, 12] as [UInt64])
    func drags(seed: UInt64) {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      let view = desk.view
      phone.run {
        view.text = Self.first
        view.becomeFirstResponder()
      }
      let original = NSAttributedString(attributedString: view.textStorage)
      var random = SeededRandom(seed: seed)
      var (steps, dragCount): ([String], Int) = ([], 0)
      for _ in 0..<24 {
        let length = view.text.utf16.count
        let start = Int.random(in: 0...length, using: &random)
        let range = NSRange(
          location: start, length: Int.random(in: 0...min(8, length - start), using: &random))
        phone.run {
          view.unmarkText()
          view.selectedRange = range
          view.scrollRangeToVisible(range)
        }
        phone.wait(0.5)
        let selection = view.selectedRange
        let rects = view.selectedTextRange.map { view.selectionRects(for: $0).map(\.rect) } ?? []
        let target = Int.random(in: 0...length, using: &random)
        if selection.length > 0, let area = rects.first(where: { $0.width > 2 }),
          let end = shown(target, in: view)
        {
          let text = view.text
          let from = view.convert(CGPoint(x: area.midX, y: area.midY), to: nil)
          phone.touch(TouchReport(ContactID(1), .began, x: Double(from.x), y: Double(from.y)))
          phone.wait(0.6)
          for part in [0.5, 1] {
            phone.touch(
              TouchReport(
                ContactID(1), .moved, x: Double(from.x) + (end.x - Double(from.x)) * part,
                y: Double(from.y) + (end.y - Double(from.y)) * part))
            phone.wait(0.05)
          }
          phone.touch(TouchReport(ContactID(1), .ended, x: end.x, y: end.y))
          phone.wait(0.7)
          dragCount += view.text == text ? 0 : 1
          steps.append("drag \(selection) to \(target)")
          // A drag loses no character and adds none.
          #expect(
            view.text.utf16.sorted() == text?.utf16.sorted(), "seed \(seed), \(steps.suffix(3))")
        } else {
          phone.run { steps.append(edit(view, &random)) }
        }
        phone.run { check(view, "seed \(seed), \(steps.suffix(4))") }
      }
      #expect(dragCount >= 3, "\(steps)")
      phone.run { view.unmarkText() }
      let last = view.text
      var count = 0
      while view.undoManager?.canUndo == true, count < 300 {
        phone.run { view.undoManager?.undo() }
        phone.run { check(view, "seed \(seed), undo \(count)") }
        count += 1
      }
      #expect(view.text.utf16.elementsEqual(Self.first.utf16), "seed \(seed): \(steps)")
      #expect(view.textStorage.isEqual(to: original), "seed \(seed): attributes")
      for _ in 0..<count { phone.run { view.undoManager?.redo() } }
      #expect(view.text == last, "seed \(seed): \(steps)")
    }

    /// Returns an app with a text view in which a text was typed as one change.
    private func typedText(_ text: String) -> (SimulatedPhone, TextViewApp) {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      phone.run {
        desk.view.text = ""
        desk.view.becomeFirstResponder()
      }
      phone.run { desk.view.insertText(text) }
      return (phone, desk)
    }

    @Test("TextFields.TF23. Undo discards marked text, and later edits elsewhere make it permanent")
    func marked() {
      let (phone, desk) = typedText("abc")
      let view = desk.view
      phone.run {
        view.selectedRange = NSRange(location: 0, length: 0)
        view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
      }
      #expect(view.text == "kaabc")
      phone.run { view.undoManager?.undo() }
      #expect(view.text == "" && view.markedTextRange == nil)
      phone.run { view.undoManager?.redo() }
      #expect(view.text == "abc")
      // The app replaces text while other text is marked.
      phone.run {
        view.selectedRange = NSRange(location: 0, length: 1)
        view.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
      }
      phone.run {
        if let from = view.position(from: view.beginningOfDocument, offset: 2),
          let range = view.textRange(from: from, to: view.endOfDocument)
        {
          view.replace(range, withText: "!")
        }
      }
      #expect(view.text == "kb!" && view.markedTextRange == nil)
      // Both are one event, and so one action.
      phone.run { view.undoManager?.undo() }
      #expect(view.text == "abc", "\(view.text ?? "")")
    }

    @Test("TextFields.TF23. An undo that the delegate refuses discards marked text nevertheless")
    func refusedUndo() {
      let (phone, desk) = typedText("abc")
      let view = desk.view
      phone.run {
        view.setMarkedText("kana", selectedRange: NSRange(location: 1, length: 3))
        desk.listen()
        desk.refuses = ["0+3 ''?"]
        view.undoManager?.undo()
      }
      #expect(view.text == "abc" && view.markedTextRange == nil)
      #expect(view.selectedRange == NSRange(location: 3, length: 0))
      #expect(desk.heard.contains("changed") && desk.heard.contains("0+3 ''?"))
      // The app shortens the text while other text is marked.
      desk.refuses = []
      phone.run {
        view.insertText("def")
        view.setMarkedText("kana", selectedRange: NSRange(location: 4, length: 0))
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 5))
        view.undoManager?.undo()
        check(view, "shortened")
      }
    }

    @Test("TextFields.TF16. A replaced range that divides a surrogate pair takes the whole pair")
    func halves() {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      let view = desk.view
      phone.run {
        view.text = "a😀b"
        view.becomeFirstResponder()
      }
      phone.run {
        if let from = view.position(from: view.beginningOfDocument, offset: 2),
          let range = view.textRange(from: from, to: view.endOfDocument)
        {
          view.replace(range, withText: "c")
        }
      }
      #expect(view.text == "ac")
      phone.run { view.undoManager?.undo() }
      #expect(view.text == "a😀b")
    }

    @Test("TextKit.TK25. The caret at the end of a long text is shown, and typing stays there")
    func longText() {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      let view = desk.view
      let lines = (0..<1_500).map { "Line \($0)" + String(repeating: " word", count: $0 % 9) }
      phone.run {
        view.text = lines.joined(separator: "\n")
        view.becomeFirstResponder()
      }
      phone.wait(0.1)
      #expect(view.layoutManager.hasNonContiguousLayout)
      func caretIsVisible() -> Bool {
        view.bounds.insetBy(dx: 0, dy: -1).contains(view.caretRect(for: view.endOfDocument))
      }
      #expect(caretIsVisible(), "\(view.bounds) \(view.caretRect(for: view.endOfDocument))")
      phone.type("x")
      #expect(caretIsVisible() && view.text.hasSuffix("x"))
      phone.run {
        view.selectAll(nil)
      }
      phone.wait(0.1)
      #expect(view.selectedRange.length == view.text.utf16.count)
      #expect(view.layoutManager.hasNonContiguousLayout)
      phone.run { view.selectedRange = NSRange(location: 0, length: 0) }
      phone.wait(0.1)
      #expect(view.contentOffset.y <= 0)
    }
  }
}
