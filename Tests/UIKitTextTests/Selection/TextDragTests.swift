import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextSelection.TD1–TD5: a finger drags selected text.
  @MainActor @Suite(.serialized) struct TextDragTests {
    private static let text = "Green tea is ready."

    /// Returns a phone with an app whose text view has a selected word, and a second text view.
    private func launch(
      _ text: String = Self.text, selected: NSRange = NSRange(location: 6, length: 3),
      version: SystemVersion = .standard
    ) -> (SimulatedPhone, TextViewApp, UITextView) {
      let phone = SimulatedPhone(.iPhone7)
      phone.set(\.systemVersion, version)
      let desk = phone.launch(TextViewApp.self)
      let other = UITextView(frame: CGRect(x: 20, y: 360, width: 240, height: 120))
      phone.run {
        other.font = desk.view.font
        other.text = "Cups: ."
        desk.window?.rootViewController?.view.addSubview(other)
        desk.view.text = text
        desk.view.becomeFirstResponder()
        desk.view.selectedRange = selected
        desk.window?.layoutIfNeeded()
      }
      phone.wait(0.1)
      return (phone, desk, other)
    }

    /// The middle of the line at an offset of a text view, on the screen.
    private func place(_ offset: Int, in view: UITextView) -> (x: Double, y: Double) {
      let position = view.position(from: view.beginningOfDocument, offset: offset)
      let caret = view.caretRect(for: position ?? view.beginningOfDocument)
      let point = view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
      return (Double(point.x), Double(point.y))
    }

    /// Rests on a place, drags to another one, and lifts the finger there.
    private func drag(
      _ phone: SimulatedPhone, from start: (x: Double, y: Double), to end: (x: Double, y: Double),
      endsBy phase: TouchSample.Phase = .ended, during: () -> Void = {}
    ) {
      phone.touch(TouchReport(ContactID(1), .began, x: start.x, y: start.y))
      phone.wait(0.6)
      for step in 1...4 {
        let part = Double(step) / 4
        phone.touch(
          TouchReport(
            ContactID(1), .moved, x: start.x + (end.x - start.x) * part,
            y: start.y + (end.y - start.y) * part))
        phone.wait(0.05)
      }
      during()
      phone.touch(TouchReport(ContactID(1), phase, x: end.x, y: end.y))
      phone.wait(0.5)
    }

    @Test("TextSelection.TD1, TextSelection.TD3. Selected text moves within a view, as one change")
    func movesWithinView() {
      let (phone, desk, _) = launch()
      phone.run { desk.listen() }
      drag(phone, from: place(7, in: desk.view), to: place(0, in: desk.view)) {
        // TextSelection.TD2. The selection stays during the drag.
        #expect(desk.view.selectedRange == NSRange(location: 6, length: 3))
        #expect(desk.view.text == Self.text && !desk.hasLoupe)
      }
      #expect(desk.view.text == "teaGreen  is ready.")
      #expect(desk.view.selectedRange == NSRange(location: 0, length: 3))
      #expect(desk.heard.filter { $0.contains("'") } == ["0+0 'tea'?", "6+3 ''?"])
      #expect(desk.heard.filter { $0 == "changed" }.count == 1)
      #expect(phone.run { desk.view.undoManager?.undoActionName } == "Move")
      phone.run { desk.view.undoManager?.undo() }
      #expect(desk.view.text == Self.text)
      #expect(phone.run { desk.view.undoManager?.canUndo } == false)
      phone.run { desk.view.undoManager?.redo() }
      #expect(desk.view.text == "teaGreen  is ready.")
    }

    @Test("TextSelection.TD3. Text moves forward too, with attributes and whole characters")
    func movesForward() {
      let text = "Tea 👩‍👩‍👧 e\u{301}nd"
      let family = (text as NSString).range(of: "👩‍👩‍👧")
      let (phone, desk, _) = launch(text, selected: family)
      phone.run {
        desk.view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: family)
      }
      let end = (text as NSString).length
      drag(phone, from: place(family.location + 1, in: desk.view), to: place(end, in: desk.view))
      #expect(desk.view.text == "Tea  e\u{301}nd👩‍👩‍👧")
      let moved = (desk.view.text as NSString).range(of: "👩‍👩‍👧")
      #expect(desk.view.selectedRange == moved)
      let color = desk.view.textStorage.attribute(
        .foregroundColor, at: moved.location, effectiveRange: nil)
      #expect(color as? UIColor == .red)
      phone.run { desk.view.undoManager?.undo() }
      #expect(desk.view.text == text)
    }

    @Test("TextSelection.TD3. A drop on the selection, or one that is refused, changes nothing")
    func nothingMoves() {
      let (phone, desk, _) = launch()
      drag(phone, from: place(6, in: desk.view), to: place(9, in: desk.view))
      #expect(desk.view.text == Self.text)
      phone.run {
        desk.listen()
        desk.refuses = ["6+3 ''?"]
      }
      drag(phone, from: place(7, in: desk.view), to: place(0, in: desk.view))
      #expect(desk.view.text == Self.text && !desk.heard.contains("changed"))
      drag(
        phone, from: place(7, in: desk.view), to: place(0, in: desk.view), endsBy: .cancelled)
      #expect(desk.view.text == Self.text && phone.run { desk.view.undoManager?.canUndo } == false)
    }

    @Test("TextSelection.TD4. Another view gets a copy, as one change of its own")
    func copiesBetweenViews() {
      let (phone, desk, other) = launch()
      drag(phone, from: place(7, in: desk.view), to: place(6, in: other)) {
        #expect(!other.isFirstResponder)
      }
      #expect(desk.view.text == Self.text && other.text == "Cups: tea.")
      #expect(other.isFirstResponder && other.selectedRange == NSRange(location: 6, length: 3))
      #expect(phone.run { other.undoManager?.undoActionName } == "Drop")
      phone.run { other.undoManager?.undo() }
      #expect(other.text == "Cups: .")
    }

    @Test("TextSelection.TD4. A read-only view gives copies only; a field has one line")
    func readOnly() {
      let (phone, desk, other) = launch("a\nb c", selected: NSRange(location: 0, length: 3))
      phone.run {
        desk.view.isEditable = false
        desk.view.becomeFirstResponder()
        desk.view.selectedRange = NSRange(location: 0, length: 3)
      }
      let start = place(0, in: desk.view)
      drag(phone, from: (start.x + 2, start.y), to: place(4, in: desk.view))
      #expect(desk.view.text == "a\nb c")
      phone.run { desk.field.text = "" }
      drag(phone, from: (start.x + 2, start.y), to: (60, 317))
      #expect(desk.field.text == "a b" && desk.field.isFirstResponder)
      phone.run {
        desk.view.becomeFirstResponder()
        desk.view.selectedRange = NSRange(location: 0, length: 3)
        other.isEditable = false
      }
      drag(phone, from: (start.x + 2, start.y), to: place(2, in: other))
      #expect(other.text == "Cups: .")
    }

    @Test("TextSelection.TD2. Lift and drop are felt; the caret follows the finger")
    func feedback() {
      let (phone, desk, other) = launch()
      let before = phone.haptics.count
      drag(phone, from: place(7, in: desk.view), to: place(6, in: other)) {
        #expect(phone.haptics.count == before + 1)
        let position = other.position(from: other.beginningOfDocument, offset: 6)
        let expected = other.caretRect(for: position ?? other.endOfDocument)
        #expect(other.textInputView.subviews.contains { $0.frame == expected && !$0.isHidden })
      }
      #expect(phone.haptics.count == before + 2)
    }

    @Test("TextSelection.TD1. A press beside the selection, or on an older phone, moves the caret")
    func noDrag() {
      let (phone, desk, _) = launch()
      phone.press(at: place(14, in: desk.view), for: 0.8)
      #expect(desk.view.selectedRange == NSRange(location: 14, length: 0))
      let (oldPhone, oldDesk, _) = launch(version: SystemVersion(14))
      oldPhone.press(at: place(7, in: oldDesk.view), for: 0.8)
      #expect(oldDesk.view.selectedRange == NSRange(location: 7, length: 0))
    }

    @Test("TextSelection.TD1. An app switches drags off by the interaction of a text view")
    func switchedOff() {
      let (phone, desk, _) = launch()
      drag(phone, from: place(7, in: desk.view), to: place(0, in: desk.view)) {
        #expect(desk.view.isTextDragActive)
      }
      #expect(desk.view.text == "teaGreen  is ready." && !desk.view.isTextDragActive)
      phone.run { desk.view.textDragInteraction?.isEnabled = false }
      drag(phone, from: place(1, in: desk.view), to: place(9, in: desk.view))
      #expect(desk.view.text == "teaGreen  is ready.")
    }

    @Test("TextSelection.TD5. Lifting the finger in place shows the menu")
    func menu() {
      let (phone, desk, _) = launch()
      phone.press(at: place(7, in: desk.view), for: 0.8)
      phone.wait(0.5)
      #expect(desk.view.selectedRange == NSRange(location: 6, length: 3))
      #expect(desk.menuTitles.contains("Copy"))
    }
  }
}
