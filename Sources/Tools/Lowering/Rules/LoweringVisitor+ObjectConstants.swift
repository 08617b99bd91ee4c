import SwiftSyntax

// Constants such as `kSecClassKey` and `kCFBooleanTrue`, which are objects on an iPhone, and texts
// and Boolean values here.
extension LoweringVisitor {
  /// Lowers `query[kSecClass as String] = kSecClassKey` where the values of `query` are objects.
  func lowerObjectConstants(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(SubscriptCallExprSyntax.self), source.text.mentions("AnyObject"),
      StatedType(target.calledExpression, in: interface)?.element?.unwrapped.text == "AnyObject"
    else { return }
    // Either the constant alone, or the two of `isShared ? kCFBooleanTrue : kCFBooleanFalse`.
    if elements.count == 3 {
      makeObject(elements[2])
    } else if elements.count == 5, let choice = elements[3].as(UnresolvedTernaryExprSyntax.self) {
      makeObject(choice.thenExpression)
      makeObject(elements[4])
    }
  }

  /// Lowers the values of `let query: [String: AnyObject] = [kSecClass as String: kSecClassKey]`.
  func lowerObjectConstants(_ node: DictionaryExprSyntax) {
    guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
      binding.initializer?.value.id == node.id,
      let type = binding.typeAnnotation?.type.trimmedDescription,
      StatedType(type).element?.unwrapped.text == "AnyObject",
      let elements = node.content.as(DictionaryElementListSyntax.self)
    else { return }
    for element in elements { makeObject(element.value) }
  }

  /// Lowers the keys of `let options: [NSString: Any] = [kCGImageSourceShouldCache: true]`, and of
  /// such a dictionary before `as [NSString: Any]`, or of one with keys of type `NSObject`.
  func lowerTextKeys(_ node: DictionaryExprSyntax) {
    guard let key = Self.statedType(of: node)?.key.trimmedDescription,
      ["NSObject", "NSString"].contains(key),
      let elements = node.content.as(DictionaryElementListSyntax.self)
    else { return }
    for element in elements {
      guard let name = element.key.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.hasPrefix("k"), name.dropFirst().first?.isUppercase == true
      else { continue }
      edits.insert(" as NSString", at: element.key.bytes.upperBound)
    }
  }

  /// The type of dictionaries that the source states for a literal; nil if it states none.
  private static func statedType(of node: DictionaryExprSyntax) -> DictionaryTypeSyntax? {
    if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
      guard binding.initializer?.value.id == node.id else { return nil }
      let type = binding.typeAnnotation?.type
      return (type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type)?
        .as(DictionaryTypeSyntax.self)
    }
    guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == node.id }), place + 2 < elements.count,
      elements[place + 1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return elements[place + 2].as(TypeExprSyntax.self)?.type.as(DictionaryTypeSyntax.self)
  }

  /// Makes an object of a constant of Security or Core Foundation, or of a property that may be a
  /// text of Core Foundation.
  private func makeObject(_ expression: ExprSyntax) {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      // A value to assign may be optional; an element of a literal may not.
      let type = access.parent?.is(DictionaryElementSyntax.self) == true ? "" : "?"
      if access.base != nil { edits.insert(" as AnyObject" + type, at: access.bytes.upperBound) }
      return
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    if name.hasPrefix("kSec") {
      edits.insert(" as AnyObject", at: expression.bytes.upperBound)
    } else if name == "kCFBooleanTrue" || name == "kCFBooleanFalse" {
      edits.insert("! as AnyObject", at: expression.bytes.upperBound)
    }
  }
}
