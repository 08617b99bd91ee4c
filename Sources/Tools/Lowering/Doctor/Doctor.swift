import SwiftSyntax

/// A search for the obstacles to compiling sources on Linux, without compiling them.
package struct Doctor: Sendable {
  private let names: AppleNames
  private let lowering: Lowering

  /// Creates a doctor.
  ///
  /// - Parameters:
  ///   - names: Apple's names, with their presence.
  ///   - options: The options of the compilation.
  package init(_ names: AppleNames, _ options: LoweringOptions = LoweringOptions()) {
    (self.names, lowering) = (names, Lowering(options))
  }

  /// Examines sources and reports the missing names and the code that cannot be lowered.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - objectiveCSources: The paths of the Objective-C sources.
  ///   - modules: The modules, each with the paths of its sources; a module after those that it
  ///     imports.
  package func examine(
    _ sources: [LoweringSource], objectiveCSources: [String] = [],
    modules: [(name: String, paths: [String], isTest: Bool)] = []
  ) -> DoctorReport {
    var parsed = sources.map(ParsedSource.init)
    var options = lowering.options
    options.ownTypes = OwnTypes.names(in: parsed.map(\.tree))
    let lowering = Lowering(options)
    let (leftOut, partialTexts) = leftOutFiles(parsed, modules, options)
    parsed = parsed.compactMap { source in
      let path = source.source.path
      if let text = partialTexts[path] {
        return ParsedSource(LoweringSource(path: path, text: text))
      }
      return leftOut[path] == nil ? source : nil
    }
    let interface = ModuleInterface(parsed.map(lowering.interface(of:)))
    var report = DoctorReport()
    report.leftOut = leftOut.values.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    report.fileCount = sources.count
    report.lineCount = sources.reduce(0) { count, source in
      count + source.text.utf8.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
    }
    var readers: [(ParsedSource, NamesReader)] = []
    for source in parsed {
      report.diagnostics += lowering.lower(source, with: interface).diagnostics
      let reader = NamesReader(lowering.options)
      reader.walk(source.tree)
      readers.append((source, reader))
    }
    let declared = readers.reduce(into: Set<String>()) { $0.formUnion($1.1.declared) }
    // A name that several declarations give several types has an unknown type.
    let types = readers.reduce(into: [String: Set<String>]()) { all, reader in
      all.merge(reader.1.variableTypes) { $0.union($1) }
    }
    let conformers = readers.reduce(into: Set<String>()) { $0.formUnion($1.1.conformers) }
    var uses = NameUses()
    for path in objectiveCSources {
      uses.add(
        "Objective-C sources", .missing,
        "there is no Objective-C runtime; leave out their target, or write it in Swift",
        NameUse.Place(path: path, line: 1, column: 1))
    }
    for (source, reader) in readers {
      let positions = SourcePositions(source.source.text)
      func place(_ use: NamesReader.Use) -> NameUse.Place {
        let location = positions.place(of: use.offset)
        return NameUse.Place(
          path: source.source.path, line: location.line, column: location.column)
      }
      for use in reader.imports where !isUnused(use.name, in: source.tree, options) {
        check(import: use, &uses, place(use))
      }
      for use in reader.types where !declared.contains(use.name) {
        if AppleModules.missingTextNames.contains(use.name) {
          uses.add(use.name, .missing, "there is no TextKit", place(use))
        } else if AppleModules.missingFoundationNames.contains(use.name) {
          uses.add(use.name, .missing, "Foundation has no such name on Linux", place(use))
        } else if isApple(use.name) || names.contains(use.name) {
          check(type: use.name, &uses, place(use))
        }
        if AppleModules.runtimeFunctions.contains(use.name) {
          uses.add(use.name, .missing, "there is no Objective-C runtime", place(use))
        }
      }
      for use in reader.initializers where !declared.contains(use.type) {
        guard names.presence(of: use.type) != .missing,
          let missing = names.reasonForMissing(use)
        else { continue }
        let at = NamesReader.Use(name: use.type, owner: nil, offset: use.offset)
        uses.add(missing.name, .missing, missing.reason, place(at))
      }
      for use in reader.members {
        check(member: use, declared, types, conformers, &uses, place(use))
      }
    }
    report.uses = uses.sorted
    return report
  }

  /// Returns the warning about each file that its module is compiled without, and the texts of
  /// those of which only a part is left out, by the file's path.
  private func leftOutFiles(
    _ sources: [ParsedSource], _ modules: [(name: String, paths: [String], isTest: Bool)],
    _ options: LoweringOptions
  ) -> (warnings: [String: LoweringDiagnostic], texts: [String: String]) {
    let sources = Dictionary(sources.map { ($0.source.path, $0) }) { first, _ in first }
    var lacking: [String: Set<String>] = [:]
    var warnings: [String: LoweringDiagnostic] = [:]
    var texts: [String: String] = [:]
    for module in modules {
      var options = options
      options.module = module.name
      options.modules = AppleModules.present
      let files = module.paths.compactMap { sources[$0] }
        .map { ($0, Set(lowering.interface(of: $0).imports)) }
      let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.1) }
      let names = imports.reduce(into: Set<String>()) { $0.formUnion(lacking[$1] ?? []) }
      let leftOut = LeftOutFiles(
        of: files, lacking: names, options, hasSiblings: modules.count { !$0.isTest } > 1)
      lacking[module.name] = leftOut.names
      texts.merge(leftOut.partialTexts) { $1 }
      for (path, place) in leftOut.places {
        warnings[path] = LoweringDiagnostic(
          path: path, line: place.line + 1, column: 1, message: place.message(in: module.name))
      }
    }
    return (warnings, texts)
  }

  /// Returns whether a file uses no name of a module, whose import the lowering then replaces.
  private func isUnused(
    _ module: String, in tree: SourceFileSyntax, _ options: LoweringOptions
  ) -> Bool {
    ModuleNames.all[module].map { !$0.areUsed(in: tree, own: options.ownTypes) } ?? false
  }

  private func check(import use: NamesReader.Use, _ uses: inout NameUses, _ place: NameUse.Place) {
    guard AppleModules.isMissing(use.name) else { return }
    uses.add("import \(use.name)", .missing, "the module is missing", place)
  }

  private func check(type: String, _ uses: inout NameUses, _ place: NameUse.Place) {
    switch names.presence(of: type) {
    case .present: uses.add(type, .present, "", place)
    case .missing: uses.add(type, .missing, (names.reasons[type] ?? nil) ?? "", place)
    case .partial:
      let (missing, all) = (names.missingMembers(of: type).count, names.memberCount(of: type))
      uses.add(type, .partial, "\(missing) of its \(all) members are missing", place)
    case nil where FrameworkTypes.names.contains(type) || OldSpellings.names.contains(type):
      uses.add(type, .present, "", place)
    case nil: uses.add(type, .missing, "not implemented", place)
    }
  }

  private func check(
    member use: NamesReader.Use, _ declared: Set<String>, _ types: [String: Set<String>],
    _ conformers: Set<String>, _ uses: inout NameUses, _ place: NameUse.Place
  ) {
    if let owner = use.owner, owner.first?.isUppercase == true, !declared.contains(owner) {
      let full = owner + "." + use.name
      if names.contains(full) { return check(type: full, &uses, place) }
      if let missing = names.reasonForMissing(member: use.name, of: owner) {
        uses.add(missing.name, .missing, missing.reason, place)
      }
      return
    }
    // A member of a value whose type is not Apple's is not one of Apple's.
    if let receiver = use.owner.map(Self.variable), let found = types[receiver], found.count == 1,
      let type = found.first, type != "_", !isApple(type), !names.contains(type),
      !conformers.contains(type)
    {
      return
    }
    // Only the compiler knows the type; if no type has such a member, it is missing.
    guard !declared.contains(use.name),
      let missing = names.reasonForMissing(member: use.name),
      !FrameworkTypes.members.contains(use.name)
    else { return }
    uses.add(missing.name, .missing, missing.reason, place, isByNameAlone: true)
  }

  /// Returns the name of the variable in an expression such as `self.button?`.
  private static func variable(_ expression: String) -> String {
    let name = expression.hasPrefix("self.") ? expression.dropFirst(5) : expression[...]
    return String(name.prefix { $0 != "?" && $0 != "!" })
  }

  /// Returns whether a name has a prefix of Apple's frameworks, followed by a word.
  private func isApple(_ name: String) -> Bool {
    AppleModules.prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.count > prefix.count + 2
        && name.dropFirst(prefix.count).first?.isUppercase == true
        && name.contains(where: \.isLowercase)
    }
  }
}

/// The uses of names, by name.
struct NameUses {
  private var uses: [String: NameUse] = [:]

  mutating func add(
    _ name: String, _ presence: AppleNames.Presence, _ reason: String, _ place: NameUse.Place,
    isByNameAlone: Bool = false
  ) {
    if uses[name] == nil {
      uses[name] = NameUse(
        name: name, presence: presence, reason: reason, isByNameAlone: isByNameAlone, places: [])
    }
    uses[name]?.places.append(place)
  }

  /// The uses in order of name.
  var sorted: [NameUse] { uses.values.sorted { $0.name < $1.name } }
}
