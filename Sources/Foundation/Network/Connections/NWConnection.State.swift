extension NWConnection {
  /// The states of a connection.
  public enum State: Sendable, Equatable {
    /// The connection has not been started.
    case setup
    /// The connection waits for another path, because of an error.
    case waiting(NWError)
    /// The connection is being established.
    case preparing
    /// The connection can send and receive.
    case ready
    /// The connection has ended because of an error.
    case failed(NWError)
    /// The app has closed the connection.
    case cancelled
  }
}
