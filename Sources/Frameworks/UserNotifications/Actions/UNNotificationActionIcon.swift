/// The icon of an action.
///
/// - Thread: any; all its properties are constants.
open class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name of an image of the app or of a system symbol.
  let name: String
  /// Whether the name is that of a system symbol.
  let isSymbol: Bool

  private init(_ name: String, isSymbol: Bool) {
    (self.name, self.isSymbol) = (name, isSymbol)
    super.init()
  }

  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) {
    self.init(templateImageName, isSymbol: false)
  }

  /// Creates an icon of a system symbol.
  public convenience init(systemImageName: String) { self.init(systemImageName, isSymbol: true) }

  // MARK: Objects

  /// Returns whether another object is an equal icon.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationActionIcon else { return false }
    return (name, isSymbol) == (other.name, other.isSymbol)
  }
  /// The hash of the name.
  open override var hash: Int { name.hashValue }
  /// Returns the icon itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether icons support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores an icon.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    (self.name, isSymbol) = (name as String, coder.number("isSymbol").boolValue)
    super.init()
  }

  /// Archives the icon.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "name")
    coder.encode(number: NSNumber(value: isSymbol), "isSymbol")
  }
}
