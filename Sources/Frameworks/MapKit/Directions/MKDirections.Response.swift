extension MKDirections {
  /// Directions between two places; never received.
  ///
  /// Sendable because it has no property.
  open class Response: NSObject, @unchecked Sendable {
    /// The source: an empty item.
    open var source: MKMapItem { MKMapItem() }
    /// The destination: an empty item.
    open var destination: MKMapItem { MKMapItem() }
    /// The routes: always empty.
    open var routes: [MKRoute] { [] }

    override init() { super.init() }
  }

  /// An estimated time of arrival; never received.
  ///
  /// - Thread: any; all its properties are constants.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The source: an empty item.
    open var source: MKMapItem { MKMapItem() }
    /// The destination: an empty item.
    open var destination: MKMapItem { MKMapItem() }
    /// The travel time in seconds: 0.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The distance in meters: 0.
    open var distance: CLLocationDistance { 0 }
    /// The arrival date: now.
    open var expectedArrivalDate: Date { Date() }
    /// The departure date: now.
    open var expectedDepartureDate: Date { Date() }
    /// The transport type: none.
    open var transportType: MKDirectionsTransportType { [] }

    override init() { super.init() }
  }
}
