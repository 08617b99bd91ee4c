/// A pattern as it is played live: every event has a label by which a later version knows it again.
///
/// What is played live changes while it plays, and each change makes another version of one pattern.
/// An event has the same label in every version, however its duration or place in the list change;
/// so what sounds in one version can go on in the next.
public struct PerformedPattern: Sendable, Equatable {
  /// What is played, in the time of whoever plays it.
  public let pattern: HapticPattern
  /// One label for each event of the pattern, no two alike.
  public let labels: [UInt64]
  /// Seconds up to which the pattern is complete; events from there on may be missing.
  public let horizon: Double

  /// Labels the events of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: What is played.
  ///   - labels: As many as there are events, no two alike.
  ///   - horizon: Seconds up to which the pattern is complete.
  public init(_ pattern: HapticPattern, labels: [UInt64], horizon: Double = .infinity) {
    precondition(labels.count == pattern.events.count, "a label for each event")
    self.pattern = pattern
    self.labels = labels
    self.horizon = horizon
  }

  /// Takes a pattern that has one version: an event's label is its place.
  public init(_ pattern: HapticPattern) {
    self.init(pattern, labels: pattern.events.indices.map(UInt64.init))
  }
}
