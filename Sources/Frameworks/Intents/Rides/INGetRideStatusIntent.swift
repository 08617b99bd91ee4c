/// A request for the status of a ride.
open class INGetRideStatusIntent: INIntent, @unchecked Sendable {

  override func copyOfKind() -> INIntent { INGetRideStatusIntent(values: values) }
}
