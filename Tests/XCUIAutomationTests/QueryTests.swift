import PhoneTesting
import Testing
import UIKit
import XCUIAutomation

/// Queries for elements of the screen.
@MainActor struct QueryTests {
  private let phone = SimulatedPhone(.iPhone7)
  private let app = XCUIApplication()

  private func openDish() {
    phone.launch(KitchenApp.self)
    app.cells["dish-1"].tap()
  }

  // UITesting.UE1.
  @Test("UITesting.UE2. The app is the root; windows, bars, tables and cells are inside each other")
  func tree() throws {
    phone.launch(KitchenApp.self)
    #expect(app.exists && app.elementType == .application)
    #expect(app.label == "XCUIAutomationTests")
    #expect(app.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    let table = app.windows.firstMatch.tables["dishes"]
    #expect(table.exists && table.cells.count >= 10)
    #expect(app.navigationBars["Dishes"].buttons["add"].label == "Add")
    #expect(app.navigationBars["Dishes"].staticTexts["Dishes"].exists)
    // Children are directly inside, descendants anywhere.
    #expect(app.children(matching: .window).count == app.windows.count)
    #expect(app.children(matching: .table).count == 0)
    #expect(app.descendants(matching: .table).count == 1)
    #expect(!app.alerts.firstMatch.exists && app.alerts.count == 0)
  }

  @Test("UITesting.UE3. Hidden views, and what a container hides, are no elements")
  func hidden() throws {
    let delegate = phone.launch(KitchenApp.self)
    app.cells["dish-1"].tap()
    let screen = delegate.list.navigationController?.topViewController as? DishScreen
    let dish = try #require(screen)
    dish.name.isHidden = true
    dish.taste.alpha = 0
    #expect(!app.textFields["name"].exists && !app.buttons["Taste"].exists)
    #expect(app.sliders["Heat"].exists)
    dish.scroll.accessibilityElementsHidden = true
    #expect(!app.sliders["Heat"].exists && app.scrollViews["dish"].exists)
    dish.scroll.accessibilityElementsHidden = false
    dish.scroll.accessibilityElements = [dish.hot]
    #expect(!app.sliders["Heat"].exists && app.switches["Hot"].exists)
  }

  @Test("UITesting.UE4. The parts of buttons and cells are elements, those of other elements not")
  func parts() {
    openDish()
    #expect(app.buttons["Taste"].staticTexts["Taste"].exists)
    #expect(app.otherElements["Pad"].exists && !app.staticTexts["Inner"].exists)
    app.navigationBars.buttons["Dishes"].tap()
    #expect(app.cells["dish-2"].staticTexts["Dish 2"].exists)
  }

  @Test("UITesting.UE5. A cell's label for VoiceOver is none of its own")
  func cellLabels() {
    phone.launch(KitchenApp.self)
    #expect(app.cells["dish-3"].label == "" && !app.cells["Dish 3"].exists)
    #expect(app.staticTexts["Dish 3"].exists)
    #expect(app.cells.containing(.staticText, identifier: "Dish 3").element.identifier == "dish-3")
  }

  @Test("UITesting.UT1. Each control has the type of its class")
  func types() {
    openDish()
    let found: [(XCUIElementQuery, String)] = [
      (app.textFields, "name"), (app.secureTextFields, "Secret"), (app.switches, "Hot"),
      (app.sliders, "Heat"), (app.staticTexts, "state"), (app.buttons, "Taste"),
      (app.scrollViews, "dish"), (app.otherElements, "Pad"), (app.navigationBars, "Dish 1"),
    ]
    for (query, name) in found { #expect(query[name].exists, "\(name)") }
    #expect(app.segmentedControls.element.buttons.count == 3)
    #expect(app.pickers.element.pickerWheels.count == 1)
    #expect(app.buttons["Taste"].elementType == .button)
    #expect(XCUIElement.ElementType.staticText.rawValue == 48)
  }

  @Test("UITesting.UE6. Attributes are those of the accessibility element")
  func attributes() {
    openDish()
    #expect(app.textFields["name"].placeholderValue == "Name")
    #expect(app.switches["Hot"].value as? String == "0")
    #expect(app.sliders["Heat"].value as? String == "0%")
    #expect(!app.buttons["Closed"].isEnabled && app.buttons["Taste"].isEnabled)
    #expect(!app.segmentedControls.buttons["Two"].isSelected)
    app.segmentedControls.buttons["Two"].tap()
    #expect(app.segmentedControls.buttons["Two"].isSelected)
    #expect(app.buttons["Taste"].title == "" && !app.buttons["Taste"].hasFocus)
    #expect(app.buttons["Taste"].horizontalSizeClass == .compact)
    #expect(app.buttons["Taste"].frame.size == CGSize(width: 120, height: 44))
  }

  // UITesting.UQ2.
  @Test("UITesting.UQ1. A query is made anew at each use")
  func lazy() {
    let button = app.buttons["Taste"]
    let count = app.cells
    phone.launch(KitchenApp.self)
    #expect(!button.exists && count.count > 0)
    app.cells["dish-1"].tap()
    #expect(button.exists)
  }

  @Test("UITesting.UQ3. An element is the first, that at an index, or the only one")
  func choices() {
    phone.launch(KitchenApp.self)
    #expect(app.cells.element(boundBy: 1).identifier == "dish-2")
    #expect(app.cells.firstMatch.identifier == "dish-1")
    #expect(app.cells.allElementsBoundByIndex.map(\.identifier).prefix(2) == ["dish-1", "dish-2"])
    #expect(app.tables.element.identifier == "dishes")
    #expect(!app.cells.element(boundBy: 500).exists)
    let bound = app.cells.allElementsBoundByAccessibilityElement[2]
    #expect(bound.identifier == "dish-3")
    // Several match: the element exists, but cannot be used.
    #expect(app.cells.element.exists)
    withKnownIssue {
      _ = app.cells.element.identifier
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("Multiple matching elements found for") }
    }
  }

  @Test(
    "UITesting.UQ4. A name is an identifier, label, value or placeholder; at most 128 characters")
  func names() {
    openDish()
    #expect(app.textFields["name"].exists && app.textFields["Name"].exists)
    #expect(app.sliders["0%"].exists && !app.sliders["0"].exists)
    #expect(app.buttons.matching(identifier: "Taste").count == 1)
    #expect(app.descendants(matching: .any).matching(.switch, identifier: "Hot").count == 1)
    #expect(app.buttons.element(matching: .button, identifier: "Taste").exists)
    let long = String(repeating: "x", count: 129)
    withKnownIssue {
      _ = app.buttons[long].label
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("exceeds maximum length of 128 characters") }
    }
  }

  @Test("UITesting.UQ5. Predicates ask for attributes by their keys")
  func predicates() {
    openDish()
    let label = NSPredicate(format: "label BEGINSWITH[c] %@", "ta")
    #expect(app.buttons.matching(label).count == 1)
    #expect(app.buttons.element(matching: label).label == "Taste")
    #expect(app.buttons.matching(NSPredicate(format: "enabled == false")).count == 1)
    #expect(app.buttons.matching(NSPredicate(format: "isEnabled == NO")).count == 1)
    let type = NSPredicate(format: "elementType == %d", XCUIElement.ElementType.slider.rawValue)
    #expect(app.descendants(matching: .any).matching(type).count == 1)
    #expect(
      app.scrollViews.containing(NSPredicate(format: "label == 'Heat'")).firstMatch.identifier
        == "dish")
    #expect(NSPredicate(format: "exists == true").evaluate(with: app.buttons["Taste"]))
    #expect(!NSPredicate(format: "exists == true").evaluate(with: app.buttons["None"]))
    #expect(NSPredicate(format: "hittable == true").evaluate(with: app.buttons["Taste"]))
  }

  @Test("UITesting.UQ6. The windows of the phone have no buttons of a Mac's windows")
  func windowButtons() {
    openDish()
    let names = [
      XCUIIdentifierCloseWindow, XCUIIdentifierMinimizeWindow, XCUIIdentifierZoomWindow,
      XCUIIdentifierFullScreenWindow,
    ]
    #expect(Set(names).count == 4 && names.allSatisfy { $0.hasPrefix("_XCUI:") })
    #expect(names.allSatisfy { !app.windows.firstMatch.buttons[$0].exists })
  }

  @Test("UITesting.UE8. A snapshot keeps the attributes, also as a dictionary")
  func snapshots() throws {
    openDish()
    let taken = try app.snapshot()
    app.navigationBars.buttons["Dishes"].tap()
    #expect(taken.elementType == .application && !taken.children.isEmpty)
    let dictionary = taken.dictionaryRepresentation
    #expect(dictionary[.label] as? String == "XCUIAutomationTests")
    #expect((dictionary[.children] as? [Any])?.count == taken.children.count)
    #expect(throws: (any Error).self) { try app.buttons["None"].snapshot() }
  }

  @Test("UITesting.UE9. The description has the tree, the path and the query")
  func descriptions() {
    openDish()
    let text = app.buttons["Taste"].debugDescription
    #expect(text.hasPrefix("Attributes: Button, {{20.0, "))
    #expect(text.contains("label: 'Taste'") && text.contains("Element subtree:"))
    #expect(text.contains("Path to element:\n →Application, label: 'XCUIAutomationTests'"))
    #expect(text.contains("→Find: Target Application 'XCUIAutomationTests'"))
    #expect(text.contains("↪︎Find: Descendants matching type Button"))
    #expect(app.debugDescription.contains("NavigationBar, {{0.0, 20.0}, {375.0, 44.0}}"))
    #expect(app.buttons.debugDescription.contains("Output: {"))
  }
}
