private import Foundation
private import Synchronization
public import XCTest

/// An expectation that a Darwin notification is posted, in this process (ObjectiveC.DN1…DN3).
///
/// - Thread: any; a lock guards what it adds.
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// A closure that returns whether a posted notification is the expected one.
  public typealias Handler = () -> Bool

  /// The name of the notification.
  public let notificationName: String

  /// The closure that evaluates posted notifications.
  open var handler: Handler? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Creates an expectation of a notification.
  public init(notificationName: String) {
    self.notificationName = notificationName
    super.init(description: "Expect Darwin notification '\(notificationName)'")
    let observation = FrameworkServices.subscribe(
      (notificationName, { [weak self] in self?.evaluate() }))
    state.withLock { $0.observation = observation }
  }

  // MARK: Internals

  // Sendable because the lock around it is held while it is used.
  private struct State: @unchecked Sendable {
    var handler: Handler?
    /// The observation, until the expectation is fulfilled.
    var observation: AnyObject?
  }

  private let state = Mutex(State())

  private func evaluate() {
    guard handler?() ?? true else { return }
    let observation = state.withLock { state in
      defer { state.observation = nil }
      return state.observation
    }
    if observation != nil { fulfill() }
  }
}
