import Foundation
import TestSupport

/// Inputs of the fuzz targets.
enum RandomInput {
  /// Returns the seeds of a target, each changed at random in many ways; the same every time.
  ///
  /// There are ten times as many in `Scripts/test --long`.
  ///
  /// - Throws: The error of a file that cannot be read.
  static func inputs(_ target: FuzzTarget) throws -> [[UInt8]] {
    let folder = SharedFolder.project.appending(path: "Fuzz/Corpus/\(target.corpus)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    var random = SeededRandom(seed: 1)
    return RandomCases.seeds(target.count).map { _ in
      var input = files.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...8, using: &random) { change(&input, files, &random) }
      return Array(input.prefix(target.longest))
    }
  }

  /// Removes, replaces or inserts some bytes; inserted ones are random or those of a file.
  private static func change(
    _ input: inout [UInt8], _ files: [[UInt8]], _ random: inout SeededRandom
  ) {
    let start = Int.random(in: 0...input.count, using: &random)
    let end = Int.random(in: start...min(input.count, start + 16), using: &random)
    let file = files.randomElement(using: &random) ?? []
    let place = Int.random(in: 0...file.count, using: &random)
    let inserted: [UInt8] =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: []
      case 1: Array(file[place..<min(file.count, place + 16)])
      default:
        (0..<Int.random(in: 1...8, using: &random)).map { _ in .random(in: 0...255, using: &random)
        }
      }
    input.replaceSubrange(start..<end, with: inserted)
  }
}
