/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The states of a cell that is dragged.
  public enum DragState: Sendable, Hashable {
    /// Not dragged.
    case none
    /// Lifted.
    case lifting
    /// Dragged.
    case dragging
  }

  /// The states of a cell that items are dragged over.
  public enum DropState: Sendable, Hashable {
    /// Nothing is dragged over the list.
    case none
    /// Something is dragged over the list, but not over the cell.
    case notTargeted
    /// Something is dragged over the cell.
    case targeted
  }

  /// Creates a state with traits, and without anything else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell does not accept touches.
  public var isDisabled = false
  /// Whether a touch highlights the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned to an edge while content scrolls.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the children of the cell's item are visible.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the user moves the cell to another place.
  public var isReordering = false
  /// The state of the cell's own drag.
  public var cellDragState = DragState.none
  /// The state of a drag over the cell.
  public var cellDropState = DropState.none

  /// Returns the app's own value of a key; `nil` for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }

  // MARK: Internals

  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
