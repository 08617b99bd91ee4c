/// The layout of a text element: its lines in the container.
open class NSTextLayoutFragment: NSObject {
  /// The state of a fragment's layout.
  public enum State: UInt, Sendable {
    /// The layout is not available.
    case none = 0
    /// The frame is an estimate.
    case estimatedUsageBounds = 1
    /// The frame is known.
    case calculatedUsageBounds = 2
    /// The lines are known.
    case layoutAvailable = 3
  }

  /// The options of an enumeration of fragments.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enumerates the fragments before the location, last to first.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// The fragments are estimated where they are not laid out.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// The fragments are laid out.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
  }

  /// Creates a fragment of an element, for subclasses.
  ///
  /// - Parameters:
  ///   - textElement: The element.
  ///   - range: The part of the element; nil for all of it.
  public init(textElement: NSTextElement, range: NSTextRange?) {
    (self.textElement, ownRange) = (textElement, range)
    super.init()
  }

  /// The layout manager.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The element.
  open private(set) weak var textElement: NSTextElement?
  /// The range of the fragment in the text.
  open var rangeInElement: NSTextRange {
    ownRange ?? element?.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  /// The lines, with rectangles from the origin of the fragment's frame (TextKit.TL3).
  open var textLineFragments: [NSTextLineFragment] {
    let origin = layoutFragmentFrame.origin
    return lines.map { line in
      NSTextLineFragment(
        line, in: element as? NSTextParagraph, range, of: textLayoutManager?.engine, from: origin)
    }
  }

  /// The state; requested text is always laid out.
  open var state: State { lines.isEmpty ? .none : .layoutAvailable }

  /// The rectangle of the lines in the container.
  open var layoutFragmentFrame: CGRect {
    lines.reduce(CGRect.null) { $0.union($1.used) }.standardizedOrZero
  }

  /// The rectangle of the drawing, from the origin of the frame.
  open var renderingSurfaceBounds: CGRect {
    CGRect(origin: .zero, size: layoutFragmentFrame.size)
  }

  /// Returns an attachment's rectangle, relative to the fragment's frame; empty if the location has
  /// none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let engine = textLayoutManager?.engine, let place = (location as? TextOffset)?.offset,
      NSLocationInRange(place, range)
    else { return .zero }
    let found = engine.attachments(in: range).first { $0.index == place }
    let origin = layoutFragmentFrame.origin
    return found?.frame.offsetBy(dx: -origin.x, dy: -origin.y) ?? .zero
  }

  /// Discards the layout of the fragment.
  open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

  /// Draws the lines with the origin of the frame at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let engine = textLayoutManager?.engine else { return }
    let frame = layoutFragmentFrame
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let origin = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    engine.drawBackground(forGlyphRange: range, at: origin)
    engine.drawGlyphs(forGlyphRange: range, at: origin)
  }

  // MARK: Internals

  /// A line: its used rectangle in the container, and its range in the text.
  typealias Line = (used: CGRect, range: NSRange)

  private let ownRange: NSTextRange?
  /// The element of a fragment created by a layout manager, which nothing else retains.
  private var ownElement: NSTextElement?

  private var element: NSTextElement? { ownElement ?? textElement }

  /// Sets the layout manager and its element.
  func belong(to manager: NSTextLayoutManager, _ element: NSTextElement) {
    (ownElement, textElement, textLayoutManager) = (element, element, manager)
  }

  private var range: NSRange {
    textLayoutManager?.offsets(of: rangeInElement) ?? NSRange(location: 0, length: 0)
  }

  private var lines: [Line] {
    guard let engine = textLayoutManager?.engine, range.length > 0 else { return [] }
    engine.ensureLayout(forCharacterRange: range)
    var found: [Line] = []
    engine.enumerateLineFragments(forGlyphRange: range) { _, used, _, line, _ in
      found.append((used, NSIntersectionRange(line, range)))
    }
    return found
  }
}

extension CGRect {
  fileprivate var standardizedOrZero: CGRect { isNull ? .zero : self }
}
