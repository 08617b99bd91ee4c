// The one file that asks for Tactus: on an iPhone there is no such module, and nothing here is compiled.
#if canImport(PhoneTesting)
  @testable import Heartbeat
  import PhoneTesting
  import Testing
  import UIKit

  @Suite(.serialized) @MainActor struct PressingTests {
    @Test func pressingIsFelt() throws {
      let phone = SimulatedPhone(.iPhoneXS)
      phone.launch(AppDelegate.self)
      phone.wait(0.5)
      try phone.tap("Heart")
      phone.waitUntilIdle()
      #expect(phone.haptics.count == 2)
      #expect(phone.element(label: "count") != nil)
      // Set by the test of `tactus test`, which wants to see what is left of a test that fails.
      let wanted = ProcessInfo.processInfo.environment["HEARTBEAT_FAILS"] == nil ? 2 : 3
      #expect(phone.haptics.count == wanted)
    }
  }
#endif
