/// The description of an attribute composed of other attributes.
///
/// Its value is a dictionary with the values of the elements (CoreData.CA1).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// Creates a description without elements.
  public override init() {
    super.init()
    attributeType = .compositeAttributeType
  }

  /// The elements; they may be composite, too.
  open var elements: [NSAttributeDescription] = []

  override var form: String {
    super.form + "|(" + elements.map(\.form).sorted().joined(separator: ",") + ")"
  }
}
