import PhoneTesting
import TactusKeyboard
import TactusPhone
import TactusPhoneLink
import TestSupport
import Testing
import UIKit

@Suite("Suggestions and corrections of the keyboard")
@MainActor
struct SuggestionTests {
  private func edit(
    on model: PhoneModel = .iPhone8, without settings: Set<KeyboardSetting> = [],
    _ change: (UITextField) -> Void = { _ in }
  ) -> (SimulatedPhone, TypingViewController) {
    let phone = SimulatedPhone(model)
    phone.set(\.keyboard, phone.settings.keyboard.subtracting(settings))
    return (phone, phone.edit([.english], change))
  }

  private func type(_ text: String, on phone: SimulatedPhone) {
    phone.type(text)
    phone.wait(0.3)
  }

  @Test(
    "Keyboards.PR1. The bar is above the keys of words, and belongs to the keyboard's frame.",
    arguments: [(PhoneModel.iPhone8, 216.0, 44.0), (.iPhoneX, 291, 44), (.iPhone11, 301, 45)])
  func frame(model: PhoneModel, height: Double, bar: Double) throws {
    let (phone, app) = edit(on: model)
    func shown(_ change: (UITextField) -> Void) -> Double? {
      change(app.field)
      app.field.reloadInputViews()
      phone.wait(0.5)
      return (app.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "didChange")?.height)
        .map(Double.init)
    }
    #expect(
      app.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "didShow")?.height
        == CGFloat(height + bar))
    #expect(shown { $0.autocorrectionType = .no } == height)
    #expect(shown { $0.autocorrectionType = .yes } == height + bar)
    #expect(shown { $0.keyboardType = .emailAddress } == height)
    #expect(shown { $0.keyboardType = .webSearch } == height + bar)
    #expect(shown { $0.isSecureTextEntry = true } == height)
    #expect(shown { $0.isSecureTextEntry = false } == height + bar)
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.predictive]))
    phone.wait(0.5)
    #expect(
      app.userInfo["didChange"].flatMap { info in
        (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height
      } == CGFloat(height))
  }

  @Test(
    "Keyboards.PR1. The shortest words that begin as the typed one are offered, and a tap ends it.")
  func completions() throws {
    let (phone, app) = edit()
    type("haptic keybo", on: phone)
    try keep(phone, as: "completion")
    try phone.tapKeys("keyboard")
    #expect(app.field.text == "haptic keyboard ")
  }

  @Test("Keyboards.PR4. The space after a suggestion gives way to punctuation, another one stays.")
  func punctuation() throws {
    let (phone, app) = edit()
    type("keybo", on: phone)
    try phone.tapKeys("keyboard")
    type(".", on: phone)
    #expect(app.field.text == "keyboard.")
    type(" it .", on: phone)
    #expect(app.field.text == "keyboard. it .")
  }

  @Test(
    "Keyboards.PR2. A misspelled word is corrected by the key that ends it, once.",
    arguments: [
      ("teh ", "the "), ("Teh ", "The "), ("teh.", "the."), ("teh\n", "the"),
      ("recieve ", "receive "),
      ("i ", "I "), ("hello ", "hello "), ("xqzvw ", "xqzvw "), ("iPhne ", "iPhne "),
      ("ab2c ", "ab2c "),
    ])
  func corrections(typed: String, text: String) throws {
    let (phone, app) = edit()
    type(typed, on: phone)
    #expect(app.field.text == text)
  }

  @Test("Keyboards.PR2. Without the setting, or where the text refuses it, nothing is corrected.")
  func uncorrected() throws {
    let (phone, app) = edit(without: [.autoCorrection])
    type("teh ", on: phone)
    #expect(app.field.text == "teh ")
    for change in [
      { (field: UITextField) in field.autocorrectionType = .no },
      { field in field.isSecureTextEntry = true }, { field in field.keyboardType = .emailAddress },
    ] {
      let (phone, app) = edit(change)
      type("teh ", on: phone)
      #expect(app.field.text == "teh ")
    }
    // A word that was not typed just now stays.
    let (other, second) = edit { $0.text = "teh" }
    type(" ", on: other)
    #expect(second.field.text == "teh ")
    // The delegate is asked.
    let (third, asked) = edit()
    asked.refused = ["the"]
    type("teh ", on: third)
    #expect(asked.field.text == "teh " && asked.asked.contains("the"))
  }

  @Test("Keyboards.PR2. The word as it was typed can be kept, before and after the correction.")
  func kept() throws {
    let (phone, app) = edit()
    type("teh", on: phone)
    try keep(phone, as: "correction")
    #expect(phone.element(label: "the") != nil)
    try phone.tapKeys("“teh”")
    #expect(app.field.text == "teh ")
    type("teh ", on: phone)
    #expect(app.field.text == "teh teh ")
    type("recieve ", on: phone)
    #expect(app.field.text == "teh teh receive ")
    try phone.tapKeys("“recieve”")
    #expect(app.field.text == "teh teh recieve ")
    type("recieve ", on: phone)
    #expect(app.field.text == "teh teh recieve recieve ")
  }

  @Test("Keyboards.PR3. A word that followed another before is offered after it.")
  func nextWords() throws {
    let (phone, app) = edit()
    type("firm press firm touch firm press ", on: phone)
    type("firm ", on: phone)
    #expect(phone.element(label: "press") != nil && phone.element(label: "touch") != nil)
    try phone.tapKeys("press")
    #expect(app.field.text == "firm press firm touch firm press firm press ")
  }

  @Test("Keyboards.PR2. Words differ by insertions, deletions, replacements and exchanges.")
  func distances() {
    #expect(EditDistance.between("teh", "the") == 1)
    #expect(EditDistance.between("", "abc") == 3)
    #expect(EditDistance.between("kitten", "sitting") == 3)
    #expect(EditDistance.between("ca", "abc") == 3)
    #expect(EditDistance.between("same", "same") == 0)
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let (a, b) = (Self.word(&random), Self.word(&random))
      let d = EditDistance.between
      #expect(d(a, b) == d(b, a) && (d(a, b) == 0) == (a == b))
      #expect(d(a, b) >= abs(a.count - b.count) && d(a, b) <= max(a.count, b.count))
    }
  }

  /// Stores the screen for inspection, if `TACTUS_PICTURES` names a folder for it.
  private func keep(_ phone: SimulatedPhone, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "suggestions-\(name).png")
    try Data(phone.screenshot(scale: 1)).write(to: file)
  }

  /// Returns a random word of at most eight letters.
  private static func word(_ random: inout SeededRandom) -> String {
    String(
      (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
        "abcdeghinou".randomElement(using: &random)
      })
  }
}
