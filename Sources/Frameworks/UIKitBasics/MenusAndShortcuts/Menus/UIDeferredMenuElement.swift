/// A placeholder for elements that are created when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  private let isKept: Bool
  private var cachedElements: [UIMenuElement]?

  /// Creates a placeholder whose elements are created once.
  ///
  /// - Parameter elementProvider: Creates the elements, and passes them on now or later.
  public convenience init(
    _ elementProvider:
      @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isKept: true)
  }

  /// Creates a placeholder whose elements are created each time the menu is shown.
  public static func uncached(
    _ elementProvider:
      @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isKept: false)
  }

  private init(
    _ provider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void,
    isKept: Bool
  ) {
    (self.provider, self.isKept) = (provider, isKept)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Provides the elements, creating them if needed (ContextMenus.CM8).
  package func elements(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let cachedElements { return completion(cachedElements) }
    provider { [weak self] elements in
      if self?.isKept == true { self?.cachedElements = elements }
      completion(elements)
    }
  }
}
