// Selection, accessories and editing controls of a cell. Steps Tables.TB22, Tables.TB23,
// Tables.TB32.
extension UITableViewCell {
  // MARK: Selection

  /// The view behind the content while the cell is selected or highlighted.
  var selectionView: UIView? {
    if table?.canSelectMultiple == true, let multipleSelectionBackgroundView {
      return multipleSelectionBackgroundView
    }
    return selectedBackgroundView ?? defaultSelectionView
  }

  /// Whether the cell is selected or highlighted.
  var isSelectedOrHighlighted: Bool { storedIsSelected || storedIsHighlighted }

  /// Updates the appearance for the selection and the highlight (Tables.TB32).
  func updateSelection(animated: Bool) {
    configurationStateChanged(animated: animated)
    let isOn = isSelectedOrHighlighted && selectionStyle != .none
    for part in content.subviews { part.setHighlighted(isOn) }
    (editControl as? CellEditControl)?.showsSelection = storedIsSelected
    guard configured.background == nil, let background = selectionView else {
      return setNeedsLayout()
    }
    if isOn {
      if selectedBackgroundView == nil { defaultSelectionView.backgroundColor = .systemGray4 }
      if background.superview !== self {
        background.frame = bounds
        insertSubview(background, at: backgroundView?.superview === self ? 1 : 0)
      }
    }
    separator.isHidden = separator.isHidden || isOn
    let change = {
      background.alpha = isOn ? 1 : 0
    }
    if animated, background.superview === self {
      UIView.animate(
        withDuration: TableMetrics.fadeDuration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: change
      ) { [weak self] _ in self?.setNeedsLayout() }
    } else {
      UIView.performWithoutAnimation(change)
      setNeedsLayout()
    }
  }

  /// Removes the gray of the selection, for another background.
  func removeSelectionView() { defaultSelectionView.removeFromSuperview() }

  func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: index)
  }

  // MARK: Accessories

  /// Updates the accessory (Tables.TB22).
  func updateAccessory() {
    let (view, type) =
      isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
    let key = isEditing ? 100 + type.rawValue : type.rawValue
    if let view {
      guard accessory !== view else { return }
      accessory?.removeFromSuperview()
      (accessory as? UISwitch)?.row = nil
      accessory = view
      // A switch may stand for the row as an accessible element (Tables.TB62).
      (view as? UISwitch)?.row = self
      if view.bounds.isEmpty { view.sizeToFit() }
      addSubview(view)
    } else {
      guard key != accessoryKey || accessory == nil else { return }
      accessory?.removeFromSuperview()
      (accessory as? UISwitch)?.row = nil
      accessory = makeAccessory(type)
      if let accessory { addSubview(accessory) }
    }
    accessoryKey = view == nil ? key : -1
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return iconView(.disclosure, .tertiaryLabel)
    case .checkmark: return iconView(.checkmark, nil)
    case .detailButton: return detailButton()
    case .detailDisclosureButton:
      let (button, arrow) = (detailButton(), iconView(.disclosure, .tertiaryLabel))
      let both = UIView(
        frame: CGRect(
          x: 0, y: 0, width: button.bounds.width + TableMetrics.accessoryGap + arrow.bounds.width,
          height: button.bounds.height))
      let end = both.bounds.width - arrow.bounds.width
      let middle = ((both.bounds.height - arrow.bounds.height) / 2).rounded()
      arrow.frame.origin = CGPoint(x: usesRightToLeftLayout ? 0 : end, y: middle)
      button.frame.origin.x = usesRightToLeftLayout ? both.bounds.width - button.bounds.width : 0
      both.addSubview(button)
      both.addSubview(arrow)
      return both
    }
  }

  private func iconView(_ icon: CellIcon, _ color: UIColor?) -> UIView {
    let image = icon.image
    let turns = usesRightToLeftLayout && icon == .disclosure
    let view = UIImageView(image: turns ? image?.withHorizontallyFlippedOrientation() : image)
    view.frame = CGRect(origin: .zero, size: icon.size)
    if let color { view.tintColor = color }
    return view
  }

  private func detailButton() -> UIView {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        accessorySegue?(self)
        guard let table, let path = table.indexPath(for: self) else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .touchUpInside)
    return button
  }

  // MARK: Editing

  /// Whether the cell has a control at its leading edge while it is being edited.
  var showsEditControl: Bool { editingStyle != .none || marksSelection }

  /// Whether that control is a selection mark.
  var marksSelection: Bool { table?.allowsMultipleSelectionDuringEditing == true }

  /// Shows or hides the controls for editing (Tables.TB40).
  func updateEditing(animated: Bool) {
    if isEditing {
      editControl?.removeFromSuperview()
      editControl = nil
      if showsEditControl {
        let control = CellEditControl(marksSelection ? nil : editingStyle)
        control.showsSelection = isSelected
        control.addAction(
          UIAction { [weak self] _ in
            guard let self else { return }
            table?.editControlTapped(of: self)
          }, for: .touchUpInside)
        control.isUserInteractionEnabled = !marksSelection
        insertSubview(control, aboveSubview: content)
        editControl = control
        UIView.performWithoutAnimation {
          // The control enters from beyond the edge.
          let room = TableMetrics.editControlWidth + TableMetrics.editControlSize / 2
          let start = CGRect(x: -room, y: 0, width: room, height: bounds.height)
          control.frame = usesRightToLeftLayout ? start.mirrored(in: bounds.width) : start
          control.layoutIfNeeded()
        }
      }
      if showsReorderControl, reorderView == nil {
        let view = UIImageView(image: CellIcon.reorder.image)
        (view.contentMode, view.tintColor) = (.center, .tertiaryLabel)
        view.isAccessibilityElement = true
        view.accessibilityLabel = ControlTexts.reorderRow
        addSubview(view)
        reorderView = view
      }
    }
    updateAccessory()
    let change = { [self] in
      layOutCell()
      content.layoutIfNeeded()
      for view in [editControl, reorderView] as [UIView?] { view?.alpha = isEditing ? 1 : 0 }
    }
    guard animated else {
      UIView.performWithoutAnimation(change)
      return removeEditingControls()
    }
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0, options: [.allowUserInteraction],
      animations: change
    ) { [weak self] _ in self?.removeEditingControls() }
  }

  private func removeEditingControls() {
    guard !isEditing else { return }
    editControl?.removeFromSuperview()
    reorderView?.removeFromSuperview()
    (editControl, reorderView) = (nil, nil)
  }

  // MARK: Accessibility

  /// The texts of the cell, joined (Tables.TB60).
  var joinedTexts: String? {
    let texts = content.visibleTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Whether the cell contains accessible controls of its own.
  var hasControls: Bool {
    content.holdsControl || accessory?.holdsControl == true
      || isEditing && editControl != nil
        && editControl?.isUserInteractionEnabled == true
  }
}

extension UITableViewCell: SwitchRow {
  package var isReadAsSwitch: Bool {
    guard let toggle = accessory as? UISwitch, !content.holdsControl, !isEditing else {
      return false
    }
    return toggle.hasLabelOfRow || content.visibleTexts.count <= 1
  }
}

extension UIView {
  /// Sets the highlighted appearance of labels and images in the view.
  fileprivate func setHighlighted(_ isOn: Bool) {
    if let label = self as? UILabel { label.isHighlighted = isOn }
    if let image = self as? UIImageView { image.isHighlighted = isOn }
    for view in inner { view.setHighlighted(isOn) }
  }

  /// The visible texts in the view, in order.
  var visibleTexts: [String] {
    guard !isHidden else { return [] }
    if isAccessibilityElement || self is UILabel {
      return [accessibilityLabel ?? (self as? UILabel)?.text].compactMap(\.self)
        .filter { !$0.isEmpty }
    }
    return inner.flatMap(\.visibleTexts)
  }

  /// Whether the view or a descendant is an accessible control.
  var holdsControl: Bool {
    guard !isHidden else { return false }
    if isAccessibilityElement, self is UIControl || accessibilityTraits.contains(.button) {
      return true
    }
    return inner.contains(where: \.holdsControl)
  }
}
