/// A view that is lifted off the screen, how it looks then, and where it is.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
  /// Makes one.
  ///
  /// - Parameters:
  ///   - view: What is lifted; a picture of it is shown.
  ///   - parameters: Which part of it, and in front of which colour.
  ///   - target: Where its middle is.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Makes one that is where the view is.
  ///
  /// The view has to be in another one.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      preconditionFailure("a view without a superview needs a target for its preview")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Makes one of a whole view that is where the view is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Where its middle is.
  public let target: UIPreviewTarget
  /// What is lifted.
  public let view: UIView
  /// Which part of it, and in front of which colour.
  public private(set) var parameters: UIPreviewParameters
  /// How large it is, in points.
  open var size: CGSize { view.bounds.size }

  /// The same elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// One of the same.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Where it is in a window; nil where it is not in that one.
  func frame(in window: UIWindow) -> CGRect? {
    guard target.container === window || target.container.window === window else { return nil }
    let center = window.convert(target.center, from: target.container)
    let size = CGRect(origin: .zero, size: size).applying(target.transform).size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Where the middle of a preview is.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
  /// Makes a place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Makes a place in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The view that it is in.
  public let container: UIView
  /// The middle, in that view's coordinates.
  public let center: CGPoint
  /// How it is turned and scaled.
  public let transform: CGAffineTransform

  /// Itself, as it never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a view looks that is lifted off the screen.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// Makes one of the whole view.
  public override init() { super.init() }

  /// Makes one of lines of text, of whose rectangles the part is made.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      path.append(
        UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 6))
    }
    visiblePath = path
  }

  /// The part that is seen, in the view's coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// What throws the shadow; nil for that part.
  open var shadowPath: UIBezierPath?
  /// The colour behind; nil for the usual one.
  open var backgroundColor: UIColor! = .systemBackground

  /// One of the same.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIPreviewParameters in
      let copy = UIPreviewParameters()
      (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
      copy.backgroundColor = backgroundColor
      return copy
    }
  }
}
