/// The conditions of a query on the times of samples.
public struct HealthTimes: Sendable, Hashable {
  /// The beginning of the times, in seconds since 2001; `nil` for none.
  ///
  /// Samples that end at or before it do not count, or those that start before it if
  /// `isStartStrict`.
  public var start: Double?
  /// The end of the times; `nil` for none.
  ///
  /// Samples that start at or after it do not count, or those that end after it if `isEndStrict`.
  public var end: Double?
  /// Whether samples start within the times.
  public var isStartStrict = false
  /// Whether samples end within the times.
  public var isEndStrict = false

  /// Creates conditions that all samples meet.
  public init() {}

  /// Returns whether a sample's times meet the conditions (Health.QU2).
  ///
  /// - Source: Apple's reference of `predicateForSamples(withStart:end:options:)`. Confidence:
  ///   documented for overlapping and strict; guess for samples without duration at the edges.
  @inline(__always)
  public func includes(_ from: Double, _ to: Double) -> Bool {
    if let start {
      if isStartStrict { if from < start { return false } } else if to < start { return false }
      if !isStartStrict, to == start, from < to { return false }
    }
    if let end {
      if isEndStrict { if to > end { return false } } else if from >= end { return false }
      if isEndStrict, from >= end { return false }
    }
    return true
  }
}
