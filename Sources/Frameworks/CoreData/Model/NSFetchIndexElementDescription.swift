/// The description of a property in an index.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  /// Creates an element of no property.
  public override init() {
    (property, collationType) = (nil, .binary)
    super.init()
  }

  /// Creates an element.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
  }

  /// The property.
  open private(set) var property: NSPropertyDescription?

  /// The name of the property.
  open var propertyName: String? { property?.name }

  /// The order.
  open var collationType: NSFetchIndexElementType

  /// Whether the order is ascending.
  open var isAscending = true

  /// The index.
  open internal(set) weak var indexDescription: NSFetchIndexDescription?
}

/// The types of an index.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// A balanced tree.
  case binary
  /// An R-tree.
  case rTree
}
