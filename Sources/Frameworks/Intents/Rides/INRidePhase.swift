/// The phases of a ride.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRidePhase: Int, Sendable {
  /// An unknown phase.
  case unknown = 0
  /// The request has arrived at the service.
  case received = 1
  /// The service has accepted the request.
  case confirmed = 2
  /// The passenger is on the way.
  case ongoing = 3
  /// The passenger has arrived.
  case completed = 4
  /// The vehicle comes near the pickup location.
  case approachingPickup = 5
  /// The vehicle waits at the pickup location.
  case pickup = 6
}
