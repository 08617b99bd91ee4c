/// One version of a pattern that is played live, with a label for each event.
///
/// A pattern that is played live changes during playback, and each change creates another version.
/// An event has the same label in every version, even if its duration or position in the list
/// changes, so an event that sounds in one version continues in the next.
public struct LivePattern: Sendable, Equatable {
  /// The pattern, in the time of its player.
  public let pattern: HapticPattern
  /// The labels of the events, each unique.
  public let labels: [UInt64]
  /// Seconds up to which the pattern is complete; later events may be missing.
  public let horizon: Double

  /// Creates a version of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - labels: A unique label for each event.
  ///   - horizon: Seconds up to which the pattern is complete.
  public init(_ pattern: HapticPattern, labels: [UInt64], horizon: Double = .infinity) {
    precondition(labels.count == pattern.events.count, "a label for each event")
    self.pattern = pattern
    self.labels = labels
    self.horizon = horizon
  }

  /// Creates the only version of a pattern: the label of an event is its index.
  public init(_ pattern: HapticPattern) {
    self.init(pattern, labels: pattern.events.indices.map(UInt64.init))
  }
}
