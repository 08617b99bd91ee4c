import SwiftSyntax

/// The files of a module that need a missing framework of Apple's, and that no other file needs.
///
/// Many packages for UIKit have a few files for SwiftUI beside it. The module is compiled without
/// such a file, and a warning at its import says so. A file that another one mentions is not left
/// out, nor is any file of a module most of whose files need a missing framework: there the
/// compiler reports the missing module. A file of another module, such as one with tests, that
/// mentions a declaration of such a file is treated in the same way.
struct LeftOutFiles {
  /// The text for the compiler in place of each file, by the file's path.
  private(set) var texts: [String: String] = [:]
  /// The names that the files declare for others.
  private(set) var names: Set<String> = []

  /// Finds the files to leave out.
  ///
  /// - Parameters:
  ///   - files: The files of the module, with the modules that they import.
  ///   - lacking: The names that imported modules lack, since files of theirs are left out.
  ///   - options: The options of the compilation.
  init(
    of files: [(source: ParsedSource, imports: Set<String>)], lacking: Set<String>,
    _ options: LoweringOptions
  ) {
    guard options.modules?.contains("UIKit") == true else { return }
    // The program of tests on Linux, in a target that has all of a package's tests.
    for file in files where files.count > 1 && TestMain.isName(file.source.source.path) {
      texts[file.source.source.path] = "\n"
    }
    let condition = PlatformCondition(options: options)
    var candidates: [String: Candidate] = [:]
    for file in files
    where !lacking.isEmpty || !file.imports.isDisjoint(with: AppleModules.others) {
      let finder = Finder(condition, options, lacking)
      finder.walk(file.source.tree)
      let path = file.source.source.path
      guard let place = finder.place, !finder.isMain, !path.hasSuffix("/main.swift") else {
        continue
      }
      candidates[path] = Candidate(place: place, names: finder.names)
    }
    guard candidates.count * 2 <= files.count else { return }
    var kept = files.map(\.source).filter { candidates[$0.source.path] == nil }
    while let next = kept.popLast() {
      let words = Self.identifiers(in: next.tree)
      for source in files.map(\.source) {
        guard let candidate = candidates[source.source.path],
          !candidate.names.isDisjoint(with: words)
        else { continue }
        candidates[source.source.path] = nil
        kept.append(source)
      }
    }
    for (path, candidate) in candidates {
      texts[path] = candidate.place.warning(in: options.module)
      names.formUnion(candidate.names)
    }
  }

  private struct Candidate {
    /// The import of the missing module, or the first mention of a missing name.
    var place: Place
    /// The names that the file declares for others.
    var names: Set<String>
  }

  private struct Place {
    /// The reason, such as `there is no module 'SwiftUI' here`.
    var reason: String
    /// The number of lines before it.
    var line: Int

    /// Returns a source with a warning at the place.
    func warning(in module: String) -> String {
      String(repeating: "\n", count: line)
        + "#warning(\"\(reason), so '\(module)' is compiled without this file, whose declarations "
        + "no other file of it mentions\")\n"
    }
  }

  private static func identifiers(in tree: SourceFileSyntax) -> Set<String> {
    var words: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { words.insert(name.filter { $0 != "`" }) }
    }
    return words
  }

  /// A visitor that finds the import of a missing module, and the names of a file's declarations.
  private final class Finder: SyntaxVisitor {
    var place: Place?
    var names: Set<String> = []
    /// Whether the file starts the program.
    var isMain = false
    private let condition: PlatformCondition
    private let options: LoweringOptions
    private let lacking: Set<String>

    init(_ condition: PlatformCondition, _ options: LoweringOptions, _ lacking: Set<String>) {
      (self.condition, self.options, self.lacking) = (condition, options, lacking)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
      guard !lacking.isEmpty else { return .visitChildren }
      for token in node.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind, lacking.contains(name) else {
          continue
        }
        find("'\(name)' is in a file that its module is compiled without", at: Syntax(token))
        break
      }
      return .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for clause in node.activeClauses(condition) {
        if let elements = clause.elements { walk(elements) }
      }
      return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      guard place == nil, let module = node.path.first?.name.text,
        AppleModules.isMissing(module), !options.has(module),
        let tree = node.root.as(SourceFileSyntax.self),
        ModuleNames.all[module]?.areUsed(in: tree) != false
      else { return .skipChildren }
      find("there is no module '\(module)' here", at: Syntax(node))
      return .skipChildren
    }

    private func find(_ reason: String, at node: Syntax) {
      let line = SourcePositions(node.root.description)
        .place(of: node.positionAfterSkippingLeadingTrivia).line
      place = Place(reason: reason, line: line - 1)
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
      add(node.name, node.attributes)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, node.attributes)
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, node.attributes)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
          _ = add(name, node.attributes)
        }
      }
      return .skipChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      // The members of an extension are not found by their names alone, which others share.
      .skipChildren
    }

    private func add(
      _ name: TokenSyntax, _ attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
      names.insert(name.text.filter { $0 != "`" })
      let starts: Set<String> = ["main", "UIApplicationMain"]
      if attributes.plain.contains(where: { starts.contains($0.name) }) { isMain = true }
      return .skipChildren
    }
  }
}
