/// A filter of address parts in a search.
///
/// - Thread: any; all its properties are constants.
open class MKAddressFilter: NSObject, NSCopying, @unchecked Sendable {
  /// The parts of an address.
  ///
  /// - Source: the bits are those of public bindings. Confidence: documented.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Countries.
    public static let country = Options(rawValue: 1 << 0)
    /// States and provinces.
    public static let administrativeArea = Options(rawValue: 1 << 1)
    /// Counties.
    public static let subAdministrativeArea = Options(rawValue: 1 << 2)
    /// Cities.
    public static let locality = Options(rawValue: 1 << 3)
    /// Neighborhoods.
    public static let subLocality = Options(rawValue: 1 << 4)
    /// Postal codes.
    public static let postalCode = Options(rawValue: 1 << 5)
  }

  private let parts: Options
  private let isIncluding: Bool

  /// The filter that includes all parts.
  public class var includingAll: MKAddressFilter { MKAddressFilter(excluding: []) }
  /// The filter that excludes all parts.
  public class var excludingAll: MKAddressFilter { MKAddressFilter(including: []) }

  /// Creates a filter that includes parts.
  public init(including options: Options) { (parts, isIncluding) = (options, true) }

  /// Creates a filter that excludes parts.
  public init(excluding options: Options) { (parts, isIncluding) = (options, false) }

  /// Returns whether all of these parts are included.
  open func includes(_ options: Options) -> Bool {
    isIncluding ? parts.isSuperset(of: options) : parts.isDisjoint(with: options)
  }

  /// Returns whether all of these parts are excluded.
  open func excludes(_ options: Options) -> Bool {
    isIncluding ? parts.isDisjoint(with: options) : parts.isSuperset(of: options)
  }

  /// Returns the filter itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
