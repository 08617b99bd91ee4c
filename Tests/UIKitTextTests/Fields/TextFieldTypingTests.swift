import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextFields.TF10…TF25: typing on a phone.
  @MainActor @Suite(.serialized) struct TextFieldTypingTests {
    private func launch() -> (SimulatedPhone, TextFieldApp) {
      let phone = SimulatedPhone(.iPhone7)
      return (phone, phone.launch(TextFieldApp.self))
    }

    // TextFields.TF14, TextFields.TF15.
    @Test("Beginning, typing and ending notify in the documented order")
    func order() throws {
      let (phone, desk) = launch()
      desk.listen()
      try phone.tap("Name")
      #expect(
        desk.heard == ["may begin?", "begun", "event begin", "note begin"], "\(desk.heard)")
      #expect(desk.name.isEditing)
      desk.heard = []
      phone.type("a")
      #expect(desk.heard == ["0+0 'a'?", "selection", "event changed", "note changed"])
      desk.heard = []
      try phone.tap("Note")
      #expect(desk.heard == ["may end?", "ended committed", "event end", "note end"])
      #expect(desk.note.isEditing && !desk.name.isEditing && desk.name.text == "a")
    }

    // TextFields.TF14.
    @Test("A delegate can refuse to begin, to end and to change; removal ends regardless")
    func refusing() throws {
      let (phone, desk) = launch()
      desk.listen(to: false)
      desk.refuses = ["may begin?"]
      try phone.tap("Name")
      #expect(!desk.name.isEditing)
      desk.refuses = ["may end?", "0+0 'x'?"]
      try phone.tap("Name")
      phone.type("xy")
      #expect(desk.name.text == "y")
      try phone.tap("Note")
      #expect(desk.name.isEditing && !desk.note.isEditing)
      phone.run { #expect(desk.window?.endEditing(false) == false && desk.name.isEditing) }
      phone.run { #expect(desk.window?.endEditing(true) == true && !desk.name.isEditing) }
      #expect(desk.heard.last == "ended committed")
    }

    @Test("TextFields.TF14. A field that leaves the window ends editing")
    func removed() throws {
      let (phone, desk) = launch()
      desk.listen(to: false)
      try phone.tap("Name")
      desk.heard = []
      phone.run { desk.name.removeFromSuperview() }
      #expect(desk.heard == ["ended committed"] && !desk.name.isEditing)
    }

    @Test("Keys.K8, TextFields.TF20, TextFields.TF21. Keys insert, delete, move and select")
    func keys() throws {
      let (phone, desk) = launch()
      try phone.tap("Name")
      phone.type("Green tea")
      let field = desk.name
      #expect(field.text == "Green tea" && field.selected == NSRange(location: 9, length: 0))
      phone.press(key: .deleteOrBackspace)
      phone.press(key: .leftArrow)
      phone.type("x")
      #expect(field.text == "Green txe" && field.selected.location == 8)
      phone.press(key: .deleteForward)
      #expect(field.text == "Green tx")
      phone.press(key: .leftArrow, with: [.leftAlt])
      #expect(field.selected.location == 6)
      phone.press(key: .leftArrow, with: [.leftGUI, .leftShift])
      #expect(field.selected == NSRange(location: 0, length: 6))
      // The moving end of the selection returns.
      phone.press(key: .rightArrow, with: [.leftShift])
      #expect(field.selected == NSRange(location: 1, length: 5))
      phone.type("B")
      #expect(field.text == "GBtx")
      phone.press(key: .a, with: [.leftGUI])
      #expect(field.selected == NSRange(location: 0, length: 4))
      phone.press(key: .rightArrow)
      #expect(field.selected == NSRange(location: 4, length: 0))
      phone.press(key: .deleteOrBackspace, with: [.leftGUI])
      #expect(field.text == "")
    }

    // TextFields.TF20.
    @Test("A character of several units is deleted as a whole; nothing in an empty field")
    func wholeLetters() throws {
      let (phone, desk) = launch()
      phone.run { desk.name.text = "a👩‍👧" }
      try phone.tap("Name")
      phone.press(key: .downArrow)
      phone.press(key: .deleteOrBackspace)
      #expect(desk.name.text == "a")
      phone.press(key: .deleteOrBackspace)
      desk.listen()
      phone.press(key: .deleteOrBackspace)
      #expect(desk.name.text == "" && desk.heard.isEmpty)
    }

    @Test("TextFields.TF20. A held key repeats until it is released")
    func repeating() throws {
      let (phone, desk) = launch()
      try phone.tap("Name")
      phone.press(key: .a, for: 0.75)
      #expect(desk.name.text == "aaaaa")
      phone.wait(1)
      #expect(desk.name.text == "aaaaa")
    }

    @Test("TextFields.TF19. Return asks and notifies, and ends editing only with an action for it")
    func returning() throws {
      let (phone, desk) = launch()
      desk.listen()
      try phone.tap("Name")
      desk.heard = []
      desk.refuses = ["may return?"]
      phone.press(key: .returnOrEnter)
      #expect(desk.heard == ["may return?"])
      desk.refuses = []
      phone.press(key: .returnOrEnter)
      #expect(desk.heard == ["may return?", "may return?", "event primary"] && desk.name.isEditing)
      desk.name.addAction(
        UIAction { _ in desk.heard.append("on exit") }, for: .editingDidEndOnExit)
      desk.heard = []
      phone.press(key: .keypadEnter)
      #expect(
        desk.heard == [
          "may return?", "event primary", "on exit", "may end?", "ended committed", "event end",
          "note end",
        ], "\(desk.heard)")
      #expect(!desk.name.isEditing && desk.name.text == "")
    }

    @Test("TextFields.TF22. Tab moves through the fields in reading order, and back with Shift")
    func tabs() throws {
      let (phone, desk) = launch()
      try phone.tap("Name")
      phone.press(key: .tab)
      #expect(desk.secret.isEditing)
      phone.press(key: .tab)
      phone.press(key: .tab)
      #expect(desk.name.isEditing)
      phone.press(key: .tab, with: [.leftShift])
      #expect(desk.note.isEditing && desk.note.text == "")
    }

    @Test("TextFields.TF22. Cut and copied text can be pasted; secure text cannot be copied")
    func pasteboard() throws {
      let (phone, desk) = launch()
      UIPasteboard.general.items = []
      try phone.tap("Name")
      phone.type("Tea")
      #expect(!desk.name.canPerformAction(Selector("paste:"), withSender: nil))
      phone.press(key: .a, with: [.leftGUI])
      phone.press(key: .x, with: [.leftGUI])
      #expect(desk.name.text == "" && UIPasteboard.general.string == "Tea")
      phone.press(key: .v, with: [.leftGUI])
      phone.press(key: .v, with: [.leftGUI])
      #expect(desk.name.text == "TeaTea")
      UIPasteboard.general.string = "two\nlines"
      phone.press(key: .v, with: [.leftGUI])
      #expect(desk.name.text == "TeaTeatwo lines")
      try phone.tap("Secret")
      phone.type("key")
      phone.press(key: .a, with: [.leftGUI])
      phone.press(key: .c, with: [.leftGUI])
      #expect(UIPasteboard.general.string == "two\nlines")
      phone.press(key: .x, with: [.leftGUI])
      #expect(desk.secret.text == "key")
    }

    @Test("TextFields.TF24. Continuous typing is undone in one step, and redone")
    func undoing() throws {
      let (phone, desk) = launch()
      try phone.tap("Name")
      phone.type("one")
      phone.press(key: .leftArrow)
      phone.type("two")
      #expect(desk.name.text == "ontwoe")
      #expect(desk.name.undoManager?.undoMenuItemTitle == "Undo Typing")
      phone.press(key: .z, with: [.leftGUI])
      #expect(desk.name.text == "one")
      phone.press(key: .z, with: [.leftGUI])
      #expect(desk.name.text == "")
      phone.press(key: .z, with: [.leftGUI])
      phone.press(key: .z, with: [.leftGUI, .leftShift])
      #expect(desk.name.text == "one")
      phone.press(key: .z, with: [.leftGUI, .leftShift])
      #expect(desk.name.text == "ontwoe")
      phone.press(key: .end)
      phone.press(key: .deleteOrBackspace)
      phone.press(key: .deleteOrBackspace)
      phone.press(key: .z, with: [.leftGUI])
      #expect(desk.name.text == "ontwoe")
      phone.run { desk.name.text = "new" }
      phone.press(key: .z, with: [.leftGUI])
      #expect(desk.name.text == "new" && desk.name.undoManager?.canUndo == false)
    }

    @Test("TextFields.TF12. Secure text is shown as dots, and replaced when editing begins again")
    func secrets() throws {
      let (phone, desk) = launch()
      try phone.tap("Secret")
      phone.type("abc")
      #expect(desk.secret.text == "abc" && phone.element(label: "Secret")?.value == "•••")
      try phone.tap("Name")
      try phone.tap("Secret")
      phone.type("x")
      #expect(desk.secret.text == "x")
      phone.type("y")
      #expect(desk.secret.text == "xy")
    }

    @Test("TextFields.TF12. Text that becomes secure while it is edited is replaced")
    func secretAtOnce() throws {
      let (phone, desk) = launch()
      func type(_ text: String) throws {
        phone.run { (desk.name.isSecureTextEntry, desk.name.text) = (false, "") }
        try phone.tap("Name")
        phone.type(text)
      }
      try type("abc")
      phone.run { desk.name.isSecureTextEntry = true }
      #expect(phone.element(label: "Name")?.value == "•••")
      phone.type("d")
      #expect(desk.name.text == "d")
      phone.type("e")
      #expect(desk.name.text == "de")

      try type("abc")
      phone.run { desk.name.isSecureTextEntry = true }
      phone.press(key: .deleteOrBackspace)
      #expect(desk.name.text == "")

      // Shown again, the text stays.
      try type("abc")
      phone.run { desk.name.isSecureTextEntry = true }
      phone.run { desk.name.isSecureTextEntry = false }
      phone.type("d")
      #expect(desk.name.text == "abcd")

      // What an app asked for by itself stays asked for.
      try type("abc")
      phone.run { desk.name.isSecureTextEntry = true }
      phone.run { desk.name.clearsOnInsertion = true }
      phone.run { desk.name.isSecureTextEntry = false }
      phone.type("d")
      #expect(desk.name.text == "d")

      // A moved caret keeps the text.
      try type("abc")
      phone.run { desk.name.isSecureTextEntry = true }
      phone.press(key: .leftArrow)
      phone.type("d")
      #expect(desk.name.text == "abdc")
    }

    @Test("TextFields.TF12. Secure text of before is replaced by what is pasted")
    func pastedSecret() throws {
      let (phone, desk) = launch()
      try phone.tap("Name")
      phone.type("abc")
      phone.run {
        UIPasteboard.general.string = "xyz"
        desk.name.isSecureTextEntry = true
        desk.name.paste(nil)
      }
      #expect(desk.name.text == "xyz")
    }

    @Test("TextFields.TF12. Marked text becomes permanent when the text becomes secure")
    func markedSecret() throws {
      let (phone, desk) = launch()
      try phone.tap("Name")
      phone.run {
        desk.name.setMarkedText("abc", selectedRange: NSRange(location: 3, length: 0))
        desk.name.isSecureTextEntry = true
      }
      #expect(desk.name.markedTextRange == nil && desk.name.text == "abc")
      phone.type("d")
      #expect(desk.name.text == "d")
    }

    @Test("TextFields.TF10. The caret blinks every half second, and is shown when it moves")
    func blinking() throws {
      let (phone, desk) = launch()
      func caret() -> Bool? { desk.name.subviews.first?.subviews.first.map { !$0.isHidden } }
      #expect(caret() == false)
      try phone.tap("Name")
      #expect(caret() == true)
      phone.wait(0.6)
      #expect(caret() == false)
      phone.type("a")
      #expect(caret() == true)
      phone.wait(1.1)
      #expect(caret() == true)
      try phone.tap("Note")
      #expect(caret() == false)
      #expect(phone.haptics.isEmpty)
    }

    @Test(
      "TextFields.TF11. A tap places the caret; a double tap selects a word, a triple tap the text")
    func touching() throws {
      let (phone, desk) = launch()
      phone.run { desk.name.text = "Green tea, please" }
      try phone.tap("Name")
      let field = desk.name
      for place in [0, 3, 9, 17] {
        let position = try #require(field.position(from: field.beginningOfDocument, offset: place))
        let caret = field.caretRect(for: position)
        phone.wait(1)
        phone.tap(at: (20 + caret.minX + 0.5, 117))
        #expect(field.selected == NSRange(location: place, length: 0))
      }
      let inTea = try #require(field.position(from: field.beginningOfDocument, offset: 7))
      let x = 20 + field.caretRect(for: inTea).minX + 1
      phone.wait(1)
      phone.tap(at: (x, 117), count: 2)
      #expect(field.selected == NSRange(location: 6, length: 3))
      phone.wait(1)
      phone.tap(at: (x, 117), count: 3)
      #expect(field.selected == NSRange(location: 0, length: 17))
    }

    @Test(
      "TextFields.TF7. The clear button clears if allowed, and is shown only when there is text")
    func clearing() throws {
      let (phone, desk) = launch()
      desk.listen()
      phone.run { desk.name.clearButtonMode = .whileEditing }
      try phone.tap("Name")
      #expect(phone.element(label: "Clear text") == nil)
      phone.type("Tea")
      phone.wait(0.1)
      desk.heard = []
      desk.refuses = ["may clear?"]
      phone.tap(at: (245, 117))
      #expect(desk.heard == ["may clear?"] && desk.name.text == "Tea")
      desk.refuses = []
      phone.tap(at: (245, 117))
      #expect(desk.name.text == "" && desk.name.isEditing)
      #expect(desk.heard.suffix(3) == ["selection", "event changed", "note changed"])
    }

    @Test("TextFields.TF20. A custom view receives insertions and deletions")
    func ownInput() {
      final class Pad: UIView, UIKeyInput {
        var digits = ""
        var deleted = 0
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !digits.isEmpty }
        var keyboardType: UIKeyboardType = .numberPad
        func insertText(_ text: String) { digits += text }
        func deleteBackward() {
          deleted += 1
          digits = String(digits.dropLast())
        }
      }
      let (phone, desk) = launch()
      let pad = Pad(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
      phone.run {
        desk.window?.rootViewController?.view.addSubview(pad)
        pad.becomeFirstResponder()
      }
      phone.type("12\n")
      #expect(pad.digits == "12\n")
      for _ in 0..<4 { phone.press(key: .deleteOrBackspace) }
      #expect(pad.digits == "" && pad.deleted == 4)
    }

    @Test("TextFields.TF20. A view that handles its keys receives no text")
    func kept() throws {
      final class Keeper: UITextField {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          if presses.contains(where: { $0.key?.characters == "x" }) { return }
          super.pressesBegan(presses, with: event)
        }
      }
      let (phone, desk) = launch()
      let field = Keeper(frame: CGRect(x: 20, y: 400, width: 100, height: 34))
      phone.run {
        desk.window?.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
      }
      phone.type("axb")
      #expect(field.text == "ab")
    }
  }
}
