import Foundation
import HapticFormats
import PositionedText

extension CHHapticPattern {
  /// Makes a pattern of a dictionary that has the form of a file.
  ///
  /// Values are numbers, texts, arrays and dictionaries, and Core Haptics' own words such as
  /// `CHHapticEvent.EventType.hapticTransient`.
  ///
  /// - Throws: `CHHapticError`, with `invalidPatternDictionary`, `badEventEntry` or
  ///   `badParameterEntry` (CP7).
  public convenience init(dictionary: [Key: Any]) throws {
    let plain = PatternDictionary.plain(dictionary)
    guard JSONSerialization.isValidJSONObject(plain),
      let data = try? JSONSerialization.data(withJSONObject: plain)
    else {
      throw CHHapticError(
        .invalidPatternDictionary, saying: "the dictionary holds something that no pattern has")
    }
    let source = SourceText(name: "dictionary", bytes: Array(data))
    try self.init(source, folder: nil, unreadable: .invalidPatternDictionary)
  }

  /// Makes a pattern of an AHAP file.
  ///
  /// - Throws: `CHHapticError`, with `fileNotFound`, `invalidPatternData`, `badEventEntry` or
  ///   `badParameterEntry` (CP8).
  public convenience init(contentsOf ahapURL: URL) throws {
    guard ahapURL.isFileURL, FileManager.default.fileExists(atPath: ahapURL.path) else {
      throw CHHapticError(.fileNotFound, saying: "there is no file \(ahapURL.absoluteString)")
    }
    let source: SourceText
    do {
      source = try SourceText.read(ahapURL.path)
    } catch {
      throw CHHapticError(.invalidPatternData, saying: error.description)
    }
    try self.init(
      source, folder: ahapURL.deletingLastPathComponent(), unreadable: .invalidPatternData)
  }

  /// Makes a pattern of the content of an AHAP file.
  ///
  /// - Throws: `CHHapticError`, with `invalidPatternData`, `badEventEntry` or `badParameterEntry`
  ///   (CP8).
  convenience init(ahap data: Data) throws {
    let source = SourceText(name: "data", bytes: Array(data))
    try self.init(source, folder: nil, unreadable: .invalidPatternData)
  }

  /// Reads what is leniently readable, and throws for what is dropped.
  private convenience init(
    _ source: SourceText, folder: URL?, unreadable: CHHapticError.Code
  ) throws {
    let document: AHAPDocument
    do {
      document = try AHAPReader().read(source)
    } catch {
      throw CHHapticError(unreadable, saying: error.description)
    }
    for diagnostic in document.diagnostics {
      guard let code = CHHapticError.Code(ofRule: diagnostic.rule) else { continue }
      throw CHHapticError(code, saying: diagnostic.description)
    }
    self.init(document.pattern, folder: folder)
  }
}

extension CHHapticError.Code {
  /// The code for what a reader dropped; `nil` for what it could repair or ignore (CP7).
  fileprivate init?(ofRule rule: String) {
    switch rule {
    case "unknown-event-type", "empty-element", "unsafe-waveform-path": self = .badEventEntry
    case "unknown-parameter": self = .badParameterEntry
    default: return nil
    }
  }
}
