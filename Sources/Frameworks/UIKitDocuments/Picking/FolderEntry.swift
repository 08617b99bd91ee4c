internal import UniformTypeIdentifiers

/// A file or a folder in the list of a document picker.
struct FolderEntry {
  /// The place.
  let url: URL
  /// The type.
  let type: UTType
  /// Whether the entry is a folder that is opened in the list; a file package is not.
  let isFolder: Bool
  /// The size in bytes.
  let size: Int
  /// The date of the last change.
  let date: Date?

  /// Returns the files and folders in a folder, by name (DocumentsInApps.PF2).
  ///
  /// Hidden files, and symbolic links that lead out of the person's folder, are left out.
  static func entries(of folder: URL, in root: URL) -> [FolderEntry] {
    guard isInside(folder, root) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.prefix(most)
      .compactMap { FolderEntry(folder.appendingPathComponent($0), in: root) }
      .sorted {
        $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent)
          == .orderedAscending
      }
  }

  private init?(_ url: URL, in root: URL) {
    guard Self.isInside(url, root),
      let found = try? FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)
    else { return nil }
    let kind = found[.type] as? FileAttributeType
    guard kind == .typeRegular || kind == .typeDirectory else { return nil }
    self.url = url
    let isDirectory = kind == .typeDirectory
    type = DocumentType.type(of: isDirectory ? url.appendingPathComponent("") : url)
    isFolder = isDirectory && !type.conforms(to: .package)
    size = (found[.size] as? NSNumber)?.intValue ?? 0
    date = found[.modificationDate] as? Date
  }

  /// Returns whether a file, with all symbolic links followed, is in a folder.
  static func isInside(_ url: URL, _ root: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let folder = root.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    return path.starts(with: folder)
  }

  /// The maximum number of files in the list of a folder.
  ///
  /// - Source: ours. Confidence: guess.
  private static let most = 2_000
}
