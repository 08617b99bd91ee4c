/// A type of samples with conditions, for queries with `async`.
///
/// Sendable because nobody changes a predicate that a query has.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  /// The type.
  public let sampleType: HKSampleType
  /// The conditions; `nil` for none.
  public let nsPredicate: NSPredicate?

  init(_ type: HKSampleType, _ predicate: NSPredicate?) {
    sampleType = type
    nsPredicate = predicate
  }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// Returns the samples of a quantity that meet conditions.
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
    Self(type, predicate)
  }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  /// Returns the samples of a category that meet conditions.
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
    Self(type, predicate)
  }
}

extension HKSamplePredicate where Sample == HKCorrelation {
  /// Returns the correlations that meet conditions.
  public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> Self {
    Self(type, predicate)
  }
}

extension HKSamplePredicate where Sample == HKWorkout {
  /// Returns the workouts that meet conditions.
  public static func workout(_ predicate: NSPredicate? = nil) -> Self {
    Self(HKObjectType.workoutType(), predicate)
  }
}

extension HKSamplePredicate where Sample == HKElectrocardiogram {
  /// Returns the electrocardiograms that meet conditions.
  public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> Self {
    Self(HKObjectType.electrocardiogramType(), predicate)
  }
}

extension HKSamplePredicate where Sample == HKAudiogramSample {
  /// Returns the tests of the hearing that meet conditions.
  public static func audiogram(_ predicate: NSPredicate? = nil) -> Self {
    Self(HKObjectType.audiogramSampleType(), predicate)
  }
}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
  /// Returns the routes that meet conditions.
  public static func workoutRoute(_ predicate: NSPredicate? = nil) -> Self {
    Self(HKSeriesType.workoutRoute(), predicate)
  }
}

extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
  /// Returns the series of heartbeats that meet conditions.
  public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> Self {
    Self(HKSeriesType.heartbeat(), predicate)
  }
}

extension HKSamplePredicate where Sample == HKSample {
  /// Returns the samples of any type that meet conditions.
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self {
    Self(type, predicate)
  }
}
