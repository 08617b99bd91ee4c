/// The lowered files of a module, kept from one build to the next.
///
/// A file is lowered again only if it has changed, or if the interface of another file has changed.
/// The compiler compares the dates of the client's own files. So when the lowered text of an
/// unchanged file changes, a counter among the compiler's arguments rises, and the compiler
/// compiles all files.
package struct LoweredBuild {
  /// The diagnostics of code that cannot be lowered.
  package private(set) var diagnostics: [LoweringDiagnostic] = []
  /// The files with errors of syntax, whose lowered text might have errors at other places.
  package private(set) var brokenSources: [String] = []
  /// The number of files lowered this time, rather than kept from the last build.
  package private(set) var loweredCount = 0
  /// The warnings about conditions of the manifest that have no effect.
  package private(set) var warnings: [LoweringDiagnostic] = []
  /// The names that the call defines and an iPhone's build does not.
  package private(set) var removedDefines: Set<String> = []
  /// The additional arguments for the compiler.
  package private(set) var arguments: [String] = []
  /// Whether the module file is written with the bodies of functions.
  package private(set) var needsBodies = true

  private let call: CompilerCall
  private let folder: String
  /// The hash of this program, because another version may lower differently.
  private let program: String

  /// Lowers the sources of a compiler call.
  ///
  /// - Parameter program: A hash of this program.
  package init(_ call: CompilerCall, program: String) {
    (self.call, self.program) = (call, program)
    let beside = call.folder
    folder = beside ?? PrivateFolder.cache(named: call.folderName) ?? ""
    guard !folder.isEmpty, beside == nil || PrivateFolder.make(folder, acceptsOutersOwner: true)
    else {
      diagnostics = [
        LoweringDiagnostic(
          path: folder.isEmpty ? "/tmp" : folder, line: 1, column: 1,
          message: "the lowered sources cannot be written here: the folder is a link, belongs to "
            + "another user, or everybody may write to it; remove it")
      ]
      return
    }
    run()
  }

  private struct Entry {
    let path: String
    let parsed: ParsedSource
    let hash: String
    let interface: FileInterface
    let name: String
    /// The hash of the text in place of the file's own, if a part of it is left out.
    var partKey: String?

    /// Returns the file with another text, from which a part is left out.
    func replacing(_ text: String, _ lowering: Lowering) -> Entry {
      let parsed = ParsedSource(LoweringSource(path: parsed.source.path, text: text))
      return Entry(
        path: path, parsed: parsed, hash: hash, interface: lowering.interface(of: parsed),
        name: name, partKey: Files.hash(text.utf8))
    }
  }

  private mutating func run() {
    let sources = call.sources.compactMap { path in Files.read(path).map { (path, $0) } }
    var options = call.options
    let decoded = sources.map { String(decoding: $0.1, as: UTF8.self) }
    options.isPlain = PlainModule.isPlain(decoded, options)
    let conditions = options.isPlain ? nil : PhoneConditions(of: call)
    if let conditions {
      options.defines = options.defines.subtracting(conditions.otherDefines)
        .union(conditions.defines)
      (warnings, removedDefines) = (conditions.warnings, conditions.otherDefines)
    }
    options.importsUIKit = decoded.contains { $0.mentions("import UIKit") }
    options.headerModules = UmbrellaHeader.modules(of: options.module, sources: call.sources)
      .subtracting([options.module])
    var lowering = Lowering(options)
    let base = program + "\(options.sorted)"
    let classes = options.isPlain ? nil : modelClasses(sources)
    var all = sources.map { path, bytes in
      entry(path, bytes, path == classes?.source ? classes?.text ?? "" : "", lowering, base)
    }
    if all.contains(where: { !$0.interface.imports.isDisjoint(with: AppleModules.others) }) {
      options.ownTypes = OwnTypes.names(in: all.map(\.parsed.tree))
      lowering = Lowering(options)
    }
    diagnostics += all.flatMap { entry in
      options.missingFrameworks.diagnostics(
        in: entry.parsed.source, imports: Set(entry.interface.imports))
    }
    let isTestMain = TestMain.isNeeded(for: call)
    let modules =
      isTestMain
      ? call.modulesWithInterfaces
      : Set(all.flatMap(\.interface.imports)).subtracting([call.options.module]).sorted()
    let texts = modules.compactMap { module in
      call.interfacePath(of: module).flatMap(Files.text).map { (module, $0) }
    }
    let imported = texts.map { FileInterface(text: $0.1) }
    let leftOut = LeftOutFiles(
      of: all.map { ($0.parsed, $0.interface.imports) },
      lacking: imported.reduce(into: []) { $0.formUnion($1.lackingNames) },
      known: imported.reduce(into: []) { $0.formUnion($1.typeNames) }, options,
      hasSiblings: PackageManifest.hasOtherTargets(sources: call.sources))
    diagnostics += leftOut.diagnostics
    for index in all.indices {
      guard let text = leftOut.partialTexts[all[index].parsed.source.path] else { continue }
      all[index] = all[index].replacing(text, lowering)
    }
    let entries = all.filter { leftOut.texts[$0.parsed.source.path] == nil }
    let resources = options.isPlain ? nil : UndeclaredResources(of: call)
    let symbols =
      options.isPlain
      ? nil
      : AssetSymbols(
        of: call, accessor: call.resourceAccessor ?? resources?.source,
        entries.map(\.parsed.source.text))
    let defaults =
      options.isPlain
      ? nil
      : SharedDefaults(
        entries.map { ($0.parsed.source.path, $0.parsed.source.text) }, options)
    // The sources of an Xcode project may declare the bundle themselves, where no package does.
    let hasOwnBundle =
      removedDefines.contains("SWIFT_PACKAGE")
      && decoded.contains { $0.contains("static let module") || $0.contains("static var module") }
    // The declarations that follow a source.
    let additions = [
      (resources?.source, hasOwnBundle ? nil : resources?.text), (symbols?.source, symbols?.text),
      (defaults?.source, defaults?.text),
    ]
    var lacking = FileInterface()
    lacking.lackingNames = leftOut.names
    let own = (entries.map { $0.interface.text } + [lacking.text]).joined(separator: "\n")
    needsBodies = !ModuleBodies.areOptional(
      in: call, entries.map(\.interface), entries.map(\.parsed.source.text))
    let key = Files.hash(
      (base + options.ownTypes.sorted().joined(separator: " ") + own
        + texts.map(\.1).joined(separator: "\n") + additions.compactMap(\.1).joined()
        + (classes?.text ?? "")).utf8)
    if let path = call.ownInterfacePath { Files.write(own, to: path) }
    TargetRecord(of: call, imports: Set(entries.flatMap(\.interface.imports)))?.write()
    if let folder = call.productsFolder {
      TestResources(of: call, imports: Set(entries.flatMap(\.interface.imports)))
        .link(into: folder)
    }
    resources?.link()
    if !options.isPlain { ResourceBundleLink(of: call)?.link() }
    let interface = ModuleInterface(
      entries.map(\.interface), imported: imported,
      module: call.options.module, isTestable: call.options.isTestable)
    var state = BuildState(Files.text(folder + "/state") ?? "")
    var roots: [String] = []
    var kept: [String: BuildState.File] = [:]
    for entry in entries {
      let path = Files.absolute(entry.path)
      let output = folder + "/" + entry.name + ".swift"
      let key = entry.partKey.map { Files.hash((key + $0).utf8) } ?? key
      var file = BuildState.File(source: entry.hash, key: key, result: "-")
      if let old = state.files[path], old.source == entry.hash, old.key == key,
        old.result == "-" || Files.exists(output)
      {
        file = old
      } else {
        var lowered =
          isTestMain
          ? LoweredFile(
            path: entry.path,
            text: TestMain(texts.map { ($0, FileInterface(text: $1)) }).text, diagnostics: [],
            isChanged: true)
          : lowering.lower(entry.parsed, with: interface)
        for case (let source?, let text?) in additions where Files.absolute(source) == path {
          lowered = lowered.adding(text)
        }
        loweredCount += 1
        if !isTestMain, entry.parsed.tree.hasError { brokenSources.append(entry.path) }
        diagnostics += lowered.diagnostics
        if lowered.isChanged || entry.partKey != nil {
          Files.write(lowered.text, to: output)
          file.result = Files.hash(lowered.text.utf8)
        }
        if let old = state.files[path], old.source == entry.hash, old.result != file.result {
          state.generation += 1
        }
      }
      if lacksDiagnostics(path), !brokenSources.contains(entry.path) { kept[path] = file }
      if file.result != "-" { roots.append(root(path, output)) }
    }
    for entry in all {
      guard let text = leftOut.texts[entry.parsed.source.path] else { continue }
      let path = Files.absolute(entry.path)
      let output = folder + "/" + entry.name + ".swift"
      let file = BuildState.File(source: entry.hash, key: "", result: Files.hash(text.utf8))
      if let old = state.files[path], old.source == file.source, old.result != file.result {
        state.generation += 1
      }
      Files.write(text, to: output)
      kept[path] = file
      roots.append(root(path, output))
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
    arguments += conditions?.arguments ?? []
    if isTestMain { arguments += TestMain.arguments(for: call) }
  }

  /// Returns the classes of the target's Core Data models, and the path of the source that they
  /// follow; nil if there are none.
  private func modelClasses(_ sources: [(String, [UInt8])]) -> (source: String, text: String)? {
    let texts = sources.map { String(decoding: $0.1, as: UTF8.self) }
    let text = ModelClasses(of: call, texts).text
    let paths = sources.map(\.0)
    let source = call.resourceAccessor ?? paths.first { !$0.hasSuffix("/main.swift") }
    return text.isEmpty ? nil : source.map { ($0, text) }
  }

  private func lacksDiagnostics(_ path: String) -> Bool {
    !diagnostics.contains { $0.path == path }
  }

  /// Returns a file with its interface, which is read again only if the file has changed.
  ///
  /// - Parameter addition: Declarations of ours that are lowered with the file.
  private func entry(
    _ path: String, _ bytes: [UInt8], _ addition: String, _ lowering: Lowering, _ base: String
  ) -> Entry {
    let hash = Files.hash(bytes)
    let name = Files.hash(Files.absolute(path).utf8) + "-" + Self.baseName(path)
    let cache = folder + "/" + name + ".interface"
    let head = "# " + hash + " " + Files.hash((base + addition).utf8) + "\n"
    let text = String(decoding: bytes, as: UTF8.self) + addition
    let parsed = ParsedSource(LoweringSource(path: Files.absolute(path), text: text))
    if let cached = Files.text(cache), cached.hasPrefix(head) {
      let interface = FileInterface(text: String(cached.dropFirst(head.count)))
      return Entry(path: path, parsed: parsed, hash: hash, interface: interface, name: name)
    }
    let interface = lowering.interface(of: parsed)
    Files.write(head + interface.text, to: cache)
    return Entry(path: path, parsed: parsed, hash: hash, interface: interface, name: name)
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
  /// The options that the result depends on, in a fixed order.
  fileprivate var sorted: String {
    // Other modules of a package may come and go while it is built.
    let known = AppleModules.present.union(AppleModules.others).union(["TactusFoundation", "OSLog"])
    let modules = (modules ?? []).intersection(known.union(["os"]))
    let flags = [isPlain, isTestable, importsUIKit].map { "\($0)" }
    return ([module, "\(languageVersion)"] + flags + headerModules.sorted())
      .joined(separator: " ")
      + defines.sorted().joined(separator: " ") + "|" + modules.sorted().joined(separator: " ")
  }
}
