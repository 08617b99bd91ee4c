internal import CoreLocation
package import TactusHealthModel

/// The route of a workout.
///
/// - Thread: any; all its properties are constants.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {
  init(_ locations: [CLLocation], _ device: HKDevice?, _ metadata: [String: Any]?, of workout: UUID)
  {
    let rows = locations.map { place in
      [
        place.timestamp.health, place.coordinate.latitude, place.coordinate.longitude,
        place.altitude, place.horizontalAccuracy, place.verticalAccuracy, place.course, place.speed,
      ]
    }
    let times = locations.map(\.timestamp)
    super.init(
      HKSeriesType.workoutRoute(), .rows(rows), times.min() ?? Date(), times.max() ?? Date(),
      device, metadata, workout: HealthUUID(workout))
  }

  package override init(model: HealthSample) { super.init(model: model) }
}
