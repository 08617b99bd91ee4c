extension CLServiceSession {
  /// The obstacles of a session, one after the other.
  public struct Diagnostics: AsyncSequence, Sendable {
    /// An element.
    public typealias Element = CLServiceSession.Diagnostic

    /// The iterator.
    public typealias AsyncIterator = LocationIterator<Element>

    let stream: LocationStream<Element>

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator { stream.makeIterator() }
  }
}
