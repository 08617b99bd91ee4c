import TactusHealthModel

/// A writer of electrocardiograms in the form of the Health app's files.
///
/// Step Health.EX12.
package enum HealthExportElectrocardiogramWriter {
  /// Returns whether an electrocardiogram can be read again.
  static func canWrite(_ one: HealthElectrocardiogram) -> Bool {
    (1...HealthExportElectrocardiogram.maximumCount).contains(one.voltages.count)
      && (one.frequency ?? 0) > 0
  }

  /// Returns the text of a file; the person's name and day of birth are left out.
  static func text(_ one: HealthElectrocardiogram, of sample: HealthSample) -> String {
    let names = HealthExportElectrocardiogram.classifications
    let name = names.filter { $0.value == one.classification }.keys.min()
    let symptoms = ["", "None", "Present"]
    var text = """
      Name,
      Date of Birth,
      Recorded Date,\(HealthExportDate.text(sample.start))
      Classification,\(name ?? (one.classification == 0 ? "" : "\(one.classification)"))
      Symptoms,\(symptoms.indices.contains(one.symptoms) ? symptoms[one.symptoms] : "")
      Software Version,\(quoted(sample.source.version))
      Device,\(quoted(sample.source.product))
      Sample Rate,\(HealthExportNumber.text(one.frequency ?? 0)) hertz

      Lead,Lead I
      Unit,µV


      """
    for voltage in one.voltages { text += microvolts(voltage) + "\n" }
    return text
  }

  /// Returns a number of volts as microvolts: the same digits with another point, from which the
  /// same number is read.
  package static func microvolts(_ volts: Double) -> String {
    let parts = "\(volts)".split(separator: "e")
    let sign = parts[0].hasPrefix("-") ? "-" : ""
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    let exponent = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
    let decimals = mantissa.count == 2 ? String(mantissa[1]) : ""
    let digits = String(mantissa[0]) + decimals
    var point = mantissa[0].count + exponent + 6
    guard (-12...24).contains(point) else { return "\(sign)\(digits)e\(point - digits.count)" }
    var padded = digits
    if point <= 0 {
      padded = String(repeating: "0", count: 1 - point) + padded
      point = 1
    }
    padded += String(repeating: "0", count: max(0, point - padded.count))
    let whole = padded.prefix(point).drop { $0 == "0" }
    let rest = padded.dropFirst(point)
    let end = rest.lastIndex { $0 != "0" }.map { rest[...$0] } ?? ""
    return sign + (whole.isEmpty ? "0" : whole) + (end.isEmpty ? "" : ".\(end)")
  }

  /// Returns a value for a line, in quotation marks if it has a comma or such marks.
  private static func quoted(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.contains { $0 == "," || $0 == "\"" }
      ? "\"\(line.replacing("\"", with: "\"\""))\"" : line
  }
}
