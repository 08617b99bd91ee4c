import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// What apps and people set of fields: steps TF7, TF12…TF14 and TF25 of
  /// `Documentation/Behaviour/TextFields.md`.
  @MainActor @Suite(.serialized) struct FieldSettingsTests {
    private func launch() -> (SimulatedPhone, FieldDesk) {
      let phone = SimulatedPhone(.iPhone7)
      return (phone, phone.launch(FieldDesk.self))
    }

    @Test("TF14. What is there goes when writing begins, if that is wanted and allowed")
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

    @Test("TF12. What is written next comes in the place of all, unless the caret was moved")
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

    @Test("TF13. Return does nothing where nothing is written, if that is wanted")
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

    @Test("TF14. A disabled field is not written into")
    func disabled() throws {
      let (phone, desk) = launch()
      phone.run { desk.name.isEnabled = false }
      try phone.tap("Name")
      phone.type("a")
      #expect(!desk.name.isEditing && desk.name.text == "")
    }

    @Test(
      "TF25. A field is read by its text, or else by its placeholder; activated, it is written into"
    )
    func spoken() throws {
      let (phone, desk) = launch()
      phone.run { desk.name.placeholder = "First and last" }
      #expect(phone.element(label: "Name")?.value == "First and last")
      try phone.perform(.activate, on: "Name")
      phone.type("Ada")
      #expect(phone.element(label: "Name")?.value == "Ada")
    }

    @Test("TF3. The font follows what people have set to read")
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

    @Test("TF24. A shake asks whether typing is to be taken back")
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
