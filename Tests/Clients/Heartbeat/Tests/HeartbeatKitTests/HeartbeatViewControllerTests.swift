import HeartbeatKit
import UIKit
import XCTest

/// Tests with XCTest, with both ways to write test cases for the main actor.
final class HeartbeatViewControllerTests: XCTestCase {
  @MainActor func testHeartIsSeenByPeopleWhoDoNotSee() {
    let controller = HeartbeatViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.heart.accessibilityLabel, "Heart")
  }

  func testPatternOffTheMainActor() throws {
    XCTAssertGreaterThan(try HeartbeatPlayer.pattern().duration, 0)
  }

  @MainActor func testAsync() async throws {
    try await Task.sleep(nanoseconds: 1_000_000)
    XCTAssertFalse(HeartbeatPlayer().isRunning)
    let metronome = Metronome()
    metronome.start()
    let ticked = expectation(description: "ticked")
    metronome.onTick = { ticked.fulfill() }
    await fulfillment(of: [ticked], timeout: 60)
    metronome.stop()
    XCTAssertGreaterThan(metronome.ticks, 0)
  }
}

@MainActor final class HeartbeatPlayerTests: XCTestCase {
  private var player: HeartbeatPlayer!

  override func setUp() async throws {
    player = HeartbeatPlayer()
  }

  func testBeats() throws {
    let beaten = expectation(description: "beaten")
    try player.beat(strength: 0.5)
    DispatchQueue.main.async { beaten.fulfill() }
    wait(for: [beaten], timeout: 5)
    XCTAssertTrue(player.isRunning)
  }
}
