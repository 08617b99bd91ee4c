extension MKLocalSearch {
  /// The parameters of a search.
  ///
  /// Sendable because one thread at a time uses it: the app sets it and hands it over.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The types of results.
    public typealias ResultType = MKLocalSearch.ResultType

    /// The query.
    open var naturalLanguageQuery: String?
    /// The area.
    open var region = MKCoordinateRegion(.world)
    /// The types of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The filter of points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The priority of the region.
    open var regionPriority = MKLocalSearchRegionPriority.default
    /// The address filter.
    open var addressFilter: MKAddressFilter?

    /// Creates a request without a query.
    public override init() { super.init() }

    /// Creates a request for a completion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }

    /// Creates a request with a query.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request with a query in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Returns a request with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
      (copy.resultTypes, copy.pointOfInterestFilter) = (resultTypes, pointOfInterestFilter)
      (copy.regionPriority, copy.addressFilter) = (regionPriority, addressFilter)
      return copy
    }
  }

  /// The response to a search; never received.
  ///
  /// Sendable because it has no property.
  open class Response: NSObject, @unchecked Sendable {
    /// The map items: always empty.
    open var mapItems: [MKMapItem] { [] }
    /// The bounding region: empty.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }

    override init() { super.init() }
  }
}
