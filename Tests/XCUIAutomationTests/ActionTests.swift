import PhoneTesting
import Testing
import UIKit
import XCUIAutomation

/// Touches and keys on elements of the screen.
@MainActor struct ActionTests {
  private let phone = SimulatedPhone(.iPhone7)
  private let app = XCUIApplication()

  private func openDish() -> DishScreen {
    let delegate = phone.launch(KitchenApp.self)
    app.cells["dish-1"].tap()
    return delegate.list.navigationController?.topViewController as? DishScreen ?? DishScreen()
  }

  @Test("UITesting.UA1. A tap reaches the control, and its effect is there when it returns")
  func taps() {
    let dish = openDish()
    app.buttons["Taste"].tap()
    #expect(dish.events == ["tasted"])
    app.switches["Hot"].tap()
    #expect(app.switches["Hot"].value as? String == "1")
    app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      .withOffset(
        CGVector(dx: app.buttons["Taste"].frame.midX, dy: app.buttons["Taste"].frame.midY)
      ).tap()
    #expect(dish.events == ["tasted", "hot true", "tasted"])
  }

  @Test("UITesting.UA2. An action waits until transitions have ended")
  func transitions() {
    phone.launch(KitchenApp.self)
    app.cells["dish-2"].tap()
    #expect(app.navigationBars["Dish 2"].exists && !app.tables.firstMatch.exists)
    app.navigationBars.buttons["Dishes"].tap()
    #expect(app.tables["dishes"].exists && !app.buttons["Taste"].exists)
  }

  @Test("UITesting.UA2. An animation without end is nothing to wait for")
  func endlessAnimations() {
    let dish = openDish()
    let wheel = UIActivityIndicatorView(frame: CGRect(x: 300, y: 220, width: 20, height: 20))
    dish.scroll.addSubview(wheel)
    wheel.startAnimating()
    let start = phone.time
    app.buttons["Taste"].tap()
    #expect(dish.events == ["tasted"] && phone.time - start < 3)
    #expect(app.activityIndicators.count == 1)
  }

  @Test("UITesting.UA3. Waiting passes the phone's time, and none of the machine's")
  func waiting() {
    _ = openDish()
    app.switches["Hot"].tap()
    let state = app.staticTexts["state"]
    let boiling = app.staticTexts["boiling"]
    #expect(!boiling.exists)
    let start = phone.time
    #expect(boiling.waitForExistence(timeout: 10))
    #expect((1...2.5).contains(phone.time - start))
    #expect(state.wait(for: \.label, toEqual: "boiling", timeout: 1))
    #expect(!app.staticTexts["cold"].waitForExistence(timeout: 3))
    #expect(app.staticTexts["cold"].waitForNonExistence(timeout: 3))
    let later = phone.time
    #expect(!boiling.waitForNonExistence(timeout: 5))
    #expect(abs(phone.time - later - 5) < 0.3)
  }

  @Test("UITesting.UA4. Double taps, two fingers, long presses, pinches and turns are recognized")
  func gestures() {
    let dish = openDish()
    let pad = app.otherElements["Pad"]
    pad.doubleTap()
    pad.twoFingerTap()
    pad.press(forDuration: 1)
    #expect(dish.events == ["double", "two fingers", "long"])
    pad.tap(withNumberOfTaps: 2, numberOfTouches: 1)
    #expect(dish.events.last == "double")
    pad.pinch(withScale: 2, velocity: 4)
    #expect(dish.events.contains { $0.hasPrefix("pinch 1.") || $0.hasPrefix("pinch 2") })
    pad.rotate(1, withVelocity: 2)
    #expect(dish.events.contains { $0.hasPrefix("turn ") && $0 != "turn 0.0" })
  }

  @Test("UITesting.UA5. An element in a scroll view is scrolled onto the screen before a tap")
  func scrolling() {
    let dish = openDish()
    let far = app.buttons["Far"]
    #expect(far.exists && !far.isHittable)
    far.tap()
    #expect(dish.events == ["reached"])
    #expect(far.isHittable && dish.scroll.contentOffset.y > 1000)
  }

  @Test("UITesting.UA6. What is covered or off the screen cannot be hit")
  func hittable() {
    _ = openDish()
    #expect(app.buttons["Taste"].isHittable && app.buttons["Closed"].isHittable)
    #expect(app.buttons["Covered"].exists && !app.buttons["Covered"].isHittable)
    #expect(!app.buttons["None"].isHittable)
    // The keyboard covers what is below it.
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.hardware]))
    #expect(app.pickerWheels.firstMatch.isHittable)
    app.textFields["name"].tap()
    #expect(!app.pickerWheels.firstMatch.isHittable && app.textFields["name"].isHittable)
  }

  @Test("UITesting.UA7. Swipes scroll, fast ones farther")
  func swipes() {
    let delegate = phone.launch(KitchenApp.self)
    let table = app.tables["dishes"]
    table.swipeUp()
    let far = delegate.list.tableView.contentOffset.y
    #expect(far > 100)
    table.swipeDown()
    table.swipeDown()
    #expect(delegate.list.tableView.contentOffset.y < far)
    let start = delegate.list.tableView.contentOffset.y
    table.swipeUp(velocity: .fast)
    #expect(delegate.list.tableView.contentOffset.y - start > far)
    #expect(XCUIGestureVelocity.default.rawValue == -10 && 300 as XCUIGestureVelocity != .slow)
  }

  @Test("UITesting.UA8. A drag presses, moves and holds")
  func drags() {
    let delegate = phone.launch(KitchenApp.self)
    let from = app.cells["dish-8"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let to = from.withOffset(CGVector(dx: 0, dy: -200))
    #expect(abs(from.screenPoint.y - to.screenPoint.y - 200) < 0.1)
    let start = delegate.list.tableView.contentOffset.y
    from.press(forDuration: 0, thenDragTo: to, withVelocity: 300, thenHoldForDuration: 0.5)
    // A held finger throws nothing.
    let moved = delegate.list.tableView.contentOffset.y - start
    #expect((150...200).contains(moved), "\(moved)")
    app.cells["dish-9"].press(forDuration: 0, thenDragTo: app.cells["dish-12"])
    #expect(delegate.list.tableView.contentOffset.y < start + moved)
  }

  @Test("UITesting.UA9. Text goes to the edited element by the keyboard, whatever the character")
  func typing() {
    let dish = openDish()
    let field = app.textFields["name"]
    field.tap()
    field.typeText("Soup, Größe 2!")
    #expect(dish.name.text == "Soup, Größe 2!")
    field.typeText(XCUIKeyboardKey.delete.rawValue + XCUIKeyboardKey.delete.rawValue)
    #expect(field.value as? String == "Soup, Größe ")
    field.typeKey("a", modifierFlags: .command)
    field.typeKey(.delete, modifierFlags: [])
    #expect(dish.name.text == "")
    XCUIElement.perform(withKeyModifiers: .shift) { field.typeText("a") }
    #expect(dish.name.text == "A")
    app.secureTextFields["Secret"].tap()
    app.typeText("abc")
    #expect(dish.secret.text == "abc")
  }

  @Test("UITesting.UA10. Text for an element that is not edited is a failure")
  func typingWithoutFocus() {
    _ = openDish()
    let line = #line + 2
    withKnownIssue {
      app.textFields["name"].typeText("Soup")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          "\($0)".contains(
            "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
              + "Event dispatch snapshot: TextField, {{20.0, ")
        }
    }
  }

  @Test("UITesting.UA11. A slider's knob is dragged to a position")
  func sliders() {
    let dish = openDish()
    let heat = app.sliders["Heat"]
    for position in [0.7, 0.2, 1, 0] {
      heat.adjust(toNormalizedSliderPosition: position)
      #expect(abs(Double(dish.heat.value) - position) < 0.02, "\(position)")
      #expect(abs(heat.normalizedSliderPosition - position) < 0.02)
    }
    withKnownIssue {
      app.buttons["Taste"].adjust(toNormalizedSliderPosition: 0.5)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("The element is not a slider") }
    }
  }

  @Test("UITesting.UA12. A wheel is turned to a value in either direction")
  func wheels() {
    let dish = openDish()
    let wheel = app.pickerWheels.firstMatch
    #expect(wheel.value as? String == "Small")
    wheel.adjust(toPickerWheelValue: "Large")
    #expect(wheel.value as? String == "Large" && dish.pan.selectedRow(inComponent: 0) == 2)
    wheel.adjust(toPickerWheelValue: "Medium")
    #expect(dish.pan.selectedRow(inComponent: 0) == 1)
    withKnownIssue {
      wheel.adjust(toPickerWheelValue: "Enormous")
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("'Enormous'") }
    }
  }

  // UITesting.UE7.
  @Test("UITesting.UA13. Alerts, their fields and the keyboard's keys are elements")
  func alerts() {
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.hardware]))
    let delegate = phone.launch(KitchenApp.self)
    app.buttons["add"].tap()
    let alert = app.alerts["New dish"]
    #expect(alert.exists && alert.label == "New dish" && alert.staticTexts["Which one?"].exists)
    let field = alert.textFields["Name of the dish"]
    field.tap()
    #expect(app.keyboards.count == 1)
    #expect(app.keyboards.keys.count >= 26)
    for letter in ["T", "e", "a"] { app.keys[letter].tap() }
    #expect(field.value as? String == "Tea")
    app.keys["delete"].tap()
    #expect(field.value as? String == "Te")
    alert.buttons["Cook"].tap()
    #expect(!app.alerts.firstMatch.exists && delegate.list.title == "Te")
    #expect(app.navigationBars["Te"].exists && app.keyboards.count == 0)
  }
}
