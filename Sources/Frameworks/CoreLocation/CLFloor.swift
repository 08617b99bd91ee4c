/// A floor of a building; no location has one, except in tests.
///
/// - Thread: any; all its properties are constants.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let levelKey = "TactusLevel"
  private let number: Int

  /// The level of the floor; 0 is the ground floor.
  open var level: Int { number }

  /// Creates the ground floor.
  public override init() {
    number = 0
    super.init()
  }

  /// Returns the floor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Floors support secure coding.
  public class var supportsSecureCoding: Bool { true }

  /// Encodes the level.
  open func encode(with coder: NSCoder) { coder.encode(level, forKey: Self.levelKey) }

  /// Creates a floor from an archive.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.levelKey) else { return nil }
    number = coder.decodeInteger(forKey: Self.levelKey)
    super.init()
  }
}
