import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Text and delegates that no careful app has: nothing is lost, and nothing ends the app.
  @MainActor @Suite(.serialized) struct DamagingInputTests {
    /// A delegate that changes the text while it is called.
    private final class ChangingDelegate: NSObject, UITextViewDelegate {
      var asks: ((UITextView) -> Void)?
      var changes: ((UITextView) -> Void)?
      var selects: ((UITextView) -> Void)?

      /// Calls a closure once: it may call this delegate again.
      private func once(
        _ path: ReferenceWritableKeyPath<ChangingDelegate, ((UITextView) -> Void)?>,
        _ view: UITextView
      ) {
        let closure = self[keyPath: path]
        self[keyPath: path] = nil
        closure?(view)
      }

      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        once(\.asks, textView)
        return true
      }
      func textViewDidChange(_ textView: UITextView) { once(\.changes, textView) }
      func textViewDidChangeSelection(_ textView: UITextView) { once(\.selects, textView) }
    }

    /// The ways in which a delegate changes the text.
    enum Interference: CaseIterable {
      case empties, shortensStorage, prepends, inserts, undoes

      @MainActor func apply(to view: UITextView) {
        switch self {
        case .empties: view.text = ""
        case .shortensStorage:
          let storage = view.textStorage
          storage.deleteCharacters(in: NSRange(location: 0, length: storage.length / 2))
        case .prepends: view.textStorage.insert(NSAttributedString(string: "👨‍👩‍👧‍👦\n"), at: 0)
        case .inserts: view.insertText("שלום")
        // Undoing while undoing ends the app, as on an iPhone.
        case .undoes: if view.undoManager?.isUndoing != true { view.undoManager?.undo() }
        }
      }
    }

    /// Checks that text, storage, layout and selection agree.
    private func check(_ view: UITextView, _ step: String) {
      let text = view.text ?? ""
      let length = text.utf16.count
      #expect(view.textStorage.string == text, "\(step)")
      #expect(NSMaxRange(view.selectedRange) <= length, "\(step): \(view.selectedRange)")
      #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == length)
      #expect(view.layoutManager.numberOfGlyphs == length, "\(step)")
      #expect(view.caretRect(for: view.endOfDocument).maxY.isFinite, "\(step)")
    }

    @Test(
      "TextViews.TV20. A delegate changes the text while it is asked or notified",
      arguments: Interference.allCases)
    func delegates(_ interference: Interference) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(TextViewApp.self)
      let view = app.view
      let delegate = ChangingDelegate()
      let edits: [(String, @MainActor () -> Void)] = [
        ("letter", { phone.type("x") }),
        ("return", { phone.press(key: .returnOrEnter) }),
        ("delete", { phone.press(key: .deleteOrBackspace) }),
        ("delete word", { phone.press(key: .deleteOrBackspace, with: [.leftAlt]) }),
        ("delete line", { phone.press(key: .deleteOrBackspace, with: [.leftGUI]) }),
        ("cut", { phone.press(key: .x, with: [.leftGUI]) }),
        ("paste", { phone.press(key: .v, with: [.leftGUI]) }),
        ("undo", { phone.press(key: .z, with: [.leftGUI]) }),
        (
          "mark",
          {
            phone.run {
              view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
              view.unmarkText()
            }
          }
        ),
        ("replace", { phone.run { view.replace(view.textRange(0, 5), withText: "new") } }),
      ]
      phone.run { UIPasteboard.general.string = "pasted" }
      for (name, edit) in edits {
        for moment in ["asked", "changed", "selected"] {
          phone.run {
            view.delegate = nil
            view.text = "one two\nthree 👍🏽"
            view.becomeFirstResponder()
          }
          phone.type("z")
          if name == "cut" { phone.run { view.selectedRange = NSRange(location: 2, length: 9) } }
          phone.run {
            switch moment {
            case "asked": delegate.asks = interference.apply
            case "changed": delegate.changes = interference.apply
            default: delegate.selects = interference.apply
            }
            view.delegate = delegate
          }
          edit()
          phone.run {
            check(view, "\(interference), \(name), \(moment)")
            (delegate.asks, delegate.changes, delegate.selects) = (nil, nil, nil)
          }
          while view.undoManager?.canUndo == true { phone.run { view.undoManager?.undo() } }
          phone.run { check(view, "\(interference), \(name), \(moment), undone") }
        }
      }
    }

    @Test("TextViews.TV13, TextKit.TK6. Ranges that divide characters or lie outside of the text")
    func ranges() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(TextViewApp.self)
      let view = app.view
      phone.run {
        view.text = "a😀e\u{301}🇩🇪z"
        view.becomeFirstResponder()
      }
      let length = view.text.utf16.count
      for location in [-1, 0, 1, 2, 4, 6, length, length + 5, NSNotFound, .max] {
        for extent in [0, 1, 3, 100, .max] {
          phone.run {
            view.selectedRange = NSRange(location: location, length: extent)
            check(view, "\(location), \(extent)")
            let text = view.text as NSString
            for place in [view.selectedRange.location, NSMaxRange(view.selectedRange)]
            where place > 0 && place < length {
              #expect(text.rangeOfComposedCharacterSequence(at: place).location == place)
            }
            view.scrollRangeToVisible(NSRange(location: location, length: extent))
            #expect(view.text(in: view.textRange(location, extent)) != nil)
            _ = view.selectionRects(for: view.textRange(location, extent))
          }
        }
      }
      phone.run {
        let ranges = [NSRange(location: -3, length: 9), NSRange(location: .max, length: .max)]
        for range in ranges {
          view.setMarkedText("かな", selectedRange: range)
          check(view, "marked \(range)")
          view.setMarkedText("", selectedRange: range)
        }
      }
      // Half a pair is replaced as a whole, and inserted halves become replacement characters.
      phone.run { view.replace(view.textRange(2, 1), withText: "b") }
      #expect(view.text == "abe\u{301}🇩🇪z")
      let half = String(decoding: [0xD83D] as [UInt16], as: UTF16.self)
      phone.run { view.insertText(half) }
      #expect(view.text.contains("\u{FFFD}"))
      phone.run { check(view, "half") }
    }

    @Test("TextKit.TK12, TextFields.TF24. A hundred thousand combining marks are one character")
    func combiningMarks() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(TextViewApp.self)
      let view = app.view
      let marks = String(repeating: "\u{301}", count: 100_000)
      phone.run {
        view.text = "ab"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
        view.insertText(marks)
      }
      phone.run { check(view, "marks") }
      #expect(view.text.utf16.count == 100_002 && view.text.count == 2)
      #expect(view.selectedRange == NSRange(location: 100_001, length: 0))
      phone.press(key: .leftArrow)
      #expect(view.selectedRange.location == 0)
      phone.press(key: .rightArrow)
      phone.press(key: .deleteOrBackspace)
      #expect(view.text == "b")
      phone.run { view.undoManager?.undo() }
      #expect(view.text.utf16.count == 100_002)
      phone.run {
        check(view, "undone")
        app.field.text = "a" + marks
        app.field.becomeFirstResponder()
      }
      phone.type("x")
      #expect(app.field.text?.count == 2)
    }
  }
}

extension UITextView {
  /// Returns the text range of two offsets, clamped to the text.
  fileprivate func textRange(_ location: Int, _ length: Int) -> UITextRange {
    let start = position(from: beginningOfDocument, offset: location) ?? endOfDocument
    let end = position(from: start, offset: length) ?? endOfDocument
    return textRange(from: start, to: end) ?? UITextRange()
  }
}
