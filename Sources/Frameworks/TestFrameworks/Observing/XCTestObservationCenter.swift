public import Foundation

/// The center that notifies observers of tests.
///
/// - Thread: main.
public final class XCTestObservationCenter: NSObject, @unchecked Sendable {
  /// The center of the process.
  public static let shared = XCTestObservationCenter()

  /// Adds an observer, which the center retains.
  public func addTestObserver(_ testObserver: any XCTestObservation) {
    ObservationBridge.register()
    guard !observers.contains(where: { $0 === testObserver }) else { return }
    observers.append(testObserver)
  }

  /// Removes an observer.
  public func removeTestObserver(_ testObserver: any XCTestObservation) {
    observers.removeAll { $0 === testObserver }
  }

  /// Calls a closure with each observer, in the order in which they were added.
  func forEach(_ body: (any XCTestObservation) -> Void) {
    // An observer may remove itself.
    for observer in observers { body(observer) }
  }

  private var observers: [any XCTestObservation] = []

  private override init() { super.init() }
}
