import NotebookKit
import XCTest

final class Folder: Binder {
  override func label(of page: Int, in book: String = "folder") -> String {
    "folder, " + super.label(of: page, in: book)
  }
  override var rings: Int {
    get { super.rings + 2 }
    set { super.rings = newValue }
  }
  override class func make() -> Binder { Folder() }
  override class var kind: String { "folder and " + super.kind }
}

final class TitleKeeper: BinderKeeper { var binderTitle: String { "Birds" } }
final class HeightKeeper: BinderKeeper {
  func binder(_ binder: Binder, heightOfPage index: Int) -> CGFloat { CGFloat(index * 40) }
}

/// Members that another module overrides or implements.
@MainActor final class BinderTests: XCTestCase {
  func testMembersOfAnExtensionAreOverridden() {
    let binder: Binder = Folder()
    XCTAssertEqual(binder.summary(), "no title, 0 points, folder, page 1 of book")
    binder.rings = 3
    XCTAssertEqual(binder.rings, 5)
    XCTAssertEqual(type(of: binder).kind, "folder and binder")
    XCTAssertTrue(type(of: binder).make() is Folder)
  }

  func testRequirementsAreImplementedBySubclassesOfTheConformingClass() {
    let binder = Binder()
    let (title, height) = (TitleKeeper(), HeightKeeper())
    binder.delegate = title
    XCTAssertEqual(binder.summary(), "Birds, 0 points, page 1 of book")
    binder.delegate = height
    XCTAssertEqual(binder.summary(), "no title, 40 points, page 1 of book")
  }

  func testViewsAreMadeOfKindsInLists() {
    XCTAssertEqual(BinderCatalog.view(named: "binder")?.frame.height, 2)
    XCTAssertNil(BinderCatalog.view(named: "pen"))
    let views = BinderCatalog.views(of: [UILabel.self, Folder.self])
    XCTAssertEqual(views.map { $0 is Folder }, [false, true, false, true, false, true])
    XCTAssertEqual(views[1].tag, 1)
  }

  func testClassesOfFrameworksAreFoundByName() {
    for type: AnyClass in [UITableViewController.self, UILabel.self, NSMutableArray.self] {
      XCTAssertTrue(NSClassFromString(NSStringFromClass(type)) === type)
    }
    XCTAssertNotNil(NSClassFromString("XCTestCase"))
    XCTAssertNil(NSClassFromString("Binder"))
  }
}
