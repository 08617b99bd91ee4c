import SwiftSyntax

// Class methods that override instance methods of `NSObject`. In Objective-C a class is an object
// whose class is at the root `NSObject` itself: each of these methods is a class method as well.
//
// - Source: "The Objective-C Programming Language" on class objects. Confidence: documented.
extension LoweringVisitor {
  /// Lowers `override class func awakeFromNib()` and the like, which override nothing here: the
  /// highest class declares the method.
  ///
  /// - Returns: Whether it is such a method.
  func lowerClassOverride(_ node: FunctionDeclSyntax) -> Bool {
    guard let word = node.modifiers.first(named: "override"),
      node.modifiers.has("class", "static"), let scope = scopes.last,
      interface.isHighestClassOverride(of: node.fullName, in: scope.path)
    else { return false }
    blankSuperCalls(in: node)
    edits.blank(word.bytes)
    return true
  }

  /// Lowers `override class var accessInstanceVariablesDirectly`, which `NSObject` lacks here: the
  /// values of properties are read by their accessors alone.
  ///
  /// - Returns: Whether it is such a property.
  func lowerClassOverride(_ node: VariableDeclSyntax) -> Bool {
    guard let word = node.modifiers.first(named: "override"),
      node.modifiers.has("class", "static"), let scope = scopes.last,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      interface.isHighestClassOverride(of: name, in: scope.path)
    else { return false }
    edits.blank(word.bytes)
    return true
  }

  /// Lowers `override var isConcurrent` of an operation, which Foundation on Linux lacks: the
  /// highest class declares the property.
  func lowerMissingOverride(_ node: VariableDeclSyntax) {
    guard let word = node.modifiers.first(named: "override"),
      let scope = scopes.last, scope.kind == .classType,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      interface.isHighestMissingOverride(of: name, in: scope.path)
    else { return }
    edits.blank(word.bytes)
  }

  /// Lowers `super.isConcurrent` in such a class: the superclass has the property by its later
  /// name.
  func lowerMissingSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let path = type?.path,
      let later = ModuleInterface.missingProperties[node.declName.trimmedDescription],
      interface.isHighestMissingOverride(of: node.declName.trimmedDescription, in: path)
    else { return }
    edits.replace(node.declName.baseName.bytes, with: later)
  }

  /// Lowers `super.responds(to: action)` in such a method of the highest class: a function sends
  /// the message to the class.
  func lowerClassSuper(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, base.is(SuperExprSyntax.self), let path = type?.path,
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      isInTypeMember(Syntax(node)),
      options.has("TactusFoundation") || options.has("UIKit")
    else { return }
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let name = "\(node.declName.baseName.text)(\(labels))"
    guard Self.classMessages.contains(name),
      interface.isHighestClassOverride(of: name, in: path)
    else { return }
    edits.replace(base.bytes, with: "_AM(self as AnyClass)")
  }

  /// The messages to which every class responds here.
  private static let classMessages: Set<String> = [
    "instancesRespond(to:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
    "responds(to:)", "value(forKey:)",
  ]
}
