/// What shows a row of a table.
///
/// Steps TB20… are in `Documentation/Behaviour/Tables.md`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  // MARK: Creating

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: How it arranges its texts.
  ///   - reuseIdentifier: The kind of row that it can be used for again; nil for none.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMeasures.row))
    setUp()
  }

  /// Makes a cell of a picture and a text.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell of a picture and a text: archives of views are not read.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    setUp()
  }

  /// The kind of row that it can be used for again.
  open private(set) var reuseIdentifier: String?

  /// Is told that it will show another row; overridden, it has to call this.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  // MARK: Contents

  /// What is in the cell, but for what stands at its end and what edits it.
  open var contentView: UIView { content }
  /// The text; nil where the cell has none.
  open var textLabel: UILabel? { parts.title }
  /// The text of the second rank; nil where the style has none.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail }
  /// The picture.
  open var imageView: UIImageView? { parts.picture }

  /// What is behind all; nil for the background's colour.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView, at: 0) } }
  /// What is behind the contents while it is selected or touched; nil for gray.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection(animated: false)
    }
  }
  /// The same while several can be selected; nil for the former.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Selection

  /// How it shows that it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }

  /// Whether it is selected.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether it is touched.
  open var isHighlighted: Bool {
    get { isTouched }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows that it is selected, or is not, at once or in a moment (TB32).
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isChosen else { return }
    isChosen = selected
    showSelection(animated: animated)
  }

  /// Shows that it is touched, or is not, at once or in a moment.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isTouched else { return }
    isTouched = highlighted
    showSelection(animated: animated)
  }

  // MARK: Accessories

  /// What stands at its end.
  open var accessoryType = AccessoryType.none { didSet { changedAccessory() } }
  /// A view that stands there instead.
  open var accessoryView: UIView? { didSet { changedAccessory() } }
  /// What stands there while it is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { changedAccessory() } }
  /// A view that stands there instead.
  open var editingAccessoryView: UIView? { didSet { changedAccessory() } }

  // MARK: Room

  /// Where the line beneath it begins and ends; where its text does unless somebody has said (TB24).
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? usualSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  /// How deep it is in an outline.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// By how many points one level of that is deeper.
  open var indentationWidth = TableMeasures.indentation { didSet { setNeedsLayout() } }

  // MARK: Editing

  /// Whether it is edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Has it be edited or not, at once or in a moment.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return }
    edits = editing
    changedEditing(animated: animated)
  }
  /// What editing does to its row.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether it makes room at its beginning while it is edited.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether it has a part to be moved by while it is edited.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the question is asked whether to delete it.
  open internal(set) var showingDeleteConfirmation = false

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// As high as its texts, or the constraints in it, make it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(inWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard horizontalFittingPriority == .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: fittingHeight(inWidth: targetSize.width))
  }

  /// The colour behind all; as suits the table unless somebody has said.
  open override var backgroundColor: UIColor? {
    didSet { if !isColoredByTable { hasOwnColor = true } }
  }

  // MARK: Accessibility

  /// Whether it is read as one: unless there is something in it that people use by itself (TB60).
  open override var isAccessibilityElement: Bool {
    get { saidElement ?? !hasControls }
    set { saidElement = newValue }
  }
  /// Its texts, unless somebody has said.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? readTexts }
    set { super.accessibilityLabel = newValue }
  }
  /// Whether it is selected, or marked as chosen, and what was said.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let isMarked = isChosen || accessoryType == .checkmark
      return isMarked ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Internals

  let style: CellStyle
  let content = CellContent()
  /// Its texts and its picture, put into it when they are first asked for.
  var parts: CellParts {
    if let madeParts { return madeParts }
    let parts = CellParts(style)
    for view in [parts.picture, parts.title, parts.detail] { content.addSubview(view) }
    madeParts = parts
    return parts
  }
  private(set) var madeParts: CellParts?
  let line = UIView()
  private(set) lazy var usualSelection = UIView()
  var ownSeparatorInset: UIEdgeInsets?
  /// What the table knows of its place.
  var place = CellPlace()
  /// The table that shows it.
  weak var table: UITableView?
  var accessory: UIView?
  /// What stands at its end, and by which of its types.
  var shownAccessory = 0
  /// What is left free before its end.
  var shownMargin: CGFloat?
  var editSign: UIControl?
  var grip: UIImageView?
  /// Whether the table, and nobody else, sets the colour behind it.
  var isColoredByTable = false
  private(set) var hasOwnColor = false
  private(set) var isChosen = false
  private(set) var isTouched = false
  private var edits = false
  private var saidElement: Bool?

  private func setUp() {
    clipsToBounds = false
    content.cell = self
    addSubview(content)
    line.isUserInteractionEnabled = false
    addSubview(line)
    content.insetsLayoutMarginsFromSafeArea = false
    content.layoutMargins = UIEdgeInsets(
      top: TableMeasures.contentMargin, left: ScreenMargins.current.leading,
      bottom: TableMeasures.contentMargin, right: ScreenMargins.current.trailing)
  }
}

/// Where a cell is among others.
struct CellPlace: Equatable {
  /// Whether it is in a group, and that has room at its sides.
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
}

/// What is in a cell.
@MainActor
final class CellContent: UIView {
  weak var cell: UITableViewCell?

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.layOutTexts()
  }
}

/// The texts and the picture of a cell, which are put into it when they are first asked for.
@MainActor
final class CellParts {
  let title = UILabel()
  let detail = UILabel()
  let picture = UIImageView()

  init(_ style: UITableViewCell.CellStyle) {
    for label in [title, detail] {
      label.adjustsFontForContentSizeCategory = true
      label.font = .preferredFont(forTextStyle: .body)
    }
    switch style {
    case .default: break
    case .value1: detail.textColor = .secondaryLabel
    case .value2:
      title.font = .preferredFont(forTextStyle: .caption1)
      title.textColor = .tintColor
      detail.font = .preferredFont(forTextStyle: .subheadline)
    case .subtitle: detail.font = .preferredFont(forTextStyle: .caption1)
    }
  }

  var hasContents: Bool {
    title.text?.isEmpty == false || detail.text?.isEmpty == false || picture.image != nil
  }
}
