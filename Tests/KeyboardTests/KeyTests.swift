import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

@Suite("Keys of the screen keyboard")
@MainActor
struct KeyTests {
  private func edit(
    _ phone: SimulatedPhone, _ change: (UITextField) -> Void = { _ in }
  ) -> TypingViewController {
    let app = phone.launchTypingApp()
    change(app.field)
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    return app
  }

  private func place(_ label: String, on phone: SimulatedPhone) throws -> (x: Double, y: Double) {
    let point = try #require(phone.element(label: label)).touchPoint
    return (point.x, point.y)
  }

  @Test("Keyboards.KE1. The key counts on which the finger is lifted.")
  func sliding() throws {
    let phone = SimulatedPhone()
    let app = edit(phone)
    try phone.swipe(from: place("A", on: phone), to: place("G", on: phone))
    phone.wait(0.2)
    #expect(app.field.text == "G")
  }

  @Test("Keyboards.KE2. Shift changes one letter, and a double tap locks it.")
  func shift() throws {
    let phone = SimulatedPhone()
    let app = edit(phone)
    try phone.tapKeys("shift", "a", "shift", "B", "c")
    try phone.tapKeys("shift", "shift", "D", "E", "F", "shift", "g")
    #expect(app.field.text == "aBcDEFg")
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.capsLock]))
    try phone.tapKeys("shift", "shift", "h")
    #expect(app.field.text == "aBcDEFgh")
  }

  @Test(
    "Keyboards.KE3. Shift is on as the capitalization type says.",
    arguments: [
      (UITextAutocapitalizationType.none, "ab. c! d"), (.words, "Ab. C! D"),
      (.sentences, "Ab. C! D"), (.allCharacters, "AB. C! D"),
    ])
  func capitalization(type: UITextAutocapitalizationType, expected: String) throws {
    let phone = SimulatedPhone()
    let app = edit(phone) { $0.autocapitalizationType = type }
    let keys = "ab. c! d".map { $0 == " " ? "space" : String($0) }
    for key in keys {
      if [".", "!"].contains(key) {
        try phone.tapKeys("123", key)
      } else if key == "space" {
        try phone.tapKeys(key)
      } else {
        let label = phone.element(label: key) == nil ? key.uppercased() : key
        try phone.tapKeys(label)
      }
    }
    #expect(app.field.text == expected)
  }

  @Test("Keyboards.KE4. Two spaces after a word end a sentence, by one change of the text.")
  func fullStop() throws {
    let phone = SimulatedPhone()
    let app = edit(phone)
    try phone.tapKeys("A", "space", "space", "B")
    #expect(app.field.text == "A. B")
    #expect(app.asked == ["A", " ", ". ", "B"])
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.fullStop]))
    try phone.tapKeys("space", "space")
    #expect(app.field.text == "A. B  ")
  }

  @Test("Keyboards.KE5. The next finger ends the key before.")
  func overlappingKeys() throws {
    let phone = SimulatedPhone()
    let app = edit(phone) { $0.autocapitalizationType = .none }
    let (a, b) = (try place("a", on: phone), try place("b", on: phone))
    phone.touch(TouchReport(ContactID(1), .began, x: a.x, y: a.y))
    phone.wait(0.05)
    phone.touch(TouchReport(ContactID(2), .began, x: b.x, y: b.y))
    phone.wait(0.05)
    #expect(app.field.text == "a")
    phone.touch(TouchReport(ContactID(1), .ended, x: a.x, y: a.y))
    phone.touch(TouchReport(ContactID(2), .ended, x: b.x, y: b.y))
    phone.wait(0.1)
    #expect(app.field.text == "ab")
  }

  @Test("Keyboards.KE6. A space or an apostrophe shows the letters again, and so does a slide.")
  func planes() throws {
    let phone = SimulatedPhone()
    let app = edit(phone)
    try phone.tapKeys("123", "4", "#+=", "€", "space")
    #expect(phone.element(label: "q") != nil)
    let start = try place("123", on: phone)
    let row = try place("q", on: phone)
    phone.swipe(from: start, to: row)
    phone.wait(0.2)
    #expect(app.field.text == "4€ 1")
    #expect(phone.element(label: "q") != nil)
    try phone.tapKeys("123", "'")
    #expect(phone.element(label: "q") != nil)
  }

  @Test("Keyboards.KE7. A pressed letter is enlarged, unless Character Preview is off.")
  func preview() throws {
    let phone = SimulatedPhone()
    _ = edit(phone)
    let key = try place("G", on: phone)
    func popUps() -> Int {
      phone.touch(TouchReport(ContactID(1), .began, x: key.x, y: key.y))
      phone.wait(0.1)
      defer {
        phone.touch(TouchReport(ContactID(1), .cancelled, x: key.x, y: key.y))
        phone.wait(0.1)
      }
      return phone.elements.count { $0.kind == "KeyPopUpView" && !$0.isHidden }
    }
    #expect(popUps() == 1)
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.preview]))
    phone.wait(0.1)
    #expect(popUps() == 0)
  }

  @Test("Keyboards.KE8. A held key offers accents, to which the finger slides.")
  func accents() throws {
    let phone = SimulatedPhone()
    let app = edit(phone) { $0.autocapitalizationType = .none }
    let key = try place("e", on: phone)
    phone.touch(TouchReport(ContactID(1), .began, x: key.x, y: key.y))
    phone.wait(0.6)
    let offered = phone.elements.filter { $0.kind == "UILabel" && $0.label == "é" }
    let accent = try #require(offered.last)
    let x = accent.x + accent.width / 2
    phone.touch(TouchReport(ContactID(1), .moved, x: x, y: key.y - 40))
    phone.wait(0.1)
    phone.touch(TouchReport(ContactID(1), .ended, x: x, y: key.y - 40))
    phone.wait(0.1)
    #expect(app.field.text == "é")
  }

  @Test("Keyboards.KE9. Keys of a secret text are neither shown nor known to the keyboard.")
  func secretText() throws {
    let phone = SimulatedPhone()
    let app = edit(phone) { $0.isSecureTextEntry = true }
    let key = try place("g", on: phone)
    let before = try phone.screenshot(scale: 1)
    app.view.tintColor = .clear
    phone.touch(TouchReport(ContactID(1), .began, x: key.x, y: key.y))
    phone.wait(0.1)
    #expect(phone.elements.allSatisfy { $0.kind != "KeyPopUpView" || $0.isHidden })
    app.field.tintColor = nil
    phone.touch(TouchReport(ContactID(1), .cancelled, x: key.x, y: key.y))
    phone.wait(0.1)
    #expect(!before.isEmpty)
    try phone.tapKeys("h", "u", "n")
    #expect(app.field.text == "hun")
    #expect(phone.elements.allSatisfy { $0.label != "hun" && $0.value != "hun" })
    #expect(phone.notes.allSatisfy { !$0.message.contains("hun") })
  }

  @Test("Keyboards.KE10. A held delete key repeats, and deletes words after a while.")
  func heldDelete() throws {
    let phone = SimulatedPhone()
    let words = Array(repeating: "seven77", count: 12).joined(separator: " ")
    let app = edit(phone) { $0.text = words }
    let key = try place("delete", on: phone)
    phone.touch(TouchReport(ContactID(1), .began, x: key.x, y: key.y))
    phone.wait(0.45)
    #expect(app.field.text?.count == words.count - 1)
    phone.wait(0.3)
    #expect((app.field.text?.count ?? 0) <= words.count - 3)
    phone.wait(3)
    let left = app.field.text?.count ?? 0
    #expect(left < words.count - 30)
    phone.touch(TouchReport(ContactID(1), .ended, x: key.x, y: key.y))
    phone.wait(1)
    #expect(app.field.text?.count == left)
  }

  @Test("Keyboards.KE11. The return key has its title, and waits for text if it shall.")
  func returnKey() throws {
    let phone = SimulatedPhone()
    let app = edit(phone) {
      $0.returnKeyType = .search
      $0.enablesReturnKeyAutomatically = true
    }
    #expect(phone.element(label: "search")?.traits.contains("not-enabled") == true)
    try phone.tapKeys("search")
    #expect(app.returns == 0)
    try phone.tapKeys("A")
    #expect(phone.element(label: "search")?.traits.contains("not-enabled") == false)
    try phone.tapKeys("search")
    #expect(app.returns == 1)
  }

  @Test(
    "Keyboards.KE12. Each keyboard type has its keys.",
    arguments: [
      (UIKeyboardType.default, ["Q", "space", "return"], ["1", "@"]),
      (.asciiCapable, ["Q", "space"], ["@"]), (.numbersAndPunctuation, ["1", "?", "ABC"], ["Q"]),
      (.URL, [".", "/", ".com"], ["space"]), (.numberPad, ["1", "0", "delete"], [".", "return"]),
      (.phonePad, ["1", "+*#"], ["return"]), (.namePhonePad, ["Q", "123"], ["1"]),
      (.emailAddress, ["@", ".", "space"], ["/"]), (.decimalPad, ["9", "."], ["return"]),
      (.twitter, ["@", "#"], []), (.webSearch, [".", "space"], ["@"]),
      (.asciiCapableNumberPad, ["5"], ["."]),
    ])
  func types(type: UIKeyboardType, shown: [String], absent: [String]) throws {
    let phone = SimulatedPhone()
    _ = edit(phone) { $0.keyboardType = type }
    let labels = Set(
      phone.elements.filter { $0.traits.contains("keyboard-key") }.compactMap(\.label))
    #expect(labels.isSuperset(of: shown))
    #expect(labels.isDisjoint(with: absent))
  }
}
