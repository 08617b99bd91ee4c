import SwiftSyntax

/// The declarations of a module that need a missing framework of Apple's, and that no other file
/// needs.
///
/// Many packages for UIKit have a few files for SwiftUI beside it. The module is compiled without
/// the declarations that mention SwiftUI, and without those that mention them, and a warning at the
/// import reports this. If the names of a missing module are not known, or nothing else remains of
/// a file, the whole file is left out. If a file that has to stay mentions such a declaration, by
/// its name or by a member that it adds to a type that exists here, that is an error, which names
/// both. A file of another module, such as one with tests, that mentions a declaration that is left
/// out is left out in the same way.
///
/// If most files of a module need a missing framework, the module is one for SwiftUI. In a package
/// with other targets, which can be used without it, it is compiled without all those files and
/// those that mention them; in another package that is an error at the first import.
struct LeftOutFiles {
  /// The text for the compiler in place of each file that is left out, by the file's path.
  private(set) var texts: [String: String] = [:]
  /// The source without the declarations that are left out, by the file's path.
  private(set) var partialTexts: [String: String] = [:]
  /// The place in each such file that needs something missing, by the file's path.
  private(set) var places: [String: Place] = [:]
  /// The names that are left out.
  private(set) var names: Set<String> = []
  /// An error for each file that cannot be left out, because another one needs it.
  private(set) var diagnostics: [LoweringDiagnostic] = []

  /// Finds what to leave out.
  ///
  /// - Parameters:
  ///   - files: The files of the module, with the modules that they import.
  ///   - lacking: The names that imported modules lack, since they are left out there.
  ///   - known: The types of the imported modules.
  ///   - options: The options of the compilation.
  ///   - hasSiblings: Whether the package has other targets, besides those of tests.
  init(
    of files: [(source: ParsedSource, imports: Set<String>)], lacking: Set<String>,
    known: Set<String> = [], _ options: LoweringOptions, hasSiblings: @autoclosure () -> Bool
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
      let finder = ImportFinder(condition, options, lacking)
      finder.walk(file.source.tree)
      let path = file.source.source.path
      if !path.hasSuffix("/main.swift") { candidates[path] = finder.candidate }
    }
    guard !candidates.isEmpty else { return }
    let types = files.reduce(into: known) { $0.formUnion(Self.types(in: $1.source.tree)) }
    let parts = Dictionary(
      uniqueKeysWithValues: files.compactMap { file in
        let path = file.source.source.path
        return candidates[path].map { (path, $0.parts(of: file.source, types, condition, options)) }
      })
    let choice = LeftOutParts(
      parts, of: files.map(\.source).filter { texts[$0.source.path] == nil })
    // Files of which nothing would remain.
    let wholeCount = parts.values.count { $0.allSatisfy { $0.missing != nil } }
    let isForOthers =
      wholeCount * 2 > files.count || candidates.count * 2 > files.count && !choice.needs.isEmpty
    if isForOthers, hasSiblings() {
      leaveOut(candidates, options, isLeaf: false)
      // Then the declarations that mention these, and so on.
      var rest = files.map(\.source)
      while true {
        rest.removeAll { texts[$0.source.path] != nil }
        let more = rest.compactMap { source -> (String, Candidate)? in
          let finder = ImportFinder(condition, options, names)
          finder.walk(source.tree)
          return finder.candidate.map { (source.source.path, $0) }
        }
        guard !more.isEmpty else { return }
        leaveOut(Dictionary(uniqueKeysWithValues: more), options, isLeaf: false)
      }
    }
    if wholeCount * 2 <= files.count {
      leaveOut(choice, of: candidates, files.map(\.source), options)
    } else {
      reportMissing(candidates, options)
    }
  }

  /// Reports the missing modules of a module that is nothing without them, each once.
  private mutating func reportMissing(
    _ candidates: [String: Candidate], _ options: LoweringOptions
  ) {
    var reported: Set<String> = []
    for (path, candidate) in candidates.sorted(by: { $0.key < $1.key }) {
      guard reported.isDisjoint(with: candidate.modules), !candidate.modules.isEmpty else {
        continue
      }
      reported.formUnion(candidate.modules)
      let isSwiftUI = candidate.modules.contains("SwiftUI")
      diagnostics.append(
        LoweringDiagnostic(
          path: path, line: candidate.place.line + 1, column: 1,
          message: "\(candidate.place.reason), and most files of '\(options.module)' need it"
            + (isSwiftUI ? Self.remainingFrameworks : "")))
    }
  }

  /// The rest of the message about SwiftUI, which says what is here instead.
  private static let remainingFrameworks =
    "; UIKit and its frameworks are here, but no views, property wrappers, hosting controllers or "
    + "previews of SwiftUI"

  /// Leaves out the declarations of some files that need something missing, and reports those that
  /// other files need.
  private mutating func leaveOut(
    _ choice: LeftOutParts, of candidates: [String: Candidate], _ sources: [ParsedSource],
    _ options: LoweringOptions
  ) {
    for source in sources {
      let path = source.source.path
      guard let candidate = candidates[path], let parts = choice.parts[path] else { continue }
      var place = candidate.place
      if let need = choice.needs[path] {
        // What only mentions a name that another module lacks may mean something else.
        guard !candidate.modules.isEmpty else { continue }
        diagnostics.append(
          LoweringDiagnostic(
            path: path, line: place.line + 1, column: 1,
            message: "\(place.reason), so '\(options.module)' cannot have \(need.description)"))
        continue
      }
      let out = parts.indices.filter { choice.out[path]?.contains($0) == true }
      for index in out { names.formUnion(parts[index].names) }
      if out.count < parts.count {
        place.titles = out.map { parts[$0].title }
        partialTexts[path] = candidate.text(
          of: source, without: out.map { parts[$0].range }, place, options)
      } else {
        texts[path] = place.warning(in: options.module)
      }
      places[path] = place
    }
  }

  /// Returns the types that a file declares.
  private static func types(in tree: SourceFileSyntax) -> Set<String> {
    let finder = OwnTypes.DeclaredTypeFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
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
    /// The missing modules that the file imports.
    var modules: Set<String>
    /// The imports of those modules.
    var imports: [Range<Int>]
    /// The names that the file declares for others.
    var names: Set<String>
    /// The members that the file adds to types.
    var extensions: [(type: String, members: Set<String>)]

    /// Returns the declarations of the file, or the file as a whole if nothing is known of the
    /// names of the missing module.
    func parts(
      of source: ParsedSource, _ types: Set<String>, _ condition: PlatformCondition,
      _ options: LoweringOptions
    ) -> [SourceParts.Declaration] {
      let known = modules.compactMap { ModuleNames.all[$0] }
      if !modules.isEmpty, known.count == modules.count, !source.tree.hasError {
        let parts = SourceParts(
          source.tree, known, own: options.ownTypes, known: types, condition
        ).parts
        if !parts.isEmpty { return parts }
      }
      return ([(nil, names)] + extensions.map { (Optional($0.type), $0.members) }).map {
        type, names in
        SourceParts.Declaration(
          range: 0..<0, line: place.line, title: names.sorted().first ?? type ?? "",
          names: type == nil ? names : [], type: type, members: type == nil ? [] : names,
          words: MentionedNames(), missing: "", isDoubtful: false)
      }
    }

    /// Returns the text of the file without some ranges, with a warning in place of the import and
    /// an import of what the missing module re-exports.
    func text(
      of source: ParsedSource, without ranges: [Range<Int>], _ place: Place,
      _ options: LoweringOptions
    ) -> String {
      var edits = SourceEdits(source.source.text)
      for range in ranges + imports.dropFirst() { edits.blank(range) }
      if let first = imports.first {
        edits.replace(
          first,
          with: "import UIKit; #warning(\"\(place.message(in: options.module))\")")
      }
      return edits.result(tail: "")
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
    /// The declarations that are left out; empty if the whole file is.
    var titles: [String] = []

    /// Returns a source with a warning at the place.
    func warning(in module: String) -> String {
      String(repeating: "\n", count: line) + "#warning(\"\(message(in: module))\")\n"
    }

    /// Returns the warning at the place.
    func message(in module: String) -> String {
      guard titles.isEmpty else {
        let named = titles.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
        let more = titles.count > 4 ? " and \(titles.count - 4) others" : ""
        return "\(reason), so '\(module)' is compiled without \(named)\(more) of this file"
      }
      return "\(reason), so '\(module)' is compiled without this file"
        + (isLeaf ? ", whose declarations no other file of it mentions" : "")
    }
  }

  /// A visitor that finds the import of a missing module, and the names of a file's declarations.
  private final class ImportFinder: SyntaxVisitor {
    var place: Place?
    var names: Set<String> = []
    /// The members that the file adds to types.
    var extensions: [(type: String, members: Set<String>)] = []
    /// Whether the file starts the program.
    var isMain = false
    /// The file, if it can be left out.
    var candidate: Candidate? {
      isMain
        ? nil
        : place.map {
          Candidate(
            place: $0, modules: modules, imports: imports, names: names, extensions: extensions)
        }
    }
    private var modules: Set<String> = []
    private var imports: [Range<Int>] = []
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
        find("'\(name)' is a declaration that its module is compiled without", at: Syntax(token))
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
      guard let module = node.path.first?.name.text,
        AppleModules.isMissing(module), !options.has(module),
        let tree = node.root.as(SourceFileSyntax.self),
        ModuleNames.all[module]?.areUsed(in: tree, own: options.ownTypes) != false
      else { return .skipChildren }
      modules.insert(module)
      imports.append(node.bytes)
      if place == nil { find("there is no module '\(module)' here", at: Syntax(node)) }
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
