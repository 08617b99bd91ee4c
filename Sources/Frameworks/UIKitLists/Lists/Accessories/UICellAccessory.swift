/// An accessory of a list's cell: a mark or a control beside its content.
///
/// Steps Lists.LS6, Lists.LS7.
public struct UICellAccessory {
  /// The type of closures that a control calls.
  public typealias ActionHandler = () -> Void

  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    /// A chevron: a tap on the cell shows more.
    case disclosureIndicator
    /// A chevron that shows and hides the children of the item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A control that deletes the item.
    case delete
    /// A control that inserts an item.
    case insert
    /// A grip that moves the cell.
    case reorder
    /// A selection mark.
    case multiselect
    /// A text.
    case label
    /// A button that shows details.
    case detail
    /// A button that shows a menu.
    case popUpMenu
    /// A view of the app.
    case customView(UIView)
  }

  /// The editing states in which an accessory is visible.
  public enum DisplayedState: Int, Sendable, Hashable {
    /// In all states.
    case always = 0
    /// While the cell is being edited.
    case whenEditing = 1
    /// While the cell is not being edited.
    case whenNotEditing = 2
  }

  /// The widths that are reserved for an accessory.
  public enum LayoutDimension: Sendable, Hashable {
    /// The width of the accessory.
    case actual
    /// The usual width, in which accessories of several cells are in one column.
    case standard
    /// A width, in points.
    case custom(CGFloat)
  }

  /// The sides of a cell, and the places among the accessories of a side.
  public enum Placement {
    /// The type of closures that return the index of an accessory among those of its side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading side.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing side.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the place before the first accessory of another one's kind; the first place if there
    /// is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
    }
    /// Returns the place after the last accessory of another one's kind; the last place if there is
    /// none.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in
        others.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count
      }
    }
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType

  // MARK: Internals

  var placement: Placement
  var isHidden = false
  var reservedLayoutWidth = LayoutDimension.actual
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var handler: ActionHandler?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = true
  var label = LabelText()
  var menu: UIMenu?
  var menuHandler: ((UIMenu) -> Void)?
  var maintainsFixedSize = false

  /// The text of a label and its font.
  struct LabelText {
    var text = ""
    var font = UIFont.preferredFont(forTextStyle: .body)
    var adjustsFont = true
  }

  init(_ type: AccessoryType, _ placement: Placement) {
    (accessoryType, self.placement) = (type, placement)
  }

  /// Whether the accessory is at the leading side.
  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  /// Returns whether the accessory is visible.
  func isVisible(isEditing: Bool) -> Bool {
    let displayed: DisplayedState =
      switch placement {
      case .leading(let state, _), .trailing(let state, _): state
      }
    return switch displayed {
    case .always: !isHidden
    case .whenEditing: isEditing && !isHidden
    case .whenNotEditing: !isEditing && !isHidden
    }
  }
}
