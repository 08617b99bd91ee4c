extension MKDirections {
  /// The places of a request for ways.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The start.
    open var source: MKMapItem?
    /// The destination.
    open var destination: MKMapItem?
    /// The means of transport.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false
    /// The time of departure.
    open var departureDate: Date?
    /// The time of arrival.
    open var arrivalDate: Date?

    /// Whether ways with tolls are wanted.
    open var tollPreference = RoutePreference.any
    /// Whether highways are wanted.
    open var highwayPreference = RoutePreference.any

    /// Creates a request.
    public override init() { super.init() }

    /// Creates the request that the app Maps describes in a file; there is no such app, so the
    /// request is empty.
    public init(contentsOf url: URL) { super.init() }

    /// Returns whether a file is a request of the app Maps; false, as there is no such app.
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }

    /// Returns a request with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      (copy.source, copy.destination, copy.transportType) = (source, destination, transportType)
      copy.requestsAlternateRoutes = requestsAlternateRoutes
      (copy.departureDate, copy.arrivalDate) = (departureDate, arrivalDate)
      (copy.tollPreference, copy.highwayPreference) = (tollPreference, highwayPreference)
      return copy
    }
  }
}
