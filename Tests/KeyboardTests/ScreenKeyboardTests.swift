import PhoneTesting
import TactusKeyboard
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
  }

  @Test("Keyboards.NO1. The notifications come in order, with their user info.")
  func notifications() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    #expect(app.takeEvents() == ["begin", "willChange", "willShow"])
    phone.wait(0.3)
    #expect(app.takeEvents() == ["didChange", "didShow"])
    let bounds = UIScreen.main.bounds
    let end = app.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "willShow")
    let begin = app.frame(UIResponder.keyboardFrameBeginUserInfoKey, in: "willShow")
    #expect(begin?.minY == bounds.height && begin?.size == end?.size)
    #expect(end?.maxY == bounds.height && end?.width == bounds.width)
    let info = app.userInfo["willShow"] ?? [:]
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    app.field.resignFirstResponder()
    #expect(app.takeEvents() == ["end", "willChange", "willHide"])
    phone.wait(0.3)
    #expect(app.takeEvents() == ["didChange", "didHide"])
    #expect(app.frame(UIResponder.keyboardFrameBeginUserInfoKey, in: "willHide") == end)
    #expect(app.frame(UIResponder.keyboardFrameEndUserInfoKey, in: "willHide") == begin)
  }
}
