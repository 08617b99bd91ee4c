import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import Testing
import UIKit

/// The screen keyboard, used by flicks and double taps alone.
@Suite("The screen keyboard with VoiceOver")
@MainActor
struct BlindTypingTests {
  private func phone() -> (SimulatedPhone, TypingViewController) {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.autocapitalizationType = .none
    app.field.autocorrectionType = .no
    phone.voiceOver.isEnabled = true
    phone.wait(4)
    return (phone, app)
  }

  /// Flicks in a direction until the end, and returns what has had the focus.
  private func round(_ phone: SimulatedPhone, isForward: Bool) -> [String] {
    phone.voiceOver.perform(isForward ? .first : .last)
    var labels = [phone.voiceOver.focus?.label ?? ""]
    for _ in 0..<80 {
      let count = phone.speech.count
      phone.voiceOver.flick(isForward ? .right : .left)
      guard phone.speech.count > count else { break }
      labels.append(phone.voiceOver.focus?.label ?? "")
    }
    return labels
  }

  private func press(_ key: String, _ phone: SimulatedPhone) throws {
    let place = try #require(phone.element(label: key))
    phone.voiceOver.explore((place.x + place.width / 2, place.y + place.height / 2))
    #expect(phone.voiceOver.focus?.label == key)
    phone.voiceOver.doubleTap()
    phone.wait(1)
  }

  @Test("VoiceOver.FO7. The keys follow the app's elements, and are gone with the keyboard")
  func order() throws {
    let (phone, app) = phone()
    #expect(round(phone, isForward: true) == ["Name", "City", "Notes"])
    phone.voiceOver.perform(.first)
    phone.voiceOver.doubleTap()
    phone.wait(1)
    #expect(
      app.field.isFirstResponder && phone.speech.last?.hasSuffix("is editing") == true,
      "\(phone.speech)")
    let forward = round(phone, isForward: true)
    #expect(Array(forward.prefix(3)) == ["Name", "City", "Notes"])
    for row in [["q", "w", "e"], ["a", "s", "d"], ["z", "x", "c"]] {
      let place = try #require(forward.firstIndex(of: row[0]), "\(forward)")
      #expect(Array(forward[place..<(place + 3)]) == row)
    }
    #expect(round(phone, isForward: false) == forward.reversed())
    app.field.resignFirstResponder()
    phone.wait(1)
    #expect(round(phone, isForward: true) == ["Name", "City", "Notes"])
  }

  @Test("VoiceOver.TY1. A key says what it has typed, and VoiceOver.TY2. what it has deleted")
  func typing() throws {
    let (phone, app) = phone()
    phone.voiceOver.doubleTap()
    phone.wait(1)
    app.field.text = "te"
    for (key, heard) in [("a", "a"), ("space", "tea, space"), ("delete", "space")] {
      try press(key, phone)
      #expect(phone.speech.last == heard, "\(phone.speech.suffix(3))")
    }
    #expect(app.field.text == "tea")
  }

  @Test("VoiceOver.TY3. Nothing of a secure field is heard but bullets")
  func secret() throws {
    let (phone, app) = phone()
    app.field.isSecureTextEntry = true
    phone.voiceOver.perform(.first)
    phone.voiceOver.doubleTap()
    phone.wait(1)
    let count = phone.speech.count
    try press("q", phone)
    #expect(app.field.text?.lowercased() == "q")
    #expect(phone.speech.dropFirst(count).last == "bullet")
  }
}
