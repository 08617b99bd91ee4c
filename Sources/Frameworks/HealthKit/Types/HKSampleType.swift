internal import TactusHealthModel

/// A type of samples.
///
/// - Thread: any; all its properties are constants.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// Whether estimates can be recalibrated; always false, since the phone estimates nothing.
  open var allowsRecalibrationForEstimates: Bool { false }
  /// Whether the duration of samples has a maximum.
  open var isMaximumDurationRestricted: Bool { model.longestDuration.isFinite }
  /// The longest duration of a sample in seconds; infinite without restriction.
  open var maximumAllowedDuration: TimeInterval { model.longestDuration }
  /// Whether the duration of samples has a minimum; always false.
  open var isMinimumDurationRestricted: Bool { false }
  /// The shortest duration of a sample in seconds; 0.
  open var minimumAllowedDuration: TimeInterval { 0 }
}
