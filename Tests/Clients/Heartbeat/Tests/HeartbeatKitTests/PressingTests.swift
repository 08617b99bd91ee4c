// The one file that asks for Tactus: on an iPhone there is no such module, and nothing here is compiled.
#if canImport(PhoneTesting)
  @testable import Heartbeat
  import HeartbeatKit
  import PhoneTesting
  import Testing
  import UIKit

  @Suite(.serialized) @MainActor struct PressingTests {
    @Test func pressingIsFelt() throws {
      let phone = SimulatedPhone(.iPhoneXS)
      phone.launch(AppDelegate.self)
      phone.wait(0.5)
      try phone.tap("Heart")
      // What the model says comes to the label, and its rest after two seconds of the phone's.
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let controller = try #require(
        scene.windows.first?.rootViewController as? HeartbeatViewController)
      #expect(!controller.model.isResting && controller.label.text == "1 beats")
      phone.wait(1.5)
      #expect(!controller.model.isResting)
      phone.waitUntilIdle()
      #expect(controller.model.isResting && controller.label.text == "1 beats, resting")
      #expect(phone.haptics.count == 2)
      #expect(phone.element(label: "count") != nil)
      // Set by the test of `tactus test`, which wants to see what is left of a test that fails.
      let wanted = ProcessInfo.processInfo.environment["HEARTBEAT_FAILS"] == nil ? 2 : 3
      #expect(phone.haptics.count == wanted)
    }
  }
#endif
