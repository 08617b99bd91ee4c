internal import TactusCrashReports

public import class Contacts.CNPostalAddress

/// A handler of geocoded placemarks.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder, which always fails: there is no service for it.
///
/// Step Device.LO4.
///
/// - Thread: any; all its properties are constants.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Creates a geocoder.
  public override init() { super.init() }

  /// Whether a request is in progress; false.
  open var isGeocoding: Bool { false }

  /// Reverse-geocodes a location; the closure is called with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Reverse-geocodes a location; the closure is called with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Geocodes an address; the closure is called with an error.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Geocodes an address; the closure is called with an error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Geocodes an address; the closure is called with an error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Geocodes an address; the closure is called with an error.
  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Geocodes an address; the closure is called with an error.
  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Geocodes a postal address; the closure is called with an error.
  @available(
    iOS, introduced: 5.0, deprecated: 11.0, message: "Use -geocodePostalAddress:completionHandler:"
  )
  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any],
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  // MARK: Waiting for the answer

  /// Reverse-geocodes a location; throws an error.
  nonisolated(nonsending) open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await failure() }

  /// Geocodes an address; throws an error.
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await failure() }

  /// Geocodes an address; throws an error.
  nonisolated(nonsending) open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await failure() }

  nonisolated(nonsending) private func failure() async throws -> [CLPlacemark] {
    warn()
    throw CLError(.network)
  }

  /// Cancels the request; does nothing.
  open func cancelGeocode() {}

  private func warn() {
    RuntimeWarning.once(
      "CLGeocoder: there is no service that knows addresses, so each request fails",
      namesPlace: true)
  }

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    warn()
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = completionHandler  // called on the main thread alone
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}
