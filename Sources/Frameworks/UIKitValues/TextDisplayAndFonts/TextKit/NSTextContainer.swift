/// An area in which a layout manager lays out text (TextKit.TK8–TK11).
open class NSTextContainer: NSObject {
  // MARK: Creating

  /// Creates a container.
  ///
  /// - Parameter size: The size in points; a side of 0 or less is unlimited.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// Creates a container without limits: containers cannot be unarchived.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  // MARK: Layout manager

  /// The layout manager, set when the container is added to it.
  open weak var layoutManager: NSLayoutManager?

  /// The layout manager of TextKit 2; nil for none.
  open package(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The view providers of the attachments, declared by another module; nil for none.
  package var attachmentViews: AnyObject?

  /// Moves the text and all its containers to another layout manager.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let (storage, containers) = (old.textStorage, old.textContainers)
    storage?.removeLayoutManager(old)
    for _ in containers { old.removeTextContainer(at: 0) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
  }

  // MARK: Area

  /// The size in points; a side of 0 or less is unlimited.
  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.geometryChanged(of: self, from: oldValue) } }
  }
  /// The areas that text avoids (TextKit.TK10).
  open var exclusionPaths: [UIBezierPath] = [] { didSet { areaChanged() } }
  /// The treatment of the last line if the text exceeds the maximum number of lines.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { areaChanged() } }
  }
  /// The padding at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { areaChanged() } }
  }
  /// The maximum number of lines; 0 for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { areaChanged() } }
  }
  /// Whether the width follows the text view's.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's.
  open var heightTracksTextView = false

  /// Whether all lines have the container's width.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Returns the part of a proposed rectangle that is available for a line (TextKit.TK10).
  ///
  /// - Parameters:
  ///   - proposedRect: The proposed rectangle.
  ///   - characterIndex: The offset of the line's first character.
  ///   - baseWritingDirection: The direction of the line; a right-to-left line uses the rightmost
  ///     part first.
  ///   - remainingRect: On return, the rectangle beyond the returned one.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    availablePart(
      of: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft, remainingRect)
  }

  // MARK: Internals

  /// The width of a line without its padding; nil for no limit.
  var textWidth: CGFloat? {
    size.width > 0 && size.width < Self.unlimited
      ? max(0, size.width - 2 * lineFragmentPadding) : nil
  }

  /// The height; nil for no limit.
  var limitedHeight: CGFloat? {
    size.height > 0 && size.height < Self.unlimited ? size.height : nil
  }

  /// The length from which a side is unlimited, in points.
  static let unlimited: CGFloat = 1e6

  private func areaChanged() { layoutManager?.geometryChanged(of: self, from: size) }
}

extension NSTextContainer {
  /// The length from which a side is unlimited, in points.
  package var unlimitedLength: CGFloat { Self.unlimited }
}
