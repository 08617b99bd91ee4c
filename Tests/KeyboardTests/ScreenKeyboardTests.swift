import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

@Suite("The screen keyboard")
@MainActor
struct ScreenKeyboardTests {
  @Test("Keyboards.SK1. A field that is edited brings the keyboard, whose keys write into it.")
  func typing() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    #expect(phone.element(label: "q") == nil)
    try phone.tap("Name")
    phone.wait(0.5)
    #expect(app.field.isFirstResponder)
    try phone.tapKeys("H", "e", "y", "space", "y", "o", "delete")
    #expect(app.field.text == "Hey y")
    app.field.resignFirstResponder()
    phone.wait(0.5)
    #expect(phone.element(label: "q") == nil)
  }

  @Test(
    "Keyboards.SK1. Text that can only be selected brings no keyboard, nor does a hardware one.")
  func noKeyboard() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.notes.isEditable = false
    app.notes.becomeFirstResponder()
    phone.wait(0.5)
    #expect(app.notes.isFirstResponder && !phone.isKeyboardShown)
    phone.set(\.keyboard, KeyboardSetting.defaults)
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(!phone.isKeyboardShown)
    #expect(app.takeEvents() == ["begin"])
    phone.set(\.keyboard, KeyboardSetting.defaults.subtracting([.hardware]))
    phone.wait(0.5)
    #expect(phone.isKeyboardShown)
    #expect(app.takeEvents() == ["willChange", "willShow", "didChange", "didShow"])
  }

  @Test("Keyboards.SK3. The keyboard moves in from the lower edge.")
  func motion() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.1)
    let half = try phone.screenshot(scale: 1)
    #expect(phone.composition.layers.count == 2)
    phone.wait(0.4)
    #expect(try phone.screenshot(scale: 1) != half)
    #expect(phone.composition.layers.count == 2)
    app.field.resignFirstResponder()
    phone.wait(0.1)
    #expect(phone.composition.layers.count == 2)
    phone.wait(0.4)
    #expect(phone.composition.layers.count == 1)
  }

  @Test("Keyboards.SK4. Touches on the keyboard do not reach the app, and those beside it do.")
  func touches() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    let taps = TapCounter()
    app.view.addGestureRecognizer(taps.recognizer)
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    try phone.tapKeys("A", "s")
    #expect(taps.count == 0)
    phone.tap(at: (x: 200, y: 400))
    phone.wait(0.5)
    #expect(taps.count == 1)
    #expect(app.field.text == "As")
  }

  @Test("Keyboards.SK4. A finger on the keyboard and one on the app belong to two programs.")
  func twoFingers() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let key = try #require(phone.element(label: "A"))
    let taps = TapCounter()
    app.view.addGestureRecognizer(taps.recognizer)
    let place = key.touchPoint
    phone.touch(TouchReport(ContactID(1), .began, x: place.x, y: place.y))
    phone.touch(TouchReport(ContactID(2), .began, x: 200, y: 400))
    phone.wait(0.05)
    phone.touch(TouchReport(ContactID(2), .ended, x: 200, y: 400))
    phone.touch(TouchReport(ContactID(1), .ended, x: place.x, y: place.y))
    phone.wait(0.5)
    #expect(taps.count == 1)
    #expect(app.field.text == "A")
  }

  @Test("Keyboards.SK4. Under a system alert the keyboard takes no touches, and later it does.")
  func alert() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let key = try #require(phone.element(label: "A")).touchPoint
    phone.ask(SystemAlert(title: "Allow?", buttons: ["OK"]))
    phone.wait(0.5)
    phone.tap(at: (x: key.x, y: key.y))
    phone.wait(0.2)
    #expect(app.field.text?.isEmpty == true)
    try phone.answer("OK")
    phone.wait(0.5)
    try phone.tapKeys("A")
    #expect(app.field.text == "A")
  }

  @Test("Keyboards.SK5. The keyboard disappears on a locked phone, and returns with its app.")
  func lock() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    phone.press(.side)
    phone.wait(0.5)
    #expect(!phone.isKeyboardShown)
    phone.press(.side)
    phone.wait(0.5)
    #expect(phone.isKeyboardShown)
    try phone.tapKeys("B")
    #expect(app.field.text == "B")
  }

  @Test("Keyboards.SK5. An app that leaves the foreground is told, and again when it returns.")
  func notificationsInBackground() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let frame = app.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "didShow")
    let hiding = ["willChange", "willHide", "didChange", "didHide"]
    let showing = ["willChange", "willShow", "didChange", "didShow"]
    _ = app.takeEvents()
    phone.press(.side)
    phone.wait(0.5)
    #expect(app.takeEvents() == hiding)
    let time = app.userInfo["willHide"]?[UIResponder.keyboardAnimationDurationUserInfoKey]
    #expect(time as? Double == 0)
    #expect(app.bar.frame.maxY > (frame?.minY ?? 0))
    phone.press(.side)
    phone.wait(0.5)
    #expect(app.takeEvents() == showing)
    #expect(app.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "didShow") == frame)
    #expect(app.field.isFirstResponder && app.bar.frame.maxY == frame?.minY)
    try phone.tapKeys("B")
    #expect(app.field.text == "B")
    // A first responder that ends editing in the background needs no keyboard on the return.
    phone.press(.side)
    phone.wait(0.5)
    #expect(app.takeEvents() == hiding)
    app.field.resignFirstResponder()
    phone.wait(0.5)
    phone.press(.side)
    phone.wait(0.5)
    #expect(app.takeEvents().filter { $0 != "end" }.isEmpty)
    #expect(!phone.isKeyboardShown)
  }

  @Test("Keyboards.SK6. A keyboard whose program ends comes back.")
  func crash() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    try phone.tapKeys("H")
    phone.terminateKeyboard()
    phone.wait(0.5)
    #expect(phone.isKeyboardShown)
    try phone.tapKeys("i")
    #expect(app.field.text == "Hi")
  }

  @Test("Keyboards.SK7. The delegate is asked about each change, and may refuse it.")
  func delegate() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    app.refused = ["b"]
    try phone.tapKeys("A", "b", "c")
    #expect(app.field.text == "Ac")
    #expect(app.asked == ["A", "b", "c"])
  }

  @Test("Keyboards.SK8. Keys are elements after those of the app, which are performed and tapped.")
  func elements() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.returnKeyType = .done
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let labels = Set(phone.elements.filter(\.isAccessible).compactMap(\.label))
    #expect(labels.isSuperset(of: ["Name", "Q", "M", "shift", "delete", "space", "123", "done"]))
    try phone.perform(.activate, on: "W")
    phone.wait(0.2)
    #expect(app.field.text == "W")
    try phone.perform(.activate, on: "City")
    #expect(app.other.isFirstResponder)
  }

  @Test("Keyboards.SK9. The keyboard has the height that apps expect on each phone.")
  func heights() throws {
    for (model, height) in [
      (PhoneModel.iPhone7, 216.0), (.iPhoneX, 291), (.iPhone11, 301), (.iPhoneSE, 216),
    ] {
      let phone = SimulatedPhone(model)
      let app = phone.launchTypingApp()
      app.field.autocorrectionType = .no
      app.field.becomeFirstResponder()
      let end = app.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "willShow")
      #expect(end.map { Double($0.height) } == height, "\(model.title)")
    }
  }

  @Test("Keys.K10. A new phone has a hardware keyboard.")
  func defaultSetting() {
    let phone = SimulatedPhone()
    #expect(phone.settings.keyboard.contains(.hardware))
    #expect(!phone.settings.keyboard.contains(.haptics))
  }

  @Test("Keys.K11. Without a hardware keyboard typing presses the keys of the screen, literally.")
  func typedText() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let text = "hello World, 42 % [#+=] don't! A.B"
    phone.type(text)
    #expect(app.field.text == text)
    phone.press(key: .deleteOrBackspace)
    #expect(app.field.text == String(text.dropLast()))
    app.field.resignFirstResponder()
    phone.wait(0.5)
    // Keys.K12.
    withKnownIssue { phone.type("x") }
    #expect(phone.notes.contains { $0.event == .input(.noKeyboard) })
    #expect(app.field.text == String(text.dropLast()))
  }

  @Test("Keys.K11. A script types by the keys of the screen.")
  func script() throws {
    let phone = SimulatedPhone()
    let app = phone.launch(TypingApp.self).controller
    try phone.perform(
      script: """
        {"set": {"Hardware Keyboard": false}}
        {"tap": {"label": "Name"}}
        {"wait": 0.5}
        {"type": "Good day"}
        {"key": "delete"}
        """)
    #expect(app.field.text == "Good da")
  }
}
