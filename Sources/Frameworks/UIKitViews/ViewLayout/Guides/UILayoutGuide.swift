/// An invisible rectangle in a view that constraints can relate.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// Creates a guide without an owning view.
  public override init() { super.init() }

  /// Creates a guide from an archive (Archives.AR15).
  public required init?(coder: NSCoder) {
    super.init()
    guard coder.allowsKeyedCoding else { return }
    identifier = String(from: coder, forKey: "TactusGuide") ?? ""
  }

  /// Encodes the identifier (Archives.AR15).
  open func encode(with coder: NSCoder) {
    if coder.allowsKeyedCoding { coder.encode(identifier as Any?, forKey: "TactusGuide") }
  }

  /// The view that owns the guide.
  open weak var owningView: UIView? {
    didSet {
      guard oldValue !== owningView else { return }
      oldValue?.unregister(self)
      owningView?.register(self)
    }
  }

  /// A name for debugging.
  open var identifier = ""

  /// The frame in the owning view; empty before the first layout.
  open var layoutFrame: CGRect { owningView?.solvedFrame(of: self) ?? .zero }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .leading)) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.init(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.init(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(.init(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(.init(self, .height)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.init(self, .centerX)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.init(self, .centerY)) }

  /// Returns the constraints that determine the frame along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutEngine?.constraints(affecting: self, axis) ?? []
  }

  /// Whether the constraints leave the frame ambiguous.
  open var hasAmbiguousLayout: Bool {
    owningView?.layoutEngine?.isAmbiguous(self) ?? false
  }
}

extension UILayoutGuide: LayoutItem {
  var around: UIView? { owningView }
  var nearestView: UIView? { owningView }
}

/// A guide inset from the edges of its view.
class InsetGuide: UILayoutGuide {
  /// The sources of the insets.
  enum Source: String {
    case safeArea, margins, readable, aspectFit
  }

  final let source: Source

  init(_ source: Source) {
    self.source = source
    super.init()
    identifier = source.rawValue
  }

  required init?(coder: NSCoder) { nil }

  /// The current insets.
  var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    return switch source {
    case .safeArea: view.safeAreaInsets
    case .margins: view.layoutMargins
    case .readable: view.readableInsets
    case .aspectFit: view.safeAreaInsets
    }
  }
}
