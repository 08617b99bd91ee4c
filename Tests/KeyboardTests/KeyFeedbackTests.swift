import PhoneTesting
import TactusPhoneLink
import Testing
import UIKit

@Suite("Feedback of keys")
@MainActor
struct KeyFeedbackTests {
  @Test("Keyboards.CL3. With Keyboard Feedback each key is one tap, and none without.")
  func haptics() throws {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    try phone.tapKeys("A", "b")
    #expect(phone.haptics.isEmpty)
    phone.set(\.keyboard, phone.settings.keyboard.union([.haptics]))
    try phone.tapKeys("c", "space", "delete")
    #expect(phone.haptics.count == 3)
  }

  @Test(
    "Keyboards.CL2. playInputClick is heard only with the setting and a visible view that wants it.",
    arguments: [(true, true, true), (true, true, false), (true, false, true), (false, true, true)])
  func inputClicks(isOn: Bool, wants: Bool, isShown: Bool) throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    if !isOn { phone.set(\.keyboard, phone.settings.keyboard.subtracting([.clicks])) }
    let view = ClickingView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    view.enableInputClicksWhenVisible = wants
    if isShown {
      app.field.inputView = view
      app.field.becomeFirstResponder()
    } else {
      app.view.addSubview(view)
    }
    phone.wait(0.5)
    let before = phone.soundCount
    phone.run { UIDevice.current.playInputClick() }
    phone.wait(0.005)
    #expect(phone.soundCount - before == (isOn && wants && isShown ? 1 : 0))
  }

  @Test("Keyboards.CL1. Each key is heard once, unless Keyboard Clicks is off or the phone silent.")
  func clicks() throws {
    let phone = SimulatedPhone()
    let app = phone.launchTypingApp()
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let key = try #require(phone.element(label: "G")).touchPoint
    func sounds() -> Int {
      let before = phone.soundCount
      phone.touch(TouchReport(ContactID(1), .began, x: key.x, y: key.y))
      phone.wait(0.02)
      defer {
        phone.touch(TouchReport(ContactID(1), .cancelled, x: key.x, y: key.y))
        phone.wait(0.3)
      }
      return phone.soundCount - before
    }
    #expect(sounds() == 1)
    phone.set(\.isSilent, true)
    #expect(sounds() == 0)
    phone.set(\.isSilent, false)
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.clicks]))
    #expect(sounds() == 0)
    #expect(phone.notes.allSatisfy { if case .noSound = $0.event { false } else { true } })
  }

  @Test("Keyboards.TR1. A held space bar moves the insertion point, and is felt once.")
  func trackpad() throws {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    app.field.text = "one two three"
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let space = try #require(phone.element(label: "space")).touchPoint
    phone.touch(TouchReport(ContactID(1), .began, x: space.x, y: space.y))
    phone.wait(0.6)
    #expect(phone.haptics.count == 1)
    phone.touch(TouchReport(ContactID(1), .moved, x: space.x - 40, y: space.y))
    phone.wait(0.1)
    let range = try #require(app.field.selectedTextRange)
    let place = app.field.offset(from: app.field.beginningOfDocument, to: range.start)
    #expect(range.isEmpty && place > 0 && place < 13)
    phone.touch(TouchReport(ContactID(1), .ended, x: space.x - 40, y: space.y))
    phone.wait(0.2)
    #expect(app.field.text == "one two three")
  }

  @Test("Keyboards.TR3. A text input is told where the floating cursor begins, moves and ends.")
  func floatingCursor() throws {
    final class Field: UITextField {
      var events: [String] = []
      var points: [CGPoint] = []
      override func beginFloatingCursor(at point: CGPoint) {
        events.append("begin")
        points.append(point)
      }
      override func updateFloatingCursor(at point: CGPoint) {
        if events.last != "update" { events.append("update") }
        points.append(point)
      }
      override func endFloatingCursor() { events.append("end") }
    }
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    let field = Field(frame: CGRect(x: 20, y: 270, width: 280, height: 34))
    field.text = "one two three"
    app.view.addSubview(field)
    field.becomeFirstResponder()
    phone.wait(0.5)
    let space = try #require(phone.element(label: "space")).touchPoint
    phone.touch(TouchReport(ContactID(1), .began, x: space.x, y: space.y))
    phone.wait(0.6)
    phone.touch(TouchReport(ContactID(1), .moved, x: space.x - 40, y: space.y))
    phone.wait(0.1)
    #expect(field.events == ["begin", "update"])
    phone.touch(TouchReport(ContactID(1), .ended, x: space.x - 40, y: space.y))
    phone.wait(0.2)
    #expect(field.events == ["begin", "update", "end"])
    let (first, last) = (try #require(field.points.first), try #require(field.points.last))
    #expect(last.x == first.x - 40 && last.y == first.y)
  }

  @Test("Keyboards.TR2. A firm press is a trackpad at once, and a firmer one selects the word.")
  func force() throws {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    app.field.text = "one two three"
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    let key = try #require(phone.element(label: "g")).touchPoint
    phone.touch(TouchReport(ContactID(1), .began, x: key.x, y: key.y))
    phone.wait(0.05)
    phone.touch(
      TouchReport(ContactID(1), .moved, x: key.x, y: key.y, pressure: .touches(3)))
    phone.wait(0.05)
    #expect(app.field.selectedTextRange?.isEmpty == true)
    phone.touch(
      TouchReport(ContactID(1), .moved, x: key.x, y: key.y, pressure: .touches(6)))
    phone.wait(0.05)
    let range = try #require(app.field.selectedTextRange)
    #expect(app.field.text(in: range) == "three")
    phone.touch(TouchReport(ContactID(1), .ended, x: key.x, y: key.y))
    phone.wait(0.2)
    #expect(app.field.text == "one two three")
  }
}

/// A view whose controls click.
@MainActor
private final class ClickingView: UIView, UIInputViewAudioFeedback {
  var enableInputClicksWhenVisible = true
}
