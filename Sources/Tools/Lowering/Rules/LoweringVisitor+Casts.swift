import SwiftSyntax

extension LoweringVisitor {
  /// Lowers casts to string wrappers, or to collections of them, to bridging casts: `json as?
  /// [CHHapticPattern.Key: Any]`; so also `dictionary as [AnyHashable: Any]` and `as CFDictionary`.
  ///
  /// On an iPhone Objective-C bridges strings to string wrappers, and Foundation's dictionaries to
  /// Swift's; plain Swift does not.
  func lowerCasts(_ node: SequenceExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true else { return }
    // Without an import a file may not see the operators; its values are Swift's own.
    lazy var hasImports =
      !options.headerModules.isEmpty || !PlainModule.imports(in: source.text).isEmpty
    let elements = Array(node.elements)
    for (index, (cast, type)) in zip(elements, elements.dropFirst()).enumerated() {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self),
        let type = type.as(TypeExprSyntax.self)?.type
      else { continue }
      if index > 0, Self.strings.contains(type.trimmedDescription),
        isWrapperConstant(elements[index - 1])
      {
        edits.insert(".rawValue", at: elements[index - 1].bytes.upperBound)
        continue
      }
      let mark = cast.questionOrExclamationMark?.tokenKind
      if mark == nil, isGeneralCollection(type),
        !elements[..<index].contains(where: Self.isLiteral),
        !Self.isInPattern(Syntax(node)), hasImports
      {
        edits.replace(cast.bytes, with: "⇥")
        edits.insert(".self", at: type.bytes.upperBound)
        continue
      }
      guard
        containsStringWrapper(type) || isRequestOfAnything(type)
          || Self.containsHashables(type) && hasImports
      else { continue }
      guard mark != nil || Self.isConstant(elements[0]) else { continue }
      edits.replace(cast.bytes, with: mark == .postfixQuestionMark ? "⇢" : "⇥")
      edits.insert(".self", at: type.bytes.upperBound)
    }
  }

  /// Returns whether a cast to a type makes hashable values of objects, which equal Swift's values
  /// on an iPhone; the keys of dictionaries of any values are Swift's already.
  private static func containsHashables(_ type: TypeSyntax) -> Bool {
    StringWrappers.names(in: type).contains("AnyHashable")
      && !generalCollections.contains(
        type.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" })
  }

  /// Returns whether an expression is a constant of a string wrapper, such as
  /// `RunLoop.Mode.default`, which `as` converts to an object on an iPhone.
  private func isWrapperConstant(_ node: ExprSyntax) -> Bool {
    guard let base = node.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription else {
      return false
    }
    return Self.wrappers.contains(base) || isStringWrapper(base)
  }

  /// The classes that `as` makes of a string wrapper on an iPhone.
  private static let strings: Set<String> = ["CFString", "NSObject", "NSString"]

  /// The string wrappers whose values cannot be keys of dictionaries.
  private static let wrappers: Set<String> = [
    "AVFileType", "AVLayerVideoGravity", "AVMediaCharacteristic", "AVMediaType",
    "CAGradientLayerType", "CALayerContentsFilter", "CALayerContentsFormat",
    "CALayerContentsGravity", "CAMediaTimingFillMode", "CAMediaTimingFunctionName",
    "CAShapeLayerFillRule", "CAShapeLayerLineCap", "CAShapeLayerLineJoin",
    "CATextLayerAlignmentMode", "CATextLayerTruncationMode", "CATransitionSubtype",
    "CATransitionType", "FileAttributeType", "FileProtectionType", "RunLoop.Mode",
  ]

  /// The types that `as` makes of a dictionary or a set of Foundation on an iPhone, without spaces.
  private static let generalCollections: Set<String> = [
    "[AnyHashable:Any]", "[NSObject:AnyObject]", "[NSObject:Any]", "Set<AnyHashable>",
    "Set<NSObject>", "CFArray", "CFDictionary", "CFSet", "[Any]",
  ]

  /// Returns whether `as` converts a collection of Foundation to a type on an iPhone; a type
  /// without its elements, such as `Dictionary`, has any.
  private func isGeneralCollection(_ type: TypeSyntax) -> Bool {
    let name = type.trimmedDescription.filter { !$0.isWhitespace }
    return Self.generalCollections.contains(name)
      || ["Array", "Dictionary", "Set"].contains(name) && !interface.declares(name)
  }

  /// Returns whether an expression is part of a pattern, whose `as` is a test: `case let x as Set`.
  private static func isInPattern(_ node: Syntax) -> Bool {
    var next: Syntax? = node.parent
    while let node = next, !node.is(ClosureExprSyntax.self), !node.is(CodeBlockItemSyntax.self) {
      if node.is(ExpressionPatternSyntax.self) { return true }
      next = node.parent
    }
    return false
  }

  /// Returns whether an expression is a literal, whose type `as` states.
  private static func isLiteral(_ node: ExprSyntax) -> Bool {
    node.is(DictionaryExprSyntax.self) || node.is(ArrayExprSyntax.self)
  }

  /// Returns whether a type is that of fetch requests of any result: Objective-C does not
  /// distinguish the types of results.
  private func isRequestOfAnything(_ type: TypeSyntax) -> Bool {
    ["NSFetchRequest<NSFetchRequestResult>", "NSFetchRequest<anyNSFetchRequestResult>"]
      .contains(type.trimmedDescription.filter { !$0.isWhitespace })
  }

  /// Lowers an extension of the protocol of the results of fetch requests, which is `AnyObject`
  /// here, to one of all objects.
  func lowerExtensionOfResults(_ node: ExtensionDeclSyntax) {
    guard
      ["NSFetchRequestResult", "CoreData.NSFetchRequestResult"]
        .contains(node.extendedType.trimmedDescription)
    else { return }
    edits.replace(node.extendedType.bytes, with: "NSObjectProtocol")
  }

  /// Returns whether an expression is a string of Core Foundation by its name, such as
  /// `kCTTrackingAttributeName`, which `as` converts to a string wrapper as well.
  private static func isConstant(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true
  }

  /// Returns whether an expression is a class as the source states it: `Kettle.self`, `Self.self`,
  /// `type(of: kettle)`, or `self` in a type member.
  private func isClass(_ node: ExprSyntax) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, name == "self" {
      return isInTypeMember(Syntax(node))
    }
    if let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self" {
      return access.base?.trimmedDescription.first?.isUppercase == true
    }
    return node.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
      || StatedType(node, in: interface)?.instance != nil
  }

  /// Lowers `wipe(kSecClassKey)` and `wipe(Kettle.self)`, where a function of the module takes an
  /// `AnyObject`: on an iPhone the strings of Core Foundation and classes are objects.
  func lowerObjectArguments(_ node: FunctionCallExprSyntax) {
    guard !interface.objectParameters.isEmpty,
      options.modules?.contains("TactusFoundation") == true,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    for (index, argument) in node.arguments.enumerated() {
      guard Self.isConstant(argument.expression) || isClass(argument.expression),
        takesObject(name, labels, at: index)
      else { continue }
      edits.insert(" as AnyObject", at: argument.expression.bytes.upperBound)
    }
  }

  /// Returns whether a function of a base name, called with some labels, takes an `AnyObject` for
  /// an argument; the call may leave out parameters with default values.
  private func takesObject(_ name: String, _ labels: [String], at index: Int) -> Bool {
    interface.objectParameters.contains { entry in
      guard entry.hasPrefix(name + "("), let end = entry.lastIndex(of: "#"),
        let place = Int(entry[entry.index(after: end)...])
      else { return false }
      let declared = entry[..<end].dropFirst(name.count + 1).dropLast().split(separator: ":")
      // The labels that come before the argument fill the first parameters of these names.
      var next = 0
      for (number, label) in labels.enumerated() {
        guard let found = declared[next...].firstIndex(where: { $0 == label }) else { return false }
        if number == index { return found == place }
        next = found + 1
      }
      return false
    }
  }

  /// Returns whether a type is a string wrapper, or a dictionary or an array that contains one.
  func containsStringWrapper(_ type: TypeSyntax) -> Bool {
    StringWrappers.names(in: type).contains(where: isStringWrapper)
  }

  /// Returns whether a name means a string wrapper, or an alias of a type that contains one.
  private func isStringWrapper(_ name: String) -> Bool {
    if StringWrappers.all.contains(name) || interface.wrapperAliases.contains(name)
      || localWrapperAliases.contains(name)
    {
      return true
    }
    // The enclosing type may have an alias: `typealias Descriptor = UIFontDescriptor`.
    if name.contains("."), StringWrappers.all.contains(interface.canonical(name)) { return true }
    // Inside its enclosing type a string wrapper or an alias needs no qualification.
    return scopes.contains {
      StringWrappers.all.contains("\($0.name).\(name)")
        || interface.wrapperAliases.contains("\($0.path).\(name)")
    }
  }

  /// Lowers `(data as NSData).bytes`: on an iPhone the object that the cast makes lives until the
  /// end of the run loop's turn, here only as long as the expression.
  func lowerBytesOfCast(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "bytes",
      options.modules?.contains("TactusFoundation") == true,
      let base = node.base?.as(TupleExprSyntax.self), base.elements.count == 1,
      let words = base.elements.first?.expression.trimmedDescription.split(separator: " "),
      words.suffix(2) == ["as", "NSData"]
    else { return }
    edits.insert("_", at: node.declName.bytes.lowerBound)
  }
}
