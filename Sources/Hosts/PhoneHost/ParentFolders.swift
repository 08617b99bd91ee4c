internal import Glibc

/// The folders on the way to a file.
enum ParentFolders {
  /// Creates the missing folders of a file; an error appears when the file is opened.
  static func create(of file: String) {
    var end = file.startIndex
    while let slash = file[end...].firstIndex(of: "/") {
      if slash > file.startIndex { mkdir(String(file[..<slash]), 0o777) }
      end = file.index(after: slash)
    }
  }
}
