import PhoneTesting
import TactusFoundation
import UIKit

/// The state of an element on the screen at the time of a query.
final class ElementNode: NSObject, KeyedValues {
  /// The element that contains it; `nil` for the app.
  private(set) weak var parent: ElementNode?
  /// The elements in it, from back to front.
  private(set) var nodes: [ElementNode] = []
  /// The program to which it belongs.
  let program: ShownProgram
  /// The object in the app; `nil` for the app itself.
  private(set) weak var object: AccessibleObject?

  let elementType: XCUIElement.ElementType
  var identifier = ""
  var label = ""
  var value: Any?
  var placeholderValue: String?
  var isEnabled = true
  var isSelected = false
  /// Whether it has the keyboard focus.
  var hasKeyboardFocus = false
  /// The frame in points of the interface.
  var frame = CGRect.zero
  /// The frame in points of the screen held upright, as fingers touch it.
  var touchedFrame = CGRect.zero
  /// The activation point on the screen held upright.
  var activationPoint = CGPoint.zero
  var horizontalSizeClass = XCUIElement.SizeClass.unspecified
  var verticalSizeClass = XCUIElement.SizeClass.unspecified

  init(
    _ elementType: XCUIElement.ElementType, in program: ShownProgram, object: AccessibleObject?
  ) {
    (self.elementType, self.program, self.object) = (elementType, program, object)
  }

  /// Adds an element as the frontmost child.
  func add(_ node: ElementNode) {
    node.parent = self
    nodes.append(node)
  }

  /// The title, which elements of the phone lack.
  var title: String { "" }
  /// Whether the element has the focus of the focus system, which an iPhone lacks.
  var hasFocus: Bool { false }

  /// All descendants in depth-first order, parents first.
  var descendants: [ElementNode] { nodes.flatMap { [$0] + $0.descendants } }

  /// The texts by which a query can name the element (UITesting.UQ4).
  var identifiers: [String] {
    var all = [identifier, title, label]
    if let value = value as? String { all.append(value) }
    if let placeholderValue { all.append(placeholderValue) }
    return all.filter { !$0.isEmpty }
  }

  /// The element in one line of a message: `Button, {{10.0, 20.0}, {80.0, 44.0}}, label: 'OK'`.
  var line: String {
    var parts = [elementType.title]
    if elementType != .application { parts.append(Self.text(frame)) }
    if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
    if !label.isEmpty { parts.append("label: '\(label)'") }
    if let placeholderValue, !placeholderValue.isEmpty {
      parts.append("placeholderValue: '\(placeholderValue)'")
    }
    if let value { parts.append("value: \(value)") }
    if hasKeyboardFocus { parts.append("Keyboard Focused") }
    if isSelected { parts.append("Selected") }
    if !isEnabled { parts.append("Disabled") }
    return parts.joined(separator: ", ")
  }

  /// The element and all inside, a line each (UITesting.UE9).
  func lines(depth: Int = 0, mark: String = "→") -> [String] {
    [String(repeating: " ", count: depth + 1) + mark + line]
      + nodes.flatMap { $0.lines(depth: depth + 1, mark: "↳") }
  }

  /// The ancestors of the element and itself, the outermost first.
  var path: [ElementNode] {
    Array(sequence(first: self, next: \.parent)).reversed()
  }

  private static func text(_ frame: CGRect) -> String {
    func text(_ number: CGFloat) -> String { "\((Double(number) * 10).rounded() / 10)" }
    return "{{\(text(frame.minX)), \(text(frame.minY))}, "
      + "{\(text(frame.width)), \(text(frame.height))}}"
  }

  // MARK: Keys of predicates

  /// The attributes by the keys that predicates use (UITesting.UQ5).
  func keyedValue(_ key: String) -> Any?? {
    switch key {
    case "identifier": .some(identifier)
    case "identifiers": .some(identifiers)
    case "label": .some(label)
    case "title": .some(title)
    case "value": .some(value)
    case "placeholderValue": .some(placeholderValue)
    case "elementType": .some(Int(elementType.rawValue))
    case "isEnabled", "enabled": .some(isEnabled)
    case "isSelected", "selected": .some(isSelected)
    case "hasFocus": .some(hasFocus)
    case "hasKeyboardFocus": .some(hasKeyboardFocus)
    case "frame": .some(NSValue(cgRect: frame))
    case "horizontalSizeClass": .some(horizontalSizeClass.rawValue)
    case "verticalSizeClass": .some(verticalSizeClass.rawValue)
    case "exists": .some(true)
    case "children": .some(nodes)
    default: nil
    }
  }
}

extension ElementNode: XCUIElementSnapshot {
  var children: [any XCUIElementSnapshot] { nodes }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var values: [XCUIElement.AttributeName: Any] = [
      .elementType: elementType.rawValue, .identifier: identifier, .label: label, .title: title,
      .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .frame: [
        "X": Double(frame.minX), "Y": Double(frame.minY), "Width": Double(frame.width),
        "Height": Double(frame.height),
      ],
      .children: nodes.map(\.dictionaryRepresentation),
    ]
    if let value { values[.value] = value }
    if let placeholderValue { values[.placeholderValue] = placeholderValue }
    return values
  }
}
