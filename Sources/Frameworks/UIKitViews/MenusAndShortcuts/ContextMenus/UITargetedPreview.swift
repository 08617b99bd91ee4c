/// A preview of a view, with its appearance and its target position.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: The view, of which a snapshot is shown.
  ///   - parameters: The visible part and the background.
  ///   - target: The target position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview at the position of the view.
  ///
  /// The view needs a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      programmingError("a view without a superview needs a target for its preview")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview of a whole view at its position.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The target position.
  open private(set) var target: UIPreviewTarget
  /// The view.
  open private(set) var view: UIView
  /// The visible part and the background.
  open private(set) var parameters: UIPreviewParameters
  /// The size in points.
  open var size: CGSize { view.bounds.size }

  /// Returns an equal preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the frame in a window; nil if the target is in another one.
  func frame(in window: UIWindow) -> CGRect? {
    guard target.container === window || target.container.window === window else { return nil }
    let center = window.convert(target.center, from: target.container)
    let size = CGRect(origin: .zero, size: size).applying(target.transform).size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// The target position of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
  /// Creates a target in a container view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a target in a container view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The container view.
  open private(set) var container: UIView
  /// The center in the coordinates of the container.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Returns the target itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// Creates parameters that show the whole view.
  public override init() { super.init() }

  /// Creates parameters that show lines of text, given by their rectangles.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      path.append(
        UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 6))
    }
    visiblePath = path
  }

  /// The visible part in the coordinates of the view; nil for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil for the visible part's outline.
  open var shadowPath: UIBezierPath?
  /// The background color; nil for the default.
  open var backgroundColor: UIColor! = .systemBackground

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIPreviewParameters in
      let copy = UIPreviewParameters()
      (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
      copy.backgroundColor = backgroundColor
      return copy
    }
  }
}
