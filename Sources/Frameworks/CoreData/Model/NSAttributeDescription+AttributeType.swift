extension NSAttributeDescription {
  /// The type of an attribute, in its newer form.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as of `NSAttributeType`.
    public let rawValue: UInt
    /// Creates a type.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    /// Undefined; for transient attributes only.
    public static let undefined = Self(.undefinedAttributeType)
    /// A 16-bit integer.
    public static let integer16 = Self(.integer16AttributeType)
    /// A 32-bit integer.
    public static let integer32 = Self(.integer32AttributeType)
    /// A 64-bit integer.
    public static let integer64 = Self(.integer64AttributeType)
    /// A decimal number.
    public static let decimal = Self(.decimalAttributeType)
    /// A double-precision floating-point number.
    public static let double = Self(.doubleAttributeType)
    /// A single-precision floating-point number.
    public static let float = Self(.floatAttributeType)
    /// A string.
    public static let string = Self(.stringAttributeType)
    /// A truth value.
    public static let boolean = Self(.booleanAttributeType)
    /// A date.
    public static let date = Self(.dateAttributeType)
    /// Bytes.
    public static let binaryData = Self(.binaryDataAttributeType)
    /// A UUID.
    public static let uuid = Self(.UUIDAttributeType)
    /// A URI.
    public static let uri = Self(.URIAttributeType)
    /// A value that the store keeps as an archive.
    public static let transformable = Self(.transformableAttributeType)
    /// The identifier of a managed object; for transient attributes only.
    public static let objectID = Self(.objectIDAttributeType)
    /// A group of attributes.
    public static let composite = Self(.compositeAttributeType)
  }

  /// The type.
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}
