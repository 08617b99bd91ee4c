internal import Glibc

/// The path of a phone's socket, in a folder that only this user can enter.
public struct SocketAddress: Sendable, Equatable {
  /// The path of the socket.
  public let path: String

  /// Creates an address from a path.
  ///
  /// - Throws: `LinkError.badPath` where it is relative, or longer than the system takes.
  public init(_ path: String) throws(LinkError) {
    guard path.hasPrefix("/") else { throw .badPath(path: path, reason: "it is not absolute") }
    guard path.utf8.count <= Self.maximumPathLength, !path.utf8.contains(0) else {
      throw .badPath(path: path, reason: "it is longer than \(Self.maximumPathLength) bytes")
    }
    self.path = path
  }

  /// Returns the default address: `tactus/phone.sock` in the user's runtime folder.
  ///
  /// - Parameter runtimeFolder: The value of `XDG_RUNTIME_DIR`.
  /// - Throws: `LinkError.badPath` where there is no such folder.
  public static func `default`(runtimeFolder: String?) throws(LinkError) -> SocketAddress {
    guard let folder = runtimeFolder, !folder.isEmpty else {
      throw .badPath(path: "XDG_RUNTIME_DIR", reason: "it is not set")
    }
    return try SocketAddress("\(folder)/tactus/phone.sock")
  }

  /// The maximum length of a path in bytes.
  ///
  /// - Source: `sun_path` of unix(7), less its final zero. Confidence: documented.
  public static let maximumPathLength = 107

  /// The folder of the socket.
  var folder: String {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// Creates the folder if it is missing, and rejects one that other users could enter.
  func prepareFolder() throws(LinkError) {
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw .badPath(path: folder, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard lstat(folder, &status) == 0 else {
      throw .badPath(path: folder, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
      throw .badPath(path: folder, reason: "it is not a folder of this user")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw .badPath(path: folder, reason: "other users can enter it; it needs mode 0700")
    }
  }

  /// Calls a function with the address as a `sockaddr`.
  func withAddress<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
