import PhoneTesting
import TactusPhoneLink
import Testing
import UIKit

@Suite("Notifications of the keyboard")
@MainActor
struct KeyboardNotificationTests {
  private typealias Key = UIResponder

  @Test("Keyboards.NO1. The notifications come in order, with their user info.")
  func order() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    // Keyboards.NO6.
    #expect(app.takeEvents() == ["begin", "willChange", "willShow"])
    phone.wait(0.3)
    #expect(app.takeEvents() == ["didChange", "didShow"])
    let bounds = UIScreen.main.bounds
    let end = app.frame(Key.keyboardFrameEndUserInfoKey, in: "willShow")
    let begin = app.frame(Key.keyboardFrameBeginUserInfoKey, in: "willShow")
    #expect(begin?.minY == bounds.height && begin?.size == end?.size)
    #expect(end?.maxY == bounds.height && end?.width == bounds.width)
    app.field.resignFirstResponder()
    #expect(app.takeEvents() == ["end", "willChange", "willHide"])
    phone.wait(0.3)
    #expect(app.takeEvents() == ["didChange", "didHide"])
    #expect(app.frame(Key.keyboardFrameBeginUserInfoKey, in: "willHide") == end)
    #expect(app.frame(Key.keyboardFrameEndUserInfoKey, in: "willHide") == begin)
  }

  @Test("Keyboards.NO2. The duration, the curve and the app are in the user info.")
  func userInfo() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    let info = app.userInfo["willShow"] ?? [:]
    #expect(info[Key.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    let curve = try #require(info[Key.keyboardAnimationCurveUserInfoKey] as? Int)
    #expect(curve == 7)
    #expect(UIView.AnimationCurve(rawValue: curve) != nil)
    #expect(info[Key.keyboardIsLocalUserInfoKey] as? Bool == true)
    phone.wait(0.3)
    UIView.performWithoutAnimation { _ = app.field.resignFirstResponder() }
    let later = app.userInfo["willHide"] ?? [:]
    #expect(later[Key.keyboardAnimationDurationUserInfoKey] as? Double == 0)
  }

  @Test("Keyboards.NO3. An interrupted movement is announced as finished first.")
  func interruption() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.1)
    _ = app.takeEvents()
    app.field.resignFirstResponder()
    #expect(app.takeEvents() == ["end", "didChange", "didShow", "willChange", "willHide"])
    phone.wait(0.4)
    #expect(app.takeEvents() == ["didChange", "didHide"])
  }

  @Test("Keyboards.NO4. Between two fields nothing is announced, unless the frame changes.")
  func nextField() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    _ = app.takeEvents()
    app.other.becomeFirstResponder()
    phone.wait(0.5)
    #expect(app.takeEvents() == ["end", "begin"])
    try phone.tapKeys("B")
    #expect(app.other.text == "B" && app.field.text?.isEmpty == true)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    app.field.inputAccessoryView = bar
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(
      app.takeEvents() == ["end", "begin", "willChange", "willShow", "didChange", "didShow"])
    let begin = try #require(app.frame(Key.keyboardFrameBeginUserInfoKey, in: "willShow"))
    let end = try #require(app.frame(Key.keyboardFrameEndUserInfoKey, in: "willShow"))
    #expect(end.height == begin.height + 44)
  }

  @Test("Keyboards.NO5. A rotation changes the frame.")
  func rotation() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    _ = app.takeEvents()
    phone.rotate(to: .landscapeLeft)
    phone.wait(1)
    #expect(app.takeEvents() == ["willChange", "willShow", "didChange", "didShow"])
    let end = try #require(app.frame(Key.keyboardFrameEndUserInfoKey, in: "didShow"))
    #expect(end.width == UIScreen.main.bounds.width && end.maxY == UIScreen.main.bounds.height)
    #expect(end.width > end.height * 3)
    try phone.tapKeys("Q")
    #expect(app.field.text == "Q")
  }

  @Test("Keyboards.NO6. A text view begins editing after the notifications.")
  func textView() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    _ = NotificationCenter.default.addObserver(
      forName: UITextView.textDidBeginEditingNotification, object: nil, queue: nil
    ) { [weak app] _ in
      MainActor.assumeIsolated { app?.events.append("begin") }
    }
    app.notes.becomeFirstResponder()
    #expect(app.takeEvents() == ["willChange", "willShow", "begin"])
    phone.wait(0.5)
    try phone.tapKeys("A", "return", "B")
    #expect(app.notes.text == "A\nB")
  }

  @Test("Keyboards.NO7. The layout guide follows the keyboard, and the safe area does not.")
  func layoutGuide() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    phone.wait(0.1)
    let insets = app.view.safeAreaInsets
    let atRest = app.bar.frame.maxY
    #expect(atRest == app.view.bounds.height - insets.bottom)
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let end = try #require(app.frame(Key.keyboardFrameEndUserInfoKey, in: "didShow"))
    #expect(app.bar.frame.maxY == end.minY)
    #expect(app.view.safeAreaInsets == insets)
    app.field.resignFirstResponder()
    phone.wait(0.5)
    #expect(app.bar.frame.maxY == atRest)
  }

  @Test("Keyboards.DM1. The keyboard goes with the end of editing, and with the field itself.")
  func endEditing() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    app.view.endEditing(true)
    phone.wait(0.5)
    #expect(!phone.isKeyboardShown)
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    app.field.removeFromSuperview()
    phone.wait(0.5)
    #expect(!phone.isKeyboardShown)
    #expect(app.takeEvents().suffix(2) == ["didChange", "didHide"])
  }

  @Test("Keyboards.DM2. An interactive drag moves the keyboard, and hides it or lets it return.")
  func interactiveDismissal() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    let scrollView = UIScrollView(frame: app.view.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    scrollView.keyboardDismissMode = .interactive
    app.view.addSubview(scrollView)
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    _ = app.takeEvents()
    let top = try #require(app.frame(Key.keyboardFrameEndUserInfoKey, in: "didShow")).minY
    func finger(_ phase: TouchSample.Phase, _ y: Double) {
      phone.touch(TouchReport(ContactID(1), phase, x: 100, y: y))
      phone.wait(0.05)
    }
    let rest = try #require(phone.element(label: "Q")).y
    finger(.began, 400)
    for y in stride(from: 420, through: Double(top) + 100, by: 20) { finger(.moved, y) }
    let moved = try #require(phone.element(label: "Q")).y
    #expect(moved > rest + 60)
    #expect(app.takeEvents().isEmpty)
    for y in stride(from: Double(top) + 80, through: Double(top) + 40, by: -20) {
      finger(.moved, y)
    }
    finger(.ended, Double(top) + 40)
    phone.wait(1)
    #expect(phone.isKeyboardShown)
    #expect(try #require(phone.element(label: "Q")).y == rest)
    finger(.began, 400)
    for y in stride(from: 420, through: Double(top) + 100, by: 20) { finger(.moved, y) }
    finger(.ended, Double(top) + 100)
    phone.wait(1)
    #expect(!phone.isKeyboardShown)
    #expect(app.takeEvents() == ["end", "willChange", "willHide", "didChange", "didHide"])
  }
}
