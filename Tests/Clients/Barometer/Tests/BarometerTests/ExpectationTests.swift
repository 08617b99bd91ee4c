import XCTest

final class ExpectationTests: XCTestCase {
  private let gauge = Gauge()

  func testValue() {
    keyValueObservingExpectation(for: gauge, keyPath: #keyPath(Gauge.pressure), expectedValue: 990)
    DispatchQueue.main.async { [gauge] in
      gauge.pressure = 1000
      gauge.pressure = 990
    }
    waitForExpectations(timeout: 5)
    XCTAssertEqual(gauge.pressure, 990)
  }

  func testValueThatIsThere() {
    let there = XCTKVOExpectation(keyPath: "pressure", object: gauge, expectedValue: 1013)
    XCTAssertEqual(XCTWaiter.wait(for: [there], timeout: 0), .completed)
    XCTAssertEqual(there.keyPath, "pressure")
  }

  func testHandler() {
    var pressures: [Int] = []
    let low = keyValueObservingExpectation(for: gauge, keyPath: "pressure") { object, _ in
      let pressure = (object as? Gauge)?.pressure ?? 0
      pressures.append(pressure)
      return pressure < 1000
    }
    for pressure in [1010, 999, 998] { gauge.pressure = pressure }
    wait(for: [low])
    XCTAssertEqual(pressures, [1010, 999])
  }

  func testChange() {
    let change = XCTKVOExpectation(
      keyPath: "place", object: gauge, expectedValue: nil, options: [.new, .old])
    var places: [String] = []
    change.handler = { _, change in
      places.append(change[NSKeyValueChangeKey.newKey] as? String ?? "none")
      return true
    }
    gauge.place = "roof"
    wait(for: [change], timeout: 5)
    XCTAssertEqual(places, ["roof"])
  }

  func testUnchanged() {
    let change = XCTKVOExpectation(keyPath: "pressure", object: gauge)
    change.isInverted = true
    gauge.place = "cellar"
    wait(for: [change], timeout: 0.01)
  }

  func testProgress() {
    let progress = Progress(totalUnitCount: 4)
    let half = XCTKVOExpectation(
      keyPath: #keyPath(Progress.fractionCompleted), object: progress, expectedValue: 0.5)
    DispatchQueue.global().async { for _ in 0..<4 { progress.completedUnitCount += 1 } }
    wait(for: [half], timeout: 5)
  }

  func testDarwinNotification() {
    let posted = XCTDarwinNotificationExpectation(notificationName: "barometer.fell")
    XCTAssertEqual(posted.notificationName, "barometer.fell")
    CFNotificationCenterPostNotification(
      CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName("barometer.fell" as CFString),
      nil, nil, true)
    wait(for: [posted], timeout: 5)
  }

  func testFulfillment() async {
    let done = XCTestExpectation(description: "done")
    Task { done.fulfill() }
    await fulfillment(of: [done])
    let again = XCTestExpectation(description: "again")
    Task { again.fulfill() }
    let result = await XCTWaiter.fulfillment(of: [again])
    XCTAssertEqual(result, .completed)
  }

  func testTimeoutError() {
    let error = XCTestError(.timeoutWhileWaiting)
    XCTAssertEqual(error.code, .timeoutWhileWaiting)
  }
}
