extension CLServiceSession {
  /// A sequence of the diagnostics of a session.
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
