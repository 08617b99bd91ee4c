// What a cell looks like while it is touched, selected and edited, and what stands at its end. Steps
// TB22, TB23, TB32 are in `Documentation/Behaviour/Tables.md`.
extension UITableViewCell {
  // MARK: Selection

  /// What is behind the contents while it is selected or touched.
  var selectionView: UIView? {
    if table?.allowsMultiple == true, let multipleSelectionBackgroundView {
      return multipleSelectionBackgroundView
    }
    return selectedBackgroundView ?? usualSelection
  }

  /// Whether it is selected or touched.
  var isShown: Bool { isChosen || isTouched }

  /// TB32: shows whether it is selected or touched.
  func showSelection(animated: Bool) {
    let isOn = isShown && selectionStyle != .none
    for part in content.subviews { part.showHighlight(isOn) }
    (editSign as? CellMark)?.isChosen = isChosen
    guard let ground = selectionView else { return }
    if isOn {
      if selectedBackgroundView == nil { usualSelection.backgroundColor = .systemGray4 }
      if ground.superview !== self {
        ground.frame = bounds
        insertSubview(ground, at: backgroundView?.superview === self ? 1 : 0)
      }
    }
    line.isHidden = line.isHidden || isOn
    let change = {
      ground.alpha = isOn ? 1 : 0
    }
    if animated, ground.superview === self {
      UIView.animate(
        withDuration: TableMeasures.fade, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: change
      ) { [weak self] _ in self?.setNeedsLayout() }
    } else {
      UIView.performWithoutAnimation(change)
      setNeedsLayout()
    }
  }

  func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: index)
  }

  // MARK: Accessories

  /// TB22: shows what stands at its end now.
  func changedAccessory() {
    let (view, type) =
      isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
    let key = isEditing ? 100 + type.rawValue : type.rawValue
    if let view {
      guard accessory !== view else { return }
      accessory?.removeFromSuperview()
      accessory = view
      if view.bounds.isEmpty { view.sizeToFit() }
      addSubview(view)
    } else {
      guard key != shownAccessory || accessory == nil else { return }
      accessory?.removeFromSuperview()
      accessory = makeAccessory(type)
      if let accessory { addSubview(accessory) }
    }
    shownAccessory = view == nil ? key : -1
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return sign(.disclosure, .tertiaryLabel)
    case .checkmark: return sign(.checkmark, nil)
    case .detailButton: return detailButton()
    case .detailDisclosureButton:
      let (button, arrow) = (detailButton(), sign(.disclosure, .tertiaryLabel))
      let both = UIView(
        frame: CGRect(
          x: 0, y: 0, width: button.bounds.width + TableMeasures.accessoryGap + arrow.bounds.width,
          height: button.bounds.height))
      let end = both.bounds.width - arrow.bounds.width
      let middle = ((both.bounds.height - arrow.bounds.height) / 2).rounded()
      arrow.frame.origin = CGPoint(x: laysOutFromRight ? 0 : end, y: middle)
      button.frame.origin.x = laysOutFromRight ? both.bounds.width - button.bounds.width : 0
      both.addSubview(button)
      both.addSubview(arrow)
      return both
    }
  }

  private func sign(_ sign: CellSign, _ color: UIColor?) -> UIView {
    let image = sign.image
    let turns = laysOutFromRight && sign == .disclosure
    let view = UIImageView(image: turns ? image?.withHorizontallyFlippedOrientation() : image)
    view.frame = CGRect(origin: .zero, size: sign.size)
    if let color { view.tintColor = color }
    return view
  }

  private func detailButton() -> UIView {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table, let path = table.indexPath(for: self) else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .touchUpInside)
    return button
  }

  // MARK: Editing

  /// Whether there is a sign at its beginning while it is edited.
  var showsEditSign: Bool { editingStyle != .none || marksSelection }

  /// Whether that is a mark of whether it is selected.
  var marksSelection: Bool { table?.allowsMultipleSelectionDuringEditing == true }

  /// TB40: makes room, or takes it back.
  func changedEditing(animated: Bool) {
    if isEditing {
      editSign?.removeFromSuperview()
      editSign = nil
      if showsEditSign {
        let sign = CellMark(marksSelection ? nil : editingStyle)
        sign.isChosen = isSelected
        sign.addAction(
          UIAction { [weak self] _ in
            guard let self else { return }
            table?.pressedEditSign(of: self)
          }, for: .touchUpInside)
        sign.isUserInteractionEnabled = !marksSelection
        insertSubview(sign, aboveSubview: content)
        editSign = sign
        UIView.performWithoutAnimation {
          // It comes in from beyond the edge.
          let room = TableMeasures.editRoom + TableMeasures.editSign / 2
          let start = CGRect(x: -room, y: 0, width: room, height: bounds.height)
          sign.frame = laysOutFromRight ? start.mirrored(in: bounds.width) : start
          sign.layoutIfNeeded()
        }
      }
      if showsReorderControl, grip == nil {
        let view = UIImageView(image: CellSign.grip.image)
        (view.contentMode, view.tintColor) = (.center, .tertiaryLabel)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Reorder"
        addSubview(view)
        grip = view
      }
    }
    changedAccessory()
    let change = { [self] in
      layOutParts()
      content.layoutIfNeeded()
      for view in [editSign, grip] as [UIView?] { view?.alpha = isEditing ? 1 : 0 }
    }
    guard animated else {
      UIView.performWithoutAnimation(change)
      return endEditingSigns()
    }
    UIView.animate(
      withDuration: TableMeasures.change, delay: 0, options: [.allowUserInteraction],
      animations: change
    ) { [weak self] _ in self?.endEditingSigns() }
  }

  private func endEditingSigns() {
    guard !isEditing else { return }
    editSign?.removeFromSuperview()
    grip?.removeFromSuperview()
    (editSign, grip) = (nil, nil)
  }

  // MARK: Accessibility

  /// TB60: the texts in it, one after another.
  var readTexts: String? {
    let texts = content.texts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Whether there is something in it that people use by itself.
  var hasControls: Bool {
    content.holdsControl || accessory?.holdsControl == true
      || isEditing && editSign != nil
        && editSign?.isUserInteractionEnabled == true
  }
}

/// The sign at a cell's beginning that deletes or inserts, or that shows that it is selected.
@MainActor
final class CellMark: UIControl {
  private let picture = UIImageView()
  private let style: UITableViewCell.EditingStyle?

  /// - Parameter style: What it does; nil for a mark.
  init(_ style: UITableViewCell.EditingStyle?) {
    self.style = style
    super.init(frame: .zero)
    picture.contentMode = .center
    addSubview(picture)
    isAccessibilityElement = style != nil
    accessibilityTraits = .button
    accessibilityLabel = style == .insert ? "Insert" : "Delete"
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it shows that something is selected.
  var isChosen = false { didSet { if isChosen != oldValue { show() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = TableMeasures.editSign
    // Beside the room for it is what is left free at the beginning.
    let x = (bounds.width - TableMeasures.editRoom) + (TableMeasures.editRoom - side) / 2 - 3
    picture.frame = CGRect(
      x: laysOutFromRight ? bounds.width - x - side : x, y: (bounds.height - side) / 2, width: side,
      height: side)
  }

  private func show() {
    switch style {
    case .insert: picture.image = CellSign.insertion.image
    case nil:
      picture.image = isChosen ? CellSign.chosen.image : CellSign.unchosen.image
      picture.tintColor = isChosen ? nil : .tertiaryLabel
    default: picture.image = CellSign.deletion.image
    }
  }
}

extension UIView {
  /// Shows, where it has a look for that, that what it is in is touched or selected.
  fileprivate func showHighlight(_ isOn: Bool) {
    if let label = self as? UILabel { label.isHighlighted = isOn }
    if let image = self as? UIImageView { image.isHighlighted = isOn }
    for view in inner { view.showHighlight(isOn) }
  }

  /// The texts that are seen in it, in their order.
  fileprivate var texts: [String] {
    guard !isHidden else { return [] }
    if isAccessibilityElement || self is UILabel {
      return [accessibilityLabel ?? (self as? UILabel)?.text].compactMap(\.self)
        .filter { !$0.isEmpty }
    }
    return inner.flatMap(\.texts)
  }

  /// Whether it, or something in it, is used by itself.
  fileprivate var holdsControl: Bool {
    guard !isHidden else { return false }
    if isAccessibilityElement, self is UIControl || accessibilityTraits.contains(.button) {
      return true
    }
    return inner.contains(where: \.holdsControl)
  }
}
