extension MKDirections {
  /// The ways between two places, which no service finds.
  open class Response: NSObject, @unchecked Sendable {
    /// The start.
    open var source: MKMapItem { MKMapItem() }
    /// The destination.
    open var destination: MKMapItem { MKMapItem() }
    /// The ways.
    open var routes: [MKRoute] { [] }

    override init() { super.init() }
  }

  /// The time of arrival at a place, which no service knows.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The start.
    open var source: MKMapItem { MKMapItem() }
    /// The destination.
    open var destination: MKMapItem { MKMapItem() }
    /// The duration in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length in meters.
    open var distance: CLLocationDistance { 0 }
    /// The time of arrival.
    open var expectedArrivalDate: Date { Date() }
    /// The time of departure.
    open var expectedDepartureDate: Date { Date() }
    /// The means of transport.
    open var transportType: MKDirectionsTransportType { [] }

    override init() { super.init() }
  }
}
