/// The description of an attribute.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type.
  open var attributeType = NSAttributeType.undefinedAttributeType

  /// The name of the class of values; nil if the type has none.
  open var attributeValueClassName: String? {
    get { valueClassName ?? AttributeValue.className(of: attributeType) }
    set { valueClassName = newValue }
  }

  /// The value of new objects.
  open var defaultValue: Any?

  /// The name of the transformer of a transformable attribute.
  ///
  /// There are no value transformers on Linux; a keyed archive is always used (CoreData.ST5).
  open var valueTransformerName: String?

  /// Whether large values may be stored in external files.
  open var allowsExternalBinaryDataStorage = false

  /// Whether a history preserves the value when the object is deleted.
  open var preservesValueInHistoryOnDeletion = false

  /// Whether the value may be encrypted in the cloud.
  open var allowsCloudEncryption = false

  // MARK: Internals

  private var valueClassName: String?

  override var form: String { super.form + "|a\(attributeType.rawValue)" }
}
