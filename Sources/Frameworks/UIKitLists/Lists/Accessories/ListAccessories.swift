@_spi(UIKitModules) import TactusUIKitViews

/// The views of a list cell's accessories, and their places.
///
/// Steps Lists.LS6, Lists.LS7.
@MainActor
final class ListAccessories {
  /// An accessory with its view.
  struct Entry {
    let accessory: UICellAccessory
    let view: UIView
  }

  private unowned let cell: UICollectionViewListCell
  private var entries: [Entry] = []
  private var isShown: Set<ObjectIdentifier> = []
  private let gripLine = UIView()

  init(_ cell: UICollectionViewListCell) { self.cell = cell }

  // MARK: Views

  /// Replaces the accessories.
  func set(_ accessories: [UICellAccessory]) {
    for entry in entries { entry.view.removeFromSuperview() }
    gripLine.removeFromSuperview()
    if accessories.contains(where: { $0.accessoryType == .reorder }) {
      gripLine.backgroundColor = .separator
      cell.addSubview(gripLine)
    }
    entries = Self.inOrder(accessories).map {
      Entry(accessory: $0, view: ListAccessoryFactory.makeView($0, for: cell))
    }
    for entry in entries { cell.addSubview(entry.view) }
    isShown = []
    update(cell.configurationState)
  }

  /// Orders the accessories: those of the system have places of their own, an app's have those that
  /// they ask for (Lists.LS6).
  static func inOrder(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var sides: (leading: [UICellAccessory], trailing: [UICellAccessory]) = ([], [])
    let system = accessories.enumerated().filter { !$0.element.isCustom }
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    (sides.leading, sides.trailing) = (
      system.filter(\.isLeading), system.filter { !$0.isLeading }
    )
    for custom in accessories where custom.isCustom {
      switch custom.placement {
      case .leading(_, let position):
        let place = position(sides.leading)
        sides.leading.insert(custom, at: max(0, min(place, sides.leading.count)))
      case .trailing(_, let position):
        let place = position(sides.trailing)
        sides.trailing.insert(custom, at: max(0, min(place, sides.trailing.count)))
      }
    }
    return sides.leading + sides.trailing
  }

  /// Shows the accessories of a state, and the marks that it has (Lists.LS7).
  func update(_ state: UICellConfigurationState) {
    for entry in entries {
      let isVisible = entry.accessory.isVisible(isEditing: state.isEditing)
      entry.view.isHidden = !isVisible
      switch entry.accessory.accessoryType {
      case .outlineDisclosure:
        // The chevron is read with the texts of the cell that it opens.
        entry.view.accessibilityLabel = cell.joinedTexts
        let angle: CGFloat = cell.usesRightToLeftLayout ? -.pi / 2 : .pi / 2
        let transform =
          state.isExpanded ? CGAffineTransform(rotationAngle: angle) : CGAffineTransform.identity
        let image = (entry.view as? ListAccessoryControl)?.imageView
        guard image?.transform != transform else { continue }
        let wasShown = !isShown.insert(ObjectIdentifier(entry.view)).inserted
        let change: () -> Void = { image?.transform = transform }
        if wasShown, cell.window != nil {
          UIView.animate(withDuration: TableMetrics.updateDuration, animations: change)
        } else {
          UIView.performWithoutAnimation(change)
        }
      case .multiselect:
        (entry.view as? ListAccessoryControl)?.showSelection(
          state.isSelected, entry.accessory.backgroundColor)
      default: break
      }
      isShown.insert(ObjectIdentifier(entry.view))
    }
  }

  // MARK: Layout

  /// The widths that the visible accessories and the spaces around them take at both sides.
  var widths: (leading: CGFloat, trailing: CGFloat) {
    func width(_ shown: [Entry], margin: CGFloat) -> CGFloat {
      guard !shown.isEmpty else { return 0 }
      let gaps = CGFloat(shown.count - 1) * TableMetrics.accessoryGap
      return margin + shown.reduce(0) { $0 + reservedWidth($1) } + gaps
    }
    let margins = ScreenMargins.current
    return (
      width(shown(isLeading: true), margin: margins.leading),
      width(shown(isLeading: false), margin: margins.trailing)
        + (hasGripLine ? TableMetrics.accessoryGap : 0)
    )
  }

  /// Whether a line lies between a grip and the accessories before it.
  private var hasGripLine: Bool {
    let trailing = shown(isLeading: false)
    guard let grip = trailing.last, trailing.count > 1 else { return false }
    return grip.accessory.accessoryType == .reorder && grip.accessory.showsVerticalSeparator
  }

  /// Whether an accessory lies between the content and the trailing edge.
  var hasTrailing: Bool { !shown(isLeading: false).isEmpty }
  /// Whether a control of the app or of an outline is accessible by itself.
  var holdsControl: Bool {
    (shown(isLeading: true) + shown(isLeading: false)).contains { $0.view.holdsControl }
  }
  /// The texts of the visible accessories.
  var texts: [String] {
    (shown(isLeading: true) + shown(isLeading: false)).filter { !$0.view.holdsControl }.flatMap(
      \.view.visibleTexts)
  }
  /// The accessory of a kind that is visible; `nil` for none.
  func visible(_ type: UICellAccessory.AccessoryType) -> UICellAccessory? {
    entries.first { $0.accessory.accessoryType == type && !$0.view.isHidden }?.accessory
  }

  /// Places the accessories, within an indentation of the cell.
  func layOut(in bounds: CGRect, from indentation: CGFloat) {
    let margins = ScreenMargins.current
    var x = margins.leading + indentation
    for entry in shown(isLeading: true) {
      place(entry, x)
      x += reservedWidth(entry) + TableMetrics.accessoryGap
    }
    x = bounds.width - margins.trailing
    let hasGripLine = hasGripLine
    gripLine.isHidden = !hasGripLine
    for entry in shown(isLeading: false).reversed() {
      x -= reservedWidth(entry)
      place(entry, x)
      x -= TableMetrics.accessoryGap
      if hasGripLine, entry.accessory.accessoryType == .reorder {
        gripLine.frame = placed(
          CGRect(
            x: x, y: 4, width: 1 / max(1, UIScreen.main.scale), height: max(0, bounds.height - 8)))
        x -= TableMetrics.accessoryGap
      }
    }
  }

  private func shown(isLeading: Bool) -> [Entry] {
    entries.filter { $0.accessory.isLeading == isLeading && !$0.view.isHidden }
  }

  private func reservedWidth(_ entry: Entry) -> CGFloat {
    let own = size(entry).width
    return switch entry.accessory.reservedLayoutWidth {
    case .actual: own
    case .standard: max(own, entry.accessory.standardWidth)
    case .custom(let width): width
    }
  }

  private func size(_ entry: Entry) -> CGSize {
    guard entry.accessory.isCustom, !entry.accessory.maintainsFixedSize else {
      return entry.view.bounds.size
    }
    let natural = entry.view.intrinsicContentSize
    let fixed = entry.view.bounds.size
    return CGSize(
      width: natural.width >= 0 ? natural.width : fixed.width,
      height: natural.height >= 0 ? natural.height : fixed.height)
  }

  private func place(_ entry: Entry, _ x: CGFloat) {
    let (size, room) = (size(entry), reservedWidth(entry))
    let frame = placed(
      CGRect(
        x: x + (room - size.width) / 2, y: ((cell.bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height))
    entry.view.bounds.size = frame.size
    entry.view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func placed(_ rect: CGRect) -> CGRect {
    cell.usesRightToLeftLayout ? rect.mirrored(in: cell.bounds.width) : rect
  }
}

extension UICellAccessory {
  /// Whether the accessory has a view of the app.
  var isCustom: Bool {
    if case .customView = accessoryType { return true }
    return false
  }

  /// The order of the system's accessories at their side.
  var rank: Int {
    switch accessoryType {
    case .multiselect, .label: 0
    case .delete, .popUpMenu: 1
    case .insert, .checkmark: 2
    case .detail: 3
    case .disclosureIndicator: 4
    case .outlineDisclosure: 5
    case .reorder: 6
    case .customView: 7
    }
  }

  /// The usual width of the accessory, in points.
  ///
  /// - Source: the widths of the table's own controls, Tables.TB22. Confidence: guess.
  fileprivate var standardWidth: CGFloat {
    switch accessoryType {
    case .delete, .insert, .multiselect, .reorder, .detail: TableMetrics.editControlSize
    default: 0
    }
  }
}
