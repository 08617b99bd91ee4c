import TactusFoundation
import Testing

/// Step ObjectiveC.WC7.
@Suite struct EmptyTimerTests {
  /// A class with a placeholder timer.
  private final class Owner {
    var timer = Timer()
  }

  @Test("ObjectiveC.WC7. A placeholder timer never fires and can be invalidated")
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
