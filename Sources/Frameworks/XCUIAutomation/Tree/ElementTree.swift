import PhoneTesting
import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The elements of a program as a tree (UITesting.UE1…).
@MainActor
enum ElementTree {
  /// Returns the app of a test with its windows, and with the keyboard while it is visible.
  static func app(on phone: SimulatedPhone, named name: String) -> ElementNode {
    let root = ElementNode(.application, in: .app, object: nil)
    root.label = name
    add(.app, of: phone, to: root)
    add(.keyboard, of: phone, to: root)
    fill(root, on: phone)
    keep(root)
    return root
  }

  /// Returns the system's interface, which shows the phone's alerts.
  static func system(on phone: SimulatedPhone) -> ElementNode {
    let root = ElementNode(.application, in: .alerts, object: nil)
    if !phone.alerts.isEmpty { add(.alerts, of: phone, to: root) }
    fill(root, on: phone)
    keep(root)
    return root
  }

  // MARK: Internals

  /// The most recent trees, for an action that has taken an element from one of them.
  private static var kept: [ElementNode] = []

  /// The maximum number of cached trees, more than an action uses.
  private static let keptCount = 8

  private static func keep(_ root: ElementNode) {
    kept.append(root)
    if kept.count > keptCount { kept.removeFirst() }
  }

  private static func fill(_ root: ElementNode, on phone: SimulatedPhone) {
    let bounds = phone.within(root.program) { UIScreen.main.bounds }
    root.frame = bounds ?? root.nodes.first?.frame ?? .zero
    root.touchedFrame =
      phone.within(root.program) { UIScreen.main.fixedCoordinateSpace.bounds } ?? root.frame
    root.activationPoint = CGPoint(x: root.touchedFrame.midX, y: root.touchedFrame.midY)
  }

  private static func add(
    _ program: ShownProgram, of phone: SimulatedPhone, to root: ElementNode
  ) {
    // The screen is up to date once the app has answered.
    _ = phone.elements
    let windows = phone.within(program) { nodes(of: program) } ?? []
    for node in windows { root.add(node) }
  }

  /// Returns the windows of the running program.
  private static func nodes(of program: ShownProgram) -> [ElementNode] {
    let shown = ElementInspector.inspectObjects()
    var places: [ElementNode?] = []
    // Whether the parts of nested elements are separate elements.
    var isOpen: [Bool] = []
    var windows: [ElementNode] = []
    for entry in shown {
      let element = entry.element
      let parent = element.parent.flatMap { places[$0] }
      let isInside = element.parent.map { isOpen[$0] } ?? false
      guard !element.isHidden, !entry.isSilent || isInside, element.parent == nil || parent != nil
      else {
        places.append(nil)
        isOpen.append(false)
        continue
      }
      let node = node(entry, in: program)
      places.append(node)
      let isWhole = entry.object.isAccessibilityElement || entry.object.accessibilityElementsHidden
      isOpen.append(
        ElementKinds.isOpen(entry.object) && !entry.object.accessibilityElementsHidden
          || isInside && !isWhole)
      if let parent { parent.add(node) } else { windows.append(node) }
    }
    for window in windows { removeJoinedLabels(window) }
    return windows
  }

  private static func node(
    _ entry: ElementInspector.ShownObject, in program: ShownProgram
  ) -> ElementNode {
    let (element, object) = (entry.element, entry.object)
    let type = ElementKinds.type(of: object, isAccessible: object.isAccessibilityElement)
    let node = ElementNode(type, in: program, object: object)
    node.identifier = element.identifier ?? ""
    node.label = element.label ?? ""
    node.value = element.value
    node.isEnabled = !element.traits.contains("not-enabled")
    node.isSelected = element.traits.contains("selected")
    node.touchedFrame = CGRect(
      x: element.x, y: element.y, width: element.width, height: element.height)
    node.activationPoint = CGPoint(x: element.touchPoint.x, y: element.touchPoint.y)
    let screen = UIScreen.main
    node.frame = screen.fixedCoordinateSpace.convert(node.touchedFrame, to: screen.coordinateSpace)
    describe(object, in: node)
    return node
  }

  /// Adds the properties that depend on the class of an object.
  private static func describe(_ object: AccessibleObject, in node: ElementNode) {
    if let responder = object as? UIResponder { node.hasKeyboardFocus = responder.isFirstResponder }
    if let view = object as? UIView {
      node.horizontalSizeClass = .init(view.traitCollection.horizontalSizeClass)
      node.verticalSizeClass = .init(view.traitCollection.verticalSizeClass)
    }
    if let control = object as? UIControl, !control.isEnabled { node.isEnabled = false }
    switch object {
    case let field as UITextField: node.placeholderValue = field.placeholder
    case let bar as UINavigationBar:
      if node.identifier.isEmpty { node.identifier = bar.topItem?.title ?? "" }
    case let control as UIControl: node.isSelected = node.isSelected || control.isSelected
    default: break
    }
    if node.elementType == .alert || node.elementType == .sheet,
      let alert = (object as? UIView)?.next as? UIAlertController, node.label.isEmpty
    {
      node.label = alert.title ?? alert.message ?? ""
    }
  }

  /// Removes the combined labels of cells for VoiceOver, which repeat their texts (UITesting.UE5).
  private static func removeJoinedLabels(_ node: ElementNode) {
    if node.elementType == .cell, !node.label.isEmpty {
      let texts = node.descendants.filter { $0.elementType == .staticText }.map(\.label)
      if node.label == texts.filter({ !$0.isEmpty }).joined(separator: ", ") { node.label = "" }
    }
    for inner in node.nodes { removeJoinedLabels(inner) }
  }
}

extension XCUIElement.SizeClass {
  init(_ value: UIUserInterfaceSizeClass) {
    switch value {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}
