/// An action that resets fields of a form to their default values.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PDFActionResetForm: PDFAction, @unchecked Sendable {
  /// The names of fields; nil for all.
  open var fields: [String]?
  /// Whether the named fields are reset; otherwise, all others are.
  open var fieldsIncludedAreCleared = true
  /// The kind: `ResetForm`.
  open override var type: String { "ResetForm" }

  /// Creates an action of all fields.
  public override init() { super.init() }

  /// Returns a copy of the action.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFActionResetForm()
    (copy.fields, copy.fieldsIncludedAreCleared) = (fields, fieldsIncludedAreCleared)
    return copy
  }
}
