internal import Glibc
internal import TactusTextFormatting

extension Folder {
  /// The folder for temporary files, which all users share.
  public static let temporary = "/tmp"

  /// Returns the reason why a folder is not this user's own; `nil` if it is.
  ///
  /// It has to belong to the user, because the owner of a folder may change its contents;
  /// and others must not write to it. The group may if it is the user's own, because the group of a
  /// user often has no other members, and not in the temporary folder. There a link is an error,
  /// too.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, which exists.
  ///   - followsLinks: Whether a link elsewhere stands for the folder that it leads to.
  public static func ownershipProblem(of path: String, followsLinks: Bool) -> String? {
    let bytes = FileName.bytes(of: path)
    let isTemporary = path.hasPrefix(temporary + "/")
    var status = stat()
    guard (followsLinks && !isTemporary ? stat(bytes, &status) : lstat(bytes, &status)) == 0 else {
      return String(cString: strerror(errno))
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return "is not a folder" }
    guard status.st_uid == geteuid() else { return "belongs to another user" }
    let mayGroupWrite = !isTemporary && status.st_gid == getegid()
    guard status.st_mode & (mayGroupWrite ? S_IWOTH : S_IWGRP | S_IWOTH) == 0 else {
      return "other users may write to it"
    }
    return nil
  }
}
