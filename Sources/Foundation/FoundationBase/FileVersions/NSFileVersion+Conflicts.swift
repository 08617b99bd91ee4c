extension NSFileVersion {
  /// Keeps a copy of a file as a conflict with another file, as if another machine had saved it
  /// (FileCoordination.FV5).
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - contents: The file or folder with the other contents.
  ///   - computer: The name of that machine.
  ///   - date: The date of its save.
  /// - Throws: An error if there is no such file, or the copy fails.
  package static func addConflict(
    with url: URL, contents: URL, savedBy computer: String, at date: Date
  ) throws {
    guard currentVersionOfItem(at: url) != nil else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    let record = FileVersionRecord(
      identifier: UUID().uuidString, path: FileVersionStore.key(of: url),
      name: url.lastPathComponent, date: date, computer: computer, isConflict: true)
    try FileVersionStore.add(contents, as: record)
    let version = NSFileVersion(record, ofFile: url)
    FilePresenters.notify(of: url, except: nil) { presenter, isItself in
      if isItself {
        presenter.presentedItemDidGain(version)
      } else {
        presenter.presentedSubitem(at: url, didGain: version)
      }
    }
  }
}
