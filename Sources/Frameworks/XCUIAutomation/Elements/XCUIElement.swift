import PhoneTesting
import TactusFoundation
import UIKit

/// A proxy of an element on the screen, which is resolved on each use.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding, XCUIScreenshotProviding
{
  init(of query: XCUIElementQuery?, _ choice: ElementChoice, name: String? = nil) {
    (self.query, self.choice, self.name) = (query, choice, name)
    super.init()
  }

  // MARK: State

  /// Whether at least one such element exists.
  open var exists: Bool { (try? nodes())?.isEmpty == false }

  /// Whether a touch would currently reach the element (UITesting.UA6).
  open var isHittable: Bool {
    guard let node = try? node(), let phone = application?.phone else { return false }
    return HitPoint.find(node, on: phone) != nil
  }

  /// The accessibility identifier.
  open var identifier: String { known?.identifier ?? "" }
  /// The frame in points of the interface, which rotates with the phone.
  open var frame: CGRect { known?.frame ?? .zero }
  /// The value, as text; nil for none.
  open var value: Any? { known?.value }
  /// The title, which elements of the phone lack: empty.
  open var title: String { known?.title ?? "" }
  /// The label.
  open var label: String { known?.label ?? "" }
  /// The type.
  open var elementType: ElementType { known?.elementType ?? .any }
  /// Whether the element is enabled.
  open var isEnabled: Bool { known?.isEnabled ?? false }
  /// The horizontal size class.
  open var horizontalSizeClass: SizeClass { known?.horizontalSizeClass ?? .unspecified }
  /// The vertical size class.
  open var verticalSizeClass: SizeClass { known?.verticalSizeClass ?? .unspecified }
  /// The placeholder of an empty text field; nil for none.
  open var placeholderValue: String? { known?.placeholderValue }
  /// Whether the element is selected.
  open var isSelected: Bool { known?.isSelected ?? false }
  /// Whether the element has the focus of the focus system: always false, since the phone has none.
  open var hasFocus: Bool { known?.hasFocus ?? false }

  /// Takes a snapshot of the element with its descendants.
  ///
  /// - Throws: An error if there is no such element, or more than one.
  open func snapshot() throws -> any XCUIElementSnapshot { try node() }

  /// The element and its descendants, its ancestors, and the steps of its query.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { longDescription }
  }

  /// The element in one line.
  nonisolated open override var description: String { MainActor.assumeIsolated { title(of: nil) } }

  // MARK: Queries

  /// Returns a query that searches the element's whole subtree for a type.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.element(self), .descendants(type))
  }

  /// Returns a query for all children of a type.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.element(self), .children(type))
  }

  /// The first element that matches, of possibly several.
  open var firstMatch: XCUIElement {
    guard case .only = choice, let query else { return self }
    return XCUIElement(of: query, .first, name: name)
  }

  /// Returns a coordinate relative to the element.
  ///
  /// - Parameter normalizedOffset: The position as fractions of the width and height: the center is
  ///   0.5 in both.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset, CGVector(dx: 0, dy: 0))
  }

  // MARK: Screenshots

  /// Takes a screenshot of the element.
  open func screenshot() -> XCUIScreenshot {
    guard let node = found("take screenshot of"), let phone = application?.phone else {
      return XCUIScreenshot(png: Data(), scale: 1)
    }
    return XCUIScreenshot.make(on: phone, of: node.touchedFrame)
  }

  // MARK: Actions

  /// Taps the element after scrolling it onto the screen.
  @_disfavoredOverload
  open func tap() { touch("tap") { phone, point in try phone.tap(point.target) } }

  /// Taps the element twice.
  @_disfavoredOverload
  open func doubleTap() {
    touch("double-tap") { phone, point in try phone.tap(point.target, count: 2) }
  }

  /// Taps the element with two fingers.
  @_disfavoredOverload
  open func twoFingerTap() {
    touch("two-finger tap") { phone, point in try phone.tap(point.target, fingers: 2) }
  }

  /// Taps the element a number of times with a number of fingers.
  @_disfavoredOverload
  open func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    touch("tap") { phone, point in
      try phone.tap(point.target, count: numberOfTaps, fingers: numberOfTouches)
    }
  }

  /// Presses the element.
  ///
  /// - Parameter duration: Seconds.
  @_disfavoredOverload
  open func press(forDuration duration: TimeInterval) {
    touch("press") { phone, point in try phone.press(point.target, for: duration) }
  }

  /// Types text with the keyboard; the element, or a descendant, must have the keyboard focus.
  @_disfavoredOverload
  open func typeText(_ text: String) { type(text, []) }

  /// Swipes up.
  @_disfavoredOverload
  open func swipeUp() { swipe(0, -1, .default) }
  /// Swipes down.
  @_disfavoredOverload
  open func swipeDown() { swipe(0, 1, .default) }
  /// Swipes to the left.
  @_disfavoredOverload
  open func swipeLeft() { swipe(-1, 0, .default) }
  /// Swipes to the right.
  @_disfavoredOverload
  open func swipeRight() { swipe(1, 0, .default) }

  // MARK: Internals

  /// The query of the element; `nil` for an app.
  let query: XCUIElementQuery?
  let choice: ElementChoice
  /// The name by which the query selects it.
  let name: String?

  /// The app to which the element belongs.
  var application: XCUIApplication? { query?.application }

  /// The elements from which one is selected.
  func nodes() throws(ElementError) -> [ElementNode] {
    guard let query else { return [] }
    let found = try query.nodes()
    switch choice {
    case .only: return found
    case .first: return [found[0]]
    case .index(let index):
      guard found.indices.contains(index) else {
        throw .noMatch("Element at index \(index)", input: found.map(\.line))
      }
      return [found[index]]
    case .object(let object, let line):
      guard let node = found.first(where: { $0.object === object }) else {
        throw .noMatch("Element bound to \(line)", input: found.map(\.line))
      }
      return [node]
    }
  }

  /// The current state of the element.
  func node() throws(ElementError) -> ElementNode {
    let found = try nodes()
    guard let node = found.first else { throw .noMatch("Identity Binding", input: []) }
    guard found.count == 1 else {
      throw .ambiguous(
        "<XCUIElementQuery: \(query?.stepText ?? "")>", matches: found.map(\.line))
    }
    return node
  }

  /// The element for reading an attribute; fails the test if there is none.
  private var known: ElementNode? {
    do throws(ElementError) {
      return try node()
    } catch {
      TestFailure.record("Failed to get matching snapshot: \(error)")
      return nil
    }
  }

  /// The element for an action; fails the test if there is none.
  func found(_ action: String) -> ElementNode? {
    do throws(ElementError) {
      return try node()
    } catch {
      fail(action, "\(error)")
      return nil
    }
  }

  /// Records that an action has failed: `Failed to tap "OK" Button: …`.
  func fail(_ action: String, _ reason: String) {
    TestFailure.record("Failed to \(action) \(title(of: try? node())): \(reason)")
  }

  /// The description of the element in messages, such as `"OK" Button`.
  func title(of node: ElementNode?) -> String {
    let type = node?.elementType.title ?? query?.typeTitle ?? "Any"
    return (name.map { "\"\($0)\" " } ?? "") + type + choice.text
  }

  /// The lines of the steps that find the element.
  var chain: [String] {
    let lines = query?.chain ?? []
    guard case .index(let index) = choice else { return lines }
    return lines + ["↪︎Find: Element at index \(index)"]
  }

  /// The description with the steps of the query and the subtree that it found (UITesting.UE9).
  private var longDescription: String {
    let steps = (["Query chain:"] + chain.map { " " + $0 }).joined(separator: "\n")
    do throws(ElementError) {
      let node = try node()
      let parts =
        ["Attributes: \(node.line)", "Element subtree:"] + node.lines() + ["Path to element:"]
        + node.path.enumerated().map { place, node in
          String(repeating: " ", count: place + 1) + (place == 0 ? "→" : "↳") + node.line
        }
      return parts.joined(separator: "\n") + "\n" + steps
    } catch {
      return "\(error)\n\(steps)"
    }
  }
}

extension XCUIElement: KeyedValues {
  /// The attributes by the keys that predicates of expectations use.
  nonisolated package func keyedValue(_ key: String) -> Any?? {
    // Unchecked because the closure that sets it has ended when it is read.
    nonisolated(unsafe) var result: Any??
    MainActor.assumeIsolated {
      result =
        switch key {
        case "exists": .some(exists)
        case "isHittable", "hittable": .some(isHittable)
        default: (try? node()).map { $0.keyedValue(key) } ?? .some(nil)
        }
    }
    return result
  }
}
