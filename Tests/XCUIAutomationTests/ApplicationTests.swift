import PhoneTesting
import Testing
import UIKit
import XCUIAutomation

/// The app, the device and its screen.
@MainActor struct ApplicationTests {
  private let phone = SimulatedPhone(.iPhone7)
  private let app = XCUIApplication()

  @Test("UITesting.UP2. A launch ends the running app, and begins it anew")
  func launch() {
    let first = phone.launch(KitchenApp.self)
    app.cells["dish-1"].tap()
    app.launch()
    #expect(app.state == .runningForeground && app.tables["dishes"].exists)
    #expect(UIApplication.shared.delegate !== first)
    app.terminate()
    #expect(app.state == .notRunning && !app.tables["dishes"].exists)
  }

  @Test("UITesting.UP5. The launched app has the arguments, the environment and the defaults")
  func arguments() throws {
    phone.launch(KitchenApp.self)
    app.launchArguments = ["-kitchen-size", "big", "--ui"]
    app.launchEnvironment = ["KITCHEN_SPICE": "thyme"]
    app.launch()
    let delegate = try #require(UIApplication.shared.delegate as? KitchenApp)
    #expect(delegate.arguments.suffix(3) == ["-kitchen-size", "big", "--ui"])
    #expect(delegate.spice == "thyme")
    #expect(UserDefaults.standard.string(forKey: "kitchen-size") == "big")
    app.terminate()
    #expect(!CommandLine.arguments.contains("--ui"))
    #expect(ProcessInfo.processInfo.environment["KITCHEN_SPICE"] == nil)
    #expect(UserDefaults.standard.string(forKey: "kitchen-size") == nil)
  }

  // UITesting.UD1.
  @Test("UITesting.UP6. The Home button leaves the app, and it comes back to the front")
  func home() {
    phone.launch(KitchenApp.self)
    XCUIDevice.shared.press(.home)
    #expect(app.state == .runningBackground || app.state == .runningBackgroundSuspended)
    app.activate()
    #expect(app.wait(for: .runningForeground, timeout: 2))
    #expect(!app.wait(for: .notRunning, timeout: 1))
  }

  @Test("UITesting.UP7. A URL is opened by the app")
  func urls() throws {
    let delegate = phone.launch(KitchenApp.self)
    let url = try #require(URL(string: "kitchen:soup"))
    app.open(url)
    #expect(delegate.openedURL == url)
    let other = try #require(URL(string: "kitchen:tea"))
    XCUIDevice.shared.system.open(other)
    #expect(delegate.openedURL == other)
  }

  @Test("UITesting.UD2. The device turns, and elements are where the interface has them")
  func orientation() {
    let delegate = phone.launch(KitchenApp.self)
    #expect(XCUIDevice.shared.orientation == .portrait)
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(XCUIDevice.shared.orientation == .landscapeLeft)
    #expect(app.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(app.navigationBars.firstMatch.frame.width == 667)
    app.tables["dishes"].swipeUp()
    #expect(delegate.list.tableView.contentOffset.y > 50)
    app.buttons["add"].tap()
    #expect(app.alerts["New dish"].exists)
  }

  @Test("UITesting.UD3. The appearance of the system is light or dark")
  func appearance() {
    let delegate = phone.launch(KitchenApp.self)
    #expect(XCUIDevice.shared.appearance == .light)
    XCUIDevice.shared.appearance = .dark
    #expect(XCUIDevice.shared.appearance == .dark)
    #expect(delegate.window?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("UITesting.UD4. A button that the phone lacks is a failure")
  func buttons() {
    phone.launch(KitchenApp.self)
    XCUIDevice.shared.press(.volumeUp)
    #expect(XCUIDevice.shared.hasHardwareButton(.volumeDown))
    #expect(!XCUIDevice.shared.hasHardwareButton(.camera))
    withKnownIssue {
      XCUIDevice.shared.press(.action)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("the phone has no button 'action'") }
    }
  }

  @Test("UITesting.US1. Screenshots are those of the phone, of an element the part with it")
  func screenshots() throws {
    phone.launch(KitchenApp.self)
    let screen = XCUIScreen.main.screenshot()
    #expect(screen.pngRepresentation == Data(try phone.screenshot()))
    #expect(screen.image.size == CGSize(width: 375, height: 667))
    let cell = app.cells["dish-2"]
    let part = cell.screenshot()
    #expect(part.image.size == cell.frame.size && part.image.scale == screen.image.scale)
    #expect(XCUIScreen.screens.count == 1)
  }

  @Test("UITesting.US1. An element off the screen has no screenshot, so the test fails")
  func screenshotOffScreen() throws {
    let delegate = phone.launch(KitchenApp.self)
    let label = UILabel(frame: CGRect(x: 0, y: 5000, width: 60, height: 20))
    label.text = "Cellar"
    try #require(delegate.window).addSubview(label)
    withKnownIssue {
      #expect(app.staticTexts["Cellar"].screenshot().pngRepresentation.isEmpty)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("is not on the screen") }
    }
  }

  @Test("UITesting.UI1. Monitors handle a question of the phone before an action, last one first")
  func interruptions() {
    phone.launch(KitchenApp.self)
    phone.ask(SystemAlert(title: "Use the place?", buttons: ["No", "Yes"], cancelButton: 0))
    var seen: [String] = []
    let test = NSObject()
    let first = test.addUIInterruptionMonitor(withDescription: "all") { _ in
      seen.append("all")
      return false
    }
    let second = test.addUIInterruptionMonitor(withDescription: "place") { alert in
      seen.append(alert.label)
      guard alert.buttons["Yes"].exists else { return false }
      alert.buttons["Yes"].tap()
      return true
    }
    app.cells["dish-1"].tap()
    #expect(seen == ["Use the place?"] && phone.alerts.isEmpty)
    #expect(app.navigationBars["Dish 1"].exists)
    test.removeUIInterruptionMonitor(second)
    phone.ask(SystemAlert(title: "Again?", buttons: ["No", "Yes"], cancelButton: 0))
    app.buttons["Taste"].tap()
    // UITesting.UI3. Nobody has handled it, so it is canceled.
    #expect(seen == ["Use the place?", "all"] && phone.alerts.isEmpty)
    test.removeUIInterruptionMonitor(first)
  }

  @Test("UITesting.UI2. The system's interface has the phone's questions as alerts")
  func system() {
    phone.launch(KitchenApp.self)
    let system = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    #expect(system.exists && system.alerts.count == 0)
    phone.ask(SystemAlert(title: "Use the place?", buttons: ["No", "Yes"]))
    #expect(system.alerts["Use the place?"].waitForExistence(timeout: 1))
    #expect(app.alerts.count == 0 && !app.cells["dish-1"].isHittable)
    system.alerts.buttons["No"].tap()
    #expect(phone.alerts.isEmpty && app.cells["dish-1"].isHittable)
  }

  // UITesting.AU2. UITesting.AU3. UITesting.AU4. UITesting.AU5. UITesting.AU6. UITesting.AU7.
  @Test("UITesting.AU1. An audit reports each issue, unless the handler ignores it")
  func audit() throws {
    phone.launch(KitchenApp.self)
    app.cells["dish-1"].tap()
    let dish =
      (UIApplication.shared.delegate as? KitchenApp)?.list.navigationController?
      .topViewController as? DishScreen
    dish?.state.textColor = UIColor(white: 0.8, alpha: 1)
    dish?.state.text = String(repeating: "boiling ", count: 20)
    dish?.taste.accessibilityLabel = ""
    dish?.pad.accessibilityTraits = [.button, .link]
    dish?.taste.frame.size = CGSize(width: 20, height: 20)
    var found: [String: String] = [:]
    try app.performAccessibilityAudit { issue in
      found[issue.compactDescription] = issue.element?.exists == true ? issue.element?.label : nil
      #expect(issue.detailedDescription.hasPrefix(issue.compactDescription))
      return true
    }
    for text in [
      "Contrast failed", "Text clipped", "Hit area is too small", "Element has no description",
      "Dynamic Type font sizes are unsupported", "Conflicting accessibility traits",
    ] { #expect(found.keys.contains(text), "\(text) in \(found)") }
    try withKnownIssue {
      try app.performAccessibilityAudit(for: .textClipped)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("Text clipped: StaticText, {{") }
    }
    dish?.state.text = "cold"
    dish?.taste.frame.size = CGSize(width: 120, height: 44)
    try app.performAccessibilityAudit(for: [.textClipped])
  }
}
