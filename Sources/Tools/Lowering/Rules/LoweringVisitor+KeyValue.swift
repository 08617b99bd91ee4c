import SwiftSyntax

extension LoweringVisitor {
  // MARK: What NSObject has on an iPhone

  /// `override func observeValue(…)`: there is nothing to override on Linux; the class is known for it by a
  /// protocol.
  ///
  /// - Returns: Whether it is such a method.
  func lowerKeyValueOverride(_ node: FunctionDeclSyntax) -> Bool {
    guard let member = KeyValueMember.all[node.fullName], let scope = scopes.last,
      let word = node.modifiers.first(named: "override"),
      facts.isHighest(scope.path, with: node.fullName)
    else { return false }
    edits.blank(word.bytes)
    scopes[scopes.count - 1].conformances.append(member)
    return true
  }

  /// `super.observeValue(…)` of a class above which nobody overrides it.
  func lowerKeyValueSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let path = type?.path,
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    else { return }
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let name = "\(node.declName.baseName.text)(\(labels))"
    guard let member = KeyValueMember.all[name], facts.isHighest(path, with: name) else { return }
    edits.replace(node.declName.baseName.bytes, with: member.plain)
  }

  /// Has a class conform to what its members were found to be.
  func conform(_ scope: Scope, _ members: MemberBlockSyntax, _ inherited: InheritanceClauseSyntax?)
  {
    guard !scope.conformances.isEmpty else { return }
    let names = scope.conformances.map { "@preconcurrency " + $0.conformance }
    let isPublic = facts.classes[scope.path]?.traits.contains("public") == true
    let marks = scope.conformances.map {
      "@MainActor \(isPublic ? "public " : "")func \($0.mark)() {}"
    }
    // The end of the file can name neither what is private nor what is in a function.
    let isHidden = scope.isPrivate || scopes.contains { $0.kind == .function }
    if isHidden, let inherited {
      edits.insert(names.map { ", " + $0 }.joined(), at: inherited.bytes.upperBound)
      insert(marks, before: members)
    } else {
      tail.add(
        "extension \(scope.path): \(names.joined(separator: ", ")) "
          + "{ \(marks.joined(separator: "; ")) }", conditions)
    }
  }

  // MARK: Properties by name

  /// Makes the properties known that Objective-C would see, for those who read and set them by name.
  func registerProperties(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .classType || scope.kind == .classExtension,
      !scope.isUnreachable, isKeyed(node)
    else { return }
    for binding in node.bindings {
      guard let word = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        !binding.hasEffects
      else { continue }
      let name = word.filter { $0 != "`" }
      let given = facts.givenSelector(of: name, in: scope.path) ?? name
      tail.needsRuntime = true
      scopes[scopes.count - 1].registrations.append(
        "KeyedProperties.add(\"\(given)\", \\\(scope.name).\(word))")
    }
  }

  private func isKeyed(_ node: VariableDeclSyntax) -> Bool {
    let isSeen =
      isExposed(node.attributes)
      || ["IBOutlet", "IBInspectable", "GKInspectable"].contains {
        node.attributes.first(named: $0) != nil
      }
    return isSeen && !node.modifiers.has("static", "class")
      && !node.attributes.plain.contains {
        $0.name == "NSManaged"
          || $0.name == "available" && $0.trimmedDescription.contains("unavailable")
      }
  }

  /// `keyPathsForValuesAffectingTitle()` says of which properties `title` is made.
  func registerSources(
    _ word: String, _ call: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    let begin = "keyPathsForValuesAffecting"
    guard word.hasPrefix(begin), word.count > begin.count, modifiers.has("static", "class"),
      let scope = scopes.last, scope.kind == .classType || scope.kind == .classExtension,
      !scope.isUnreachable, isExposed(attributes)
    else { return }
    let capital = String(word.dropFirst(begin.count))
    // Of a name such as `URL` the first letter stays as it is.
    let isWord = capital.dropFirst().first?.isUppercase != true
    let name = isWord ? capital.prefix(1).lowercased() + capital.dropFirst() : capital
    tail.needsRuntime = true
    scopes[scopes.count - 1].registrations.append(
      "KeyedProperties.add(\"\(name)\", of: \(scope.name).self) { \(scope.name).\(call) }")
  }
}

extension PatternBindingSyntax {
  /// Whether reading it throws or waits, which no key path does.
  fileprivate var hasEffects: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return false }
    return list.contains { $0.effectSpecifiers != nil }
  }
}

extension ModuleFacts {
  /// Whether no class above a class has a member of those that `NSObject` has on an iPhone.
  func isHighest(_ type: String, with name: String) -> Bool {
    guard let member = KeyValueMember.all[name] else { return false }
    let lineage = lineage(of: type)
    let factName = KeyValueMember.factName(name)
    guard !lineage.dropFirst().contains(where: { members[$0]?.contains(factName) == true })
    else { return false }
    guard member.isOfLayers else { return true }
    let top = lineage.last.flatMap { classes[$0]?.inherited.first } ?? ""
    return !(top.hasPrefix("CA") && top.hasSuffix("Layer"))
  }
}
