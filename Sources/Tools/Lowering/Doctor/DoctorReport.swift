import TactusTextFormatting

/// The findings of a doctor.
package struct DoctorReport: Sendable {
  /// The number of files that were read.
  package internal(set) var fileCount = 0
  /// The number of lines in the files.
  package internal(set) var lineCount = 0
  /// The uses of Apple's names, in order of name.
  package internal(set) var uses: [NameUse] = []
  /// The diagnostics of code that cannot be lowered.
  package internal(set) var diagnostics: [LoweringDiagnostic] = []
  /// A warning for each file that its module is compiled without; the names in it are not findings.
  package internal(set) var leftOut: [LoweringDiagnostic] = []

  /// Whether no name is certainly missing and all code can be lowered.
  package var isHealthy: Bool {
    diagnostics.isEmpty && !uses.contains { $0.presence == .missing && !$0.isByNameAlone }
  }

  /// Returns the names of a presence.
  package func names(_ presence: AppleNames.Presence) -> [NameUse] {
    uses.filter { $0.presence == presence }
  }

  /// The report as text.
  package var text: String {
    let missing = names(.missing).sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
    var text =
      "\(fileCount) files, \(lineCount) lines; \(uses.count) of Apple's names: "
      + "\(names(.present).count) present, \(names(.partial).count) partial, "
      + "\(missing.count) missing\n"
    for use in missing {
      let word = use.isByNameAlone ? "maybe missing" : "missing"
      text += "\(place(use)): \(word): \(use.name): \(use.reason)\(more(use))\n"
    }
    for refusal in diagnostics { text += refusal.text + "\n" }
    for file in leftOut { text += file.text(.warning) + "\n" }
    return text + advice + "\n"
  }

  /// The advice at the end of the report.
  private var advice: String {
    let missing = names(.missing).filter { !$0.isByNameAlone }
    if isHealthy {
      return leftOut.isEmpty
        ? "No problems found." : "No problems found in the files that are compiled."
    }
    var lines: [String] = []
    if !diagnostics.isEmpty {
      lines.append("\(diagnostics.count) places must be written differently; each line says how.")
    }
    if !missing.isEmpty {
      let places = missing.reduce(0) { $0 + $1.places.count }
      lines.append(
        "\(missing.count) names are missing, in \(places) places: exclude the code that needs them "
          + "from builds on Linux, or see Documentation/Coverage.md.")
    }
    lines += mostNeeded
    return lines.joined(separator: "\n")
  }

  /// A line about the three names that most places need.
  private var mostNeeded: [String] {
    let certain = names(.missing).filter { !$0.isByNameAlone }
      .sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
    guard certain.count > 3 else { return [] }
    let first = certain.prefix(3)
    let others = Set(certain.dropFirst(3).flatMap { $0.places.map(\.path) })
      .union(diagnostics.map(\.path))
    let blocked = Set(certain.flatMap { $0.places.map(\.path) }).union(diagnostics.map(\.path))
    let places = first.reduce(0) { $0 + $1.places.count }
    return [
      "With \(first.map(\.name).joined(separator: ", ")), needed in \(places) places, "
        + "\(blocked.count - others.count) of the \(blocked.count) files with findings would have "
        + "none."
    ]
  }

  private func place(_ use: NameUse) -> String {
    use.places.first.map { "\($0.path):\($0.line):\($0.column)" } ?? "-"
  }

  private func more(_ use: NameUse) -> String {
    use.places.count > 1 ? " (\(use.places.count) places)" : ""
  }

  /// The report as JSON.
  package var json: JSONOutput {
    .object([
      ("version", .integer(1)),
      ("files", .integer(fileCount)), ("lines", .integer(lineCount)),
      ("healthy", .bool(isHealthy)),
      (
        "summary",
        .object([
          ("present", .integer(names(.present).count)),
          ("partial", .integer(names(.partial).count)),
          ("missing", .integer(names(.missing).count)), ("refused", .integer(diagnostics.count)),
        ])
      ),
      ("names", .array(uses.map(json(of:)))),
      ("refusals", .array(diagnostics.map(json(of:)))),
      ("leftOut", .array(leftOut.map(json(of:)))),
    ])
  }

  private func json(of diagnostic: LoweringDiagnostic) -> JSONOutput {
    .object([
      ("file", .string(diagnostic.path)), ("line", .integer(diagnostic.line)),
      ("column", .integer(diagnostic.column)), ("message", .string(diagnostic.message)),
    ])
  }

  private func json(of use: NameUse) -> JSONOutput {
    .object([
      ("name", .string(use.name)), ("state", .string(use.presence.rawValue)),
      ("reason", use.reason.isEmpty ? .null : .string(use.reason)),
      ("byNameAlone", .bool(use.isByNameAlone)),
      (
        "places",
        .array(
          use.places.map { place in
            .object([
              ("file", .string(place.path)), ("line", .integer(place.line)),
              ("column", .integer(place.column)),
            ])
          })
      ),
    ])
  }
}
