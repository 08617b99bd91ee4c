// The single column of a phone (Presentations.PR12, Presentations.PR30 and Presentations.PR31).
extension UISplitViewController {
  /// The columns with a view controller, first to last.
  private var order: [Column] {
    [.primary, .supplementary, .secondary].filter { columns[$0] != nil }
  }

  /// Makes the view controller of the first column the only child (Presentations.PR12).
  func showPrimary() {
    guard isViewLoaded else { return }
    let shown = root
    for child in children where child !== shown {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    guard let shown, shown.parent !== self else { return }
    addChild(shown)
    shown.view.frame = view.bounds
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  /// The view controller that fills the view.
  private var root: UIViewController? {
    guard style != .unspecified else { return columns[.primary] ?? columns[.secondary] }
    if let compact = columns[.compact] { return compact }
    guard let first = order.first.flatMap({ columns[$0] }) else { return nil }
    if first is UINavigationController { return first }
    if let stack, stack.viewControllers.first === first { return stack }
    let stack = UINavigationController(rootViewController: first)
    self.stack = stack
    return stack
  }

  /// The navigation controller whose stack shows the columns.
  private var navigation: UINavigationController? {
    children.first as? UINavigationController
  }

  // MARK: Collapsing

  /// Pushes the other columns onto the first one (Presentations.PR12).
  func collapse() {
    if style == .unspecified { collapseSecondary() } else { collapseColumns() }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseSecondary() {
    guard let secondary = columns[.secondary], let primary = columns[.primary] else { return }
    if let other = delegate?.primaryViewController(forCollapsing: self), other !== primary {
      columns[.primary] = other
      showPrimary()
    }
    let top = columns[.primary] ?? primary
    guard delegate?.splitViewController(self, collapseSecondary: secondary, onto: top) != true
    else { return }
    top.collapseSecondaryViewController(secondary, for: self)
  }

  private func collapseColumns() {
    guard columns[.compact] == nil, let proposed = order.last else { return }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    push(to: top, animated: false)
  }

  // MARK: Columns

  /// Shows a column (Presentations.PR30).
  func showColumn(_ column: Column) {
    guard columns[column] != nil, columns[.compact] == nil else { return }
    delegate?.splitViewController(self, willShow: column)
    if let navigation, let last = shown(column).last {
      navigation.popToViewController(last, animated: isShown)
    } else {
      push(to: column, animated: isShown)
    }
    delegate?.splitViewController(self, didShow: column)
  }

  /// Hides a column (Presentations.PR30).
  func hideColumn(_ column: Column) {
    guard columns[.compact] == nil, let navigation, let first = shown(column).first,
      let index = navigation.viewControllers.firstIndex(where: { $0 === first }), index > 0
    else { return }
    delegate?.splitViewController(self, willHide: column)
    navigation.popToViewController(navigation.viewControllers[index - 1], animated: isShown)
    delegate?.splitViewController(self, didHide: column)
  }

  /// Returns whether the top of the stack belongs to a column (Presentations.PR30).
  func showsColumn(_ column: Column) -> Bool {
    guard columns[.compact] == nil else { return column == .compact }
    guard let navigation else { return column == order.first && columns[column] != nil }
    let stack = navigation.viewControllers
    if stack.count == 1, column == order.first { return true }
    return shown(column).contains { $0 === stack.last }
  }

  /// Sets the view controller of a column.
  func replace(_ column: Column, with controller: UIViewController?) {
    let old = shown(column)
    columns[column] = controller
    guard let navigation, column != order.first, !old.isEmpty else { return showPrimary() }
    let below = navigation.viewControllers.prefix { stacked in
      !old.contains { $0 === stacked }
    }
    navigation.setViewControllers(
      below + (controller.map(contents) ?? []), animated: false)
  }

  private var isShown: Bool { viewIfLoaded?.window != nil }

  /// Returns the view controllers of a column that are in the stack.
  private func shown(_ column: Column) -> [UIViewController] {
    guard let navigation, let controller = columns[column] else { return [] }
    if controller === navigation { return Array(navigation.viewControllers.prefix(1)) }
    let all = moved[ObjectIdentifier(controller)]?.list ?? [controller]
    return navigation.viewControllers.filter { stacked in all.contains { $0 === stacked } }
  }

  private func push(to column: Column, animated: Bool) {
    guard let navigation, let end = order.firstIndex(of: column) else { return }
    var stack = navigation.viewControllers
    for column in order[1...].prefix(end) where shown(column).isEmpty {
      stack += columns[column].map(contents) ?? []
    }
    guard stack.count > navigation.viewControllers.count else { return }
    navigation.setViewControllers(stack, animated: animated)
  }

  /// Returns the view controllers of a column, which leave their own navigation controller.
  private func contents(_ controller: UIViewController) -> [UIViewController] {
    guard let other = controller as? UINavigationController else { return [controller] }
    let list = other.viewControllers
    if list.isEmpty { return moved[ObjectIdentifier(other)]?.list ?? [] }
    other.setViewControllers([], animated: false)
    // Entries of former columns are removed.
    let ids = Set(columns.values.map { ObjectIdentifier($0) })
    moved[ObjectIdentifier(other)] = MovedControllers(list: list)
    moved = moved.filter { ids.contains($0.key) }
    return list
  }

  /// Shows a view controller on top of the stack (Presentations.PR31).
  func showInStack(_ controller: UIViewController, _ sender: Any?) {
    guard let navigation else {
      if let top = children.first, top.navigationController != nil {
        return top.show(controller, sender: sender)
      }
      return present(controller, animated: true)
    }
    navigation.setViewControllers(
      navigation.viewControllers + contents(controller), animated: isShown)
  }
}

/// The view controllers that left their own navigation controller for a common one.
struct MovedControllers {
  var list: [UIViewController]
}

extension UINavigationController {
  /// Pushes the view controllers of a secondary column (Presentations.PR12).
  func collapse(onto secondary: UIViewController) {
    var list = [secondary]
    if let other = secondary as? UINavigationController {
      list = other.viewControllers
      other.setViewControllers([], animated: false)
    }
    setViewControllers(viewControllers + list, animated: false)
  }
}
