import PhoneFoundation
import Testing

/// Step WC7 of `Documentation/Behaviour/ObjectiveC.md`.
@Suite struct EmptyTimerTests {
  /// An app that has a timer before it wants one.
  private final class Owner {
    var timer = Timer()
  }

  @Test("WC7. A timer that stands for one to come never fires, and can be stopped")
  func empty() {
    let owner = Owner()
    #expect(!owner.timer.isValid)
    owner.timer.invalidate()
    owner.timer = Timer(timeInterval: 60, repeats: false) { _ in }
    #expect(owner.timer.isValid)
    owner.timer.invalidate()
    #expect(!owner.timer.isValid)
  }
}
