import TactusHapticPatterns

/// The timelines of all twelve dynamic parameters of a pattern.
public struct PatternControls: Sendable {
  private let timelines: [ParameterTimeline]

  /// Creates the timelines of a pattern.
  public init(_ pattern: HapticPattern) {
    timelines = DynamicParameter.ID.allCases.map { ParameterTimeline($0, of: pattern) }
  }

  /// The timeline of a dynamic parameter.
  public subscript(id: DynamicParameter.ID) -> ParameterTimeline {
    // `allCases` is in order of declaration and holds every case, so the index exists.
    timelines[DynamicParameter.ID.allCases.firstIndex(of: id) ?? 0]
  }
}
