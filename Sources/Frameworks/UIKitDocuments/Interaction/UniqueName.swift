/// The places of copies, whose names are those of their originals.
enum UniqueName {
  /// Returns a place in a folder where nothing is: with the name, else with a number behind it.
  static func place(for name: String, in folder: URL) -> URL {
    let original = folder.appendingPathComponent(name)
    let (base, suffix) = (
      original.deletingPathExtension().lastPathComponent, original.pathExtension
    )
    var (place, number) = (original, 1)
    while (try? FileManager.default.attributesOfItem(atPath: place.path)) != nil {
      number += 1
      place = folder.appendingPathComponent("\(base)-\(number)")
      if !suffix.isEmpty { place.appendPathExtension(suffix) }
    }
    return place
  }

  /// Copies a file into a folder, which is created if it is missing, and returns its place.
  static func copy(_ url: URL, to folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = place(for: url.lastPathComponent, in: folder)
    try FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: place)
    return place
  }
}
