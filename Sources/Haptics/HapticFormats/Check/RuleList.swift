/// Every rule there is.
public enum RuleList {
  /// What each rule says about itself: those of reading a file first, then what a phone drops or
  /// ignores, what cannot be felt, and advice.
  public static let all: [RuleText] = rules.map { $0.text }

  /// The rule of an identifier.
  public static func named(_ identifier: String) -> RuleText? {
    all.first { $0.identifier == identifier }
  }

  /// What readers report.
  static let ofReading: [any Rule.Type] = [
    UnreadableFile.self, TooLarge.self, InvalidJSON.self, NotAPattern.self, ByteOrderMark.self,
    TrailingComma.self, DuplicateKey.self, UnknownKey.self, MisspeltKey.self, EmptyElement.self,
    MixedElement.self, WrongType.self, MissingKey.self, MissingTime.self, MissingVersion.self,
    UnsupportedVersion.self, UnknownEventType.self, UnknownParameter.self, ValueOutOfRange.self,
    TimeOutOfRange.self, UnsafeWaveformPath.self, WaveformNotPlayed.self,
  ]

  /// What the checker looks for in a pattern that was read.
  static let ofPatterns: [any PatternRule.Type] = [
    // What a phone rejects, drops or ignores.
    EmptyPattern.self, MissingDuration.self, ContinuousTooLong.self, PaddingDuration.self,
    TooManyControlPoints.self, EmptyCurve.self, UnsortedCurves.self, OverlappingCurves.self,
    UnsortedCurvePoints.self, AbsoluteCurveTimes.self, ControlWithoutEvent.self,
    DuplicateParameter.self, ParameterNotApplicable.self, DecayWhileSustained.self,
    MissingWaveform.self, WaveformNotSound.self, UnsortedEvents.self,
    // What cannot be felt.
    TooWeak.self, TooShort.self, TapsTooClose.self, ClippedOverlap.self,
    // Advice.
    TapWouldDo.self, NoSilence.self, TooLong.self, AudioWithoutHaptic.self,
  ]

  private static let rules: [any Rule.Type] = ofReading + ofPatterns
}
