import PositionedText

/// Judges pattern files by every rule that is not disabled.
public struct Checker: Sendable {
  /// Identifiers of rules that report nothing.
  public var disabled: Set<String>
  /// How files are read.
  public var reader: AHAPReader

  /// Makes a checker.
  public init(disabling disabled: Set<String> = [], reader: AHAPReader = AHAPReader()) {
    self.disabled = disabled
    self.reader = reader
  }

  /// Reads and judges the file at a path, or the standard input for `-`.
  ///
  /// - Thread: any. Blocks while it reads.
  public func check(_ path: String) -> CheckedFile {
    do {
      let folder = path == "-" ? nil : WaveformPath.folder(of: path)
      return check(try SourceText.read(path, byteLimit: reader.byteLimit), folder: folder)
    } catch {
      return CheckedFile(unreadable: path, error)
    }
  }

  /// Judges a text that is already in memory.
  ///
  /// - Parameters:
  ///   - source: The file's text and name.
  ///   - folder: Where sounds are looked for; without it they are not.
  /// - Complexity: O(*n* log *n*) in events, parameters and points.
  public func check(_ source: SourceText, folder: String? = nil) -> CheckedFile {
    do {
      return check(try reader.read(source), folder: folder)
    } catch {
      return CheckedFile(unreadable: source.name, error)
    }
  }

  /// Judges a pattern that was read.
  public func check(_ document: AHAPDocument, folder: String? = nil) -> CheckedFile {
    let pattern = CheckedPattern(document, folder: folder)
    var findings = Findings(in: document.source)
    // Disabled rules look too, since one may find what another is named after.
    for rule in RuleList.ofPatterns { rule.check(pattern, &findings) }
    let all = document.diagnostics + findings.sorted()
    let wanted = all.filter { !disabled.contains($0.rule) }
    // A stable order: by place, and the reader's findings before the checker's at one place.
    let sorted = wanted.enumerated().sorted {
      ($0.element.position ?? .start, $0.offset) < ($1.element.position ?? .start, $1.offset)
    }
    return CheckedFile(name: document.source.name, diagnostics: sorted.map(\.element))
  }
}

extension SourcePosition {
  /// The first character of a file.
  static var start: SourcePosition { SourcePosition(line: 1, column: 1) }
}
