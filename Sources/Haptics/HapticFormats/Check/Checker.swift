import TactusJSON

/// A checker that applies every enabled rule to pattern files.
public struct Checker: Sendable {
  /// The identifiers of disabled rules.
  public var disabled: Set<String>
  /// The reader of the files.
  public var reader: AHAPReader
  /// Opens a sound by its real path and returns why it cannot be played, or `nil` if it can.
  public typealias SoundInspector = @Sendable (_ path: String) -> String?
  /// The inspector of sounds; `nil` checks only that they exist.
  public var inspectSound: SoundInspector?

  /// Creates a checker.
  public init(
    disabling disabled: Set<String> = [], reader: AHAPReader = AHAPReader(),
    inspectSound: SoundInspector? = nil
  ) {
    self.disabled = disabled
    self.reader = reader
    self.inspectSound = inspectSound
  }

  /// Reads and checks the file at a path, or the standard input for `-`.
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

  /// Checks a text in memory.
  ///
  /// - Parameters:
  ///   - source: The text and the name of the file.
  ///   - folder: The folder in which sounds are searched; `nil` skips this.
  /// - Complexity: O(*n* log *n*) in events, parameters and points.
  public func check(_ source: SourceText, folder: String? = nil) -> CheckedFile {
    do {
      return check(try reader.read(source), folder: folder)
    } catch {
      return CheckedFile(unreadable: source.name, error)
    }
  }

  /// Checks a document that was read.
  public func check(_ document: AHAPDocument, folder: String? = nil) -> CheckedFile {
    let pattern = CheckedPattern(document, folder: folder, inspectSound: inspectSound)
    var findings = Findings(in: document.source)
    // Disabled rules also run, since one may find what another reports.
    for rule in RuleList.ofPatterns { rule.check(pattern, &findings) }
    let all = document.diagnostics + findings.sorted()
    let wanted = all.filter { !disabled.contains($0.rule) }
    // A stable order: by position, at one position the reader's diagnostics first.
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
