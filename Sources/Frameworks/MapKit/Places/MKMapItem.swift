internal import TactusCrashReports
internal import TactusVirtualTime

/// A place with a name and contact data (Maps.PL2).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The placemark.
  open var placemark: MKPlacemark { place }
  private let place: MKPlacemark
  /// The name; by default that of the placemark.
  open var name: String?
  /// The phone number.
  open var phoneNumber: String?
  /// The URL of a web page about the place.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The category of the point of interest.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// The identifier: always nil, because items created by apps have none (Maps.PL3).
  open var identifier: Identifier? { nil }
  /// The alternate identifiers: always empty.
  open var alternateIdentifiers: Set<Identifier> { [] }
  /// Whether the item represents the user's location.
  open var isCurrentLocation: Bool { isUser }
  private let isUser: Bool

  /// Creates an item.
  public init(placemark: MKPlacemark) {
    (place, isUser) = (placemark, false)
    super.init()
    name = placemark.name
  }

  /// Creates an item without a valid location.
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  private init(user: Void) {
    place = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    isUser = true
    super.init()
  }

  /// Returns an item for the user's location, which the phone does not know.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(user: ()) }

  // MARK: The app Maps

  /// Returns false: there is no Maps app.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Returns false: there is no Maps app.
  @discardableResult open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    RuntimeWarning.once("MKMapItem: there is no app Maps to open", namesPlace: true)
    return false
  }

  /// Calls the closure with false: there is no Maps app.
  @MainActor open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Self.openMaps(
      with: [self], launchOptions: launchOptions, from: scene, completionHandler: completion)
  }

  /// Returns false: there is no Maps app.
  @discardableResult
  @MainActor open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?
  ) async -> Bool {
    await Self.openMaps(with: [self], launchOptions: launchOptions, from: scene)
  }

  /// Calls the closure with false: there is no Maps app.
  @MainActor open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openMaps(with: mapItems, launchOptions: launchOptions)
    // It is called only on the main thread.
    nonisolated(unsafe) let completion = completion
    PhoneTime.runLater { completion?(false) }
  }

  /// Returns false: there is no Maps app.
  @discardableResult
  @MainActor open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?
  ) async -> Bool {
    await withCheckedContinuation { next in
      openMaps(with: mapItems, launchOptions: launchOptions, from: scene) {
        next.resume(returning: $0)
      }
    }
  }
}
