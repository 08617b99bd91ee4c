internal import TactusCrashReports

/// A closure that receives places with addresses.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A place with an address, which no geocoder finds.
open class CLPlacemark: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// The place.
  open var location: CLLocation? { nil }
  /// The area.
  open var region: CLRegion? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// The part of the city.
  open var subLocality: String? { nil }
  /// The state or province.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The ocean.
  open var ocean: String? { nil }
  /// The points of interest.
  open var areasOfInterest: [String]? { nil }
}

/// A conversion between places and addresses, which fails: there is no service for it.
///
/// Step Device.LO4.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Creates a geocoder.
  public override init() { super.init() }

  /// Whether a request is under way; false.
  open var isGeocoding: Bool { false }

  /// Looks for the address of a place; the closure is called with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Looks for the address of a place; the closure is called with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Looks for the place of an address; the closure is called with an error.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Looks for the place of an address; the closure is called with an error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Ends the request; does nothing.
  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    RuntimeWarning.once(
      "CLGeocoder: there is no service that knows addresses, so each request fails",
      namesPlace: true)
    nonisolated(unsafe) let handler = completionHandler  // called on the main thread alone
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}
