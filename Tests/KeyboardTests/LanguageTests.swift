import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

@Suite("Languages of the keyboard")
@MainActor
struct LanguageTests {
  private typealias Key = UIResponder

  private func edit(
    _ languages: [KeyboardLanguage], on model: PhoneModel = .iPhone8,
    _ change: (UITextField) -> Void = { _ in }
  ) -> (SimulatedPhone, TypingViewController) {
    let phone = SimulatedPhone(model)
    return (phone, phone.edit(languages, change))
  }

  /// Holds a key, slides to a place, and returns with the finger still down.
  private func hold(_ label: String, on phone: SimulatedPhone) throws -> TouchReport {
    let place = try #require(phone.element(label: label)).touchPoint
    let touch = TouchReport(ContactID(1), .began, x: place.x, y: place.y)
    phone.touch(touch)
    phone.wait(0.7)
    return touch
  }

  @Test("Keyboards.LA1. The globe key types with the next language, in the user's order.")
  func globe() throws {
    let (phone, app) = edit([.english, .german, .french])
    try phone.tapKeys("y", "Next keyboard", "z", "ü")
    try phone.tapKeys("Next keyboard", "a", "z", "Next keyboard", "q")
    #expect(app.field.text == "yzüazq")
    let widths = phone.elements.filter {
      $0.isAccessible && ["q", "w"].contains($0.label)
    }.map(\.width)
    #expect(widths.count == 2 && widths[0] == widths[1])
  }

  @Test(
    "Keyboards.LA1. The globe key is there with two keyboards, and never on number pads.",
    arguments: [PhoneModel.iPhone8, .iPhoneX])
  func globePlace(model: PhoneModel) throws {
    let (one, _) = edit([.german], on: model)
    #expect(one.element(label: "Next keyboard") == nil)
    let (phone, app) = edit([.english, .german], on: model)
    let globe = try #require(phone.element(label: "Next keyboard"))
    let plane = try #require(phone.element(label: "123"))
    if model == .iPhoneX {
      #expect(globe.y > plane.y + plane.height)
      phone.rotate(to: .landscapeLeft)
      phone.wait(1)
      let turned = try #require(phone.element(label: "Next keyboard"))
      // Places of elements are those of the phone held upright.
      #expect(try turned.x == #require(phone.element(label: "123")).x)
      phone.rotate(to: .portrait)
      phone.wait(1)
    } else {
      #expect(globe.y == plane.y && globe.x >= plane.x + plane.width)
    }
    app.field.keyboardType = .numberPad
    app.field.reloadInputViews()
    phone.wait(0.3)
    #expect(phone.element(label: "Next keyboard") == nil)
  }

  @Test("Keyboards.LA2. The space bar shows a new language's name, and the phone remembers it.")
  func names() throws {
    let (phone, app) = edit([.english, .german])
    try phone.tapKeys("Next keyboard")
    #expect(phone.element(label: "space")?.value == "Deutsch")
    #expect(phone.settings.keyboardLanguages.current == .german)
    app.field.resignFirstResponder()
    phone.wait(0.5)
    app.other.becomeFirstResponder()
    phone.wait(0.5)
    #expect(phone.element(label: "ü") != nil || phone.element(label: "Ü") != nil)
    #expect(phone.element(label: "Return") != nil)
  }

  @Test("Keyboards.LA3. A held globe key shows a list, from which a finger chooses in either way.")
  func list() throws {
    let (phone, app) = edit([.english, .german, .polish])
    var touch = try hold("Next keyboard", on: phone)
    let row = try #require(phone.element(label: "Polski")).touchPoint
    (touch.phase, touch.x, touch.y) = (.moved, row.x, row.y)
    phone.touch(touch)
    phone.wait(0.1)
    touch.phase = .ended
    phone.touch(touch)
    phone.wait(0.3)
    #expect(phone.settings.keyboardLanguages.current == .polish)
    #expect(phone.element(label: "Deutsch") == nil)
    touch = try hold("Next keyboard", on: phone)
    touch.phase = .ended
    phone.touch(touch)
    phone.wait(0.3)
    try phone.tap("Deutsch")
    phone.wait(0.3)
    #expect(phone.settings.keyboardLanguages.current == .german)
    touch = try hold("Next keyboard", on: phone)
    touch.phase = .ended
    phone.touch(touch)
    phone.wait(0.3)
    // A touch in the app's part of the screen closes the list, and does not reach the app.
    phone.tap(at: (x: 150, y: 125))
    phone.wait(0.3)
    #expect(phone.element(label: "Polski") == nil && app.field.isFirstResponder)
    #expect(phone.settings.keyboardLanguages.current == .german)
    phone.tap(at: (x: 150, y: 125))
    phone.wait(0.3)
    #expect(app.other.isFirstResponder)
  }

  @Test("Keyboards.LA3. A rotation closes the list, and the app has its touches again.")
  func rotatedList() throws {
    let (phone, app) = edit([.english, .german])
    var touch = try hold("Next keyboard", on: phone)
    touch.phase = .ended
    phone.touch(touch)
    phone.wait(0.3)
    #expect(phone.element(label: "Deutsch") != nil)
    phone.rotate(to: .landscapeLeft)
    phone.wait(1)
    #expect(phone.element(label: "Deutsch") == nil)
    phone.rotate(to: .portrait)
    phone.wait(1)
    phone.tap(at: (x: 150, y: 125))
    phone.wait(0.3)
    #expect(app.other.isFirstResponder)
  }

  @Test(
    "Keyboards.LA4. Each letter of each language types itself, and its capital.",
    arguments: KeyboardLanguage.allCases.filter { $0.hasLetters && !$0.usesInputMethod })
  func letters(language: KeyboardLanguage) throws {
    let (phone, app) = edit([language])
    let rows: [KeyboardLanguage: String] = [
      .english: "qpalzm", .german: "qüöäyßm", .french: "azqmwn", .spanish: "ñqm", .polish: "qpm",
      .arabic: "ضجشطذد",
    ]
    let letters = try #require(rows[language]).filter { $0 != "ß" }
    for letter in letters { try phone.tapKeys(String(letter)) }
    #expect(app.field.text == String(letters))
    #expect((phone.element(label: "shift") != nil) == language.hasCapitals)
    guard language.hasCapitals else { return }
    app.field.text = ""
    for letter in letters { try phone.tapKeys("shift", letter.uppercased()) }
    #expect(app.field.text == letters.uppercased())
  }

  @Test("Keyboards.LA4. Keys have the same places on a phone that is read from right to left.")
  func rightToLeft() throws {
    var places: [[String: Double]] = []
    for isRightToLeft in [false, true] {
      let phone = SimulatedPhone(.iPhone8)
      phone.set(\.isRightToLeft, isRightToLeft)
      let languages = KeyboardLanguages([.arabic, .english], current: .arabic)
      phone.set(\.keyboardLanguages, languages ?? .standard)
      let app = phone.launchTypingApp()
      app.field.becomeFirstResponder()
      phone.wait(0.5)
      try phone.tapKeys("س", "ل", "space", "م")
      #expect(app.field.text == "سل م")
      try keep(phone, as: "right-to-left-\(isRightToLeft)")
      let keys = phone.elements.filter { $0.traits.contains("keyboard-key") }
      places.append(
        Dictionary(keys.map { ($0.label ?? "", $0.x) }, uniquingKeysWith: { one, _ in one }))
    }
    #expect(places[0] == places[1] && places[0].count > 30)
  }

  @Test(
    "Keyboards.LA4. A held key offers the accents of its language, the most common first.",
    arguments: [
      (KeyboardLanguage.german, "s", "ß"), (.french, "e", "é"), (.spanish, "a", "á"),
      (.polish, "z", "ż"), (.arabic, "ا", "أ"),
    ])
  func accents(language: KeyboardLanguage, key: String, accent: String) throws {
    let (phone, app) = edit([language])
    var touch = try hold(key, on: phone)
    let isRight = touch.x > 188
    (touch.phase, touch.x) = (.moved, touch.x + (isRight ? -36 : 36))
    phone.touch(touch)
    phone.wait(0.1)
    try keep(phone, as: "accents-\(language.rawValue)")
    touch.phase = .ended
    phone.touch(touch)
    phone.wait(0.2)
    #expect(app.field.text == accent)
  }

  @Test("Keyboards.LA4. Number pads have the digits of the language, if the text may have them.")
  func digits() throws {
    let (phone, app) = edit([.arabic]) { $0.keyboardType = .numberPad }
    try phone.tapKeys("١", "٩", "٠")
    #expect(app.field.text == "١٩٠")
    for type in [UIKeyboardType.asciiCapableNumberPad, .phonePad] {
      app.field.text = ""
      app.field.keyboardType = type
      app.field.reloadInputViews()
      phone.wait(0.3)
      try phone.tapKeys("1", "0")
      #expect(app.field.text == "10")
    }
  }

  @Test("Keyboards.LA5. An address is typed with ASCII, and other text as before.")
  func ascii() throws {
    let (phone, app) = edit([.arabic, .german]) { $0.keyboardType = .emailAddress }
    #expect(phone.element(label: "ü") != nil && phone.element(label: "ض") == nil)
    #expect(app.field.textInputMode?.primaryLanguage == "de-DE")
    #expect(app.other.textInputMode?.primaryLanguage == "ar")
    app.other.becomeFirstResponder()
    phone.wait(0.5)
    #expect(phone.element(label: "ض") != nil)
    app.other.isSecureTextEntry = true
    app.other.reloadInputViews()
    phone.wait(0.5)
    #expect(phone.element(label: "ض") == nil)
  }

  @Test("Keyboards.KE8. All accents of a key are within the screen.")
  func manyAccents() throws {
    let (phone, app) = edit([.spanish])
    var touch = try hold("a", on: phone)
    // The last of twelve letters is at the other edge.
    (touch.phase, touch.x) = (.moved, 370)
    phone.touch(touch)
    phone.wait(0.1)
    touch.phase = .ended
    phone.touch(touch)
    phone.wait(0.2)
    #expect(app.field.text == "ª")
  }

  @Test("Keyboards.IV2. reloadInputViews applies changed traits, also when nothing else happens.")
  func traits() throws {
    let (phone, app) = edit([.english])
    app.field.keyboardType = .numberPad
    phone.wait(0.3)
    app.field.reloadInputViews()
    phone.wait(0.3)
    #expect(phone.element(label: "q") == nil && phone.element(label: "0") != nil)
  }

  @Test("Keyboards.LA6. The input modes are the user's, and a change is announced once.")
  func inputModes() throws {
    let (phone, app) = edit([.english, .arabic])
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US", "ar"])
    #expect(app.field.textInputMode == UITextInputMode.activeInputModes[0])
    var changes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    try phone.tapKeys("Next keyboard")
    #expect(changes == 1)
    #expect(app.field.textInputMode?.primaryLanguage == "ar")
  }

  @Test("Keyboards.LA7. A field that prefers a language is edited with it, others are not.")
  func preference() throws {
    let phone = SimulatedPhone(.iPhone8)
    var active = KeyboardLanguages()
    active.replace(with: [.english, .german, .french])
    phone.set(\.keyboardLanguages, active)
    let app = phone.launchTypingApp()
    let field = PreferringField(frame: CGRect(x: 20, y: 270, width: 280, height: 34))
    field.preferred = UITextInputMode.activeInputModes[1]
    app.view.addSubview(field)
    field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(phone.element(label: "Ü") != nil)
    #expect(phone.settings.keyboardLanguages.current == .english)
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(phone.element(label: "Ü") == nil)
    field.becomeFirstResponder()
    phone.wait(0.5)
    try phone.tapKeys("Next keyboard")
    #expect(phone.settings.keyboardLanguages.current == .french)
    #expect(phone.element(label: "Ü") == nil)
    // A language that is not active counts for nothing.
    phone.set(\.keyboardLanguages, KeyboardLanguages())
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(phone.element(label: "Ü") == nil && phone.element(label: "Q") != nil)
  }

  @Test("Keyboards.LA7. A context remembers its language, until it is removed.")
  func contexts() throws {
    let phone = SimulatedPhone(.iPhone8)
    var active = KeyboardLanguages()
    active.replace(with: [.english, .german])
    phone.set(\.keyboardLanguages, active)
    let app = phone.launchTypingApp()
    let identifier = "LanguageTests.contexts"
    defer { UIResponder.clearTextInputContextIdentifier(identifier) }
    let field = PreferringField(frame: CGRect(x: 20, y: 270, width: 280, height: 34))
    field.context = identifier
    app.view.addSubview(field)
    field.becomeFirstResponder()
    phone.wait(0.5)
    try phone.tapKeys("Next keyboard")
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    try phone.tapKeys("Next keyboard")
    #expect(phone.settings.keyboardLanguages.current == .english)
    field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(phone.element(label: "Ü") != nil)
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(phone.element(label: "Ü") == nil)
    UIResponder.clearTextInputContextIdentifier(identifier)
    field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(phone.element(label: "Ü") == nil)
  }

  @Test(
    "Keyboards.LA8. A sentence begins before opening punctuation.",
    arguments: [
      ("Hola. ¿", true), ("¡", true), ("a ¿", false), ("a¿", false), ("«", true), ("z", false),
    ])
  func openingPunctuation(text: String, isCapital: Bool) throws {
    let (phone, _) = edit([.spanish]) {
      $0.autocapitalizationType = .sentences
      $0.text = text
    }
    #expect((phone.element(label: "Ñ") != nil) == isCapital)
  }

  @Test(
    "Keyboards.LA4. The keyboard of each language is drawn, light and dark, on three phones.",
    arguments: KeyboardLanguage.allCases, [PhoneModel.iPhone8, .iPhoneX, .iPhoneSE])
  func pictures(language: KeyboardLanguage, model: PhoneModel) throws {
    let others = KeyboardLanguage.allCases.filter { $0 != language }
    let (phone, app) = edit([language] + others, on: model)
    let light = try Self.keyboardRows(phone)
    try keep(phone, as: "\(language.rawValue)-\(model.title)")
    app.field.keyboardAppearance = .dark
    app.field.reloadInputViews()
    phone.wait(0.5)
    try keep(phone, as: "\(language.rawValue)-\(model.title)-dark")
    #expect(try Self.keyboardRows(phone) == light)
    // Keys are within the screen, and none covers another.
    let screen = UIScreen.main.bounds.width
    for key in light where language.hasLetters {
      #expect(key.minX >= 0 && key.maxX <= screen)
      #expect(light.allSatisfy { $0 == key || !$0.insetBy(dx: 1, dy: 1).intersects(key) })
    }
    phone.rotate(to: .landscapeLeft)
    phone.wait(1)
    try keep(phone, as: "\(language.rawValue)-\(model.title)-landscape")
  }

  /// Returns the frames of the keys.
  private static func keyboardRows(_ phone: SimulatedPhone) throws -> [CGRect] {
    let keys = phone.elements.filter { $0.traits.contains("keyboard-key") }
    try #require(keys.count > 25)
    return keys.map {
      CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }

  /// Stores the screen for inspection, if `TACTUS_PICTURES` names a folder for it.
  private func keep(_ phone: SimulatedPhone, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "keyboard-\(name).png")
    try Data(phone.screenshot(scale: 1)).write(to: file)
  }
}

/// A field that prefers an input mode, or has a context.
@MainActor
private final class PreferringField: UITextField {
  var preferred: UITextInputMode?
  var context: String?

  override var textInputMode: UITextInputMode? { preferred ?? super.textInputMode }
  override var textInputContextIdentifier: String? { context }
}
