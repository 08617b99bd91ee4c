extension MKLocalSearch {
  /// The words and the area of a search.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The kinds of results.
    public typealias ResultType = MKLocalSearch.ResultType

    /// The words.
    open var naturalLanguageQuery: String?
    /// The area.
    open var region = MKCoordinateRegion(.world)
    /// The kinds of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The kinds of points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The weight of the area.
    open var regionPriority = MKLocalSearchRegionPriority.default
    /// The parts of addresses.
    open var addressFilter: MKAddressFilter?

    /// Creates a request without words.
    public override init() { super.init() }

    /// Creates a request for a completion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }

    /// Creates a request for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request for words in an area.
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

  /// The places that a search has found; none does.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// The area with all places.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }

    override init() { super.init() }
  }
}
