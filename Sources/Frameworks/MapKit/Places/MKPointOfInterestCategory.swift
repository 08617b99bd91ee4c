/// The category of a point of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String
  /// Creates a category.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory" + name }

  /// The kind `airport`.
  public static let airport = MKPointOfInterestCategory("Airport")
  /// The kind `amusementPark`.
  public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
  /// The kind `aquarium`.
  public static let aquarium = MKPointOfInterestCategory("Aquarium")
  /// The kind `atm`.
  public static let atm = MKPointOfInterestCategory("ATM")
  /// The kind `bakery`.
  public static let bakery = MKPointOfInterestCategory("Bakery")
  /// The kind `bank`.
  public static let bank = MKPointOfInterestCategory("Bank")
  /// The kind `beach`.
  public static let beach = MKPointOfInterestCategory("Beach")
  /// The kind `brewery`.
  public static let brewery = MKPointOfInterestCategory("Brewery")
  /// The kind `cafe`.
  public static let cafe = MKPointOfInterestCategory("Cafe")
  /// The kind `campground`.
  public static let campground = MKPointOfInterestCategory("Campground")
  /// The kind `carRental`.
  public static let carRental = MKPointOfInterestCategory("CarRental")
  /// The kind `evCharger`.
  public static let evCharger = MKPointOfInterestCategory("EVCharger")
  /// The kind `fireStation`.
  public static let fireStation = MKPointOfInterestCategory("FireStation")
  /// The kind `fitnessCenter`.
  public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
  /// The kind `foodMarket`.
  public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
  /// The kind `gasStation`.
  public static let gasStation = MKPointOfInterestCategory("GasStation")
  /// The kind `hospital`.
  public static let hospital = MKPointOfInterestCategory("Hospital")
  /// The kind `hotel`.
  public static let hotel = MKPointOfInterestCategory("Hotel")
  /// The kind `laundry`.
  public static let laundry = MKPointOfInterestCategory("Laundry")
  /// The kind `library`.
  public static let library = MKPointOfInterestCategory("Library")
  /// The kind `marina`.
  public static let marina = MKPointOfInterestCategory("Marina")
  /// The kind `movieTheater`.
  public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
  /// The kind `museum`.
  public static let museum = MKPointOfInterestCategory("Museum")
  /// The kind `nationalPark`.
  public static let nationalPark = MKPointOfInterestCategory("NationalPark")
  /// The kind `nightlife`.
  public static let nightlife = MKPointOfInterestCategory("Nightlife")
  /// The kind `park`.
  public static let park = MKPointOfInterestCategory("Park")
  /// The kind `parking`.
  public static let parking = MKPointOfInterestCategory("Parking")
  /// The kind `pharmacy`.
  public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
  /// The kind `police`.
  public static let police = MKPointOfInterestCategory("Police")
  /// The kind `postOffice`.
  public static let postOffice = MKPointOfInterestCategory("PostOffice")
  /// The kind `publicTransport`.
  public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
  /// The kind `restaurant`.
  public static let restaurant = MKPointOfInterestCategory("Restaurant")
  /// The kind `restroom`.
  public static let restroom = MKPointOfInterestCategory("Restroom")
  /// The kind `school`.
  public static let school = MKPointOfInterestCategory("School")
  /// The kind `stadium`.
  public static let stadium = MKPointOfInterestCategory("Stadium")
  /// The kind `store`.
  public static let store = MKPointOfInterestCategory("Store")
  /// The kind `theater`.
  public static let theater = MKPointOfInterestCategory("Theater")
  /// The kind `university`.
  public static let university = MKPointOfInterestCategory("University")
  /// The kind `winery`.
  public static let winery = MKPointOfInterestCategory("Winery")
  /// The kind `zoo`.
  public static let zoo = MKPointOfInterestCategory("Zoo")
}
