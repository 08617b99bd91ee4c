import Foundation

/// A dish with its time, from a file in the bundle.
struct Preset: Decodable {
  let name: String
  let minutes: Int

  /// The egg.
  static var egg: Preset? {
    guard let file = Bundle.main.url(forResource: "egg", withExtension: "json"),
      let data = try? Data(contentsOf: file)
    else { return nil }
    return try? JSONDecoder().decode(Preset.self, from: data)
  }
}
