/// One of the things an app shows, as tests and people who do not see it find it.
package struct ShownElement: Sendable, Equatable {
  /// The place of its parent in the list, before its own; nil for a window.
  package var parent: Int?
  /// The name of its class.
  package var kind: String
  /// What tests call it.
  package var identifier: String?
  /// What it is.
  package var label: String?
  /// What it says at the moment.
  package var value: String?
  /// What it does.
  package var hint: String?
  /// What it is and can, in words.
  package var traits: [String]
  /// Where it is on the screen, in points.
  package var frame: CGRect
  /// Whether it is one of those that are read to people.
  package var isAccessible: Bool
  /// Whether it is hidden, or within what is.
  package var isHidden: Bool
}

/// Lists what an app shows.
@MainActor
package enum ScreenReader {
  /// All windows and views, the hindmost first, each after what it is in.
  package static func read() -> [ShownElement] {
    var list: [ShownElement] = []
    for window in UIScreen.main.windows.reversed() { add(window, in: nil, false, false, &list) }
    return list
  }

  /// Adds a view with all in it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The place of what it is in.
  ///   - isHidden: Whether that is hidden.
  ///   - isSilent: Whether that is read as one thing, or not at all.
  ///   - list: Gets them.
  private static func add(
    _ view: UIView, in parent: Int?, _ isHidden: Bool, _ isSilent: Bool,
    _ list: inout [ShownElement]
  ) {
    let hidden = isHidden || view.isHidden || view.alpha == 0
    let isAccessible = view.isAccessibilityElement && !isSilent && !hidden
    list.append(
      ShownElement(
        parent: parent, kind: "\(type(of: view))", identifier: view.accessibilityIdentifier,
        label: view.accessibilityLabel, value: view.accessibilityValue,
        hint: view.accessibilityHint, traits: view.accessibilityTraits.words,
        frame: view.layer.convert(view.bounds, to: nil), isAccessible: isAccessible,
        isHidden: hidden))
    let place = list.count - 1
    let silences = isSilent || view.isAccessibilityElement || view.accessibilityElementsHidden
    for inner in view.subviews { add(inner, in: place, hidden, silences, &list) }
  }
}
