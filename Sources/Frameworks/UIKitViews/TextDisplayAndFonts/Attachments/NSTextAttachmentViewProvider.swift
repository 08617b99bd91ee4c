/// A provider of a text attachment's view at a location.
///
/// Apps override `loadView()`.
open class NSTextAttachmentViewProvider: NSObject {
  /// Creates a view provider.
  ///
  /// - Parameters:
  ///   - textAttachment: The attachment.
  ///   - parentView: The text view; `nil` outside of one.
  ///   - textLayoutManager: The layout manager of the text.
  ///   - location: The location of the attachment's character.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager) = (textAttachment, textLayoutManager)
    self.location = location
    super.init()
  }

  /// The attachment.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// The layout manager of the text.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The location of the attachment's character, which follows changes of the text.
  open internal(set) var location: any NSTextLocation

  /// The view, loaded on first access.
  open var view: UIView? {
    get {
      if loadedView == nil, !isLoaded {
        isLoaded = true
        loadView()
      }
      return loadedView
    }
    set {
      (loadedView, isLoaded) = (newValue, true)
    }
  }

  /// Whether the attachment tracks the size of the view (TextKit.TA2).
  open var tracksTextAttachmentViewBounds = false

  /// Creates the view; does nothing by default.
  open func loadView() {}

  /// Returns the size of the attachment and its offset above the baseline, in points (TextKit.TA2).
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the attachment's character.
  ///   - location: The location of the character.
  ///   - textContainer: The text container.
  ///   - proposedLineFragment: The proposed line, of the container's width.
  ///   - position: The location in the line.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    let own =
      textAttachment?.attachmentBounds(
        for: attributes, location: location, textContainer: textContainer,
        proposedLineFragment: proposedLineFragment, position: position) ?? .zero
    guard tracksTextAttachmentViewBounds || own.size == .zero else { return own }
    let size = viewSize(proposedLineFragment.width)
    return size == .zero ? own : CGRect(origin: own.origin, size: size)
  }

  // MARK: Internals

  private var loadedView: UIView?
  private var isLoaded = false

  /// Whether the view has been loaded.
  var hasView: Bool { loadedView != nil }

  /// Returns the size of the view's bounds, or the fitting size if they are empty.
  private func viewSize(_ width: CGFloat) -> CGSize {
    guard let view else { return .zero }
    // Text with views is laid out on the main thread.
    return MainActor.assumeIsolated {
      guard view.bounds.size == .zero else { return view.bounds.size }
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: min(fitting.width, max(0, width)), height: fitting.height)
    }
  }
}
