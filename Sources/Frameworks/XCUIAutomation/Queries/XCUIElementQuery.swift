import TactusFoundation
import UIKit

/// A search for elements on the screen, which is repeated on each use of its result.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  /// The origin of a query.
  enum Origin {
    case element(XCUIElement)
    case query(XCUIElementQuery)
    case nothing
  }

  init(_ origin: Origin, _ step: QueryStep) {
    (self.origin, self.step) = (origin, step)
    super.init()
  }

  // MARK: Elements

  /// The only element that matches.
  open var element: XCUIElement { XCUIElement(of: self, .only) }

  /// The first element that matches, of possibly several.
  open var firstMatch: XCUIElement { XCUIElement(of: self, .first) }

  /// The number of elements that currently match.
  open var count: Int { matches.count }

  /// The currently matching elements, each bound to its index.
  open var allElementsBoundByIndex: [XCUIElement] {
    matches.indices.map { XCUIElement(of: self, .index($0)) }
  }

  /// The elements that match now, each bound to its object of the app.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] {
    matches.map { node in
      XCUIElement(of: self, node.object.map { .object($0, node.line) } ?? .only)
    }
  }

  /// Returns the matching element at an index.
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement(of: self, .index(index)) }

  /// Returns the matching element at an index; the older name.
  @available(*, deprecated, renamed: "element(boundBy:)")
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// Returns the only element that matches a predicate.
  open func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// Returns the only element of a type with a name.
  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The only element with an identifier, label, title, value or placeholder.
  open subscript(key: String) -> XCUIElement {
    XCUIElement(of: matching(identifier: key), .only, name: key)
  }

  // MARK: Further queries

  /// Returns a query that searches the subtrees of all matches for a type.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .descendants(type))
  }

  /// Returns a query for all children of a type.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .children(type))
  }

  /// Returns a query for the elements that a predicate matches.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .matching(predicate))
  }

  /// Returns a query for the elements of a type with a name.
  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .matching(elementType, identifier))
  }

  /// Returns a query for the elements with a name.
  open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .matching(nil, identifier), name: identifier)
  }

  /// Returns a query for the elements that contain one that a predicate matches.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .containing(predicate))
  }

  /// Returns a query for the elements that contain one of a type with a name.
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .containing(elementType, identifier))
  }

  /// The steps of the query, with the current results of each.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { chain.joined(separator: "\n") }
  }

  // MARK: Internals

  private let origin: Origin
  private let step: QueryStep
  /// The name for which the query searches, whose length is limited.
  private var name: String?

  private convenience init(_ origin: Origin, _ step: QueryStep, name: String) {
    self.init(origin, step)
    self.name = name
  }

  /// The elements that match; a failure of the test if the app does not run.
  private var matches: [ElementNode] {
    do throws(ElementError) {
      return try nodes()
    } catch {
      if case .noMatch = error { return [] }
      TestFailure.record("Failed to get matching snapshots: \(error)")
      return []
    }
  }

  /// The app in which the query searches.
  var application: XCUIApplication? {
    switch origin {
    case .element(let element): element.application
    case .query(let query): query.application
    case .nothing: nil
    }
  }

  /// The last step, for messages.
  var stepText: String { step.text }

  /// The type of the elements for messages; `nil` for any.
  var typeTitle: String? {
    let prefixes = ["Descendants matching type ", "Children matching type "]
    for prefix in prefixes where step.text.hasPrefix(prefix) {
      return String(step.text.dropFirst(prefix.count))
    }
    guard case .query(let query) = origin else { return nil }
    return query.typeTitle
  }

  /// Searches, and returns the elements that match.
  func nodes() throws(ElementError) -> [ElementNode] {
    if let name, name.count > ElementError.longestName { throw .longName(name) }
    let input = try self.input()
    let found = step.apply(input)
    guard !found.isEmpty else {
      // The elements from which the last step has selected.
      throw .noMatch(step.text, input: input.map(\.line))
    }
    return found
  }

  private func input() throws(ElementError) -> [ElementNode] {
    switch origin {
    case .element(let element): [try element.node()]
    case .query(let query): try query.nodes()
    case .nothing: []
    }
  }

  /// The lines of the steps with their results.
  var chain: [String] {
    var lines: [String]
    switch origin {
    case .element(let element): lines = element.chain
    case .query(let query): lines = query.chain
    case .nothing: lines = []
    }
    let found = (try? nodes()) ?? []
    let indent = String(repeating: "  ", count: lines.filter { $0.contains("Find: ") }.count)
    lines.append("\(indent)↪︎Find: \(step.text)")
    if !found.isEmpty {
      lines.append("\(indent)  Output: {")
      lines += found.map { "\(indent)    \($0.line)" }
      lines.append("\(indent)  }")
    }
    return lines
  }
}
