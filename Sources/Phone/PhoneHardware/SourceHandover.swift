/// A source that is passed from the caller of `start` to the render thread.
///
/// `@unchecked Sendable` because the box only transports: it is created from a `sending` parameter,
/// so the actuator alone holds the source, and each actuator requests frames from the source under
/// one lock.
package struct SourceHandover: @unchecked Sendable {
  /// The source.
  package let source: any SignalSource

  /// Creates the box of a source that its owner has given away.
  package init(_ source: sending any SignalSource) {
    self.source = source
  }
}
