/// A source on its way from the caller of `start` to the thread that renders.
///
/// `@unchecked Sendable` because the box only carries: it is made from a `sending` parameter, so
/// nobody else holds the source, and each actuator asks the source for frames under one lock.
package struct SourceHandover: @unchecked Sendable {
  /// What is handed over.
  package let source: any SignalSource

  /// Takes a source that its maker has given away.
  package init(_ source: sending any SignalSource) {
    self.source = source
  }
}
