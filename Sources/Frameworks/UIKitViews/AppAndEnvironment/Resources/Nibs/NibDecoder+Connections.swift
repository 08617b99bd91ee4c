extension NibDecoder {
  // MARK: Connections

  /// Connects outlets, then actions (Nibs.NI6).
  func connect(_ document: NibElement, isLast: Bool) {
    for element in document.all {
      let connections = element.children.filter { $0.name == "connections" }.flatMap(\.children)
      guard !connections.isEmpty, let source = object(element["id"]) else { continue }
      for connection in connections where !connected.contains(ObjectIdentifier(connection)) {
        if connect(connection, of: source, isLast: isLast) {
          connected.insert(ObjectIdentifier(connection))
        }
      }
    }
  }

  /// Makes a connection, and returns whether that is done.
  private func connect(_ connection: NibElement, of source: NSObject, isLast: Bool) -> Bool {
    let destination = object(connection["destination"])
    switch connection.name {
    case "outlet":
      guard let name = connection["property"], let destination else { return false }
      connectOutlet(name, of: source, to: destination)
    case "outletCollection":
      guard let name = connection["property"], let destination else { return false }
      if name == "gestureRecognizers", let recognizer = destination as? UIGestureRecognizer {
        (source as? UIView)?.addGestureRecognizer(recognizer)
      } else {
        let present = source.value(forKey: name) as? [Any] ?? []
        source.setValue(present + [destination], forKey: name)
      }
    case "action":
      guard let name = connection["selector"] else { return true }
      guard isLast || destination != nil || isPlaceholder(connection["destination"]) else {
        return false
      }
      addAction(Selector(name), of: source, to: destination, connection)
    case "segue": return above.connectSegue(connection, of: source)
    default: break
    }
    return true
  }

  private func connectOutlet(_ name: String, of source: NSObject, to destination: NSObject) {
    if name == "view", let controller = source as? UIViewController {
      // Key-value coding reads the old value first, which would load the view again.
      controller.view = destination as? UIView
    } else if !above.connectOutlet(name, of: source, to: destination) {
      source.setValue(destination, forKey: name)
    }
  }

  private func addAction(
    _ action: Selector, of source: NSObject, to target: NSObject?, _ connection: NibElement
  ) {
    switch source {
    case let control as UIControl:
      let event = connection["eventType"].flatMap { Self.events[$0] }
      control.addTarget(target, action: action, for: event ?? .primaryActionTriggered)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Runtime attributes

  /// Sets the user-defined runtime attributes (Nibs.NI5).
  func setRuntimeAttributes(of element: NibElement, of object: NSObject) {
    for attribute in element.elements(in: "userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"] else { continue }
      object.setValue(value(of: attribute), forKeyPath: keyPath)
    }
  }

  private func value(of attribute: NibElement) -> Any? {
    let value = attribute.value("value")
    switch attribute["type"] {
    case "boolean": return attribute.bool("value") ?? false
    case "number":
      if value?.name == "integer" { return value?.integer("value") }
      return value?.number("value").map(Double.init)
    case "color": return value?.color(bundle)
    case "point": return value.map { NSValue(cgPoint: $0.point) }
    case "size": return value.map { NSValue(cgSize: $0.size) }
    case "rect": return value.map { NSValue(cgRect: $0.rect) }
    case "range":
      return value.map {
        NSValue(
          range: NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0))
      }
    case "image": return attribute.image("value", bundle) ?? value?.image("name", bundle)
    case "nil": return nil
    default: return attribute.string("value")
    }
  }

  // MARK: Constraints

  /// Adds the constraints that a view holds (Nibs.NI7).
  func addConstraints(of element: NibElement, to object: NSObject) {
    guard let view = object as? UIView else { return }
    for child in element.children where child.name == "view" || child["key"] == "contentView" {
      if let content = self.object(child["id"]) { addConstraints(of: child, to: content) }
    }
    for constraint in element.elements(in: "constraints") where constraint.name == "constraint" {
      addConstraint(constraint, to: view)
    }
  }

  private func addConstraint(_ element: NibElement, to view: UIView) {
    guard element["placeholder"] != "YES", let first = attribute(element["firstAttribute"]) else {
      return
    }
    let firstItem = element["firstItem"].map { object($0) } ?? view
    let secondItem = element["secondItem"].flatMap { object($0) }
    guard let firstItem, element["secondItem"] == nil || secondItem != nil else {
      return warn("a constraint has an item that the file does not contain", at: element)
    }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let isWithinView = firstItem !== view && secondItem !== view
    let standard = element["symbolic"] == "YES" ? Self.standardSpacing(isWithinView) : 0
    let constraint = NSLayoutConstraint(
      item: firstItem, attribute: first, relatedBy: relation, toItem: secondItem,
      attribute: attribute(element["secondAttribute"]) ?? .notAnAttribute,
      multiplier: multiplier(element["multiplier"]),
      constant: element.number("constant") ?? standard)
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element["identifier"]
    register(constraint, as: element)
    view.addConstraint(constraint)
  }

  /// Returns the standard spacing: between siblings, or to the superview's edge.
  ///
  /// - Source: Apple's Auto Layout Guide, "Standard spacing". Confidence: documented.
  private static func standardSpacing(_ isBetweenSiblings: Bool) -> CGFloat {
    isBetweenSiblings ? 8 : 20
  }

  private func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    name == "baseline" ? .lastBaseline : name.flatMap { Self.attributes[$0] }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Returns a multiplier: a number, or a ratio such as `16:9`.
  private func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return CGFloat(parts.count > 1 && parts[1] != 0 ? first / parts[1] : first)
  }
}
