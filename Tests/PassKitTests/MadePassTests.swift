import PassKit
import Testing

/// Step ObjectiveC.WC11: a pass that an app makes without arguments.
@Suite struct MadePassTests {
  private final class Pass: PKPass, @unchecked Sendable {
    let name = "tea"
  }

  @Test("ObjectiveC.WC11, WC12. A pass is made without data, also a subclass")
  func pass() {
    let passes: [PKPass] = [PKPass(), Pass()]
    #expect(passes[0] !== PKPass() && (passes[1] as? Pass)?.name == "tea")
  }
}
