import TactusHapticPatterns
import TactusJSON
import TactusTextFormatting

/// The state of reading one file.
struct AHAPParser {
  let tree: JSONTree
  var allowsSoundsOutsideFolder = false
  var findings: Findings
  var pattern = HapticPattern()
  var places = AHAPOffsets()
  private var version: Double?
  private var metadata: JSONData?

  init(_ tree: JSONTree) {
    self.tree = tree
    findings = Findings(in: tree.source)
  }

  /// The resulting document.
  var document: AHAPDocument {
    AHAPDocument(
      pattern: pattern, version: version, metadata: metadata, diagnostics: findings.sorted(),
      refusal: findings.refusal, places: places, source: tree.source)
  }

  /// Reads the outermost object of the file.
  mutating func read(elementLimit: Int) throws(SourceTextError) {
    // Common deviations from JSON (AHAP.A2).
    if tree.source.hasByteOrderMark {
      findings.add(
        ByteOrderMark.self, at: tree.source.start, "the file starts with a byte order mark")
    }
    for comma in tree.trailingCommas {
      findings.add(TrailingComma.self, at: comma, "a comma before a closing bracket is not JSON")
    }
    // The only required key (AHAP.A4).
    let root = tree.root
    guard root.kind == .object else {
      throw notAPattern(root.offset, "expected an object with a “Pattern”, found \(root.kind)")
    }
    let fields = AHAPFields(root, "the file", allowing: AHAPKey.ofFile, &findings)
    fields.reportUnknownKeys(allowed: AHAPKey.ofFile, &findings)
    guard let elements = fields[.pattern] else {
      if let format = ForeignFormat.description(of: root, name: tree.source.name) {
        throw notAPattern(root.offset, "expected an AHAP file with a “Pattern”, found \(format)")
      }
      let key = AHAPKey.pattern.rawValue
      let similar = root.members.first {
        Spelling.suggestion(for: $0.key ?? "", among: [key]) != nil
      }
      throw notAPattern(
        similar?.keyOffset ?? root.offset,
        "expected a “Pattern”, found "
          + (similar.map { "\(Quoting.quoted($0.key ?? "")); did you mean “\(key)”?" } ?? "none"))
    }
    guard elements.kind == .array else {
      throw notAPattern(
        elements.offset, "expected an array of elements as “Pattern”, found \(elements.kind)")
    }
    readVersion(fields)
    metadata = fields[.metadata].map(JSONData.init)
    places.pattern = elements.offset
    var count = 0
    for element in elements.elements {
      count += 1
      guard count <= elementLimit else {
        throw SourceTextError(
          file: tree.source.name, position: tree.source.position(at: element.offset),
          rule: SourceTextError.tooLarge,
          message: "expected at most \(elementLimit) elements in a pattern, found more")
      }
      readElement(element)
    }
  }

  private func notAPattern(_ offset: Int, _ message: String) -> SourceTextError {
    SourceTextError(
      file: tree.source.name, position: tree.source.position(at: offset),
      rule: NotAPattern.text.identifier, message: message)
  }

  private mutating func readVersion(_ fields: AHAPFields) {
    guard fields.has(.version) else {
      findings.add(
        MissingVersion.self, at: fields.owner.offset, "the file has no Version; write 1.0")
      return
    }
    version = fields.number(.version, &findings, refusing: .version)
    guard let version, version != 1 else { return }
    let token = Quoting.oneLine(fields[.version]?.token ?? "", limit: 24)
    findings.add(
      UnsupportedVersion.self, at: fields.offset(of: .version), refusing: .version,
      "expected Version 1.0, found \(token)")
  }

  private mutating func readElement(_ element: JSONValue) {
    guard element.kind == .object else {
      findings.add(
        EmptyElement.self, at: element.offset, refusing: .event,
        "expected an Event, a Parameter or a ParameterCurve, found \(element.kind); it is dropped")
      return
    }
    let fields = AHAPFields(element, "an element", allowing: AHAPKey.ofElement, &findings)
    // An element without contents is dropped; one with several keeps all (AHAP.E1).
    let kinds = AHAPKey.ofElement.filter(fields.has)
    if kinds.isEmpty {
      reportEmpty(fields)
      return
    }
    fields.reportUnknownKeys(allowed: AHAPKey.ofElement, &findings)
    if kinds.count > 1 {
      let names = kinds.map(\.rawValue).joined(separator: " and ")
      findings.add(
        MixedElement.self, at: element.offset, "\(names) share one element; give each its own")
    }
    for kind in kinds {
      guard let value = fields[kind] else { continue }
      guard value.kind == .object else {
        findings.add(
          WrongType.self, at: value.offset, refusing: kind == .event ? .event : .parameter,
          "expected an object for \(kind.rawValue), found \(value.kind); it is dropped")
        continue
      }
      switch kind {
      case .event: readEvent(value)
      case .parameter: readParameter(value)
      default: readCurve(value)
      }
    }
  }

  private mutating func reportEmpty(_ fields: AHAPFields) {
    let known = AHAPKey.ofElement.map(\.rawValue)
    let wanted = "expected an Event, a Parameter or a ParameterCurve"
    guard let stranger = fields.unknownEntries.first, let word = stranger.key else {
      findings.add(
        EmptyElement.self, at: fields.owner.offset, refusing: .event,
        "\(wanted), found an empty object; it is dropped")
      return
    }
    let meant = findings.suggestion(for: word, among: known).map { "; did you mean “\($0)”?" }
    findings.add(
      EmptyElement.self, at: stranger.keyOffset, refusing: .event,
      "\(wanted), found \(Quoting.quoted(word)); it is dropped\(meant ?? "")")
  }
}
