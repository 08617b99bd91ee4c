/// Lists what an app shows.
///
/// Steps AC1… are in `Documentation/Behaviour/Accessibility.md`.
@MainActor
package enum ScreenReader {
  /// All windows and views, the hindmost first, each after what it is in, with all that they say they
  /// hold.
  package static func read() -> [ShownElement] { readAll().elements }

  /// The same, with what each is.
  static func readAll() -> Reading {
    var reading = Reading()
    let windows = Array(UIScreen.main.windows.reversed())
    // AC5.
    let modal = windows.lastIndex { $0.accessibilityViewIsModal && !$0.isUnseen }
    for (place, window) in windows.enumerated() {
      let isAside = modal.map { $0 != place } ?? false
      reading.add(window, in: nil, isHidden: false, isSilent: isAside)
    }
    return reading
  }

  /// What was found.
  struct Reading {
    private(set) var elements: [ShownElement] = []
    /// What each of the elements is.
    private(set) var objects: [AccessibleObject] = []

    /// Adds a view with all in it.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - parent: The place of what it is in.
    ///   - isHidden: Whether that is hidden.
    ///   - isSilent: Whether that is read as one thing, or not at all.
    @MainActor
    fileprivate mutating func add(
      _ view: UIView, in parent: Int?, isHidden: Bool, isSilent: Bool
    ) {
      let hidden = isHidden || view.isUnseen
      let place = add(
        view, in: parent, frame: view.layer.convert(view.bounds, to: nil), isHidden: hidden,
        isSilent: isSilent)
      let isWhole = view.isAccessibilityElement || view.accessibilityElementsHidden
      let held = view.heldElements
      // AC4.
      let named = held.map { Set($0.compactMap { ($0 as? UIView).map(ObjectIdentifier.init) }) }
      let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isUnseen }
      for inner in view.subviews {
        let isAside = modal.map { $0 !== inner } ?? false
        let isLeftOut = named.map { !inner.isOrHolds($0) } ?? false
        add(
          inner, in: place, isHidden: hidden, isSilent: isSilent || isWhole || isAside || isLeftOut)
      }
      for element in held ?? [] where !(element is UIView) {
        addHeld(element, in: place, isHidden: hidden, isSilent: isSilent || isWhole)
      }
    }

    /// Adds something that is no view, with all that it holds.
    @MainActor
    private mutating func addHeld(
      _ element: AccessibleObject, in parent: Int, isHidden: Bool, isSilent: Bool
    ) {
      // An element that holds itself, however far off, is no tree.
      guard !objects.contains(where: { $0 === element && !($0 is UIView) }) else { return }
      let place = add(
        element, in: parent, frame: element.accessibilityFrame, isHidden: isHidden,
        isSilent: isSilent)
      let isWhole = element.isAccessibilityElement || element.accessibilityElementsHidden
      for inner in element.heldElements ?? [] where !(inner is UIView) {
        addHeld(inner, in: place, isHidden: isHidden, isSilent: isSilent || isWhole)
      }
    }

    @MainActor
    private mutating func add(
      _ object: AccessibleObject, in parent: Int?, frame: CGRect, isHidden: Bool, isSilent: Bool
    ) -> Int {
      let isAccessible = object.isAccessibilityElement && !isSilent && !isHidden
      // What is read says where it is; what is only drawn is where it is drawn.
      let frame = isAccessible ? object.accessibilityFrame : frame
      let touched = isAccessible ? object.accessibilityActivationPoint : frame.middle
      elements.append(
        ShownElement(
          parent: parent, kind: "\(type(of: object))", identifier: object.accessibilityIdentifier,
          label: object.accessibilityLabel, value: object.accessibilityValue,
          hint: object.accessibilityHint, traits: object.accessibilityTraits.words, frame: frame,
          activationPoint: touched == frame.middle ? nil : touched,
          actions: object.accessibilityCustomActions?.map(\.name) ?? [],
          isAccessible: isAccessible, isHidden: isHidden))
      objects.append(object)
      return elements.count - 1
    }
  }
}

extension UIView {
  /// Whether nobody can see it, whatever it is in.
  fileprivate var isUnseen: Bool { isHidden || alpha == 0 }

  /// Whether it is one of some views, or one of them is in it.
  fileprivate func isOrHolds(_ views: Set<ObjectIdentifier>) -> Bool {
    views.contains(ObjectIdentifier(self)) || subviews.contains { $0.isOrHolds(views) }
  }
}

extension AccessibleObject {
  /// The things that it says it holds; nil if it says nothing (AC4).
  fileprivate var heldElements: [AccessibleObject]? {
    if let elements = accessibilityElements {
      return elements.compactMap { $0 as? AccessibleObject }
    }
    let count = accessibilityElementCount()
    guard (1..<NSNotFound).contains(count) else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) as? AccessibleObject }
  }
}
