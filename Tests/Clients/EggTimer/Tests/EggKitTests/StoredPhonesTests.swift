#if canImport(PhoneTesting)
  import EggKit
  import PhoneTesting
  import UIKit
  import XCTest

  /// Tests whose phones XCTest keeps: it keeps every test case, and nothing sets the property to nil.
  @MainActor final class StoredPhonesTests: XCTestCase {
    private var phone: SimulatedPhone!
    private var model: PhoneTests.Kitchen!

    override func setUp() {
      MainActor.assumeIsolated {
        PhoneTests.Kitchen.onLaunch = { _ in }
        phone = SimulatedPhone(.iPhone7)
        model = phone.launch(PhoneTests.Kitchen.self)
      }
    }

    /// Waits with the run loop, in which the phones of earlier tests would run too.
    private func waitABit() {
      let done = expectation(description: "done")
      UIView.animate(withDuration: 0.01) {
        self.model.eggs.view.alpha = 0.5
      } completion: { _ in
        done.fulfill()
      }
      wait(for: [done], timeout: 5)
      XCTAssertTrue(UIApplication.shared.delegate === model)
    }

    func test01() { waitABit() }
    func test02() { waitABit() }
    func test03() { waitABit() }
    func test04() { waitABit() }
    func test05() { waitABit() }
    func test06() { waitABit() }
    func test07() { waitABit() }
    func test08() { waitABit() }

    func testAwaiting() async throws {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      await Task.yield()
      UISelectionFeedbackGenerator().selectionChanged()
      XCTAssertEqual(phone.haptics, [.impactLight, .selection])
    }
  }
#endif
