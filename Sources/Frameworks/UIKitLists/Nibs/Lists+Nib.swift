import TactusSelectors
@_spi(UIKitModules) import TactusUIKitViews

/// The outlets of lists, which files connect by name.
@MainActor
private enum NibOutlets {
  /// Registers them, once.
  static let registered: Void = {
    KeyedProperties.add("dataSource", \UITableView.dataSource)
    KeyedProperties.add("delegate", \UITableView.delegate)
    KeyedProperties.add("dataSource", \UICollectionView.dataSource)
    KeyedProperties.add("delegate", \UICollectionView.delegate)
  }()
}

extension UITableViewCell {
  func decode(_ nib: NibDecoder) {
    let element = nib.element
    if let content = element.value("contentView") { contentView.decode(content, nib) }
    selectionStyle =
      element.choice("selectionStyle", "none blue gray default") ?? selectionStyle
    accessoryType =
      element.choice(
        "accessoryType", "none disclosureIndicator detailDisclosureButton checkmark detailButton")
      ?? accessoryType
    if let width = element.number("indentationWidth") { indentationWidth = width }
    if let level = element.integer("indentationLevel") { indentationLevel = level }
  }
}

extension UITableViewCell.CellStyle {
  /// Creates a style from its name in an interface file.
  init?(nibName name: String?) {
    switch name {
    case "IBUITableViewCellStyleDefault": self = .default
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: return nil
    }
  }
}

extension UITableView {
  func decodeTable(_ nib: NibDecoder) {
    _ = NibOutlets.registered
    let element = nib.element
    separatorStyle = element.choice("separatorStyle", "none default") ?? separatorStyle
    if let color = element.color("separatorColor", nib.bundle) { separatorColor = color }
    // A height of -1 is the automatic one.
    func height(_ name: String) -> CGFloat? {
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let height = height("rowHeight") { rowHeight = height }
    if let height = height("sectionHeaderHeight") { sectionHeaderHeight = height }
    if let height = height("sectionFooterHeight") { sectionFooterHeight = height }
    if let value = element.bool("allowsSelection") { allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    for (key, apply) in [
      ("tableHeaderView", { self.tableHeaderView = $0 }),
      ("tableFooterView", { self.tableFooterView = $0 }),
    ] as [(String, (UIView) -> Void)] {
      if let child = element.value(key), let view = nib.object(of: child) as? UIView { apply(view) }
    }
  }
}

extension UICollectionView {
  func decodeCollection(_ nib: NibDecoder) {
    _ = NibOutlets.registered
    let element = nib.element
    if let value = element.bool("allowsSelection") { allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
  }
}

extension UICollectionViewLayout {
  /// Returns the layout of the collection view that a decoder creates.
  static func decoded(_ nib: NibDecoder) -> UICollectionViewLayout? {
    guard let element = nib.element.value("collectionViewLayout") else { return nil }
    let type = nib.type(of: element) as? UICollectionViewLayout.Type
    guard let layout = (type ?? UICollectionViewFlowLayout.self).init(coder: nib) else {
      return nil
    }
    nib.register(layout, as: element)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = spacing
    }
    if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let size = element.value("itemSize")?.size { flow.itemSize = size }
    if let size = element.value("headerReferenceSize")?.size { flow.headerReferenceSize = size }
    if let size = element.value("footerReferenceSize")?.size { flow.footerReferenceSize = size }
    if let insets = element.insets("sectionInset") { flow.sectionInset = insets }
    return flow
  }
}
