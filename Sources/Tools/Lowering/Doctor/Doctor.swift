import SwiftSyntax

/// Says beforehand, without compiling, what stands between sources and Linux.
package struct Doctor: Sendable {
  private let names: AppleNames
  private let lowering: Lowering

  /// Makes a doctor.
  ///
  /// - Parameters:
  ///   - names: Apple's names, and what there is of them.
  ///   - options: What is known of the compilation.
  package init(_ names: AppleNames, _ options: LoweringOptions = LoweringOptions()) {
    (self.names, lowering) = (names, Lowering(options))
  }

  /// Examines sources.
  package func examine(_ sources: [LoweringSource]) -> DoctorReport {
    let parsed = sources.map(ParsedSource.init)
    let facts = ModuleFacts(parsed.map(lowering.facts(of:)))
    var report = DoctorReport()
    report.fileCount = sources.count
    report.lineCount = sources.reduce(0) { count, source in
      count + source.text.utf8.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
    }
    var readers: [(ParsedSource, NamesReader)] = []
    for source in parsed {
      report.refusals += lowering.lower(source, with: facts).diagnostics
      let reader = NamesReader(lowering.options)
      reader.walk(source.tree)
      readers.append((source, reader))
    }
    let declared = readers.reduce(into: Set<String>()) { $0.formUnion($1.1.declared) }
    var uses = NameUses()
    for (source, reader) in readers {
      let locations = SourceLocationConverter(fileName: source.source.path, tree: source.tree)
      func place(_ use: NamesReader.Use) -> NameUse.Place {
        let location = locations.location(for: use.offset)
        return NameUse.Place(
          path: source.source.path, line: location.line, column: location.column)
      }
      for use in reader.imports { judge(import: use, &uses, place(use)) }
      for use in reader.types where !declared.contains(use.name) {
        if isApple(use.name) || names.knows(use.name) { judge(type: use.name, &uses, place(use)) }
        if AppleModules.runtimeFunctions.contains(use.name) {
          uses.add(use.name, .missing, "there is no Objective-C to ask or to change", place(use))
        }
      }
      for use in reader.initializers where !declared.contains(use.type) {
        guard names.presence(of: use.type) != .missing,
          let missing = names.reasonForMissing(use)
        else { continue }
        let at = NamesReader.Use(name: use.type, owner: nil, offset: use.offset)
        uses.add(missing.name, .missing, missing.reason, place(at))
      }
      for use in reader.members { judge(member: use, declared, &uses, place(use)) }
    }
    report.uses = uses.sorted
    return report
  }

  private func judge(import use: NamesReader.Use, _ uses: inout NameUses, _ place: NameUse.Place) {
    guard !AppleModules.present.contains(use.name), AppleModules.others.contains(use.name) else {
      return
    }
    uses.add("import \(use.name)", .missing, "there is no such module", place)
  }

  private func judge(type: String, _ uses: inout NameUses, _ place: NameUse.Place) {
    switch names.presence(of: type) {
    case .present: uses.add(type, .present, "", place)
    case .missing: uses.add(type, .missing, (names.reasons[type] ?? nil) ?? "", place)
    case .partial:
      let (missing, all) = (names.missingMembers(of: type).count, names.memberCount(of: type))
      uses.add(type, .partial, "\(missing) of its \(all) members are missing", place)
    case nil where FrameworkTypes.names.contains(type): uses.add(type, .present, "", place)
    case nil: uses.add(type, .missing, "not begun", place)
    }
  }

  private func judge(
    member use: NamesReader.Use, _ declared: Set<String>, _ uses: inout NameUses,
    _ place: NameUse.Place
  ) {
    if let owner = use.owner, owner.first?.isUppercase == true, !declared.contains(owner) {
      let full = owner + "." + use.name
      if names.knows(full) { return judge(type: full, &uses, place) }
      if let missing = names.reasonForMissing(member: use.name, of: owner) {
        uses.add(missing.name, .missing, missing.reason, place)
      }
      return
    }
    // Whose member it is only the compiler knows; where no type has one of the name, it is missing.
    guard !declared.contains(use.name),
      let missing = names.reasonForMissing(member: use.name),
      !FrameworkTypes.members.contains(use.name)
    else { return }
    uses.add(missing.name, .missing, missing.reason, place, isByNameAlone: true)
  }

  /// Whether a name begins as Apple's do: two or three capitals of a framework, and a word.
  private func isApple(_ name: String) -> Bool {
    AppleModules.prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.count > prefix.count + 2
        && name.dropFirst(prefix.count).first?.isUppercase == true
        && name.contains(where: \.isLowercase)
    }
  }
}

/// The uses of each name.
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

  /// All, by their names.
  var sorted: [NameUse] { uses.values.sorted { $0.name < $1.name } }
}
