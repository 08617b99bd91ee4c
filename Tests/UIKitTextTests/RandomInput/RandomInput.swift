import Foundation
import TestSupport

/// Inputs of the fuzz targets.
enum RandomInput {
  /// Returns the files of a format's folder, each changed at random in many ways.
  ///
  /// - Parameters:
  ///   - format: The folder in `Fuzz/Corpus`.
  ///   - batch: The seed; equal batches are equal.
  ///   - count: The number of inputs, ten times as many in `Scripts/test --long`.
  /// - Throws: The error of a file that cannot be read.
  static func inputs(_ format: String, batch: Int, count: Int) throws -> [[UInt8]] {
    let folder = SharedFolder.project.appending(path: "Fuzz/Corpus/\(format)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    var random = SeededRandom(seed: UInt64(batch))
    return RandomCases.seeds(count).map { _ in
      var input = files.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...8, using: &random) { change(&input, files, &random) }
      return input
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
