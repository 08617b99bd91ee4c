import TactusPhoneLink
import TactusPhoneTypes

/// A listing of the elements that an app shows (Accessibility.AC1…).
@MainActor
package enum ElementInspector {
  /// Returns all windows, views and accessibility elements, from back to front, each after its
  /// parent.
  package static func inspect() -> [ScreenElement] { inspectAll().elements }

  /// An element together with its object, for tests in the app's own process.
  package struct ShownObject {
    /// The element.
    package let element: ScreenElement
    /// The object.
    package let object: AccessibleObject
    /// Whether assistive technologies cannot reach the element's container.
    package let isSilent: Bool
  }

  /// Returns all elements together with their objects, in the same order as `inspect()`.
  package static func inspectObjects() -> [ShownObject] {
    let result = inspectAll()
    return result.elements.indices.map {
      ShownObject(
        element: result.elements[$0], object: result.objects[$0], isSilent: result.silent[$0])
    }
  }

  /// Returns the elements together with their objects.
  ///
  /// - Parameter isDetailed: Whether the elements have all properties for assistive technologies;
  ///   they always do while VoiceOver is on.
  package static func inspectAll(isDetailed: Bool = false) -> Inspection {
    var result = Inspection()
    let windows = Array(UIScreen.main.windows.reversed())
    // A modal window hides the elements of the others (Accessibility.AC5).
    let modal = windows.lastIndex { $0.isAskedModal && !$0.isInvisible }
    for (place, window) in windows.enumerated() {
      let isAside = modal.map { $0 != place } ?? false
      result.add(window, in: nil, isHidden: false, isSilent: isAside)
    }
    if isDetailed || UIAccessibility.isVoiceOverRunning {
      result.addHit()
      result.addSpokenProperties()
    }
    return result
  }

  /// The result: elements and their objects.
  package struct Inspection {
    package var elements: [ScreenElement] = []
    /// The objects of the elements, at the same indices.
    package private(set) var objects: [AccessibleObject] = []
    /// Whether assistive technologies cannot reach the elements' containers.
    fileprivate private(set) var silent: [Bool] = []
    /// The identities of the elements that are not views.
    private var contained: Set<ObjectIdentifier> = []

    /// Adds a view with all its descendants.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - parent: The index of its parent.
    ///   - isHidden: Whether the parent is hidden.
    ///   - isSilent: Whether assistive technologies cannot reach the parent.
    ///   - named: The views that an enclosing container names, if it names some inside this view
    ///     but not this view itself.
    @MainActor
    fileprivate mutating func add(
      _ view: UIView, in parent: Int?, isHidden: Bool, isSilent: Bool,
      named around: Set<ObjectIdentifier>? = nil
    ) {
      let hidden = isHidden || view.isInvisible
      // A view without size hides its content (Accessibility.AC21).
      let isSilent = isSilent || view.hidesContentBySize
      let place = add(
        view, in: parent, frame: view.layer.convert(view.bounds, to: nil), isHidden: hidden,
        isSilent: isSilent)
      let isWhole = view.isAskedElement || view.hidesAskedElements
      let contained = view.containedElements
      // Subviews are omitted unless the container names them, even inside a view that it does not
      // name (Accessibility.AC4).
      let named =
        contained.map { Set($0.compactMap { ($0 as? UIView).map(ObjectIdentifier.init) }) }
        ?? around
      let modal = view.modalSubview
      for inner in view.subviews {
        let isAside = modal.map { $0 !== inner } ?? false
        let isLeftOut = named.map { !inner.isOrContains($0) } ?? false
        let isNamed = named?.contains(ObjectIdentifier(inner)) ?? false
        add(
          inner, in: place, isHidden: hidden, isSilent: isSilent || isWhole || isAside || isLeftOut,
          named: isNamed || isLeftOut ? nil : named)
      }
      for element in contained ?? [] where !(element is UIView) {
        addContained(element, in: place, isHidden: hidden, isSilent: isSilent || isWhole)
      }
    }

    /// Makes the element found by the app's hit test accessible, and adds it to its parent if no
    /// container provides it (VoiceOver.FO9).
    @MainActor
    fileprivate mutating func addHit() {
      guard AccessibilityFocus.isHit, let hit = AccessibilityFocus.current as? UIResponder,
        hit.isAskedElement
      else { return }
      let listed = objects.firstIndex { $0 === hit }
      if let listed, elements[listed].isAccessible { return }
      let place = listed ?? addBeside(hit)
      guard let place, !elements[place].isHidden else { return }
      let parent = elements[place].parent
      elements[place] = ScreenElement(hit, frame: hit.askedFrame, isAccessible: true)
      elements[place].parent = parent
      AccessibilityFocus.isAdded = true
    }

    /// Adds an object that no container provides, and returns its index; nil if no enclosing object
    /// is listed.
    @MainActor
    private mutating func addBeside(_ object: UIResponder) -> Int? {
      let around = sequence(first: object, next: \.next).dropFirst()
      let parent = around.lazy.compactMap { outer in objects.firstIndex { $0 === outer } }.first
      guard let parent else { return nil }
      return add(
        object, in: parent, frame: object.askedFrame,
        isHidden: elements[parent].isHidden, isSilent: false)
    }

    /// Adds an element that is not a view, with all its contained elements.
    @MainActor
    private mutating func addContained(
      _ element: AccessibleObject, in parent: Int, isHidden: Bool, isSilent: Bool
    ) {
      // Cycles of elements are ignored.
      guard contained.insert(ObjectIdentifier(element)).inserted else { return }
      let place = add(
        element, in: parent, frame: element.askedFrame, isHidden: isHidden,
        isSilent: isSilent)
      let isWhole = element.isAskedElement || element.hidesAskedElements
      for inner in element.containedElements ?? [] where !(inner is UIView) {
        addContained(inner, in: place, isHidden: isHidden, isSilent: isSilent || isWhole)
      }
    }

    @MainActor
    private mutating func add(
      _ object: AccessibleObject, in parent: Int?, frame: CGRect, isHidden: Bool, isSilent: Bool
    ) -> Int {
      // Views inside an accessibility element are not elements of their own (Accessibility.AC6).
      let isAccessible =
        object.isAskedElement && !isSilent && !isHidden && !object.hidesAskedElements
      // An accessible element has its accessibility frame, any other view its frame on the screen.
      let frame = isAccessible ? object.askedFrame : frame
      var element = ScreenElement(object, frame: frame, isAccessible: isAccessible)
      (element.parent, element.isHidden) = (parent, isHidden)
      elements.append(element)
      objects.append(object)
      silent.append(isSilent)
      return elements.count - 1
    }
  }
}

extension ScreenElement {
  /// Describes an object, without its place in the list.
  @MainActor
  package init(_ object: AccessibleObject, frame: CGRect, isAccessible: Bool) {
    let touched = isAccessible ? object.askedActivationPoint : frame.middle
    self.init(
      kind: "\(type(of: object))", identifier: object.askedIdentifier,
      label: object.askedLabel, value: object.askedValue,
      hint: object.askedHint, traits: object.askedTraits.names,
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height),
      activation: touched == frame.middle
        ? nil : ScreenPoint(x: Double(touched.x), y: Double(touched.y)),
      actions: object.askedCustomActions?.map(\.name) ?? [], isAccessible: isAccessible)
  }
}

extension UIView {
  /// Whether the view is hidden or transparent.
  var isInvisible: Bool { isHidden || alpha == 0 }

  /// Whether the view has no size, and clips or provides its contents (Accessibility.AC21).
  fileprivate var hidesContentBySize: Bool {
    guard bounds.size == .zero else { return false }
    return clipsToBounds || !isAskedElement && askedElements != nil
  }

  /// The frontmost modal subview, whose siblings assistive technologies ignore; nil for none
  /// (Accessibility.AC5).
  var modalSubview: UIView? { subviews.last { $0.isAskedModal && !$0.isInvisible } }

  /// Returns whether the view or one of its descendants is in a set.
  fileprivate func isOrContains(_ views: Set<ObjectIdentifier>) -> Bool {
    views.contains(ObjectIdentifier(self)) || subviews.contains { $0.isOrContains(views) }
  }
}

extension AccessibleObject {
  /// The elements that the container provides; nil for none (Accessibility.AC4).
  var containedElements: [AccessibleObject]? {
    if let elements = askedElements {
      return elements.compactMap { $0 as? AccessibleObject }
    }
    let count = accessibilityElementCount()
    guard (1..<NSNotFound).contains(count) else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) as? AccessibleObject }
  }
}
