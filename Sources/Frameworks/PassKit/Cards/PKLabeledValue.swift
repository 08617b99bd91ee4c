/// A labeled detail of a card.
open class PKLabeledValue: NSObject, @unchecked Sendable {
  /// The label.
  open var label: String { texts.label }
  /// The value.
  open var value: String { texts.value }
  private let texts: (label: String, value: String)

  /// Creates a detail.
  public init(label: String, value: String) {
    texts = (label, value)
    super.init()
  }
}
