/// The lowered files of a module, kept from one build to the next.
///
/// A file is lowered again only if it has changed, or something that another says and it may need.
/// The compiler compares the dates of the client's own files; so where the lowered text changes and
/// the file does not, a counter rises that is among the compiler's arguments, and it compiles all.
package struct LoweredBuild {
  /// What could not be lowered.
  package private(set) var diagnostics: [LoweringDiagnostic] = []
  /// How many files were lowered this time, rather than taken from the last.
  package private(set) var loweredCount = 0
  /// What the compiler is given beside its own arguments.
  package private(set) var arguments: [String] = []

  private let call: CompilerCall
  private let folder: String
  /// What stands for this program: another may lower in another way.
  private let program: String

  /// Lowers what a call of the compiler compiles.
  ///
  /// - Parameter program: A mark of the program that lowers.
  package init(_ call: CompilerCall, program: String) {
    (self.call, self.program) = (call, program)
    folder = call.folder
    guard Files.makeFolder(folder) else {
      diagnostics = [
        LoweringDiagnostic(
          path: folder, line: 1, column: 1, message: "the lowered sources cannot be written here")
      ]
      return
    }
    run()
  }

  private struct Entry {
    let path: String
    let parsed: ParsedSource
    let mark: String
    let facts: FileFacts
    let name: String
  }

  private mutating func run() {
    let lowering = Lowering(call.options)
    let base = program + "\(call.options.sorted)"
    let entries = call.sources.compactMap { path in
      Files.read(path).map { entry(path, $0, lowering, base) }
    }
    let own = entries.map { $0.facts.text }.joined(separator: "\n")
    let modules = Set(entries.flatMap(\.facts.imports)).subtracting([call.options.module]).sorted()
    let imported = modules.compactMap { call.factsPath(of: $0).flatMap(Files.text) }
    let key = Files.mark((base + own + imported.joined(separator: "\n")).utf8)
    if let path = call.ownFactsPath { Files.write(own, to: path) }
    let facts = ModuleFacts(
      entries.map(\.facts), imported: imported.map(FileFacts.init(text:)))
    var state = BuildState(Files.text(folder + "/state") ?? "")
    var roots: [String] = []
    var kept: [String: BuildState.File] = [:]
    for entry in entries {
      let path = Files.absolute(entry.path)
      let output = folder + "/" + entry.name + ".swift"
      var file = BuildState.File(source: entry.mark, key: key, result: "-")
      if let old = state.files[path], old.source == entry.mark, old.key == key,
        old.result == "-" || Files.exists(output)
      {
        file = old
      } else {
        let lowered = lowering.lower(entry.parsed, with: facts)
        loweredCount += 1
        diagnostics += lowered.diagnostics
        if lowered.isChanged {
          Files.write(lowered.text, to: output)
          file.result = Files.mark(lowered.text.utf8)
        }
        if let old = state.files[path], old.source == entry.mark, old.result != file.result {
          state.generation += 1
        }
      }
      if lacksDiagnostics(path) { kept[path] = file }
      if file.result != "-" { roots.append(root(path, output)) }
    }
    state.files = kept
    Files.write(state.text, to: folder + "/state")
    guard diagnostics.isEmpty else { return }
    let overlay = folder + "/overlay.yaml"
    Files.write(
      "{ \"version\": 0, \"case-sensitive\": true, \"use-external-names\": false, \"roots\": [\n"
        + roots.joined(separator: ",\n") + "\n] }\n", to: overlay)
    arguments = ["-D", "TACTUS_LOWERED_\(state.generation)"]
    if !roots.isEmpty { arguments += ["-vfsoverlay", overlay] }
  }

  private func lacksDiagnostics(_ path: String) -> Bool {
    !diagnostics.contains { $0.path == path }
  }

  /// A file and its facts, which are read again only if it has changed.
  private func entry(
    _ path: String, _ bytes: [UInt8], _ lowering: Lowering, _ base: String
  ) -> Entry {
    let mark = Files.mark(bytes)
    let name = Files.mark(Files.absolute(path).utf8) + "-" + Self.baseName(path)
    let cache = folder + "/" + name + ".facts"
    let head = "# " + mark + " " + Files.mark(base.utf8) + "\n"
    let text = String(decoding: bytes, as: UTF8.self)
    let parsed = ParsedSource(LoweringSource(path: Files.absolute(path), text: text))
    if let cached = Files.text(cache), cached.hasPrefix(head) {
      let facts = FileFacts(text: String(cached.dropFirst(head.count)))
      return Entry(path: path, parsed: parsed, mark: mark, facts: facts, name: name)
    }
    let facts = lowering.facts(of: parsed)
    Files.write(head + facts.text, to: cache)
    return Entry(path: path, parsed: parsed, mark: mark, facts: facts, name: name)
  }

  private static func baseName(_ path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(6) ?? "source")
  }

  private func root(_ path: String, _ output: String) -> String {
    "{ \"name\": \(quoted(path)), \"type\": \"file\", \"external-contents\": \(quoted(output)) }"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}

extension LoweringOptions {
  /// All that the result depends on, in one order.
  fileprivate var sorted: String {
    let modules = (modules ?? []).filter { ["os", "OSLog", "PhoneFoundation"].contains($0) }
    return [module, "\(isSwift6)"].joined(separator: " ")
      + defines.sorted().joined(separator: " ") + "|" + modules.sorted().joined(separator: " ")
  }
}
