/// The commands of the edit menu that apply now.
///
/// Steps EditMenus.EM1, EditMenus.EM2.
@MainActor
enum EditMenuCommands {
  /// The standard commands in the order in which they are shown.
  private static let standard: [(title: String, action: String)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"),
    ("Select All", "selectAll:"), ("Delete", "delete:"),
  ]
  /// The standard commands of the items of tables and collections.
  static let ofItems = standard.prefix(3).map {
    UIMenuItem(title: $0.title, action: Selector($0.action))
  }
  /// The commands for the style of text.
  private static let styles: [(title: String, action: String)] = [
    ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"), ("Underline", "toggleUnderline:"),
  ]

  /// Returns the commands of the system that a responder, or a later one in the chain, can perform
  /// now.
  static func suggested(for responder: UIResponder) -> [UIMenuElement] {
    func menu(
      _ identifier: UIMenu.Identifier, _ commands: [(title: String, action: String)]
    ) -> UIMenu? {
      let children = commands.compactMap { title, action -> UIMenuElement? in
        let selector = Selector(action)
        guard responder.target(forAction: selector, withSender: nil) != nil else { return nil }
        return UICommand(title: title, action: selector)
      }
      return children.isEmpty
        ? nil : UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
    return [menu(.standardEdit, standard), menu(.textStyle, styles), formatting(responder)]
      .compactMap(\.self)
  }

  /// Returns the menu with the command that presents the panel of a text view (TextViews.TV32).
  private static func formatting(_ responder: UIResponder) -> UIMenu? {
    let chain = sequence(first: responder, next: \.next)
    guard let view = chain.lazy.compactMap({ $0 as? UITextView }).first, view.canFormatSelection
    else { return nil }
    let command = UIAction(title: FormattingText.title) { [weak view] _ in
      view?.presentFormatting()
    }
    return UIMenu(identifier: .format, options: .displayInline, children: [command])
  }

  /// Returns the items of an app that a responder, or a later one in the chain, can perform now.
  static func custom(_ items: [UIMenuItem], for responder: UIResponder) -> [UIMenuElement] {
    items.filter { responder.target(forAction: $0.action, withSender: nil) != nil }
      .map { UICommand(title: $0.title, action: $0.action) }
  }

  /// Returns the visible elements of a menu, in order.
  static func leaves(of elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: leaves(of: menu.children)
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      case let command as UICommand: command.attributes.contains(.hidden) ? [] : [command]
      default: []
      }
    }
  }

  /// Performs an element of the menu.
  static func perform(_ element: UIMenuElement, for responder: UIResponder, sender: AnyObject?) {
    if let action = element as? UIAction { return action.perform(for: sender) }
    guard let command = element as? UICommand,
      let target = responder.target(forAction: command.action, withSender: sender)
        as? UIResponder
    else { return }
    if !target.performStandardEdit(command.action, sender) {
      command.action.send(to: target, with: [command])
    }
  }
}
