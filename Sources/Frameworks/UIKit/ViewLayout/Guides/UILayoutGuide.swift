/// A rectangle in a view that is not seen, and that constraints can be about.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Makes a guide, which is in no view.
  public override init() { super.init() }

  /// The view that it is in.
  open weak var owningView: UIView? {
    didSet {
      guard oldValue !== owningView else { return }
      oldValue?.forget(self)
      owningView?.take(self)
    }
  }

  /// What people who look for mistakes read of it.
  open var identifier = ""

  /// Where it is in its view; no place before it has been laid out.
  open var layoutFrame: CGRect { owningView?.solvedFrame(of: self) ?? .zero }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .leading)) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .right)) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.init(self, .top)) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.init(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(.init(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(.init(self, .height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .centerX)) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.init(self, .centerY)) }

  /// The constraints that its place or its size follows from.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutEngine?.constraints(affecting: self, axis) ?? []
  }

  /// Whether it could as well be elsewhere, or of another size.
  open var hasAmbiguousLayout: Bool {
    owningView?.layoutEngine?.isAmbiguous(self) ?? false
  }
}

extension UILayoutGuide: LayoutItem {
  var around: UIView? { owningView }
  var nearestView: UIView? { owningView }
}

/// A guide that keeps distances to the edges of its view.
final class InsetGuide: UILayoutGuide {
  /// From where its distances come.
  enum Source: String {
    case safeArea, margins, readable
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
    super.init()
    identifier = source.rawValue
  }

  /// What they are now.
  var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    return switch source {
    case .safeArea: view.safeInsets
    case .margins: view.layoutMargins
    case .readable: view.readableInsets
    }
  }
}
