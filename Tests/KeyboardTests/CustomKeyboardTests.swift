import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

@Suite("Keyboards of apps")
@MainActor
struct CustomKeyboardTests {
  private let phone = SimulatedPhone(.iPhone8)
  private var keyboard: FigureKeyboard { controllers.last ?? FigureKeyboard() }
  private var controllers: [FigureKeyboard] { store.controllers }
  private let store = Store()

  /// The keyboards that the phone has created.
  @MainActor
  private final class Store {
    var controllers: [FigureKeyboard] = []
  }

  /// Launches the app with the test keyboard, and edits its field.
  private func launch(
    isASCIICapable: Bool = false, requestsFullAccess: Bool = false, hasFullAccess: Bool = false
  ) throws -> TypingViewController {
    let app = phone.launchTypingApp()
    phone.set(\.keyboardLanguages, KeyboardLanguages([.english], current: .english) ?? .standard)
    let store = store
    try phone.useKeyboard(
      name: "Figures", appName: "Counter", isASCIICapable: isASCIICapable,
      requestsFullAccess: requestsFullAccess, hasFullAccess: hasFullAccess
    ) {
      let controller = FigureKeyboard()
      store.controllers.append(controller)
      return controller
    }
    try phone.tap("Name")
    phone.wait(0.5)
    return app
  }

  @Test("Keyboards.CU4. The keyboard of an app comes up in its process, and types into the text.")
  func typing() throws {
    let app = try launch()
    #expect(phone.shownKeyboardName == "Figures — Counter")
    #expect(phone.element(label: "q") == nil)
    try phone.tapKeys("1", "2", "1", "erase")
    #expect(app.field.text == "12")
    try phone.tapKeys("left", "2")
    #expect(app.field.text == "122")
    #expect(keyboard.textDocumentProxy.documentContextBeforeInput == "12")
    #expect(keyboard.textDocumentProxy.documentContextAfterInput == "2")
    try phone.tapKeys("return")
    #expect(app.returns == 1)
    #expect(store.controllers.count == 1)
  }

  @Test("Keyboards.CU4. The keyboard's view appears with the keyboard, and disappears with it.")
  func appearance() throws {
    let app = try launch()
    #expect(keyboard.takeEvents() == ["load", "appear", "willText", "text"])
    app.field.resignFirstResponder()
    phone.wait(0.5)
    #expect(keyboard.takeEvents().last == "disappear")
    #expect(phone.shownKeyboardName == nil)
    try phone.tap("City")
    phone.wait(0.5)
    #expect(keyboard.takeEvents().starts(with: ["appear", "willText", "text"]))
    #expect(store.controllers.count == 1)
  }

  @Test("Keyboards.CU3. The globe key goes from the system's keyboard to that of the app and back.")
  func globe() throws {
    let app = try launch()
    #expect(keyboard.needsInputModeSwitchKey)
    try phone.tapKeys("next")
    phone.wait(0.5)
    #expect(phone.shownKeyboardName == nil && phone.element(label: "Q") != nil)
    try phone.tapKeys("A")
    #expect(app.field.text == "A")
    try phone.tapKeys("Next keyboard")
    phone.wait(0.5)
    #expect(phone.shownKeyboardName == "Figures — Counter")
    try phone.tapKeys("2")
    #expect(app.field.text == "A2")
    let languages = UITextInputMode.activeInputModes.compactMap(\.primaryLanguage)
    #expect(languages == ["en-US", "en-US"])
  }

  @Test("Keyboards.CU3. A phone without a Home button has a globe key below the keyboard.")
  func dock() throws {
    let phone = SimulatedPhone(.iPhoneXS)
    let app = phone.launchTypingApp()
    let store = store
    try phone.useKeyboard {
      store.controllers.append(FigureKeyboard())
      return store.controllers[0]
    }
    try phone.tap("Name")
    phone.wait(0.5)
    #expect(!keyboard.needsInputModeSwitchKey)
    try phone.tapKeys("1", "Next keyboard", "a")
    #expect(app.field.text == "1a")
  }

  @Test("Keyboards.CU6. A constraint of the view decides the height, and the app follows it.")
  func height() throws {
    let app = try launch()
    #expect(app.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "willShow")?.height == 216)
    _ = app.takeEvents()
    try phone.tapKeys("tall")
    phone.wait(0.5)
    #expect(app.takeEvents() == ["willChange", "willShow", "didChange", "didShow"])
    #expect(app.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "willChange")?.height == 300)
    #expect(app.bar.frame.maxY == app.view.bounds.height - 300)
    try phone.tapKeys("next")
    phone.wait(0.5)
    // The system's keyboard has a bar of suggestions.
    #expect(app.bar.frame.maxY == app.view.bounds.height - 260)
  }

  @Test(
    "Keyboards.CU5. Secret text and telephone numbers are typed with the system's keyboard.",
    arguments: [UIKeyboardType.phonePad, .namePhonePad, .default])
  func refusals(_ type: UIKeyboardType) throws {
    let app = try launch()
    app.other.keyboardType = type
    app.other.isSecureTextEntry = type == .default
    try phone.tap("City")
    phone.wait(0.5)
    #expect(phone.isKeyboardShown && phone.shownKeyboardName == nil)
    try phone.tap("Name")
    phone.wait(0.5)
    #expect(phone.shownKeyboardName == "Figures — Counter")
    #expect(store.controllers.count == 1)
  }

  @Test("Keyboards.CU5. Text of ASCII characters is typed with a keyboard that has them.")
  func characters() throws {
    for isCapable in [false, true] {
      let app = try launch(isASCIICapable: isCapable)
      app.other.keyboardType = .asciiCapable
      try phone.tap("City")
      phone.wait(0.5)
      #expect((phone.shownKeyboardName != nil) == isCapable)
    }
  }

  @Test("Keyboards.CU7. The keyboard knows the text around the insertion point and its traits.")
  func document() throws {
    let app = try launch()
    app.notes.text = "one\ntwo three\nfour"
    app.notes.returnKeyType = .send
    app.notes.keyboardType = .twitter
    app.notes.autocorrectionType = .no
    app.notes.becomeFirstResponder()
    app.notes.selectedRange = NSRange(location: 8, length: 5)
    phone.wait(0.5)
    let proxy = keyboard.textDocumentProxy
    #expect(proxy.documentContextBeforeInput == "two ")
    #expect(proxy.selectedText == "three")
    #expect(proxy.returnKeyType == .send && proxy.keyboardType == .twitter)
    #expect(proxy.autocorrectionType == .no && proxy.hasText)
    let identifier = proxy.documentIdentifier
    _ = keyboard.takeEvents()
    app.notes.selectedRange = NSRange(location: 8, length: 0)
    phone.wait(0.1)
    #expect(keyboard.takeEvents() == ["selection"])
    try phone.tapKeys("erase", "mark")
    #expect(app.notes.text == "one\ntwoabthree\nfour")
    #expect(app.notes.markedTextRange != nil)
    try phone.tap("Name")
    phone.wait(0.5)
    #expect(keyboard.textDocumentProxy.documentIdentifier != identifier)
  }

  @Test("Keyboards.CU7. A keyboard hides itself: the text ends editing.")
  func dismissal() throws {
    let app = try launch()
    try phone.tapKeys("hide")
    phone.wait(0.5)
    #expect(!app.field.isFirstResponder && !phone.isKeyboardShown)
  }

  @Test("Keyboards.CU8. Full access is what the user has allowed of what the keyboard requests.")
  func access() throws {
    for (requests, isAllowed) in [(true, true), (true, false), (false, true)] {
      _ = try launch(requestsFullAccess: requests, hasFullAccess: isAllowed)
      #expect(keyboard.hasFullAccess == (requests && isAllowed))
    }
  }

  @Test("Keyboards.CU5. An app that allows no keyboards of apps is edited with the system's.")
  func appsChoice() throws {
    let app = try launch()
    #expect(phone.shownKeyboardName == "Figures — Counter")
    app.allowsKeyboardsOfApps = false
    try phone.tap("City")
    phone.wait(0.5)
    #expect(phone.shownKeyboardName == nil && phone.isKeyboardShown)
    try phone.tapKeys("A")
    #expect(app.other.text == "A")
    app.allowsKeyboardsOfApps = true
    try phone.tap("Name")
    phone.wait(0.5)
    #expect(phone.shownKeyboardName == "Figures — Counter")
  }

  @Test(
    "Keyboards.CU8. Only a keyboard with full access reads and changes the pasteboard.",
    arguments: [true, false])
  func pasteboard(hasFullAccess: Bool) throws {
    // Pasteboard.PP1. Later systems ask before an app reads what another has copied.
    phone.set(\.systemVersion, SystemVersion(15))
    let app = try launch(requestsFullAccess: true, hasFullAccess: hasFullAccess)
    phone.run { UIPasteboard.general.string = "secret" }
    phone.wait(0.1)
    try phone.tapKeys("paste")
    #expect(app.field.text?.contains("secret") == hasFullAccess)
    try phone.tapKeys("copy")
    #expect(phone.run { UIPasteboard.general.string } == (hasFullAccess ? "stolen" : "secret"))
    #expect(phone.notes.contains { $0.word == "not-permitted" } == !hasFullAccess)
  }

  @Test(
    "Keyboards.CU8, FeedbackGenerators.D10. Only a keyboard with full access is felt.",
    arguments: [true, false])
  func haptics(hasFullAccess: Bool) throws {
    _ = try launch(requestsFullAccess: true, hasFullAccess: hasFullAccess)
    phone.forgetHaptics()
    try phone.tapKeys("tap")
    phone.wait(0.3)
    #expect(phone.haptics == (hasFullAccess ? [.impactLight] : []))
    #expect(phone.suppressed.map(\.reason) == (hasFullAccess ? [] : [.noFullAccess]))
    phone.forgetHaptics()
    try phone.tapKeys("pattern")
    phone.wait(0.3)
    #expect(phone.haptics == (hasFullAccess ? [.pattern] : []))
    #expect(keyboard.engineError == (hasFullAccess ? nil : .operationNotPermitted))
  }

  @Test("HapticEngines.N4. The engine of a keyboard stops when the keyboard is hidden.")
  func engineOfHiddenKeyboard() throws {
    let app = try launch(requestsFullAccess: true, hasFullAccess: true)
    try phone.tapKeys("pattern")
    phone.wait(0.3)
    #expect(keyboard.stops.value.isEmpty)
    phone.run { _ = app.field.resignFirstResponder() }
    phone.wait(0.5)
    #expect(keyboard.stops.value == [.applicationSuspended])
  }

  @Test("Keyboards.CU9. A keyboard that ends is replaced by the system's, with one note.")
  func crash() throws {
    let app = try launch()
    phone.terminateCustomKeyboard()
    phone.wait(0.5)
    #expect(phone.isKeyboardShown && phone.shownKeyboardName == nil)
    #expect(phone.notes.filter { $0.word == "keyboard-ended" || $0.word == "gone" }.count == 1)
    try phone.tapKeys("A")
    #expect(app.field.text == "A")
    // The next editing session has the keyboard again.
    try phone.tap("City")
    phone.wait(0.5)
    #expect(phone.shownKeyboardName == "Figures — Counter")
  }

  @Test("Keyboards.CU9. A keyboard that inserts a megabyte is replaced, and nothing is inserted.")
  func flood() throws {
    let app = try launch()
    try phone.tapKeys("flood")
    phone.wait(0.5)
    #expect(app.field.text == "" && phone.shownKeyboardName == nil && phone.isKeyboardShown)
    #expect(phone.notes.last { $0.word == "keyboard-ended" }?.text?.contains("1000000") == true)
  }

  @Test("Keyboards.CU11. A test installs a keyboard with its property list.")
  func propertyList() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Keys-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Info.plist")
    let point = ["NSExtensionPointIdentifier": "com.apple.keyboard-service"]
    let lists: [[String: Any]] = [
      ["CFBundleIdentifier": "example.Counter.Keys", "NSExtension": point, "CFBundleName": "Keys"],
      ["CFBundleIdentifier": "example.Counter"],
    ]
    let data = try lists.map {
      try PropertyListSerialization.data(fromPropertyList: $0, format: .xml, options: 0)
    }
    try data[0].write(to: file)
    _ = phone.launchTypingApp()
    try phone.useKeyboard(propertyList: file.path, appName: "Counter") { FigureKeyboard() }
    try phone.tap("Name")
    phone.wait(0.5)
    #expect(phone.shownKeyboardName == "Keys — Counter")
    try data[1].write(to: file)
    #expect(throws: AppInstallationError.self) {
      try phone.useKeyboard(propertyList: file.path, appName: "Counter") { FigureKeyboard() }
    }
  }

  @Test("Keyboards.CU2. A keyboard that the user removes, or whose app is deleted, is gone.")
  func removal() throws {
    for isDeleted in [false, true] {
      _ = try launch()
      if isDeleted {
        try phone.uninstall("example.App")
      } else {
        phone.set(\.customKeyboards, CustomKeyboardChoices())
      }
      phone.wait(0.5)
      #expect(phone.isKeyboardShown && phone.shownKeyboardName == nil)
      #expect(phone.element(label: "Next keyboard") == nil)
      #expect(phone.notes.allSatisfy { $0.word != "keyboard-ended" })
    }
  }
}
