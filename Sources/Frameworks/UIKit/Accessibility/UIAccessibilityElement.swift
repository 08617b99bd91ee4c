/// Something that is read to people and is no view, such as one of the bars of a chart.
open class UIAccessibilityElement: UIResponder {
  /// Makes an element.
  ///
  /// - Parameter container: What holds it, which is not kept alive by it: a view, or another element.
  public init(accessibilityContainer container: Any) {
    super.init()
    self.container = container as AnyObject
    isAccessibilityElement = true
  }

  /// What holds it: a view, or another element.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue.map { $0 as AnyObject } }
  }

  /// Where it is in its container, in the container's points; it moves along with it (AC3).
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// What holds it, if that is a responder.
  open override var next: UIResponder? { container as? UIResponder }

  // MARK: Internals

  private weak var container: AnyObject?

  /// AC3.
  override var naturalFrame: CGRect {
    guard accessibilityFrameInContainerSpace != .zero else { return .zero }
    if let view = container as? UIView {
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    let origin = (container as? AccessibleObject)?.accessibilityFrame.origin ?? .zero
    return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
  }
}

/// What tests find by a name that is not read to people.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// What tests call it.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
