import Foundation
import HapticProfiles
import HapticSynthesis

/// Makes Swift of the tables in `Data`: `swift run generate-tables`, from the project's folder.
@main
enum GenerateTables {
  static func main() throws {
    let folder = "Data/Actuators"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let profiles = try files.filter { $0.hasSuffix(".json") }.map {
      try ActuatorProfileReader.read("\(folder)/\($0)")
    }
    let target =
      "Sources/Haptics/HapticSynthesis/Actuators/ActuatorProfile+Generated.swift"
    try ActuatorTable(profiles).swift.write(toFile: target, atomically: true, encoding: .utf8)
    print("wrote \(target)")
  }
}
