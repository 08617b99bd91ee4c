import SwiftSyntax

/// The declarations of a file that imports a missing module of Apple's, of which some mention the
/// module's names.
///
/// A part is a declaration at file scope. An extension without a conformance is divided further if
/// only members of it mention such a name, and so is a type, whose stored properties, cases and
/// initializers stay together.
struct SourceParts {
  /// A declaration that the module may be compiled without.
  struct Declaration {
    /// Its place in the text, as bytes.
    let range: Range<Int>
    /// The number of lines before it.
    let line: Int
    /// Its name in messages, such as `Knob.faced`.
    let title: String
    /// The names that it declares at file scope.
    let names: Set<String>
    /// The type to which it adds members; nil for other declarations.
    let type: String?
    /// The members that it adds to that type.
    let members: Set<String>
    /// Its identifiers.
    let words: MentionedNames
    /// The name of the missing module that it mentions; nil for none.
    var missing: String?
    /// Whether it mentions a type that nothing here is known to declare, which may be one of the
    /// missing module.
    var isDoubtful: Bool
  }

  private(set) var parts: [Declaration] = []
  private let own: Set<String>
  private let known: Set<String>
  private let names: [ModuleNames]
  private let condition: PlatformCondition
  private let positions: SourcePositions

  /// Divides a file.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - modules: The missing modules, whose names are known.
  ///   - own: The module's own types that have such names.
  ///   - known: The types of the module and of those that it imports.
  ///   - condition: The platform's conditions.
  init(
    _ tree: SourceFileSyntax, _ modules: [ModuleNames], own: Set<String>, known: Set<String>,
    _ condition: PlatformCondition
  ) {
    (names, self.own, self.known, self.condition) = (modules, own, known, condition)
    positions = SourcePositions(tree.description)
    for item in tree.statements { add(Syntax(item.item)) }
  }

  private mutating func add(_ node: Syntax) {
    if node.is(ImportDeclSyntax.self) { return }
    if let choice = node.as(IfConfigDeclSyntax.self) {
      for clause in choice.activeClauses(condition) {
        guard case .statements(let items)? = clause.elements else { continue }
        for item in items { add(Syntax(item.item)) }
      }
      return
    }
    guard let missing = firstUse(in: node) else { return append(node, DeclaredNames(node)) }
    guard let group = node.asProtocol((any DeclGroupSyntax).self),
      !node.is(ProtocolDeclSyntax.self),
      firstUse(inHeadOf: group) == nil
    else { return append(node, DeclaredNames(node), missing: missing) }
    let isExtension = node.is(ExtensionDeclSyntax.self)
    if isExtension, group.inheritanceClause != nil {
      return append(node, DeclaredNames(node), missing: missing)
    }
    let mentioning = group.memberBlock.members.compactMap { item in
      firstUse(in: item.decl).map { (item.decl, $0) }
    }
    guard mentioning.allSatisfy({ isExtension || $0.0.isSeparable }) else {
      return append(node, DeclaredNames(node), missing: missing)
    }
    let owner = DeclaredNames(node)
    let type = owner.type ?? owner.names.first ?? ""
    for (member, use) in mentioning {
      let names = DeclaredNames(Syntax(member)).names
      append(
        Syntax(member), DeclaredNames(names: [], type: type, members: names), missing: use,
        title: names.first.map { "\(type).\($0)" })
    }
    append(node, owner, except: mentioning.map { $0.0.bytes })
  }

  private mutating func append(
    _ node: Syntax, _ declared: DeclaredNames, missing: String? = nil, title: String? = nil,
    except ranges: [Range<Int>] = []
  ) {
    var words = MentionedNames()
    words.add(node, except: ranges)
    let plain = declared.names.sorted().first ?? declared.type.map { "extension of \($0)" }
    parts.append(
      Declaration(
        range: node.bytes,
        line: positions.place(of: node.positionAfterSkippingLeadingTrivia).line - 1,
        title: title ?? plain ?? "a declaration", names: declared.names, type: declared.type,
        members: declared.members, words: words, missing: missing,
        isDoubtful: missing == nil && hasUnknownType(node, except: ranges)))
  }

  private func firstUse(in node: some SyntaxProtocol) -> String? {
    for module in names {
      if let token = module.firstUse(in: node, own: own) { return token.text }
    }
    return nil
  }

  /// Returns the first mention before the braces of a type or an extension.
  private func firstUse(inHeadOf group: any DeclGroupSyntax) -> String? {
    let start = group.memberBlock.bytes.lowerBound
    for module in names {
      if let token = module.firstUse(in: group, own: own), token.bytes.lowerBound < start {
        return token.text
      }
    }
    return nil
  }

  private func hasUnknownType(_ node: Syntax, except ranges: [Range<Int>]) -> Bool {
    var previous = TokenKind.endOfFile
    for token in node.tokens(viewMode: .sourceAccurate) {
      defer { previous = token.tokenKind }
      guard case .identifier(let name) = token.tokenKind, previous != .period,
        name.first?.isUppercase == true, !ranges.contains(where: { $0.overlaps(token.bytes) }),
        !known.contains(name), !FrameworkTypes.names.contains(name), !PlainTypes.contains(name)
      else { continue }
      return true
    }
    return false
  }

  /// The names that a declaration declares.
  struct DeclaredNames {
    var names: Set<String> = []
    var type: String?
    var members: Set<String> = []

    init(names: Set<String>, type: String?, members: Set<String>) {
      (self.names, self.type, self.members) = (names, type, members)
    }

    init(_ node: Syntax) {
      if let type = node.as(ExtensionDeclSyntax.self) {
        // The last name of a type such as `Kit.Knob`, without generic arguments.
        self.type =
          type.extendedType.trimmedDescription.prefix { $0 != "<" }
          .split(separator: ".").last.map(String.init) ?? ""
        for item in type.memberBlock.members {
          members.formUnion(DeclaredNames(Syntax(item.decl)).names)
        }
      } else if let variable = node.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          if let name { names.insert(name.filter { $0 != "`" }) }
        }
      } else if let named = node.asProtocol((any NamedDeclSyntax).self) {
        names = [named.name.text.filter { $0 != "`" }]
      }
    }
  }
}

extension DeclSyntax {
  /// Whether a type may be compiled without the member, as no initializer sets it.
  fileprivate var isSeparable: Bool {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.allSatisfy { $0.accessorBlock != nil && $0.initializer == nil }
    }
    return !self.is(InitializerDeclSyntax.self) && !self.is(EnumCaseDeclSyntax.self)
      && !self.is(IfConfigDeclSyntax.self) && !self.is(DeinitializerDeclSyntax.self)
  }
}
