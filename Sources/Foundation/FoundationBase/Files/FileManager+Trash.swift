extension FileManager {
  /// Moves a file of the app's documents to the folder `.Trash` there.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - outResultingURL: Receives the address in the folder.
  /// - Throws: `CocoaError.featureUnsupported` for a file outside of the documents, or the error of
  ///   the move.
  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws {
    let file = url.standardizedFileURL
    guard let documents = urls(for: .documentDirectory, in: .userDomainMask).first,
      file.path.hasPrefix(documents.standardizedFileURL.path + "/")
    else {
      throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
    let trash = documents.appendingPathComponent(".Trash", isDirectory: true)
    try createDirectory(at: trash, withIntermediateDirectories: true)
    var target = trash.appendingPathComponent(file.lastPathComponent)
    var number = 2
    while fileExists(atPath: target.path) {
      let (name, end) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
      target = trash.appendingPathComponent(name + " \(number)" + (end.isEmpty ? "" : "." + end))
      number += 1
    }
    try moveItem(at: file, to: target)
    outResultingURL?.pointee = target as NSURL
  }
}
