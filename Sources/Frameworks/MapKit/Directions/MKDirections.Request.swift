extension MKDirections {
  /// The parameters of a request for directions.
  ///
  /// Sendable because one thread at a time uses it: the app sets it and hands it over.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The start.
    open var source: MKMapItem?
    /// The destination.
    open var destination: MKMapItem?
    /// The transport types.
    open var transportType = MKDirectionsTransportType.any
    /// Whether alternate routes are requested.
    open var requestsAlternateRoutes = false
    /// The departure date.
    open var departureDate: Date?
    /// The arrival date.
    open var arrivalDate: Date?

    /// The preference about tolls.
    open var tollPreference = RoutePreference.any
    /// The preference about highways.
    open var highwayPreference = RoutePreference.any

    /// Creates a request.
    public override init() { super.init() }

    /// Creates an empty request, because there is no Maps app that writes such files.
    public init(contentsOf url: URL) { super.init() }

    /// Returns false, because there is no Maps app that writes such files.
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
