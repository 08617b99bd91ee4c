import PhoneTesting
import Testing
import UIKit

/// An app with a caption and a text field of the same name.
@MainActor private final class FormApp: UIResponder, UIApplicationDelegate {
  let screen = UIWindow(frame: UIScreen.main.bounds)
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let caption = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    field.accessibilityLabel = "Name"
    field.accessibilityIdentifier = "name-field"
    caption.text = "Name"
    controller.view.addSubview(field)
    // The caption is drawn above the field.
    controller.view.addSubview(caption)
    screen.rootViewController = controller
    screen.makeKeyAndVisible()
    return true
  }
}

/// Conveniences of phones in tests, and their messages.
@MainActor struct ConvenienceTests {
  private let phone = SimulatedPhone(.iPhone7)

  @Test("A text field wins over a label of the same name, and an identifier names one element")
  func targets() throws {
    let app = phone.launch(FormApp.self)
    try phone.tap("Name")
    #expect(app.field.isFirstResponder)
    #expect(phone.element(label: "Name")?.kind == "UITextField")
    #expect(phone.element(identifier: "name-field")?.label == "Name")
    app.field.resignFirstResponder()
    try phone.tap(.identifier("name-field"))
    #expect(app.field.isFirstResponder)
  }

  @Test("The error for a wrong label has the nearest label and the list")
  func suggestions() {
    phone.launch(FormApp.self)
    let error = #expect(throws: GesturePlayer.Failure.self) { try phone.tap("Nmae") }
    #expect(
      error?.message
        == "no element has the label “Nmae”; did you mean “Name”? the labels on the screen are “Name”"
    )
    #expect(
      "\(GesturePlayer.Failure.notShown(.identifier("x")))"
        == "no element has the identifier “x”; no element on the screen has one")
  }

  @Test("A touch off the screen and force without 3D Touch are failures at the caller's line")
  func impossibleTouches() {
    let line = #line + 2
    withKnownIssue {
      phone.tap(at: (1000, 10))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && "\(issue)".contains("a touch begins outside the screen")
    }
    withKnownIssue { phone.press(at: (-1, 10)) }
    withKnownIssue { phone.tap(at: (5, 10), fingers: 2) }
    #expect(throws: GesturePlayer.Failure.rejected(.offScreen)) {
      try phone.tap(.point(x: 10, y: 1000))
    }
    withKnownIssue { phone.swipe(from: (400, 10), to: (10, 10)) }
    // A finger may leave the screen.
    phone.swipe(from: (10, 10), to: (375, 10))
    let other = SimulatedPhone(.iPhone11)
    withKnownIssue {
      other.press(at: (10, 10), force: 3)
    } matching: { issue in
      "\(issue)".contains("does not measure force")
    }
    other.press(at: (10, 10))
    #expect(throws: (any Error).self) {
      try other.perform(script: #"{"press": {"at": [10, 10], "force": 2}}"#)
    }
    #expect(throws: (any Error).self) { try other.perform(script: #"{"tap": {"at": [1, 9999]}}"#) }
  }

  @Test("Log entries print in one readable line")
  func descriptions() {
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    phone.set(\.systemHaptics, false)
    phone.wait(1.5)
    UISelectionFeedbackGenerator().selectionChanged()
    phone.wait(0)
    #expect(
      phone.log.entries.map { "\($0)" } == [
        "0 s impact-medium from 'App', felt",
        "1.5 s selection from 'App', not felt: system-haptics-off",
      ])
    #expect("\(phone.haptics)" == "[impact-medium]")
    phone.tap(at: (10, 10))
    #expect(phone.notes.last.map { "\($0)" } == "1.5 s no app in the foreground takes input")
  }
}
