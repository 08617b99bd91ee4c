import Recipes
import XCTest

@testable import Pantry

#if canImport(PhoneTesting)
  import PhoneTesting
#endif

@MainActor
final class PantryTests: XCTestCase {
  func testShelf() {
    let stock = Stock()
    stock.add("Salt")
    XCTAssertEqual(stock.count, 1)
    stock.toggleFavorite(stock.items[0])
    XCTAssertTrue(stock.items[0].isFavorite)
    stock.remove(stock.items[0])
    XCTAssertEqual(stock.items, [])
  }

  func testRecipePage() throws {
    XCTAssertEqual(try RecipePage("<h1>Soup</h1><p>Salt<h1>Tea").titles, ["Soup", "Tea"])
    XCTAssertThrowsError(try RecipePage("")) {
      XCTAssertEqual(($0 as NSError).domain, "Recipes.RecipeError")
    }
  }

  func testController() {
    let controller = StockViewController(stock: Stock())
    controller.loadViewIfNeeded()
    controller.stock.add("Salt")
    XCTAssertEqual(controller.title, "Pantry (1)")
    XCTAssertNotNil(controller.navigationItem.rightBarButtonItem?.image)
  }

  func testTestCaseIsADelegate() {
    let field = UITextField()
    field.delegate = self
    XCTAssertTrue(field.delegate === self)
    XCTAssertEqual(field.delegate?.textFieldShouldReturn?(field), true)
    XCTAssertTrue(isEqual(self))
    XCTAssertEqual(description, "-[PantryTests testTestCaseIsADelegate]")
  }

  func testWindowLivesAsLongAsTheTest() {
    let (view, other) = (UIView(), UIView())
    UIWindow().addSubview(view)
    let pause = expectation(description: "a moment later")
    DispatchQueue.main.async { pause.fulfill() }
    wait(for: [pause], timeout: 5)
    XCTAssertNotNil(view.window)
    autoreleasepool { UIWindow().addSubview(other) }
    XCTAssertNil(other.window)
  }

  #if canImport(PhoneTesting)
    private func launch(_ model: PhoneModel = .iPhoneXS) -> (SimulatedPhone, AppDelegate) {
      let phone = SimulatedPhone(model)
      let app = phone.launch(AppDelegate.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    private func navigation(_ app: AppDelegate) -> UINavigationController? {
      app.window?.rootViewController as? UINavigationController
    }

    func testRows() throws {
      let (phone, app) = launch()
      XCTAssertEqual(navigation(app)?.navigationBar.standardAppearance.backgroundColor, .systemTeal)
      try phone.tap("Eggs")
      phone.waitUntilIdle()
      XCTAssertEqual(navigation(app)?.topViewController?.title, "Eggs")
    }

    func testMenuOfRow() throws {
      let (phone, app) = launch(.iPhone11)
      try phone.press("Flour", for: 1)
      phone.waitUntilIdle()
      XCTAssertEqual(phone.haptics, [.soundPeek])
      try phone.tap("Remove")
      phone.waitUntilIdle()
      XCTAssertEqual(app.stock.items.map(\.name), ["Eggs"])
      XCTAssertEqual(navigation(app)?.topViewController?.title, "Pantry (1)")
    }

    func testMenuOfBar() throws {
      let (phone, app) = launch()
      try phone.tap("More")
      phone.waitUntilIdle()
      try phone.tap("Add Rice")
      phone.waitUntilIdle()
      XCTAssertEqual(app.stock.items.map(\.name), ["Eggs", "Flour", "Rice"])
      XCTAssertNotNil(phone.element(label: "Rice"))
    }

    func testShelves() throws {
      let (phone, app) = launch()
      let shelves = ShelvesViewController()
      phone.run { navigation(app)?.pushViewController(shelves, animated: false) }
      phone.waitUntilIdle()
      XCTAssertNotNil(phone.element(label: "Potatoes"))
      XCTAssertNil(phone.element(label: "Jam"))
      try phone.tap("Upper shelf")
      phone.waitUntilIdle()
      XCTAssertNotNil(phone.element(label: "Jam"))
      try phone.tap("Lower shelf")
      phone.waitUntilIdle()
      XCTAssertNil(phone.element(label: "Potatoes"))
      try phone.perform(.custom("Remove"), on: "Honey")
      phone.waitUntilIdle()
      XCTAssertEqual(shelves.removed, ["Honey"])
      XCTAssertNil(phone.element(label: "Honey"))
    }

    func testTyping() throws {
      let (phone, app) = launch()
      try phone.tap("Name")
      phone.type("Tea\n")
      XCTAssertEqual(app.stock.items.last?.name, "Tea")
      XCTAssertEqual(phone.haptics.count, 1)
    }

    func testPreview() throws {
      let (phone, app) = launch()
      try phone.press("Name", force: 6, for: 1, ramp: 0.5)
      phone.waitUntilIdle()
      XCTAssertEqual(phone.haptics, [.soundPeek, .soundPop])
      XCTAssertEqual(navigation(app)?.topViewController?.title, "New")
    }
  #endif
}

extension PantryTests: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
