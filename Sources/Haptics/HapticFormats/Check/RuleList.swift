/// The list of all rules.
public enum RuleList {
  /// The descriptions of all rules: those of reading first, then those about what a phone drops or
  /// ignores, what cannot be felt, and advice.
  public static let all: [RuleDescription] = rules.map { $0.text }

  /// Returns the rule with an identifier.
  public static func named(_ identifier: String) -> RuleDescription? {
    all.first { $0.identifier == identifier }
  }

  /// The rules that readers report.
  static let ofReading: [any Rule.Type] = [
    UnreadableFile.self, TooLarge.self, InvalidJSON.self, NotAPattern.self, ByteOrderMark.self,
    TrailingComma.self, DuplicateKey.self, UnknownKey.self, MisspeltKey.self, EmptyElement.self,
    MixedElement.self, WrongType.self, MissingKey.self, MissingTime.self, MissingVersion.self,
    UnsupportedVersion.self, UnknownEventType.self, UnknownParameter.self, ValueOutOfRange.self,
    NegativeTime.self, TimeOutOfRange.self, UnsafeWaveformPath.self, WaveformNotPlayed.self,
  ]

  /// The rules of the checker.
  static let ofPatterns: [any PatternRule.Type] = [
    // Elements that a phone rejects, drops or ignores.
    EmptyPattern.self, MissingDuration.self, ContinuousTooLong.self, PaddingDuration.self,
    TooManyControlPoints.self, EmptyCurve.self, UnsortedCurves.self, OverlappingCurves.self,
    UnsortedCurvePoints.self, AbsoluteCurveTimes.self, ControlWithoutEvent.self,
    ControlAfterLastEvent.self, DuplicateParameter.self, ParameterNotApplicable.self,
    DecayWhileSustained.self, ReleaseWhileDecaying.self, SustainedBetween.self,
    MissingWaveform.self, UnreadableWaveform.self,
    WaveformNotSound.self, TimesInMilliseconds.self, UnsortedEvents.self,
    // Events that cannot be felt, or not as written.
    TooWeak.self, MultipliedZero.self, AttackTooLong.self, ClampedSharpness.self, TooShort.self,
    TapsTooClose.self, ClippedOverlap.self,
    // Advice.
    AssumedValue.self, TapWouldDo.self, NoSilence.self, TooLong.self, AudioWithoutHaptic.self,
  ]

  private static let rules: [any Rule.Type] = ofReading + ofPatterns
}
