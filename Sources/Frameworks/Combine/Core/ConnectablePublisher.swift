/// A publisher that sends nothing before it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Lets it send.
  ///
  /// - Returns: What ends that.
  func connect() -> any Cancellable
}
