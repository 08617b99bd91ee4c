import PhoneTesting
import TactusPhoneLink
import Testing
import UIKit

@Suite("Input views")
@MainActor
struct InputViewTests {
  private typealias Key = UIResponder

  @Test("An input view, also of a class without initializers, needs no style and no frame.")
  func creating() {
    final class Panel: UIInputView {}
    #expect(Panel().inputViewStyle == .default && UIInputView().frame == .zero)
    #expect(Panel(frame: CGRect(x: 0, y: 0, width: 1, height: 2)).bounds.height == 2)
    #expect(UIMenuItem().title.isEmpty && UIKeyCommand().input == "")
  }

  @Test("Keyboards.IV1. A date picker replaces the keyboard, and its wheels turn.")
  func datePicker() throws {
    let phone = SimulatedPhone()
    let app = phone.launch(TypingApp.self).controller
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    app.field.inputView = picker
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    // A hardware keyboard is connected.
    #expect(!phone.isKeyboardShown)
    #expect(app.takeEvents() == ["begin", "willChange", "willShow", "didChange", "didShow"])
    let end = try #require(app.frame(Key.keyboardFrameEndUserInfoKey, in: "didShow"))
    #expect(end.height == picker.frame.height + app.view.safeAreaInsets.bottom)
    let before = picker.date
    let middle = (x: 100.0, y: Double(end.minY) + Double(picker.frame.height) / 2)
    phone.swipe(from: middle, to: (x: 100, y: middle.y - 60), for: 0.4)
    phone.wait(2)
    #expect(picker.date != before)
    #expect(app.field.isFirstResponder)
    app.field.resignFirstResponder()
    phone.wait(0.5)
    #expect(picker.window?.isHidden ?? true)
  }

  @Test("Keyboards.IV1. A picker in place of the keyboard is felt row by row.")
  func picker() throws {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    let source = NumberSource()
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (source, source)
    app.field.inputView = picker
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(!phone.isKeyboardShown)
    let end = try #require(app.frame(Key.keyboardFrameEndUserInfoKey, in: "didShow"))
    let y = Double(end.midY)
    phone.swipe(from: (x: 180, y: y), to: (x: 180, y: y - 100), for: 0.5)
    phone.wait(2)
    #expect(source.row > 0)
    #expect(phone.haptics.count >= source.row)
  }

  @Test("Keyboards.IV1. A controller that is first responder has an accessory view.")
  func controllerAccessory() throws {
    let phone = SimulatedPhone()
    let app = phone.launch(ChatApp.self).controller
    phone.wait(0.5)
    #expect(app.isFirstResponder)
    #expect(app.entry.window != nil)
    let bounds = UIScreen.main.bounds
    let bottom = app.view.safeAreaInsets.bottom
    let place = app.entry.convert(app.entry.bounds, to: nil)
    #expect(place.maxY <= bounds.height - bottom && place.minY >= bounds.height - bottom - 50)
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.hardware]))
    phone.tap(at: (x: Double(place.midX), y: Double(place.midY)))
    phone.wait(0.5)
    #expect(app.entry.isFirstResponder)
    #expect(phone.isKeyboardShown)
    try phone.tapKeys("H", "i")
    #expect(app.entry.text == "Hi")
  }

  @Test("Keyboards.IV2. Views are exchanged by reloadInputViews.")
  func reload() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(phone.isKeyboardShown)
    app.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    phone.wait(0.1)
    #expect(phone.isKeyboardShown)
    app.field.reloadInputViews()
    phone.wait(0.5)
    #expect(!phone.isKeyboardShown)
    app.field.inputView = nil
    app.field.reloadInputViews()
    phone.wait(0.5)
    try phone.tapKeys("Q")
    #expect(app.field.text == "Q")
  }

  @Test(
    "Keyboards.IV3. The height of a view is its own, the keyboard's, or that of its constraints.",
    arguments: ["own", "flexible", "self-sizing", "intrinsic"])
  func heights(kind: String) throws {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    let view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 120), inputViewStyle: .keyboard)
    var expected: CGFloat = 120
    switch kind {
    case "flexible":
      view.autoresizingMask = .flexibleHeight
      expected = 216
    case "self-sizing":
      view.allowsSelfSizing = true
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 77),
      ])
      expected = 77
    case "intrinsic":
      app.field.inputView = FixedHeightView()
      expected = 66
    default: break
    }
    if kind != "intrinsic" { app.field.inputView = view }
    app.field.becomeFirstResponder()
    let end = app.frame(Key.keyboardFrameEndUserInfoKey, in: "willShow")
    #expect(end?.height == expected)
  }

  @Test("Keyboards.IV4. With a hardware keyboard an accessory view alone counts in the frame.")
  func accessory() throws {
    let phone = SimulatedPhone()
    let app = phone.launch(TypingApp.self).controller
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    app.field.inputAccessoryView = bar
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let end = try #require(app.frame(Key.keyboardFrameEndUserInfoKey, in: "didShow"))
    #expect(end.height == 44 + app.view.safeAreaInsets.bottom)
    #expect(bar.convert(bar.bounds, to: nil).minY == end.minY)
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.hardware]))
    phone.wait(0.5)
    let withKeys = try #require(app.frame(Key.keyboardFrameEndUserInfoKey, in: "didShow"))
    #expect(withKeys.height > 44 + 200)
    #expect(bar.convert(bar.bounds, to: nil).minY == withKeys.minY)
  }

  @Test("Keyboards.IV5. The window of input views is never the key window.")
  func window() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.accessibilityLabel = "Done"
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    bar.addSubview(button)
    app.field.inputAccessoryView = bar
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    try phone.tap("Done")
    phone.wait(0.2)
    #expect(presses == 1)
    #expect(app.view.window?.isKeyWindow == true)
    #expect(app.field.isFirstResponder)
  }
}

/// The rows of a picker.
@MainActor
private final class NumberSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var row = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    self.row = row
  }
}

/// A view that knows its height.
@MainActor
private final class FixedHeightView: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 66)
  }
}

/// An app whose controller has an entry above the keyboard.
@MainActor
final class ChatApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let controller = ChatViewController()

  override init() { super.init() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    controller.becomeFirstResponder()
    return true
  }
}

/// The controller of the chat app.
@MainActor
final class ChatViewController: UIViewController {
  let entry = UITextField(frame: CGRect(x: 10, y: 5, width: 280, height: 34))
  private lazy var bar = {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    entry.borderStyle = .roundedRect
    bar.addSubview(entry)
    return bar
  }()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
