import PhoneTesting
import Testing
import UIKit
import XCUIAutomation

/// Failures of tests that use elements of the screen.
@MainActor struct FailureTests {
  private let phone = SimulatedPhone(.iPhone7)
  private let app = XCUIApplication()

  @Test("UITesting.UF1. A failed action is a failure at its line, in the words of Xcode's logs")
  func missing() {
    phone.launch(KitchenApp.self)
    let line = #line + 2
    withKnownIssue {
      app.buttons["Ok"].tap()
    } matching: { issue in
      let text = issue.comments.map { "\($0)" }.joined()
      return issue.sourceLocation?.line == line
        && text.contains(
          "Failed to tap \"Ok\" Button: No matches found for Elements matching predicate '\"Ok\" IN "
            + "identifiers' from input {(\n    Button, {{")
    }
  }

  @Test("UITesting.UF2. The first step that finds nothing is named")
  func steps() {
    phone.launch(KitchenApp.self)
    withKnownIssue {
      app.sliders.firstMatch.buttons["Ok"].tap()
    } matching: { issue in
      issue.comments.contains {
        "\($0)".contains(
          "No matches found for Descendants matching type Slider from input {(\n    Application")
      }
    }
    withKnownIssue {
      app.buttons.element(boundBy: 70).tap()
    } matching: { issue in
      issue.comments.contains {
        "\($0)".contains(
          "Failed to tap Button (Element at index 70): No matches found for Element at index 70")
      }
    }
  }

  @Test("UITesting.UF3. An attribute of no element fails the test, its existence does not")
  func attributes() {
    phone.launch(KitchenApp.self)
    #expect(!app.buttons["Ok"].exists)
    withKnownIssue {
      #expect(app.buttons["Ok"].label == "")
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("Failed to get matching snapshot: No matches") }
    }
  }

  @Test("UITesting.UF4. A covered element cannot be tapped")
  func covered() {
    phone.launch(KitchenApp.self)
    app.cells["dish-1"].tap()
    withKnownIssue {
      app.buttons["Covered"].tap()
    } matching: { issue in
      issue.comments.contains {
        "\($0)".contains(
          "Failed to tap \"Covered\" Button: Activation point invalid and no suggested hit points "
            + "based on element frame")
      }
    }
  }

  @Test("UITesting.UP1. Without an app nothing exists, and an action fails")
  func noApp() {
    #expect(app.state == .notRunning && !app.exists && !app.buttons["Ok"].exists)
    withKnownIssue {
      app.buttons["Ok"].tap()
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("Application app is not running") }
    }
    withKnownIssue {
      #expect(app.buttons.count == 0)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("is not running") }
    }
  }

  @Test("UITesting.UP3. With several app delegates the launch is a failure that names them")
  func severalApps() {
    withKnownIssue {
      app.launch()
    } matching: { issue in
      let text = issue.comments.map { "\($0)" }.joined()
      return text.contains("Failed to launch: the test's process has ")
        && text.contains("classes that conform to UIApplicationDelegate (")
        && text.contains("launch one before, with SimulatedPhone().launch(MyApp.self)")
    }
    #expect(app.state == .notRunning)
  }

  @Test("UITesting.UD5. A pointer and Siri are failures that say so")
  func pointer() {
    phone.launch(KitchenApp.self)
    let place = app.coordinate(withNormalizedOffset: .zero)
    for action in [
      { app.cells["dish-1"].hover() }, { app.cells["dish-1"].click() },
      { app.cells["dish-1"].scroll(byDeltaX: 0, deltaY: 10) },
      { place.rightClick() },
      { app.click(forDuration: 1, thenDragTo: app.cells["dish-1"]) },
      { place.click(forDuration: 1, thenDragTo: place) },
    ] {
      withKnownIssue {
        action()
      } matching: { issue in
        issue.comments.contains { "\($0)".contains("the phone has no pointer") }
      }
    }
    withKnownIssue {
      XCUIDevice.shared.siriService.activate(voiceRecognitionText: "Hello")
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("the phone has no Siri") }
    }
    #expect(!XCUIDevice.shared.supportsPointerInteraction)
  }

  @Test("Keys.K12. A text that the focused element does not take fails the test, with its line")
  func notTaken() {
    let delegate = phone.launch(StillApp.self)
    delegate.view.becomeFirstResponder()
    let element = app.otherElements["still"]
    withKnownIssue {
      element.typeText("egg")
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("nothing takes the text 'egg'") }
    }
    withKnownIssue {
      phone.type("egg")
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("nothing takes the text 'egg'") }
    }
    // Without a hardware keyboard there would have to be one on the screen.
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.hardware]))
    withKnownIssue { element.typeText("egg") }
    // A responder that handles presses takes them.
    phone.set(\.keyboard, KeyboardSetting.defaults)
    delegate.view.handlesPresses = true
    element.typeText("egg")
    #expect(delegate.view.presses == 3)
  }
}

/// A view that can be the first responder, and takes no text.
private final class StillView: UIView {
  var handlesPresses = false
  var presses = 0
  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if handlesPresses { self.presses += 1 } else { super.pressesBegan(presses, with: event) }
  }
}

private final class StillApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let view = StillView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    view.accessibilityIdentifier = "still"
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
