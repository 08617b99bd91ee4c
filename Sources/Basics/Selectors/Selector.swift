/// The name of a method, with the way to call it where the method was named together with it.
///
/// Swift on Linux has no `#selector`. `Selector("tapped:", calling: Panel.tapped)` is the same in its
/// words, and what rewritten sources say. A selector made of its name alone finds the methods of that
/// name that others were made with. Two are equal if their names are.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  /// The method; only a selector made with one has it.
  private let method: SelectedMethod?

  /// Makes the selector of a name.
  public init(_ name: String) { (description, method) = (name, nil) }

  /// Makes the selector of a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Makes the selector of a method, and makes the method known under its name.
  init(_ name: String, _ method: SelectedMethod) {
    // Labels that were left out leave the colons to the method's type.
    let isBare = method.argumentCount > 0 && !name.contains(":")
    description = isBare ? name + String(repeating: ":", count: method.argumentCount) : name
    self.method = method
    SelectorTable.add(method, named: description)
  }

  /// Calls the method on an object, with as many of the arguments as it takes.
  ///
  /// - Returns: Whether the object has such a method, and the arguments are of its types; otherwise
  ///   nothing happened.
  @MainActor @discardableResult
  public func perform(on target: AnyObject, with arguments: [Any?] = []) -> Bool {
    methods.contains { $0.call(target, arguments) }
  }

  /// Whether an object has such a method.
  public func isMethod(of target: AnyObject) -> Bool {
    methods.contains { $0.isMethod(of: target) }
  }

  /// Whether both have the same name.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Its own method, and then those that are known under its name.
  private var methods: [SelectedMethod] {
    (method.map { [$0] } ?? []) + SelectorTable.methods(named: description)
  }
}
