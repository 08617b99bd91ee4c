import Foundation

/// The user presets of a unit: files in the app's own folder.
///
/// Step AudioUnits.UN7
struct UserPresets {
  init(_ description: AudioComponentDescription) {
    let codes = [
      description.componentType, description.componentSubType, description.componentManufacturer,
    ].map { String($0, radix: 16) }
    let base =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    folder = base.appendingPathComponent("Audio Unit Presets/\(codes.joined(separator: "-"))")
  }

  /// The presets by name; files that are not presets are skipped.
  var all: [AUAudioUnitPreset] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(Self.suffix) }.compactMap { name in
      guard let number = Int(name.dropLast(Self.suffix.count)), number < 0,
        let state = try? read(number), let title = state[kAUPresetNameKey] as? String
      else { return nil }
      let preset = AUAudioUnitPreset()
      (preset.number, preset.name) = (number, title)
      return preset
    }.sorted { ($0.name, -$0.number) < ($1.name, -$1.number) }
  }

  func save(_ preset: AUAudioUnitPreset, _ state: [String: Any]) throws {
    var state = state
    state[kAUPresetNameKey] = preset.name
    state[kAUPresetNumberKey] = preset.number
    let data = try PropertyListSerialization.data(
      fromPropertyList: state, format: .binary, options: 0)
    for other in all where other.name == preset.name && other.number != preset.number {
      try delete(other)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file(preset.number), options: .atomic)
  }

  func delete(_ preset: AUAudioUnitPreset) throws {
    try FileManager.default.removeItem(at: file(preset.number))
  }

  func state(of preset: AUAudioUnitPreset) throws -> [String: Any] { try read(preset.number) }

  // MARK: Internals

  private static let suffix = ".aupreset"
  private let folder: URL

  private func file(_ number: Int) -> URL {
    folder.appendingPathComponent("\(number)\(Self.suffix)")
  }

  private func read(_ number: Int) throws -> [String: Any] {
    let data = try Data(contentsOf: file(number))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let state = list as? [String: Any] else {
      throw UnitError.make(kAudioUnitErr_InvalidPropertyValue)
    }
    return state
  }
}
