/// The number of the initial anchor, for apps of older systems.
public let HKAnchoredObjectQueryNoAnchor = 0

/// A position in the changes of the store up to which an app has received them: a number in the
/// single order of the changes of all types (Health.QU7).
///
/// - Thread: any; all its properties are constants.
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let row: Int

  init(row: Int) {
    self.row = row
    super.init()
  }

  /// Creates an anchor from a number of an older system; 0 is the start.
  public convenience init(fromValue value: Int) { self.init(row: value) }

  /// Returns whether another object is the same position.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.row == row }
  /// The hash of the position.
  open override var hash: Int { row.hashValue }
  /// Returns the anchor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether anchors support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores an anchor.
  public required init?(coder: NSCoder) {
    row = coder.decodeInteger(forKey: "row")
    super.init()
  }

  /// Archives the anchor.
  open func encode(with coder: NSCoder) { coder.encode(row, forKey: "row") }
}
