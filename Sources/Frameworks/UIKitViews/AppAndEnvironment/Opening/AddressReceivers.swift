import TactusThreads

/// The receivers of addresses that do not reach the delegates of the app.
///
/// A session of signing in receives the address that ends it (SignIn.WS5).
@MainActor
package enum AddressReceivers {
  /// Adds a receiver, which is asked before those added earlier.
  ///
  /// - Parameter receive: Returns whether the address was for it, and no delegate gets it.
  /// - Returns: The number with which the receiver is removed.
  package static func add(_ receive: @escaping @MainActor (URL) -> Bool) -> Int {
    state.value.last += 1
    state.value.receivers.append((state.value.last, receive))
    return state.value.last
  }

  /// Removes a receiver.
  package static func remove(_ number: Int) {
    state.value.receivers.removeAll { $0.number == number }
  }

  /// The URL schemes that the app declares in the property list of its bundle, in lowercase.
  package static var appSchemes: Set<String> { URLOpener.appSchemes }

  // MARK: Internals

  /// Returns whether a receiver took the address.
  package static func receive(_ url: URL) -> Bool {
    state.value.receivers.reversed().contains { $0.receive(url) }
  }

  /// Forgets the receivers, as the app has ended (AppLife.L8).
  package static func reset() { state.value = State() }

  private struct State {
    var receivers: [(number: Int, receive: @MainActor (URL) -> Bool)] = []
    var last = 0
  }

  private static let state = ContextLocal(State())
}
