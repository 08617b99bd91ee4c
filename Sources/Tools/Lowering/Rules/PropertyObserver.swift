import SwiftSyntax

/// An observer, `willSet` or `didSet`, of a property that an extension overrides.
///
/// The class declares the property with observers, which call methods of the extension.
struct PropertyObserver {
  /// The braces and statements of the observer.
  let body: CodeBlockSyntax
  /// Whether it is the first accessor of the property.
  let isFirst: Bool
  /// Whether it begins a line.
  let beginsLine: Bool
  private let keyword: String
  /// The name of the other value in the body; nil if the body does not use it.
  private let value: String?

  /// Creates an observer; nil for other accessors.
  init?(_ accessor: AccessorDeclSyntax) {
    keyword = accessor.accessorSpecifier.text
    guard ["willSet", "didSet"].contains(keyword), let body = accessor.body else { return nil }
    self.body = body
    isFirst = accessor.parent?.as(AccessorDeclListSyntax.self)?.first?.id == accessor.id
    beginsLine = accessor.leadingTrivia.contains(where: \.isNewline)
    let name = accessor.parameters?.name.text ?? (keyword == "willSet" ? "newValue" : "oldValue")
    let isUsed = body.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    value = isUsed ? name : nil
  }

  /// Returns the name of the method of the extension.
  private func method(of property: String, _ prefix: String) -> String {
    prefix + keyword.prefix(1) + "_" + property
  }

  /// Returns the observer of the class.
  func call(of property: String) -> String {
    "\(keyword) { \(statement(of: property, prefix: FoldedMember.prefix)) }"
  }

  /// Whether it is called before the change.
  var isBefore: Bool { keyword == "willSet" }

  /// Returns the call of the method of the extension, beside variables named as in an observer.
  func statement(of property: String, prefix: String) -> String {
    let argument = value == nil ? "" : isBefore ? "newValue" : "oldValue"
    return "\(method(of: property, prefix))(\(argument))"
  }

  /// Returns the declaration of the method of the extension, without its body.
  func declaration(of property: String, _ type: String, prefix: String) -> String {
    let parameter = value.map { "_ \($0): \(type)" } ?? ""
    return "func \(method(of: property, prefix))(\(parameter)) "
  }
}
