import TactusThreads

/// Receivers of URLs that do not reach the app's delegates.
///
/// A web authentication session receives the URL that ends it (SignIn.WS5).
@MainActor
package enum AddressReceivers {
  /// Adds a receiver, which is asked before earlier ones.
  ///
  /// - Parameter receive: Returns whether it took the URL; delegates then do not receive it.
  /// - Returns: The number for removing the receiver.
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

  /// Returns whether a receiver took the URL.
  package static func receive(_ url: URL) -> Bool {
    state.value.receivers.reversed().contains { $0.receive(url) }
  }

  /// Removes the receivers when the app ends (AppLife.L8).
  package static func reset() { state.value = State() }

  private struct State {
    var receivers: [(number: Int, receive: @MainActor (URL) -> Bool)] = []
    var last = 0
  }

  private static let state = ContextLocal(State())
}
