import HapticPatterns

/// The timelines of all twelve controls of one pattern.
public struct PatternControls: Sendable {
  private let timelines: [ParameterTimeline]

  /// Joins the changes of every control of a pattern.
  public init(_ pattern: HapticPattern) {
    timelines = DynamicParameter.ID.allCases.map { ParameterTimeline($0, of: pattern) }
  }

  /// The timeline of one control.
  public subscript(id: DynamicParameter.ID) -> ParameterTimeline {
    // `allCases` is in order of declaration and holds every case, so the index exists.
    timelines[DynamicParameter.ID.allCases.firstIndex(of: id) ?? 0]
  }
}
