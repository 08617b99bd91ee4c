import TextForms

/// What a doctor has found.
package struct DoctorReport: Sendable {
  /// How many files were read.
  package internal(set) var fileCount = 0
  /// How many lines they have.
  package internal(set) var lineCount = 0
  /// Apple's names that they use, by name.
  package internal(set) var uses: [NameUse] = []
  /// What cannot be lowered.
  package internal(set) var refusals: [LoweringDiagnostic] = []

  /// Whether everything that is Apple's for sure is there, and all can be lowered.
  package var isHealthy: Bool {
    refusals.isEmpty && !uses.contains { $0.presence == .missing && !$0.isByNameAlone }
  }

  /// The names of a kind.
  package func names(_ presence: AppleNames.Presence) -> [NameUse] {
    uses.filter { $0.presence == presence }
  }

  /// What people read.
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
    for use in names(.partial) {
      text += "\(place(use)): partial: \(use.name): \(use.reason)\(more(use))\n"
    }
    for refusal in refusals { text += refusal.text + "\n" }
    return text + advice + "\n"
  }

  /// What to do about it.
  private var advice: String {
    let missing = names(.missing).filter { !$0.isByNameAlone }
    if isHealthy { return "Nothing stands in the way." }
    var lines: [String] = []
    if !refusals.isEmpty {
      lines.append("\(refusals.count) places must be written differently; each line says how.")
    }
    if !missing.isEmpty {
      let places = missing.reduce(0) { $0 + $1.places.count }
      lines.append(
        "\(missing.count) names are not there, at \(places) places: keep what needs them out of "
          + "what is built on Linux, or see Documentation/Coverage.md.")
    }
    return lines.joined(separator: "\n")
  }

  private func place(_ use: NameUse) -> String {
    use.places.first.map { "\($0.path):\($0.line):\($0.column)" } ?? "-"
  }

  private func more(_ use: NameUse) -> String {
    use.places.count > 1 ? " (\(use.places.count) places)" : ""
  }

  /// The same for programs.
  package var json: JSONText {
    .object([
      ("version", .integer(1)),
      ("files", .integer(fileCount)), ("lines", .integer(lineCount)),
      ("healthy", .bool(isHealthy)),
      (
        "summary",
        .object([
          ("present", .integer(names(.present).count)),
          ("partial", .integer(names(.partial).count)),
          ("missing", .integer(names(.missing).count)), ("refused", .integer(refusals.count)),
        ])
      ),
      ("names", .array(uses.map(json(of:)))),
      (
        "refusals",
        .array(
          refusals.map { refusal in
            .object([
              ("file", .string(refusal.path)), ("line", .integer(refusal.line)),
              ("column", .integer(refusal.column)), ("message", .string(refusal.message)),
            ])
          })
      ),
    ])
  }

  private func json(of use: NameUse) -> JSONText {
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
