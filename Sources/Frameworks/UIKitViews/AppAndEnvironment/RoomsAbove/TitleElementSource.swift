/// A navigation item that suggests elements for the menu of its title (Navigation.NB22).
@MainActor
package protocol TitleElementSource {
  /// Returns the elements.
  ///
  /// - Parameter window: Finds the window in which an element presents.
  func suggestedTitleElements(in window: @escaping @MainActor () -> UIWindow?) -> [UIMenuElement]
}
