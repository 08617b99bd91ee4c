/// The parts of a keyed archive.
struct ArchiveContents {
  /// The values at the top of the archive.
  var top: [String: ArchiveNode] = [:]
  /// All objects; the first one stands for nil.
  var objects: [ArchiveNode] = []

  /// Creates an archive without objects.
  init() {}

  /// Reads an archive; `nil` if the data are damaged or not an archive.
  init?(_ data: Data) {
    guard let members = ArchiveNode(data)?.members, members["$archiver"]?.text != nil,
      case .integer(100_000)? = members["$version"], let top = members["$top"]?.members,
      let objects = members["$objects"]?.elements
    else { return nil }
    (self.top, self.objects) = (top, objects)
  }
}
