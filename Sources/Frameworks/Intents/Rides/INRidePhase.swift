/// The phase of a ride.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRidePhase: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Received.
  case received = 1
  /// Confirmed.
  case confirmed = 2
  /// Ongoing.
  case ongoing = 3
  /// Completed.
  case completed = 4
  /// Approaching pickup.
  case approachingPickup = 5
  /// Pickup.
  case pickup = 6
}
