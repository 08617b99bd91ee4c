import PhoneTesting
import TactusKeyboard
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

@Suite("Emoji keyboard")
@MainActor
struct EmojiTests {
  private func edit(
    _ languages: [KeyboardLanguage] = KeyboardLanguages.standard.active,
    on model: PhoneModel = .iPhone8, _ change: (UITextField) -> Void = { _ in }
  ) -> (SimulatedPhone, TypingViewController) {
    let phone = SimulatedPhone(model)
    return (phone, phone.edit(languages, change))
  }

  /// Holds an element and returns the finger, which is still down.
  private func hold(_ label: String, on phone: SimulatedPhone) throws -> TouchReport {
    let place = try #require(phone.element(label: label)).touchPoint
    let touch = TouchReport(ContactID(1), .began, x: place.x, y: place.y)
    phone.touch(touch)
    phone.wait(0.7)
    return touch
  }

  @Test(
    "Keyboards.EM1. A new phone has English and emoji; a face leads to emoji, ABC back to letters.",
    arguments: [PhoneModel.iPhone8, .iPhoneX])
  func switches(model: PhoneModel) throws {
    let (phone, app) = edit(on: model)
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US", "emoji"])
    #expect(phone.element(label: "Next keyboard")?.value == "Emoji")
    try phone.tapKeys("a", "Next keyboard", "grinning face", "ABC", "b")
    #expect(app.field.text == "a😀b")
    #expect(phone.settings.keyboardLanguages.current == .english)
  }

  @Test("Keyboards.EM1. ABC returns to the language of before, and the globe passes emoji too.")
  func languages() throws {
    let (phone, app) = edit([.english, .german, .emoji], on: .iPhoneX)
    try phone.tapKeys("Next keyboard", "Next keyboard", "ABC", "ü")
    #expect(app.field.text == "ü")
    try phone.tapKeys("Next keyboard", "Next keyboard")
    #expect(phone.settings.keyboardLanguages.current == .english)
  }

  @Test("Keyboards.EM1. Secret text, addresses and number pads have no emoji.")
  func unsuitable() throws {
    for type in [UIKeyboardType.emailAddress, .URL, .asciiCapable, .numberPad, .phonePad] {
      let (phone, app) = edit([.emoji, .english]) { $0.keyboardType = type }
      #expect(phone.element(label: "grinning face") == nil, "\(type)")
      #expect(phone.element(label: "Next keyboard") == nil, "\(type)")
      _ = app
    }
    let (phone, _) = edit([.emoji, .english]) { $0.isSecureTextEntry = true }
    #expect(phone.element(label: "grinning face") == nil)
    #expect(phone.element(label: "q") != nil)
  }

  @Test("Keyboards.EM1. A hardware key that has no emoji shows the letters.")
  func hardwareKeys() throws {
    let (phone, app) = edit()
    try phone.tapKeys("Next keyboard")
    phone.type("ab")
    phone.wait(0.3)
    #expect(app.field.text == "ab")
    #expect(phone.settings.keyboardLanguages.current == .english)
  }

  @Test("Keyboards.EM2. The emoji are those of Unicode 15, each once, with their skin tones.")
  func table() {
    let all = EmojiTable.categories.flatMap(\.emoji)
    #expect(all.count == 1870)
    #expect(Set(all.map(\.text)).count == all.count)
    #expect(all.allSatisfy { $0.text.count == 1 && !$0.name.isEmpty })
    #expect(all.allSatisfy { $0.variants.allSatisfy { $0.count == 1 } })
    #expect(EmojiTable.categories.map(\.name).first == "Smileys & People")
    #expect(EmojiTable.categories.allSatisfy { UIImage(systemName: $0.symbolName) != nil })
    #expect(EmojiTable.emoji("👋🏽")?.variants == ["👋", "👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"])
    #expect(EmojiTable.emoji("🧑‍🚀")?.variants[3] == "🧑🏽‍🚀")
    #expect(EmojiTable.emoji("☝️")?.variants[1] == "☝🏻")
    #expect(EmojiTable.emoji("😀")?.variants == ["😀"])
    #expect(EmojiTable.emoji("a") == nil)
  }

  @Test("Keyboards.EM2. A touched category is shown, and its name.")
  func categories() throws {
    let (phone, app) = edit()
    try phone.tapKeys("Next keyboard")
    #expect(phone.element(label: "chequered flag") == nil)
    for (name, emoji) in [
      ("Flags", "chequered flag"), ("Food & Drink", "grapes"),
      ("Smileys & People", "grinning face"),
    ] {
      try phone.tapKeys(name)
      #expect(phone.element(label: emoji) != nil, "\(name)")
    }
    try phone.tapKeys("Animals & Nature", "monkey face")
    #expect(app.field.text == "🐵")
    // A category stays marked while its emoji are at the left.
    let marked = phone.elements.filter {
      $0.traits.contains("selected") && $0.label == "Animals & Nature"
    }
    #expect(marked.count == 1)
  }

  @Test("Keyboards.EM3. The emoji that were typed last are first the next time.")
  func recent() throws {
    let (phone, app) = edit()
    try phone.tapKeys("Next keyboard")
    #expect(phone.element(label: "Frequently Used") == nil)
    #expect(phone.settings.recentEmoji.texts.isEmpty)
    try phone.tapKeys("Food & Drink", "grapes", "melon", "grapes", "ABC", "Next keyboard")
    #expect(phone.element(label: "Frequently Used") != nil)
    let shown = phone.elements.filter { ["grapes", "melon", "grinning face"].contains($0.label) }
    #expect(shown.prefix(2).map(\.label) == ["grapes", "melon"])
    #expect(app.field.text == "🍇🍈🍇")
    #expect(phone.settings.recentEmoji.texts == ["🍇", "🍈"])
  }

  @Test("Keyboards.EM4. A held emoji offers its skin tones, and keeps the chosen one.")
  func skinTones() throws {
    let (phone, app) = edit()
    try phone.tapKeys("Next keyboard", "Smileys & People")
    let grid = try #require(phone.element(label: "grinning face"))
    // Scrolls to the hands.
    for _ in 0..<40 where phone.element(label: "waving hand") == nil {
      phone.swipe(from: (x: 330, y: grid.y + 20), to: (x: 60, y: grid.y + 20), for: 0.5)
      phone.wait(1)
    }
    // A touch while the emoji still scroll would only stop them.
    phone.wait(5)
    var touch = try hold("waving hand", on: phone)
    let start = touch.x
    touch.phase = .moved
    touch.x += start < 187 ? 75 : -75
    phone.touch(touch)
    phone.wait(0.1)
    touch.phase = .ended
    phone.touch(touch)
    phone.wait(0.3)
    let chosen = try #require(app.field.text)
    #expect(chosen.unicodeScalars.count == 2 && chosen.hasPrefix("👋") == false)
    try phone.tapKeys("waving hand")
    #expect(app.field.text == chosen + chosen)
    // A held emoji without skin tones types nothing and offers nothing.
    try phone.tapKeys("Food & Drink")
    touch = try hold("grapes", on: phone)
    touch.phase = .ended
    phone.touch(touch)
    phone.wait(0.2)
    #expect(app.field.text == chosen + chosen)
  }

  @Test("Keyboards.EM5. The delete key below emoji deletes whole emoji, and repeats.")
  func deletes() throws {
    let (phone, app) = edit()
    app.field.text = "a👨‍👩‍👧👋🏽🇩🇪"
    try phone.tapKeys("Next keyboard", "delete")
    #expect(app.field.text == "a👨‍👩‍👧👋🏽")
    try phone.tapKeys("delete", "delete")
    #expect(app.field.text == "a")
  }
}

@Suite("Recent emoji")
struct RecentEmojiTests {
  @Test("Keyboards.EM3. Each emoji is there once, whatever its skin tone, and the latest is first.")
  func insertion() {
    var recent = RecentEmoji(["🍇", "👋🏽", "☝️"])
    recent.insert("👋")
    #expect(recent.texts == ["👋", "🍇", "☝️"])
    recent.insert("☝🏿")
    #expect(recent.texts == ["☝🏿", "👋", "🍇"])
    for text in ["", " ", "ab", "a\u{301}b", String(repeating: "\u{301}", count: 200)] {
      recent.insert(text)
    }
    #expect(recent.texts.count == 3)
    for value in 0..<300 { recent.insert(String(UnicodeScalar(0x1F300 + value) ?? "x")) }
    #expect(recent.texts.count == RecentEmoji.capacity)
    #expect(
      EmojiTable.categories.flatMap(\.emoji).flatMap(\.variants).allSatisfy(RecentEmoji.isValid))
  }
}
