/// A publisher that publishes nothing before `connect()` is called.
public protocol ConnectablePublisher: Publisher {
  /// Connects to the upstream, so that values are published.
  ///
  /// - Returns: An object that disconnects.
  func connect() -> any Cancellable
}
