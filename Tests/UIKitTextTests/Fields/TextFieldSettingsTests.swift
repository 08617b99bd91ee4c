import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextFields.TF7, TextFields.TF12…TF14 and TextFields.TF25: the settings of text
  /// fields.
  @MainActor @Suite(.serialized) struct TextFieldSettingsTests {
    private func launch() -> (SimulatedPhone, TextFieldApp) {
      let phone = SimulatedPhone(.iPhone7)
      return (phone, phone.launch(TextFieldApp.self))
    }

    @Test("TextFields.TF14. The text is cleared when editing begins, if requested and allowed")
    func clearsOnBegin() throws {
      let (phone, desk) = launch()
      phone.run {
        desk.name.text = "old"
        desk.name.clearsOnBeginEditing = true
      }
      desk.listen(to: false)
      desk.refuses = ["may clear?"]
      try phone.tap("Name")
      #expect(desk.name.text == "old")
      try phone.tap("Note")
      desk.refuses = []
      try phone.tap("Name")
      #expect(desk.name.text == "" && desk.heard.suffix(2) == ["may clear?", "begun"])
    }

    @Test("TextFields.TF12. The next insertion replaces the text, unless the caret was moved")
    func clearsOnInsertion() throws {
      let (phone, desk) = launch()
      phone.run { desk.name.text = "old" }
      try phone.tap("Name")
      phone.run { desk.name.clearsOnInsertion = true }
      phone.type("n")
      #expect(desk.name.text == "n" && !desk.name.clearsOnInsertion)
      phone.run { desk.name.clearsOnInsertion = true }
      phone.press(key: .leftArrow)
      phone.type("a")
      #expect(desk.name.text == "an")
    }

    @Test("TextFields.TF13. The return key is disabled for an empty field, if requested")
    func returnKey() throws {
      let (phone, desk) = launch()
      phone.run { desk.name.enablesReturnKeyAutomatically = true }
      desk.listen(to: false)
      try phone.tap("Name")
      phone.press(key: .returnOrEnter)
      #expect(!desk.heard.contains("may return?"))
      phone.type("a\n")
      #expect(desk.heard.contains("may return?"))
    }

    @Test("TextFields.TF14. A disabled field cannot be edited")
    func disabled() throws {
      let (phone, desk) = launch()
      phone.run { desk.name.isEnabled = false }
      try phone.tap("Name")
      withKnownIssue { phone.type("a") }
      #expect(!desk.name.isEditing && desk.name.text == "")
    }

    // TextFields.TF25.
    @Test(
      "The accessibility value is the text or the placeholder; activation begins editing"
    )
    func spoken() throws {
      let (phone, desk) = launch()
      phone.run { desk.name.placeholder = "First and last" }
      #expect(phone.element(label: "Name")?.value == "First and last")
      try phone.perform(.activate, on: "Name")
      phone.type("Ada")
      #expect(phone.element(label: "Name")?.value == "Ada")
    }

    @Test("TextFields.TF3. The font follows the preferred text size")
    func textSize() {
      let (phone, desk) = launch()
      phone.run {
        desk.name.font = .preferredFont(forTextStyle: .body)
        desk.name.adjustsFontForContentSizeCategory = true
      }
      let before = desk.name.font?.pointSize ?? 0
      phone.set(\.contentSize, .accessibilityLarge)
      phone.wait(0.2)
      #expect((desk.name.font?.pointSize ?? 0) > before + 5)
    }

    @Test("TextFields.TF24. A shake offers to undo typing")
    func shaken() throws {
      let (phone, desk) = launch()
      try phone.tap("Name")
      phone.type("tea")
      phone.shake()
      phone.wait(1)
      try phone.tap("Undo")
      phone.wait(1)
      #expect(desk.name.text == "" && desk.name.isEditing)
    }
  }
}
