/// The number of the anchor before all changes, for apps of older systems.
public let HKAnchoredObjectQueryNoAnchor = 0

/// The place in the changes of the store up to which an app knows them: the number of a change in
/// the one order that the changes of all types have (Health.QU7).
///
/// - Thread: any; all its properties are constants.
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let row: Int

  init(row: Int) {
    self.row = row
    super.init()
  }

  /// Creates an anchor of an older kind; 0 is the beginning.
  public convenience init(fromValue value: Int) { self.init(row: value) }

  /// Returns whether another object is the same place.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.row == row }
  /// The hash of the place.
  open override var hash: Int { row.hashValue }
  /// Returns the anchor itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether anchors are archived securely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores an anchor.
  public required init?(coder: NSCoder) {
    row = coder.decodeInteger(forKey: "row")
    super.init()
  }

  /// Archives the anchor.
  open func encode(with coder: NSCoder) { coder.encode(row, forKey: "row") }
}
