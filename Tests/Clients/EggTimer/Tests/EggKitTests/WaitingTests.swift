import EggKit
import UIKit
import XCTest

/// Tests without a phone, as written for an iPhone: they use the machine's time.
final class WaitingTests: XCTestCase {
  func testDispatchWithExpectation() {
    let rung = expectation(description: "rung")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { rung.fulfill() }
    wait(for: [rung], timeout: 1)
  }

  @MainActor func testTimerWithExpectation() {
    let boiled = expectation(description: "boiled")
    EggViewController().boil(0.1) { boiled.fulfill() }
    waitForExpectations(timeout: 1)
    _ = boiled
  }

  @MainActor func testRunLoop() {
    var isBoiled = false
    EggViewController().boil(0.05) { isBoiled = true }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    XCTAssertTrue(isBoiled)
  }

  @MainActor func testAsync() async throws {
    let boiled = expectation(description: "boiled")
    EggViewController().boil(0.1) { boiled.fulfill() }
    try await Task.sleep(nanoseconds: 1_000_000)
    await fulfillment(of: [boiled], timeout: 1)
  }

  func testNothingRings() {
    let rung = expectation(description: "rung")
    rung.isInverted = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { rung.fulfill() }
    wait(for: [rung], timeout: 0.05)
  }

  @MainActor func testAnimationWithExpectation() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIApplication.shared.windows.first?.addSubview(view)
    let faded = expectation(description: "faded")
    UIView.animate(withDuration: 0.05) {
      view.alpha = 0
    } completion: { _ in
      faded.fulfill()
    }
    waitForExpectations(timeout: 5)
    XCTAssertEqual(view.alpha, 0)
  }

  @MainActor func testAwaitedAnimation() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIApplication.shared.windows.first?.addSubview(view)
    await withCheckedContinuation { done in
      UIView.animate(withDuration: 0.05) {
        view.alpha = 0
      } completion: { _ in
        done.resume()
      }
    }
    XCTAssertTrue(UIApplication.shared.windows.contains { $0.isKeyWindow })
    // Nor is it the app of a phone that an earlier test has left.
    XCTAssertFalse(
      UIApplication.shared.windows.contains { $0.rootViewController is EggViewController })
  }
}
