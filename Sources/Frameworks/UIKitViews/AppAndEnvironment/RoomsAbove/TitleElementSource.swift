/// A navigation item that suggests elements for its title menu (Navigation.NB22).
@MainActor
package protocol TitleElementSource {
  /// Returns the elements.
  ///
  /// - Parameter window: Finds the window for an element's presentation.
  func suggestedTitleElements(in window: @escaping @MainActor () -> UIWindow?) -> [UIMenuElement]
}
