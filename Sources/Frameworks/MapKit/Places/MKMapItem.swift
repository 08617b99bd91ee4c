internal import TactusCrashReports
internal import TactusVirtualTime

/// A point of interest (Maps.PL2).
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The place.
  open var placemark: MKPlacemark { place }
  private let place: MKPlacemark
  /// The name; by default that of the place.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The address of a page about it.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The kind.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// The identifier at Apple's service; nil, as items of apps have none (Maps.PL3).
  open var identifier: Identifier? { nil }
  /// Further identifiers at Apple's service; none.
  open var alternateIdentifiers: Set<Identifier> { [] }
  /// Whether it stands for the place of the user.
  open var isCurrentLocation: Bool { isUser }
  private let isUser: Bool

  /// Creates an item.
  public init(placemark: MKPlacemark) {
    (place, isUser) = (placemark, false)
    super.init()
    name = placemark.name
  }

  /// Creates an item without a valid place.
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  private init(user: Void) {
    place = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    isUser = true
    super.init()
  }

  /// Returns an item that stands for the place of the user, which the phone does not know.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(user: ()) }

  // MARK: The app Maps

  /// Opens the app Maps, which there is not; returns false.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens the app Maps, which there is not; returns false.
  @discardableResult open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    RuntimeWarning.once("MKMapItem: there is no app Maps to open", namesPlace: true)
    return false
  }

  /// Opens the app Maps, which there is not; the closure receives false.
  @MainActor open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Self.openMaps(
      with: [self], launchOptions: launchOptions, from: scene, completionHandler: completion)
  }

  /// Opens the app Maps, which there is not; returns false.
  @discardableResult
  @MainActor open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?
  ) async -> Bool {
    await Self.openMaps(with: [self], launchOptions: launchOptions, from: scene)
  }

  /// Opens the app Maps, which there is not; the closure receives false.
  @MainActor open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openMaps(with: mapItems, launchOptions: launchOptions)
    // It is called on the main thread alone.
    nonisolated(unsafe) let completion = completion
    PhoneTime.runLater { completion?(false) }
  }

  /// Opens the app Maps, which there is not; returns false.
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
