import UIKit

/// One step of a query, which selects from the given elements.
struct QueryStep {
  /// The step in messages, such as `Descendants matching type Button`.
  let text: String
  /// Returns the elements that match.
  let apply: ([ElementNode]) -> [ElementNode]

  /// All elements inside, of a type.
  static func descendants(_ type: XCUIElement.ElementType) -> QueryStep {
    QueryStep(text: "Descendants matching type \(type.title)") { nodes in
      distinct(nodes.flatMap(\.descendants).filter { matches($0, type) })
    }
  }

  /// The elements directly inside, of a type.
  static func children(_ type: XCUIElement.ElementType) -> QueryStep {
    QueryStep(text: "Children matching type \(type.title)") { nodes in
      distinct(nodes.flatMap(\.nodes).filter { matches($0, type) })
    }
  }

  /// The elements that a predicate matches.
  static func matching(_ predicate: NSPredicate) -> QueryStep {
    QueryStep(text: "Elements matching predicate '\(predicate.predicateFormat ?? "")'") { nodes in
      nodes.filter { predicate.evaluate(with: $0) }
    }
  }

  /// The elements with a type and, if given, a name.
  static func matching(_ type: XCUIElement.ElementType?, _ name: String?) -> QueryStep {
    QueryStep(text: "Elements matching \(condition(type, name))") { nodes in
      nodes.filter { matches($0, type ?? .any) && (name.map($0.identifiers.contains) ?? true) }
    }
  }

  /// The elements that contain one that a predicate matches.
  static func containing(_ predicate: NSPredicate) -> QueryStep {
    let text =
      "Elements containing elements matching predicate '\(predicate.predicateFormat ?? "")'"
    return QueryStep(text: text) { nodes in
      nodes.filter { $0.descendants.contains { predicate.evaluate(with: $0) } }
    }
  }

  /// The elements that contain one of a type with a name.
  static func containing(_ type: XCUIElement.ElementType, _ name: String?) -> QueryStep {
    QueryStep(text: "Elements containing elements matching \(condition(type, name))") { nodes in
      nodes.filter { node in
        node.descendants.contains { inner in
          matches(inner, type) && (name.map(inner.identifiers.contains) ?? true)
        }
      }
    }
  }

  // MARK: Internals

  private static func condition(_ type: XCUIElement.ElementType?, _ name: String?) -> String {
    let parts = [
      type.flatMap { $0 == .any && name != nil ? nil : "type \($0.title)" },
      name.map { "predicate '\"\($0)\" IN identifiers'" },
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }

  private static func matches(_ node: ElementNode, _ type: XCUIElement.ElementType) -> Bool {
    type == .any || node.elementType == type
  }

  private static func distinct(_ nodes: [ElementNode]) -> [ElementNode] {
    var seen: Set<ObjectIdentifier> = []
    return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
