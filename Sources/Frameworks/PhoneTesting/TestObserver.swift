import UIKit

/// The observer of a key path for a test's expectation.
final class TestObserver: NSObject, _KVObserve {
  /// Starts to observe.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - keyPath: The key path.
  ///   - options: The options.
  ///   - body: What is called with each change.
  init(
    _ object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ body: @escaping ([AnyHashable: Any]) -> Void
  ) {
    (self.object, self.keyPath, self.body) = (object, keyPath, body)
    super.init()
    object.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  deinit { object.removeObserver(self, forKeyPath: keyPath) }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    // On an iPhone a key is equal to its string.
    var values: [AnyHashable: Any] = [:]
    for (key, value) in change ?? [:] {
      values[key] = value
      values[key.rawValue] = value
    }
    body(values)
  }

  private let object: NSObject
  private let keyPath: String
  private let body: ([AnyHashable: Any]) -> Void
}
