import Foundation
import PhoneTesting
import TactusPhoneLink
import Testing
import UIKit

/// Editing without seeing the text: the insertion point, the selection and the editing commands.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct EditingByRotorTests {
    /// Returns a screen with one text field, which is edited, with the insertion point at its end.
    private func edited(
      _ text: String, isSecret: Bool = false
    ) -> (screen: SpokenScreen, field: UITextField) {
      let field = UITextField()
      (field.text, field.accessibilityLabel) = (text, "Note")
      field.isSecureTextEntry = isSecret
      let screen = SpokenScreen(views: { [field] })
      screen.phone.voiceOver.perform(.first)
      screen.phone.voiceOver.doubleTap()
      screen.phone.wait(1)
      #expect(field.isEditing && screen.phone.speech.last == "is editing")
      screen.phone.run {
        let end = field.endOfDocument
        field.selectedTextRange = field.textRange(from: end, to: end)
      }
      return (screen, field)
    }

    private func selection(_ field: UITextField) -> Range<Int>? {
      field.selectedTextRange.map { range in
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return start..<field.offset(from: field.beginningOfDocument, to: range.end)
      }
    }

    /// Turns the rotor until it says a setting.
    private func choose(_ setting: String, _ phone: SimulatedPhone) {
      for _ in 0..<12 where phone.speech.last != setting { phone.voiceOver.turnRotor() }
      #expect(phone.speech.last == setting)
    }

    @Test("VoiceOver.ED7. The rotor leads to misspelled words of the text that is edited")
    func misspelledWords() {
      let phone = edited("Tea wihtout sugar, pleese").screen.phone
      choose("Misspelled words", phone)
      for word in ["wihtout", "pleese"] {
        phone.voiceOver.flick(.down)
        #expect(phone.speech.last == word)
      }
      let count = phone.speech.count
      phone.voiceOver.flick(.down)
      #expect(phone.speech.dropFirst(count).allSatisfy { !$0.contains("pleese") })
      phone.voiceOver.flick(.up)
      #expect(phone.speech.last == "wihtout")
      // A secret text is not checked.
      let secret = edited("wihtout", isSecret: true).screen.phone
      for _ in 0..<12 {
        secret.voiceOver.turnRotor()
        #expect(secret.speech.last != "Misspelled words")
      }
    }

    @Test("VoiceOver.ED2. The insertion point moves by characters, words and lines, and says them")
    func insertionPoint() {
      let (screen, field) = edited("Tea, at 4 👋🏽")
      let phone = screen.phone
      phone.voiceOver.flick(.up)
      #expect(phone.speech.last == "👋🏽" && selection(field) == 10..<10)
      phone.voiceOver.flick(.up)
      #expect(phone.speech.last == "space")
      choose("Words", phone)
      for place in [7, 3, 0] {
        phone.voiceOver.flick(.up)
        #expect(selection(field) == place..<place)
      }
      #expect(phone.speech.suffix(3) == ["4", ", at", "Tea"])
      let count = phone.speech.count
      phone.voiceOver.flick(.up)
      #expect(phone.speech.count == count)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "Tea" && selection(field) == 3..<3)
      choose("Lines", phone)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == ", at 4 👋🏽" && selection(field) == 14..<14)
      #expect(field.text == "Tea, at 4 👋🏽")
    }

    @Test("VoiceOver.ED3. Double taps move the insertion point from end to end")
    func ends() {
      let (screen, field) = edited("Tea")
      screen.phone.voiceOver.doubleTap()
      screen.phone.wait(0.5)
      #expect(screen.phone.speech.last == "Insertion point at start" && selection(field) == 0..<0)
      screen.phone.voiceOver.doubleTap()
      screen.phone.wait(0.5)
      #expect(screen.phone.speech.last == "Insertion point at end" && selection(field) == 3..<3)
      #expect(field.isEditing)
    }

    @Test("VoiceOver.ED4. A word is selected, cut and pasted twice by the rotor")
    func commands() {
      let (screen, field) = edited("Tea eggs")
      let phone = screen.phone
      choose("Edit", phone)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "Select")
      phone.voiceOver.doubleTap()
      #expect(phone.speech.last == "eggs selected" && selection(field) == 4..<8)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "Select All")
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "Cut")
      phone.voiceOver.doubleTap()
      #expect(phone.speech.last == "eggs" && field.text == "Tea ")
      #expect(phone.speechLog.last?.utterance.parts.first?.pitch == 0.8)
      for _ in 0..<4 where phone.speech.last != "Paste" { phone.voiceOver.flick(.down) }
      phone.voiceOver.doubleTap()
      #expect(phone.speech.last == "eggs" && field.text == "Tea eggs")
      phone.voiceOver.doubleTap()
      #expect(field.text?.components(separatedBy: "eggs").count == 3)
    }

    @Test("VoiceOver.ED5. The selection is extended by the step that is chosen, and reduced")
    func selecting() {
      let (screen, field) = edited("Tea and eggs")
      let phone = screen.phone
      choose("Text Selection", phone)
      phone.voiceOver.flick(.down)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "Word")
      phone.voiceOver.flick(.left)
      #expect(phone.speech.last == "eggs selected" && selection(field) == 7..<12)
      phone.voiceOver.flick(.left)
      #expect(phone.speech.last == "and selected" && selection(field) == 3..<12)
      phone.voiceOver.flick(.right)
      #expect(phone.speech.last == "and unselected" && selection(field) == 7..<12)
      // VoiceOver.ED6.
      phone.voiceOver.perform(.pinchOpen)
      #expect(phone.speech.last == "space unselected" && selection(field) == 8..<12)
      phone.voiceOver.perform(.pinchClosed)
      #expect(phone.speech.last == "space selected" && selection(field) == 7..<12)
    }

    @Test("VoiceOver.ED2. Nothing of a secret is heard, and it cannot be copied")
    func secret() {
      let (screen, field) = edited("abc", isSecret: true)
      let phone = screen.phone
      phone.voiceOver.flick(.up)
      #expect(phone.speech.last == "bullet" && selection(field) == 2..<2)
      choose("Words", phone)
      phone.voiceOver.flick(.up)
      #expect(!phone.speechLog.contains { $0.text.contains("a") && $0.text.contains("bc") })
      choose("Edit", phone)
      var commands: [String] = []
      for _ in 0..<5 {
        phone.voiceOver.flick(.down)
        commands.append(phone.speech.last ?? "")
      }
      #expect(!commands.contains("Copy") && !commands.contains("Cut"))
    }

    @Test("VoiceOver.ED1. Without editing the rotor reads the text and offers no commands")
    func notEdited() {
      let screen = SpokenScreen(views: {
        let field = UITextField()
        field.text = "Tea at 4"
        return [field]
      })
      screen.phone.voiceOver.perform(.first)
      var offered: Set<String> = []
      for _ in 0..<6 {
        screen.phone.voiceOver.turnRotor()
        offered.insert(screen.phone.speech.last ?? "")
      }
      #expect(offered == ["Characters", "Words"])
    }
  }
}
