/// An action that a tap on an annotation or an entry of an outline performs.
///
/// - Thread: any; all its properties are constants.
open class PDFAction: NSObject, NSCopying, @unchecked Sendable {
  /// The type, such as `URI` or `GoTo`.
  open var type: String { "" }

  /// Creates an action without effect.
  public override init() { super.init() }

  /// Returns a copy of the action.
  open func copy(with zone: NSZone? = nil) -> Any { PDFAction() }
}
