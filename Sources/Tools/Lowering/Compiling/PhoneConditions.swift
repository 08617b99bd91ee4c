import TactusFiles

/// The parts that a manifest gives a target for an iPhone only, which SwiftPM leaves out on Linux.
///
/// SwiftPM evaluates `.when(platforms: [.iOS])` for the system for which it builds, which is Linux.
/// Settings of the Swift compiler and libraries to link are added here; SwiftPM itself decides on
/// dependencies, and flags for other programs.
struct PhoneConditions: Sendable {
  /// The names that the phone's conditions define.
  let defines: Set<String>
  /// The names that only Linux' conditions define.
  let otherDefines: Set<String>
  /// The other arguments for the compiler.
  let arguments: [String]
  /// The warnings about what has no effect.
  let warnings: [LoweringDiagnostic]

  /// Reads the manifest of a call's target; nil if there is none, or if it does not name the
  /// target.
  ///
  /// - Parameter call: The call.
  init?(of call: CompilerCall) {
    guard let path = PackageManifest.path(around: call.sources), let text = Files.text(path),
      text.mentions("platforms"), text.mentions(".when")
    else { return nil }
    let reader = ConditionsReader(
      text, module: call.options.module, isDebug: call.options.defines.contains("DEBUG"))
    guard let found = reader.found else { return nil }
    defines = Set(found.settings.filter { $0.holds(on: "iOS") }.compactMap(\.define))
    otherDefines = Set(
      found.settings.filter { $0.holds(on: "linux") && !$0.holds(on: "iOS") }.compactMap(\.define)
    ).subtracting(defines)
    let added = found.settings.filter { $0.holds(on: "iOS") && !$0.holds(on: "linux") }
    arguments = added.flatMap(\.arguments)
    let ignored = found.dependencies + found.settings.filter(\.isIgnored)
    warnings = ignored.filter { $0.holds(on: "iOS") && !$0.holds(on: "linux") }.map { item in
      LoweringDiagnostic(
        path: path, line: item.line, column: item.column,
        message: "\(item.title) for iOS has no effect here, because SwiftPM builds for Linux; "
          + item.advice)
    }
  }
}
