import UIKit

/// The observer of a Darwin notification for a test's expectation (ObjectiveC.DN1…DN3).
final class TestSubscription {
  /// Starts to observe.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - body: What is called when it is posted.
  init(_ name: String, _ body: @escaping () -> Void) {
    self.body = body
    CFNotificationCenterAddObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque(),
      { _, observer, _, _, _ in
        guard let observer else { return }
        Unmanaged<TestSubscription>.fromOpaque(observer).takeUnretainedValue().body()
      }, name as CFString, nil, .deliverImmediately)
  }

  deinit {
    CFNotificationCenterRemoveEveryObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque())
  }

  private let body: () -> Void
}
