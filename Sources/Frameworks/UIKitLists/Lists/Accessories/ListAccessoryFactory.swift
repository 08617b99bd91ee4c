@_spi(UIKitModules) import TactusUIKitViews

/// A factory of the views of accessories.
///
/// Source: Lists.LS6
@MainActor
enum ListAccessoryFactory {
  /// Returns the view of an accessory, with its natural size.
  static func makeView(_ accessory: UICellAccessory, for cell: UICollectionViewListCell) -> UIView {
    switch accessory.accessoryType {
    case .disclosureIndicator: return mark(.disclosure, accessory, .tertiaryLabel, cell)
    case .checkmark: return mark(.checkmark, accessory, nil, cell)
    case .multiselect: return mark(.unselected, accessory, .tertiaryLabel, cell)
    case .outlineDisclosure:
      let view = control(.disclosure, accessory, cell) { $0.toggleOutline(accessory) }
      if accessory.tintColor == nil { view.imageView.tintColor = cell.tintColor }
      view.isUserInteractionEnabled = cell.outlineStyle(accessory) == .cell
      view.isAccessibilityElement = view.isUserInteractionEnabled
      return view
    case .delete:
      let view = control(.deletion, accessory, cell) { cell in
        if let handler = accessory.handler { handler() } else { cell.showTrailingActions() }
      }
      view.accessibilityLabel = ControlTexts.deleteRow
      return view
    case .insert:
      let view = control(.insertion, accessory, cell) { _ in accessory.handler?() }
      view.accessibilityLabel = ControlTexts.insertRow
      return view
    case .reorder:
      let view = control(.reorder, accessory, cell) { _ in }
      if accessory.tintColor == nil { view.imageView.tintColor = .tertiaryLabel }
      view.accessibilityLabel = ControlTexts.reorderRow
      ListReorder.attach(to: view, of: cell)
      return view
    case .label: return label(accessory)
    case .detail:
      let button = UIButton(type: .detailDisclosure)
      button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
      if let color = accessory.tintColor { button.tintColor = color }
      button.addAction(UIAction { _ in accessory.handler?() }, for: .touchUpInside)
      return button
    case .popUpMenu: return menuButton(accessory)
    case .customView(let view):
      if let color = accessory.tintColor { view.tintColor = color }
      if view.bounds.isEmpty { view.sizeToFit() }
      return view
    }
  }

  private static func mark(
    _ icon: CellIcon, _ accessory: UICellAccessory, _ color: UIColor?, _ cell: UIView
  ) -> UIView {
    let view = ListAccessoryControl(icon, isAccessible: false)
    view.isUserInteractionEnabled = false
    flip(view, icon, cell)
    if let color = accessory.tintColor ?? color { view.imageView.tintColor = color }
    if accessory.accessoryType != .multiselect { view.showDisc(accessory.backgroundColor) }
    return view
  }

  private static func control(
    _ icon: CellIcon, _ accessory: UICellAccessory, _ cell: UICollectionViewListCell,
    _ action: @escaping (UICollectionViewListCell) -> Void
  ) -> ListAccessoryControl {
    let view = ListAccessoryControl(icon, isAccessible: true)
    flip(view, icon, cell)
    if let color = accessory.tintColor { view.imageView.tintColor = color }
    view.showDisc(accessory.backgroundColor)
    view.addAction(
      UIAction { [weak cell] _ in
        guard let cell else { return }
        action(cell)
      }, for: .touchUpInside)
    return view
  }

  private static func flip(_ view: ListAccessoryControl, _ icon: CellIcon, _ cell: UIView) {
    guard icon == .disclosure, cell.usesRightToLeftLayout else { return }
    view.imageView.image = view.imageView.image?.withHorizontallyFlippedOrientation()
  }

  private static func label(_ accessory: UICellAccessory) -> UIView {
    let view = UILabel()
    view.text = accessory.label.text
    view.adjustsFontForContentSizeCategory = accessory.label.adjustsFont
    view.font = accessory.label.font
    view.textColor = accessory.tintColor ?? .secondaryLabel
    view.sizeToFit()
    return view
  }

  private static func menuButton(_ accessory: UICellAccessory) -> UIView {
    let button = UIButton(configuration: .plain())
    button.configuration?.contentInsets = .zero
    button.menu = accessory.menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    if let color = accessory.tintColor { button.tintColor = color }
    if let handler = accessory.menuHandler {
      button.addAction(
        UIAction { [weak button] _ in
          if let menu = button?.menu { handler(menu) }
        }, for: .menuActionTriggered)
    }
    button.sizeToFit()
    return button
  }
}
