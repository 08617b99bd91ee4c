/// An area.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier.
  open private(set) var identifier: String
  /// Whether entry to the region is reported; stored.
  open var notifyOnEntry = true
  /// Whether exit from the region is reported; stored.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  // MARK: Objects

  /// Returns the region itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether another object is a region of the same class with the same identifier
  /// (Device.LO5).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLRegion else { return false }
    return type(of: other) == type(of: self) && other.identifier == identifier
  }
  /// The hash value.
  open override var hash: Int { identifier.hashValue }

  // MARK: Archives

  /// Areas support secure coding.
  public class var supportsSecureCoding: Bool { true }

  /// Encodes the identifier, and what is reported.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: identifier), forKey: "TactusIdentifier")
    coder.encode(notifyOnEntry, forKey: "TactusEntry")
    coder.encode(notifyOnExit, forKey: "TactusExit")
  }

  /// Creates an area from an archive.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "TactusIdentifier") else {
      return nil
    }
    identifier = String(describing: text)
    (notifyOnEntry, notifyOnExit) = (
      coder.decodeBool(forKey: "TactusEntry"), coder.decodeBool(forKey: "TactusExit")
    )
    super.init()
  }
}
