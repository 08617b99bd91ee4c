import StoreKitTest
import XCTest

@testable import FieldNotesKit

@MainActor
final class PatronTests: XCTestCase {
  var session: SKTestSession!

  override func setUp() async throws {
    session = try SKTestSession(configurationFileNamed: "Patron")
    session.resetToDefaultState()
    session.disableDialogs = true
    session.clearTransactions()
  }

  func testBadge() {
    let patron = Patron()
    let isBought = expectation(description: "bought")
    patron.buyBadge { badge in
      XCTAssertNotNil(badge)
      isBought.fulfill()
    }
    wait(for: [isBought], timeout: 5)
    XCTAssertEqual(session.allTransactions().map(\.productIdentifier), ["badge"])
  }

  func testMembership() async throws {
    let patron = Patron()
    try await patron.join()
    XCTAssertTrue(patron.isMember)
    try session.expireSubscription(productIdentifier: "membership")
    await patron.refresh()
    XCTAssertFalse(patron.isMember)
  }
}
