/// The module of documents as the sheet of activities uses it: it is made with this one, so that
/// the sheet finds it by its name.
///
/// Steps Sharing.AC8, Sharing.AC9.
@MainActor
package protocol FileSharing {
  /// Returns the picture of a file: a sheet with its extension.
  static func icon(of url: URL, size: CGSize) -> UIImage

  /// Returns words for the kind of a file.
  static func kind(of url: URL) -> String

  /// Returns the controller that copies files to a folder that the person chooses.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - onEnd: Called at the end, with whether they were copied.
  static func saver(of files: [URL], onEnd: @escaping (Bool) -> Void) -> UIViewController
}

/// The module of documents in a program that contains it.
@MainActor
enum FileSharingModule {
  static var current: (any FileSharing.Type)? {
    _typeByName("TactusUIKitDocuments.FolderSharing") as? any FileSharing.Type
  }
}
