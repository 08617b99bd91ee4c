internal import TactusHealthModel

/// A type of series of values.
///
/// - Thread: any; all its properties are constants.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// Returns the type of workout routes.
  open class func workoutRoute() -> HKSeriesType {
    HKSeriesType(model: model(HealthType.routeIdentifier))
  }

  /// Returns the type of series of heartbeats.
  open class func heartbeat() -> HKSeriesType {
    HKSeriesType(model: model(HKDataTypeIdentifierHeartbeatSeries))
  }
}

/// The identifier of the type of workout routes.
public let HKWorkoutRouteTypeIdentifier = HealthType.routeIdentifier
/// The identifier of the type of series of heartbeats.
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"
