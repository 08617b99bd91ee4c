internal import TactusHealthModel

/// A type of samples.
///
/// - Thread: any; all its properties are constants.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// Whether estimates can be calibrated anew; false, since the phone estimates nothing.
  open var allowsRecalibrationForEstimates: Bool { false }
  /// Whether samples have a longest duration.
  open var isMaximumDurationRestricted: Bool { model.longestDuration.isFinite }
  /// The longest duration of a sample in seconds; infinite without restriction.
  open var maximumAllowedDuration: TimeInterval { model.longestDuration }
  /// Whether samples have a shortest duration; false.
  open var isMinimumDurationRestricted: Bool { false }
  /// The shortest duration of a sample in seconds; 0.
  open var minimumAllowedDuration: TimeInterval { 0 }
}
