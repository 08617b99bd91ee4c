/// A view of an annotation on a map (Maps.AN2…).
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The states of dragging a view.
  public enum DragState: UInt, Sendable {
    case none = 0
    case starting = 1
    case dragging = 2
    case canceling = 3
    case ending = 4
  }

  /// The collision shapes of views.
  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle = 1
    case none = 2
  }

  /// The reuse identifier; nil if the view is not reused.
  open private(set) var reuseIdentifier: String?

  /// The annotation.
  open var annotation: (any MKAnnotation)? {
    didSet { annotationChanged() }
  }

  /// The image, which determines the view's size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      guard let image else { return }
      bounds = CGRect(origin: .zero, size: image.size)
      picture.frame = bounds
    }
  }
  private let picture = UIImageView()

  /// The offset of the view's center from the coordinate, in points.
  open var centerOffset = CGPoint.zero { didSet { owner?.viewMoved(self) } }
  /// The offset of the callout from the middle of the upper edge, in points.
  open var calloutOffset = CGPoint.zero { didSet { owner?.viewMoved(self) } }
  /// Whether the view is selectable.
  open var isEnabled = true
  /// Whether the view is highlighted by a touch.
  open var isHighlighted = false
  /// Whether a callout is shown when the view is selected, if the annotation has a title.
  open var canShowCallout = false { didSet { owner?.calloutChanged(of: self) } }
  /// The accessory view on the left of the callout.
  open var leftCalloutAccessoryView: UIView? { didSet { owner?.calloutChanged(of: self) } }
  /// The accessory view on the right of the callout.
  open var rightCalloutAccessoryView: UIView? { didSet { owner?.calloutChanged(of: self) } }
  /// The accessory view in place of the callout's subtitle.
  open var detailCalloutAccessoryView: UIView? { didSet { owner?.calloutChanged(of: self) } }
  /// Whether the user can drag the annotation, whose coordinate must be settable.
  open var isDraggable = false
  /// The identifier of views that may form a cluster; nil for none.
  open var clusteringIdentifier: String? { didSet { owner?.groupsChanged() } }
  /// The cluster's view; nil while the view is not clustered.
  open internal(set) weak var cluster: MKAnnotationView?
  /// The priority of the view in collisions.
  open var displayPriority = MKFeatureDisplayPriority.required {
    didSet { owner?.groupsChanged() }
  }
  /// The z priority.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { owner?.orderChanged() }
  }
  /// The z priority while selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected {
    didSet { owner?.orderChanged() }
  }
  /// The collision shape.
  open var collisionMode = CollisionMode.rectangle { didSet { owner?.groupsChanged() } }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - reuseIdentifier: The identifier for reusing the view; nil to use it once.
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

  /// Resets the view for reuse; overrides call it.
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

  /// Selects or deselects the view; called by the map view.
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

  /// The state of dragging.
  open var dragState: DragState {
    get { drag }
    set { setDragState(newValue, animated: false) }
  }

  /// Sets the state of dragging; overrides may animate it (Maps.DR2).
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

  /// Called after the annotation was replaced; subclasses show its title.
  func annotationChanged() { owner?.calloutChanged(of: self) }
}

/// The states of dragging a view, by an older name.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
