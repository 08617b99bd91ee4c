/// An accessibility element that is not a view, such as a bar of a chart.
open class UIAccessibilityElement: UIResponder {
  /// Creates an element.
  ///
  /// - Parameter container: The view or element that contains the element; a weak reference.
  public init(accessibilityContainer container: Any) {
    super.init()
    self.container = container as AnyObject
    isAccessibilityElement = true
  }

  /// The view or element that contains the element.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue.map { $0 as AnyObject } }
  }

  /// The frame in the coordinates of the container, in points; it moves with the container
  /// (Accessibility.AC3).
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// The container, if it is a responder.
  open override var next: UIResponder? { container as? UIResponder }

  // MARK: Internals

  private weak var container: AnyObject?

  /// The frame in the container converted to the screen (Accessibility.AC3).
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

/// A type with an identifier by which tests find its instances.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier by which tests find the element; VoiceOver does not speak it.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
