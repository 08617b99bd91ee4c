#if canImport(PhoneTesting)
  import EggKit
  import PhoneTesting
  import UIKit
  import XCTest

  /// Tests with a phone, whose time passes only when the test advances it or waits.
  @MainActor final class PhoneTests: XCTestCase {
    /// An app delegate that is declared in a test file.
    final class Kitchen: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let eggs = EggViewController()
      /// The body that the app runs at launch.
      static var onLaunch: (Kitchen) -> Void = { _ in }

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = eggs
        window?.makeKeyAndVisible()
        Self.onLaunch(self)
        return true
      }
    }

    func launch(_ onLaunch: @escaping (Kitchen) -> Void = { _ in }) -> (SimulatedPhone, Kitchen) {
      Kitchen.onLaunch = onLaunch
      let phone = SimulatedPhone(.iPhone7)
      return (phone, phone.launch(Kitchen.self))
    }

    func testAnHourOfTimers() {
      let start = ContinuousClock.now
      let (phone, kitchen) = launch()
      phone.wait(3700)
      XCTAssertLessThan(ContinuousClock.now - start, .seconds(1))
      let log = kitchen.eggs.log
      XCTAssertEqual(
        log.lines,
        [
          "block 0.5", "added 2.0", "target 3.0", "item 4.0", "closure 5.0", "urgent 6.0",
          "wall 7.0", "source 8.0", "source 9.0", "performed 12.0", "source 20.5",
          "helper block 30.0", "helper added 31.0", "helper item 32.0", "helper up 33.0 33.0",
          "queue closure 40.0", "queue item 41.0", "both block 50.0", "both item 51.0",
          "again 600.0", "again 1200.0", "again 1800.0", "again 2400.0", "again 3000.0",
          "again 3600.0",
        ])
    }

    func testTimersOfAFileOfTests() {
      var rung = EggLog()
      let (phone, _) = launch { _ in
        rung = EggLog()
        let log = rung
        Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in log.ring("timer") }
        DispatchQueue.main.asyncAfter(
          deadline: .now() + 61, execute: DispatchWorkItem { log.ring("item") })
      }
      phone.wait(60.5)
      XCTAssertEqual(rung.lines, ["timer 60.0"])
      phone.wait(1)
      XCTAssertEqual(rung.lines, ["timer 60.0", "item 61.0"])
    }

    func testWaitingForTheApp() {
      let boiled = expectation(description: "boiled")
      let (phone, _) = launch { kitchen in kitchen.eggs.boil(0.1) { boiled.fulfill() } }
      let before = phone.time
      wait(for: [boiled], timeout: 2)
      XCTAssertGreaterThanOrEqual(phone.time - before, 0.099)
    }

    func testWaitingForTheTest() {
      let rung = expectation(description: "rung")
      let (phone, _) = launch()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { rung.fulfill() }
      wait(for: [rung], timeout: 1)
      XCTAssertGreaterThan(phone.time, 0.05)
    }

    func testRunLoop() {
      var isBoiled = false
      let (phone, _) = launch { kitchen in kitchen.eggs.boil(0.05) { isBoiled = true } }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
      XCTAssertTrue(isBoiled)
      XCTAssertLessThan(phone.time, 5)
    }

    func testAsync() async {
      let boiled = expectation(description: "boiled")
      let (phone, _) = launch { kitchen in kitchen.eggs.boil(0.1) { boiled.fulfill() } }
      await fulfillment(of: [boiled], timeout: 2)
      XCTAssertGreaterThan(phone.time, 0.05)
    }
  }
#endif
