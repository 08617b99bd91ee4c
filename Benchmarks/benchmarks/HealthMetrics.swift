import CTactusSQLite
import CTactusXML
import Foundation
import TactusHealthDatabase
import TactusHealthExport
import TactusHealthModel

/// Benchmarks of health data: beside SQLite and libxml2, used directly.
enum HealthMetrics {
  /// Results in seconds, ours and the peer's.
  typealias Pair = (ours: Double, peer: Double)

  /// Runs a function with a new folder.
  private static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    mkdir(folder, 0o700)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .seconds(1)
  }

  /// Returns a sample of each minute.
  private static func samples(_ count: Int) -> [HealthSample] {
    guard let type = HealthType.find("HKQuantityTypeIdentifierStepCount") else { return [] }
    let source = HealthSource(bundle: "com.example.Steps", name: "Steps", version: "1.0")
    return (0..<count).map { index in
      let low = (UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      return HealthSample(
        uuid: HealthUUID(high: low ^ low >> 31, low: low), type: type, start: Double(index) * 60,
        end: Double(index) * 60 + 60, content: .quantity(Double(index % 120)), source: source)
    }
  }

  /// Returns the times for saving a million samples, and for the statistics of each day of a year
  /// of them.
  static func saving(_ count: Int = 1_000_000) throws -> (saving: Pair, year: Pair) {
    try withFolder { folder in
      let library = HealthLibrary(try HealthDatabase(folder + "/ours.sqlite"))
      let all = samples(count)
      let parts = stride(from: 0, to: count, by: 100_000).map { all[$0..<min($0 + 100_000, count)] }
      let ours = try seconds { for part in parts { try library.add(Array(part)) } }
      let peer = try PlainDatabase(folder + "/peer.sqlite")
      let plain = seconds { for part in parts { peer.insert(part) } }
      guard let type = all.first?.type else { return ((ours, plain), (0, 0)) }
      let edges = (0...365).map { Double($0) * 86_400 }
      var filter = HealthFilter()
      (filter.start, filter.end) = (0, edges[365])
      var (best, other) = (Double.infinity, Double.infinity)
      for _ in 0..<5 {
        best = min(
          best, try seconds { _ = try library.statistics(type, filter, edges: edges) })
        other = min(other, seconds { _ = peer.sums(until: edges[365]) })
      }
      return ((ours, plain), (best, other))
    }
  }

  /// Returns the times for reading an `export.xml`: ours to samples, and the library's own to
  /// elements that nobody hears of.
  static func reading(_ count: Int = 100_000) throws -> Pair {
    let library = HealthLibrary()
    try library.add(samples(count))
    var text = ""
    var writer = HealthExportWriter { text += $0 }
    try writer.write(library, date: 0)
    let bytes = Array(text.utf8)
    var (ours, peer) = (Double.infinity, Double.infinity)
    for _ in 0..<5 {
      ours = min(
        ours, try seconds { _ = try HealthExportReader("export.xml", contents: bytes).check() })
      peer = min(
        peer,
        seconds {
          var handler = xmlSAXHandler()
          handler.initialized = 0xDEED_BEAF
          handler.startElementNs = { _, _, _, _, _, _, _, _, _ in }
          handler.endElementNs = { _, _, _, _ in }
          bytes.withUnsafeBytes { bytes in
            _ = xmlSAXUserParseMemory(
              &handler, nil, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
              Int32(bytes.count))
          }
        })
    }
    return (ours, peer)
  }
}
