import TactusHealthModel

/// An electrocardiogram in the form of the Health app's files: a header with lines of a name and a
/// value, and then a voltage on each line.
///
/// The names depend on the language of the iPhone, so that values are recognized by their form and
/// their order (Health.EX12).
package struct HealthExportElectrocardiogram {
  /// The time of the first voltage, in seconds since 2001.
  private(set) var start = 0.0
  /// The content.
  package private(set) var content = HealthElectrocardiogram()
  /// The version of the program that has measured, and its device; empty if they are not known.
  package private(set) var (version, device) = ("", "")
  /// The name of a classification that is not known; `nil` for none.
  package private(set) var unknownClassification: String?
  /// The identifier that follows from the contents.
  private(set) var hash = HealthExportHash()

  /// The time of the last voltage.
  var end: Double {
    start + Double(max(0, content.voltages.count - 1)) / (content.frequency ?? 1)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The path for messages.
  /// - Throws: `HealthExportError` at the first line that cannot be read.
  package init(_ bytes: [UInt8], path: String) throws(HealthExportError) {
    guard bytes.count <= Self.maximumBytes else {
      throw HealthExportError(
        path, "expected at most \(Self.maximumBytes) bytes, found \(bytes.count)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw HealthExportError(path, "expected a text in UTF-8, found other bytes")
    }
    var header: [String] = []
    var scale: Int?
    var hasFrequency = false
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let line = number == 1 && line.first == "\u{FEFF}" ? line.dropFirst() : line
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      func error(_ reason: String) -> HealthExportError {
        let shown = HealthExportError.shown(line.unicodeScalars.prefix(40))
        return HealthExportError(path, line: number, column: 1, "\(reason), found '\(shown)'")
      }
      if let power = scale {
        guard let voltage = Self.number(line, times: power) else {
          throw error("expected a voltage")
        }
        guard content.voltages.count < Self.maximumCount else {
          throw error("expected at most \(Self.maximumCount) voltages")
        }
        content.voltages.append(voltage)
        hash.add(HealthUUID(high: voltage.bitPattern, low: 0))
        continue
      }
      guard header.count < Self.maximumHeader, let comma = line.firstIndex(of: ",") else {
        throw error("expected a name and a value with a comma between them")
      }
      let value = Self.unquoted(line[line.index(after: comma)...])
      header.append(value)
      hasFrequency = hasFrequency || Self.frequency(value) != nil
      if hasFrequency { scale = Self.units[value] }
    }
    guard scale != nil else {
      throw HealthExportError(
        path, line: number, column: 1, "expected a unit such as 'µV', found none")
    }
    guard !content.voltages.isEmpty else {
      throw HealthExportError(path, line: number, column: 1, "expected voltages, found none")
    }
    try addHeader(header, path)
  }

  // MARK: Internals

  /// The most voltages, lines before them, and bytes: a message to an app has all voltages.
  ///
  /// - Source: ours: more than a minute, where a watch measures for half a minute. Confidence:
  ///   guess.
  static let (maximumCount, maximumHeader, maximumBytes) = (40_000, 100, 1 << 22)

  /// The powers of ten by which units are volts; the letters μ and µ look alike.
  private static let units = ["µV": -6, "μV": -6, "uV": -6, "mV": -3, "V": 0]

  /// The numbers of classifications by their English names.
  ///
  /// - Source: Apple's reference of `HKElectrocardiogram.Classification`; files that developers
  ///   have published. Confidence: documented, reported for the spelling of names.
  static let classifications = [
    "Sinus Rhythm": 1, "Atrial Fibrillation": 2, "Low Heart Rate": 3, "Heart Rate Under 50": 3,
    "High Heart Rate": 4, "Heart Rate Over 120": 4, "Heart Rate Over 150": 4, "Poor Recording": 5,
    "Inconclusive": 6,
  ]

  /// Takes what is before the voltages: the time and the frequency by their form, and what is
  /// between them by its order.
  private mutating func addHeader(_ header: [String], _ path: String) throws(HealthExportError) {
    guard
      let place = header.firstIndex(where: {
        $0.utf8.count >= 25 && HealthExportReader.time($0) != nil
      }), let time = HealthExportReader.time(header[place])
    else {
      throw HealthExportError(
        path, "expected a time such as 2024-01-02 03:04:05 +0100 in the header, found none")
    }
    start = time
    let rest = header[(place + 1)...]
    let rate = rest.firstIndex { Self.frequency($0) != nil }
    guard let rate, let frequency = Self.frequency(header[rate]) else {
      throw HealthExportError(
        path, "expected a frequency such as '512 hertz' after the time, found none")
    }
    content.frequency = frequency
    hash.add(HealthUUID(high: start.bitPattern, low: frequency.bitPattern))
    let words = Array(header[(place + 1)..<rate])
    func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
    if let known = Self.classifications[word(0)] ?? Int(word(0)) {
      content.classification = known
    } else if !word(0).isEmpty {
      (content.classification, unknownClassification) = (100, word(0))
    }
    content.symptoms = word(1).isEmpty ? 0 : word(1) == "None" ? 1 : 2
    (version, device) = (word(2), word(3))
  }

  /// Returns the frequency of a text such as `512 hertz` or `512,5 Hz`; `nil` for another text.
  private static func frequency(_ text: String) -> Double? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[1].lowercased().hasPrefix("h") || parts[1].hasPrefix("г"),
      let number = number(parts[0], times: 0), number > 0
    else { return nil }
    return number
  }

  /// Returns a finite number with a decimal point or comma, times a power of ten; `nil` for another
  /// text.
  private static func number(_ text: Substring, times power: Int) -> Double? {
    let text = text.filter { !$0.isWhitespace }.replacing(",", with: ".")
    guard text.utf8.count <= 64,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) })
    else { return nil }
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count <= 2, let exponent = parts.count == 2 ? Int(parts[1]) : 0,
      abs(exponent) < 1000, let number = Double("\(parts[0])e\(exponent + power)"),
      number.isFinite
    else { return nil }
    return number
  }

  /// Returns a value of the header without its quotation marks.
  private static func unquoted(_ text: Substring) -> String {
    let text = text.drop(while: \.isWhitespace)
    let end = text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
    guard end.count >= 2, end.first == "\"", end.last == "\"" else { return String(end) }
    return String(end.dropFirst().dropLast()).replacing("\"\"", with: "\"")
  }
}
