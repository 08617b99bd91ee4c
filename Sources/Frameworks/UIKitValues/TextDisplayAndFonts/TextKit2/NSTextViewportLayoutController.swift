/// The layout of the visible part of a text, whose fragments a delegate shows (TextKit.TL7).
open class NSTextViewportLayoutController: NSObject {
  /// Creates a controller for a layout manager.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// The layout manager.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The delegate, which provides the visible rectangle.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

  /// The visible rectangle of the text container; that of the last layout, or of the text view.
  open var viewportBounds: CGRect { textLayoutManager?.visibleBounds?() ?? bounds }

  /// The range of the fragments in the visible rectangle; `nil` before the first layout.
  open var viewportRange: NSTextRange? {
    guard let manager = textLayoutManager, let visible = manager.visibleBounds else { return range }
    return manager.range(of: manager.fragments(in: visible()))
  }

  /// Lays out the visible part, and passes its fragments to the delegate.
  open func layoutViewport() {
    guard let manager = textLayoutManager else { return }
    delegate?.textViewportLayoutControllerWillLayout(self)
    bounds = delegate?.viewportBounds(for: self) ?? viewportBounds
    manager.validateRendering(in: bounds)
    let fragments = manager.fragments(in: bounds)
    range = manager.range(of: fragments)
    for fragment in fragments {
      delegate?.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
    }
    delegate?.textViewportLayoutControllerDidLayout(self)
  }

  /// Lays out the text at a location; returns the top of its fragment, to which the delegate can
  /// scroll.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let manager = textLayoutManager else { return 0 }
    manager.ensureLayout(for: NSTextRange(location: textLocation))
    let end = manager.documentRange.endLocation
    guard textLocation.compare(end) == .orderedAscending else {
      return manager.usageBoundsForTextContainer.maxY
    }
    return manager.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }

  /// Moves the visible rectangle by a vertical distance.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    bounds.origin.y += verticalOffset
  }

  // MARK: Internals

  private var bounds = CGRect.zero
  private var range: NSTextRange?
}
