/// A view of an annotation on a map (Maps.AN2…).
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The states of a view that is dragged.
  public enum DragState: UInt, Sendable {
    case none = 0
    case starting = 1
    case dragging = 2
    case canceling = 3
    case ending = 4
  }

  /// The shape by which views collide.
  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle = 1
    case none = 2
  }

  /// The identifier by which the view is used again; nil if it is used once.
  open private(set) var reuseIdentifier: String?

  /// The annotation.
  open var annotation: (any MKAnnotation)? {
    didSet { annotationChanged() }
  }

  /// The picture; the view has its size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      guard let image else { return }
      bounds = CGRect(origin: .zero, size: image.size)
      picture.frame = bounds
    }
  }
  private let picture = UIImageView()

  /// The distance of the center of the view from the place, in points.
  open var centerOffset = CGPoint.zero { didSet { owner?.viewMoved(self) } }
  /// The distance of the callout from the middle of the upper edge, in points.
  open var calloutOffset = CGPoint.zero { didSet { owner?.viewMoved(self) } }
  /// Whether the user can select the view.
  open var isEnabled = true
  /// Whether the view is touched.
  open var isHighlighted = false
  /// Whether a callout is shown when the view is selected, if the annotation has a title.
  open var canShowCallout = false { didSet { owner?.calloutChanged(of: self) } }
  /// The view at the left of the callout's title.
  open var leftCalloutAccessoryView: UIView? { didSet { owner?.calloutChanged(of: self) } }
  /// The view at the right of the callout's title.
  open var rightCalloutAccessoryView: UIView? { didSet { owner?.calloutChanged(of: self) } }
  /// The view in place of the callout's subtitle.
  open var detailCalloutAccessoryView: UIView? { didSet { owner?.calloutChanged(of: self) } }
  /// Whether the user can move the annotation, whose coordinate must be settable.
  open var isDraggable = false
  /// The identifier of the views that are shown as one where they collide; nil for none.
  open var clusteringIdentifier: String? { didSet { owner?.groupsChanged() } }
  /// The view of the cluster in which the annotation is shown; nil if it is shown alone.
  open internal(set) weak var cluster: MKAnnotationView?
  /// The importance of the view where views collide.
  open var displayPriority = MKFeatureDisplayPriority.required {
    didSet { owner?.groupsChanged() }
  }
  /// The order from back to front.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { owner?.orderChanged() }
  }
  /// The order from back to front while the view is selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected {
    didSet { owner?.orderChanged() }
  }
  /// The shape by which the view collides with others.
  open var collisionMode = CollisionMode.rectangle { didSet { owner?.groupsChanged() } }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - reuseIdentifier: The identifier by which the view is used again; nil to use it once.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a view without an annotation.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Prepares a view that is used again; overrides call it.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    cluster = nil
  }

  /// Prepares the view before it is shown; does nothing by default, overrides call it.
  open func prepareForDisplay() {}

  // MARK: Selection

  /// Whether the view is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects the view, or no longer; the map view calls it.
  ///
  /// - Parameters:
  ///   - selected: Whether it is selected.
  ///   - animated: Whether the change is animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard self.selected != selected else { return }
    self.selected = selected
    if selected {
      accessibilityTraits.insert(.selected)
    } else {
      accessibilityTraits.remove(.selected)
    }
  }

  // MARK: Dragging

  /// The state of a view that is dragged.
  open var dragState: DragState {
    get { drag }
    set { setDragState(newValue, animated: false) }
  }

  /// Changes the state of a view that is dragged; overrides may animate it (Maps.DR2).
  ///
  /// - Parameters:
  ///   - newDragState: The state. `.starting` is followed by `.dragging`, and `.ending` and
  ///     `.canceling` by `.none`.
  ///   - animated: Whether the change is animated.
  open func setDragState(_ newDragState: DragState, animated: Bool) {
    let old = drag
    guard old != newDragState else { return }
    drag = newDragState
    owner?.dragStateChanged(of: self, from: old)
    switch newDragState {
    case .starting: setDragState(.dragging, animated: animated)
    case .ending, .canceling: setDragState(.none, animated: animated)
    case .none, .dragging: break
    }
  }

  // MARK: Accessibility

  /// The title and subtitle of the annotation, unless the app sets a label.
  open override var accessibilityLabel: String? {
    get {
      if let own = super.accessibilityLabel { return own }
      let parts = [annotation?.title, annotation?.subtitle].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Internals

  /// The map's store of annotations, while the view is on a map.
  weak var owner: MapAnnotations?
  private var selected = false
  private var drag = DragState.none

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    addSubview(picture)
  }

  /// Shows another annotation; subclasses show its title.
  func annotationChanged() { owner?.calloutChanged(of: self) }
}

/// The states of a view that is dragged; the name of Swift 3.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
