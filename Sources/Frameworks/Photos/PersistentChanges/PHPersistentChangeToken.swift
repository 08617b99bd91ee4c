/// A bookmark in the history of the photo library, which never changes here (Device.PH13).
///
/// Apps keep it as an archive between launches.
///
/// - Thread: any; all its properties are constants.
open class PHPersistentChangeToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  init(internally: Void) { super.init() }

  /// Creates a bookmark from an archive.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.placeKey) else { return nil }
  }

  /// Writes the bookmark to an archive.
  open func encode(with coder: NSCoder) { coder.encode(Int32(0), forKey: Self.placeKey) }

  /// Whether the class supports secure coding.
  public static var supportsSecureCoding: Bool { true }

  /// Returns the token itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both tokens denote the same state: always, as the library has only one.
  open override func isEqual(_ object: Any?) -> Bool { object is PHPersistentChangeToken }

  /// The hash value.
  open override var hash: Int { 0 }

  private static let placeKey = "place"
}
