/// A request for the state of a ride.
open class INGetRideStatusIntent: INIntent, @unchecked Sendable {

  override func copyOfKind() -> INIntent { INGetRideStatusIntent(values: values) }
}
