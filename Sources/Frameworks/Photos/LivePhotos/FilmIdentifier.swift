/// The identifier that QuickTime files of Live Photos have.
///
/// The atoms are read from the movie's file, since the decoder does not provide such a key.
///
/// - Source: the QuickTime File Format Specification, “Metadata”. Confidence: documented.
enum FilmIdentifier {
  /// The key of the identifier.
  ///
  /// - Source: the value of `AVMetadataKey.quickTimeMetadataKeyContentIdentifier`. Confidence:
  ///   documented.
  private static let key = "com.apple.quicktime.content.identifier"
  /// The maximum size of a movie atom that is read, in bytes; a guess.
  private static let limit = 1 << 26

  /// Returns whether a file starts like a QuickTime movie.
  static func isFilm(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: 12), head.count == 12 else { return false }
    // Images in the same container have another brand.
    let pictures = ["heic", "heix", "hevc", "mif1", "msf1", "avif"]
    return !pictures.contains(name(in: head, at: 8))
      && ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(
        name(in: head, at: 4))
  }

  /// Returns the identifier of a movie; `nil` without one.
  static func identifier(of file: URL) -> String? {
    guard let description = description(of: file),
      let metadata = atoms(description).first(where: { $0.name == "meta" })?.content
    else { return nil }
    // The atom of an MPEG-4 file starts with a version.
    let plain = atoms(metadata)
    let parts = plain.isEmpty ? atoms(Data(metadata.dropFirst(4))) : plain
    guard let keys = parts.first(where: { $0.name == "keys" })?.content,
      let values = parts.first(where: { $0.name == "ilst" })?.content,
      let index = names(keys).firstIndex(of: key)
    else { return nil }
    for item in atoms(values) where number(in: item.head, at: 4) == index + 1 {
      let data = atoms(item.content).first { $0.name == "data" }
      return data.map { String(decoding: $0.content.dropFirst(8), as: UTF8.self) }
    }
    return nil
  }

  /// Returns the contents of the movie atom.
  private static func description(of file: URL) -> Data? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    while let head = try? handle.read(upToCount: 8), head.count == 8 {
      var (size, length) = (number(in: head, at: 0), 8)
      if size == 1 {
        guard let long = try? handle.read(upToCount: 8), long.count == 8 else { return nil }
        let large = UInt64(number(in: long, at: 0)) << 32 | UInt64(number(in: long, at: 4))
        guard large <= UInt64(Int.max) else { return nil }
        (size, length) = (Int(large), 16)
      }
      if name(in: head, at: 4) == "moov" {
        let count = size == 0 ? limit : size - length
        return (0...limit).contains(count) ? try? handle.read(upToCount: count) : nil
      }
      guard size >= length, let place = try? handle.offset(),
        (try? handle.seek(toOffset: place + UInt64(size - length))) != nil
      else { return nil }
    }
    return nil
  }

  /// An atom within the movie atom, as a slice of it: a file may have millions of them.
  private struct Atom {
    let head: Data
    let content: Data
    var name: String { FilmIdentifier.name(in: head, at: 4) }
  }

  private static func atoms(_ content: Data) -> [Atom] {
    var (place, atoms) = (content.startIndex, [Atom]())
    while content.endIndex - place >= 8 {
      let size = number(in: content[place...], at: 0)
      guard size >= 8, size <= content.endIndex - place else { break }
      atoms.append(
        Atom(head: content[place..<place + 8], content: content[place + 8..<place + size]))
      place += size
    }
    return atoms
  }

  /// Returns the names of the keys, in the order of their indices from 1.
  private static func names(_ keys: Data) -> [String] {
    atoms(Data(keys.dropFirst(8))).map { String(decoding: $0.content, as: UTF8.self) }
  }

  private static func number(in data: Data, at place: Int) -> Int {
    guard place + 4 <= data.count else { return 0 }
    let start = data.startIndex + place
    return data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func name(in data: Data, at place: Int) -> String {
    String(decoding: data.dropFirst(place).prefix(4), as: UTF8.self)
  }
}
