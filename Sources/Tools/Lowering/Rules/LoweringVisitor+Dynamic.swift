import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `(sender as AnyObject).heat` to a cast to the only class of the module that exposes
  /// such a member, or to the only Objective-C protocol that requires one.
  func lowerDynamic(_ node: MemberAccessExprSyntax) {
    guard mentionsAnyObject, let base = node.base, !base.is(SuperExprSyntax.self) else { return }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), PreparedMessage(call) != nil {
      return
    }
    let name = node.declName.baseName.text
    let own = interface.owner(ofExposed: name)
    guard let owner = own ?? (Self.membersOfAll.contains(name) ? "NSObject" : nil) else {
      return lowerSharedMember(node)
    }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    let cast = Self.castToAnyObject(object)
    guard cast != nil || kind(of: object) == .object else { return }
    let alias = tail.alias(of: owner, conditions)
    let isForced: Bool
    if let asked = node.parent?.as(OptionalChainingExprSyntax.self) {
      let isCall = asked.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == asked.id
      if isCall, interface.members[owner]?.contains(name) != true {
        edits.blank(asked.questionMark.bytes)
      } else {
        // The property itself may be optional.
        edits.insert(tail.unwrapper() + "(", at: node.bytes.lowerBound)
        edits.insert(")", at: node.bytes.upperBound)
      }
      isForced = false
    } else if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) {
      edits.blank(forced.exclamationMark.bytes)
      isForced = true
    } else {
      let isCall = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      isForced = isCall && object.id == base.id
      // A property of an `AnyObject` is unwrapped where the code needs a value.
      if !isCall, !base.isOptionalChain, !isAssigned(node), node.declName.argumentNames == nil {
        edits.insert(tail.unwrapper() + "(", at: node.bytes.lowerBound)
        edits.insert(")", at: node.bytes.upperBound)
      }
    }
    let text = isForced ? "as! \(alias))." : "as? \(alias))?."
    if let cast, object.id == base.id {
      let range = cast.bytes.lowerBound..<node.declName.bytes.lowerBound
      return edits.replaceLater(range, with: text, atEnd: true)
    }
    edits.insert("(", at: object.bytes.lowerBound)
    edits.replace(
      object.bytes.upperBound..<node.declName.bytes.lowerBound, with: " " + text)
  }

  /// Returns the word `as` in `(sender as AnyObject)`; nil for other expressions.
  private static func castToAnyObject(_ node: ExprSyntax) -> UnresolvedAsExprSyntax? {
    guard let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      cast.elements.count == 3, let type = cast.elements.last,
      type.trimmedDescription == "AnyObject",
      let word = cast.elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      word.questionOrExclamationMark == nil
    else { return nil }
    return word
  }

  /// Lowers `type(of: object).description()` of an `AnyObject`: only `NSObject` has the method.
  func lowerClassDescription(_ node: FunctionCallExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true, node.arguments.isEmpty,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let call = access.base?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", call.arguments.count == 1,
      call.arguments.first?.label?.text == "of", let object = call.arguments.first?.expression,
      object.as(DeclReferenceExprSyntax.self).map({ anyObjectNames.contains($0.baseName.text) })
        == true || kind(of: object) == .object
    else { return }
    edits.insert("_className(", at: call.bytes.lowerBound)
    edits.replace(access.period.bytes.lowerBound..<node.bytes.upperBound, with: ")")
  }

  /// Lowers `NSStringFromClass` and `NSClassFromString`, which Foundation has as well as our own
  /// modules: only ours leaves out the modules of Apple's classes.
  func lowerClassName(_ node: DeclReferenceExprSyntax) {
    guard let function = Self.classNameFunctions[node.baseName.text], node.argumentNames == nil,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      options.modules?.contains("TactusFoundation") == true
    else { return }
    edits.replace(node.baseName.bytes, with: function)
  }

  private static let classNameFunctions = [
    "NSClassFromString": "_classForNameText", "NSStringFromClass": "_className",
  ]

  /// The members of every object.
  private static let membersOfAll: Set<String> = [
    "debugDescription", "description", "hash", "isEqual",
  ]
}
