/// An interaction with recognized items of a picture, which are always none.
///
/// It belongs to its view and asks its delegate for the place of the picture, but finds nothing to
/// select, to tap or to lift (Device.VK3…).
@MainActor
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public override init() { super.init() }

  /// Creates an interaction with a delegate.
  public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// The delegate.
  public weak var delegate: (any ImageAnalysisInteractionDelegate)?
  /// The view of the interaction.
  public private(set) weak var view: UIView?
  /// Called before the interaction is added to a view or removed; does nothing.
  public func willMove(to view: UIView?) {
    // does nothing
  }
  /// Called after the interaction was added to a view or removed.
  public func didMove(to view: UIView?) {
    self.view = view
    setContentsRectNeedsUpdate()
    enableView()
  }

  // MARK: Items

  /// The analysis of the picture.
  public var analysis: ImageAnalysis? { didSet { selectableItemsHighlighted = false } }
  /// The interaction types that the app wants; with any, the view reacts to touches.
  public var preferredInteractionTypes: InteractionTypes = [] { didSet { enableView() } }
  /// The active interaction types: always empty.
  public var activeInteractionTypes: InteractionTypes { [] }
  /// Whether items are highlighted; reset to false by each analysis, because nothing is recognized.
  public var selectableItemsHighlighted: Bool {
    get { false }
    set {
      if newValue {
        VisionWarning.write(
          "ImageAnalysisInteraction.selectableItemsHighlighted", "ImageAnalyzer.isSupported")
      }
    }
  }
  /// Whether a long press on text acts on detected data.
  public var allowLongPressForDataDetectorsInTextMode = true

  private func enableView() {
    if !preferredInteractionTypes.isEmpty { view?.isUserInteractionEnabled = true }
  }

  // MARK: Text

  /// The recognized text: always empty.
  public var text: String { "" }
  /// The selected text: always empty.
  public var selectedText: String { "" }
  /// The selected attributed text: always empty.
  public var selectedAttributedText: AttributedString { AttributedString() }
  /// The ranges of the selected text: always empty.
  public var selectedRanges: [Range<String.Index>] {
    get { [] }
    set {
      if !newValue.isEmpty {
        VisionWarning.write("ImageAnalysisInteraction.selectedRanges", "ImageAnalyzer.isSupported")
      }
    }
  }
  /// Whether text is selected: false.
  public var hasActiveTextSelection: Bool { false }
  /// Does nothing: no text is selected.
  public func resetTextSelection() {
    // does nothing
  }

  // MARK: Places

  /// The rectangle of the picture within the view, in units of the view's size (Device.VK4).
  public private(set) var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Asks the delegate for the rectangle of the picture, unless the view is an image view.
  public func setContentsRectNeedsUpdate() {
    guard let view else { return }
    if let image = view as? UIImageView {
      contentsRect = Self.rectangle(of: image)
    } else if let delegate {
      contentsRect = delegate.contentsRect(for: self)
    }
  }
  /// Returns whether a place has an item: false.
  public func hasInteractiveItem(at point: CGPoint) -> Bool { false }
  /// Returns whether a place has text that can be selected: false.
  public func hasText(at point: CGPoint) -> Bool { false }
  /// Returns whether a place has text: false.
  public func analysisHasText(at point: CGPoint) -> Bool { false }
  /// Returns whether a place has data in text: false.
  public func hasDataDetector(at point: CGPoint) -> Bool { false }
  /// Returns whether a place has a button of the interaction: false.
  public func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }

  private static func rectangle(of view: UIImageView) -> CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let size = view.image?.size, size.width > 0, size.height > 0, view.bounds.width > 0,
      view.bounds.height > 0
    else { return whole }
    let (width, height) = (view.bounds.width / size.width, view.bounds.height / size.height)
    let scale: CGFloat
    switch view.contentMode {
    case .scaleAspectFit: scale = min(width, height)
    case .scaleAspectFill: scale = max(width, height)
    default: return whole
    }
    let fraction = CGSize(width: scale / width, height: scale / height)
    return CGRect(
      x: (1 - fraction.width) / 2, y: (1 - fraction.height) / 2, width: fraction.width,
      height: fraction.height)
  }

  // MARK: Subjects

  /// The subjects: always empty.
  public var subjects: Set<Subject> { get async { [] } }
  /// The subjects that are highlighted.
  public var highlightedSubjects: Set<Subject> = []
  /// Returns nil: there are no subjects.
  public func subject(at point: CGPoint) async -> Subject? { nil }
  /// Throws an error: there are no subjects.
  ///
  /// - Throws: `SubjectUnavailable.imageUnavailable`.
  public func image(for subjects: Set<Subject>) async throws -> UIImage {
    throw SubjectUnavailable.imageUnavailable
  }

  // MARK: Buttons

  /// Whether the Live Text button is visible: always false.
  public var liveTextButtonVisible: Bool { false }
  /// Whether the supplementary interface is hidden; stored, because it is never shown.
  public var isSupplementaryInterfaceHidden = false
  /// Sets whether the supplementary interface is hidden.
  public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
  /// The insets of the supplementary interface; stored.
  public var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
  /// The font of the supplementary interface; stored.
  public var supplementaryInterfaceFont: UIFont?
}
