import SwiftSyntax

/// The types that a module declares under names that one of Apple's missing modules has, too.
///
/// On an iPhone a type of the module itself hides that of an imported module.
enum OwnTypes {
  /// Returns the names of such types and generic parameters in some files, with an `@` before those
  /// that are attributes.
  static func names(in trees: [SourceFileSyntax]) -> Set<String> {
    let finder = DeclaredTypeFinder(viewMode: .sourceAccurate)
    trees.forEach { finder.walk($0) }
    return finder.names.filter { name in
      let name = name.first == "@" ? String(name.dropFirst()) : name
      return ModuleNames.all.values.contains { $0.contains(name) }
    }
  }

  /// A visitor that finds the types and generic parameters of files.
  final class DeclaredTypeFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    private func add(_ name: TokenSyntax, _ attributes: AttributeListSyntax? = nil)
      -> SyntaxVisitorContinueKind
    {
      names.insert(name.text)
      let kinds: Set<String> = ["propertyWrapper", "resultBuilder", "globalActor"]
      if attributes?.plain.contains(where: { kinds.contains($0.name) }) == true {
        names.insert("@" + name.text)
      }
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, node.attributes)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, node.attributes)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, node.attributes)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, node.attributes)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name)
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name)
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      add(node.name)
    }
  }
}
