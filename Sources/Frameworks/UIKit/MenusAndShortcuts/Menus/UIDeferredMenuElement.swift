/// Stands for elements that are made once a menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  private let isKept: Bool
  private var known: [UIMenuElement]?

  /// Makes one whose elements are made once.
  ///
  /// - Parameter elementProvider: Makes them, and hands them on, at once or later.
  public convenience init(
    _ elementProvider:
      @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isKept: true)
  }

  /// Makes one whose elements are made each time that the menu is shown.
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

  /// CM8: has the elements made, unless they are known.
  func elements(_ take: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let known { return take(known) }
    provider { [weak self] elements in
      if self?.isKept == true { self?.known = elements }
      take(elements)
    }
  }
}
