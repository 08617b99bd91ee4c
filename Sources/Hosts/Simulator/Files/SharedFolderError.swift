import Glibc

/// An error of the person's folder.
package struct SharedFolderError: Error, Equatable {
  /// The number of the system's error.
  package var number: Int32

  /// The reason, for the user.
  package var reason: String {
    switch number {
    case ENOSPC, EDQUOT: "the disk is full"
    default: String(cString: strerror(number))
    }
  }
}
