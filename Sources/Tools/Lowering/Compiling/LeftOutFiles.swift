import SwiftSyntax

/// The files of a module that need a missing framework of Apple's, and that no other file needs.
///
/// Many packages for UIKit have a few files for SwiftUI beside it. The module is compiled without
/// such a file, and a warning at its import says so. A file that another one mentions, by a
/// declaration or by a member that it adds to a type that exists here, is not left out. A file of
/// another module, such as one with tests, that mentions a declaration of such a file is treated in
/// the same way.
///
/// If most files of a module need a missing framework, the module is one for SwiftUI. In a package
/// with other targets, which can be used without it, it is compiled without all those files and
/// those that mention them; in another package the compiler reports the missing module.
struct LeftOutFiles {
  /// The text for the compiler in place of each file, by the file's path.
  private(set) var texts: [String: String] = [:]
  /// The place in each file that needs something missing, by the file's path.
  private(set) var places: [String: Place] = [:]
  /// The names that the files declare for others.
  private(set) var names: Set<String> = []

  /// Finds the files to leave out.
  ///
  /// - Parameters:
  ///   - files: The files of the module, with the modules that they import.
  ///   - lacking: The names that imported modules lack, since files of theirs are left out.
  ///   - options: The options of the compilation.
  ///   - hasSiblings: Whether the package has other targets, besides those of tests.
  init(
    of files: [(source: ParsedSource, imports: Set<String>)], lacking: Set<String>,
    _ options: LoweringOptions, hasSiblings: @autoclosure () -> Bool
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
      if !path.hasSuffix("/main.swift") { candidates[path] = finder.candidate }
    }
    guard !candidates.isEmpty else { return }
    if candidates.count * 2 > files.count {
      guard hasSiblings() else { return }
      leaveOut(candidates, options, isLeaf: false)
      // Those that mention them, and so on.
      var rest = files.map(\.source)
      while true {
        rest.removeAll { texts[$0.source.path] != nil }
        let more = rest.compactMap { source -> (String, Candidate)? in
          let finder = Finder(condition, options, names)
          finder.walk(source.tree)
          return finder.candidate.map { (source.source.path, $0) }
        }
        guard !more.isEmpty else { return }
        leaveOut(Dictionary(uniqueKeysWithValues: more), options, isLeaf: false)
      }
    }
    var new = files.map(\.source).filter { candidates[$0.source.path] == nil }
    var words = Identifiers()
    while !new.isEmpty {
      for source in new { words.add(source.tree) }
      new = files.map(\.source).filter {
        candidates[$0.source.path]?.isNeeded(by: words) == true
      }
      for source in new { candidates[source.source.path] = nil }
    }
    leaveOut(candidates, options, isLeaf: true)
  }

  private mutating func leaveOut(
    _ files: [String: Candidate], _ options: LoweringOptions, isLeaf: Bool
  ) {
    for (path, var candidate) in files {
      candidate.place.isLeaf = isLeaf
      texts[path] = candidate.place.warning(in: options.module)
      places[path] = candidate.place
      names.formUnion(candidate.names)
    }
  }

  private struct Candidate {
    /// The import of the missing module, or the first mention of a missing name.
    var place: Place
    /// The names that the file declares for others.
    var names: Set<String>
    /// The members that the file adds to types.
    var extensions: [(type: String, members: Set<String>)]

    /// Returns whether files mention a declaration, or a member of a type that exists without the
    /// file and that neither they nor the frameworks have.
    func isNeeded(by words: Identifiers) -> Bool {
      if !names.isDisjoint(with: words.mentioned) { return true }
      return extensions.contains { type, members in
        (FrameworkTypes.names.contains(type) || words.declared.contains(type))
          && members.contains {
            words.members.contains($0) && !words.declared.contains($0)
              && !FrameworkTypes.members.contains($0)
          }
      }
    }
  }

  /// The identifiers of files.
  private struct Identifiers {
    var mentioned: Set<String> = []
    /// Those after a point.
    var members: Set<String> = []
    /// Those after a keyword that declares.
    var declared: Set<String> = []

    mutating func add(_ tree: SourceFileSyntax) {
      var previous = TokenKind.endOfFile
      for token in tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let text) = token.tokenKind {
          let name = text.filter { $0 != "`" }
          mentioned.insert(name)
          switch previous {
          case .period: members.insert(name)
          case .keyword(.func), .keyword(.var), .keyword(.let), .keyword(.case), .keyword(.class),
            .keyword(.struct), .keyword(.enum), .keyword(.actor), .keyword(.protocol),
            .keyword(.typealias):
            declared.insert(name)
          default: break
          }
        }
        previous = token.tokenKind
      }
    }
  }

  /// A place that needs something missing.
  struct Place {
    /// The reason, such as `there is no module 'SwiftUI' here`.
    var reason: String
    /// The number of lines before it.
    var line: Int
    /// Whether no file that is compiled mentions the file's declarations.
    var isLeaf = true

    /// Returns a source with a warning at the place.
    func warning(in module: String) -> String {
      String(repeating: "\n", count: line) + "#warning(\"\(message(in: module))\")\n"
    }

    /// Returns the warning at the place.
    func message(in module: String) -> String {
      "\(reason), so '\(module)' is compiled without this file"
        + (isLeaf ? ", whose declarations no other file of it mentions" : "")
    }
  }

  /// A visitor that finds the import of a missing module, and the names of a file's declarations.
  private final class Finder: SyntaxVisitor {
    var place: Place?
    var names: Set<String> = []
    /// The members that the file adds to types.
    var extensions: [(type: String, members: Set<String>)] = []
    /// Whether the file starts the program.
    var isMain = false
    /// The file, if it can be left out.
    var candidate: Candidate? {
      isMain ? nil : place.map { Candidate(place: $0, names: names, extensions: extensions) }
    }
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
      // The last name of a type such as `Kit.Knob`, without generic arguments.
      let type =
        node.extendedType.trimmedDescription.prefix { $0 != "<" }
        .split(separator: ".").last.map(String.init) ?? ""
      let before = names
      names = []
      walk(node.memberBlock)
      extensions.append((type, names))
      names = before
      return .skipChildren
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
