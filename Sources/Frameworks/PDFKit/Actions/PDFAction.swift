/// An action that a tap on an annotation or an entry of an outline performs.
///
/// - Thread: any; all its properties are constants.
open class PDFAction: NSObject, NSCopying, @unchecked Sendable {
  /// The kind, such as `URI` or `GoTo`.
  open var type: String { "" }

  /// Creates an action without effect.
  public override init() { super.init() }

  /// Returns an action of the same kind and aim.
  open func copy(with zone: NSZone? = nil) -> Any { PDFAction() }
}
