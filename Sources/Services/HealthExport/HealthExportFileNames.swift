import TactusHealthModel

/// The names of files beside an exported document, each of which is given once.
///
/// - Source: exports of iPhones in English, such as `route_2023-01-15_12.30pm.gpx` and
///   `ecg_2019-03-28.csv`, and of clinical records the kind and an identifier; ours is the number
///   of another file with the same name. Confidence: reported.
final class HealthExportFileNames {
  /// The folders beside the document.
  static let (routes, electrocardiograms) = ("workout-routes", "electrocardiograms")
  static let clinicalRecords = "clinical-records"

  private var counts: [String: Int] = [:]

  /// Returns the path for a route that begins at a time, in seconds since 2001.
  func route(_ start: Double) -> String {
    let (day, seconds) = Self.parts(start)
    let hour = seconds / 3600
    let minute = seconds / 60 % 60
    let time =
      "\((hour + 11) % 12 + 1).\(minute < 10 ? "0" : "")\(minute)\(hour < 12 ? "am" : "pm")"
    return unused("\(Self.routes)/route_\(day)_\(time)", "gpx")
  }

  /// Returns the path for an electrocardiogram that begins at a time, in seconds since 2001.
  func electrocardiogram(_ start: Double) -> String {
    unused("\(Self.electrocardiograms)/ecg_\(Self.parts(start).day)", "csv")
  }

  /// Returns the path for a clinical record.
  ///
  /// - Parameters:
  ///   - kind: The kind of the resource.
  ///   - uuid: The identifier of the record.
  func clinicalRecord(_ kind: String, _ uuid: HealthUUID) -> String {
    // A kind is a word; scripts may have given another one.
    let isWord =
      !kind.isEmpty && kind.utf8.count <= 64 && kind.allSatisfy { $0.isASCII && $0.isLetter }
    return unused(
      "\(Self.clinicalRecords)/\(isWord ? kind : "Resource")-\(uuid.text)", "json")
  }

  // MARK: Internals

  private func unused(_ name: String, _ ending: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? "\(name).\(ending)" : "\(name)_\(count).\(ending)"
  }

  /// Returns the day and the second of the day in UTC.
  private static func parts(_ time: Double) -> (day: String, second: Int) {
    let day = HealthDay(number: Int((time / 86_400).rounded(.down)))
    return (day.text, Int(time.rounded(.down)) - day.number * 86_400)
  }
}
