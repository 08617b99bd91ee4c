import Foundation
internal import Glibc

/// The folder of the sockets of ports that other processes reach; only this user can enter it.
enum PortFolder {
  /// Returns whether other processes reach the port of a name: whether an app group has it.
  static func isShared(_ name: String) -> Bool { name.hasPrefix("group.") }

  /// Returns the path of the socket of a name; nil if there is no private folder.
  static func path(of name: String) -> String? {
    // A name may be longer than the path of a socket.
    folder.map { $0 + "/" + String(hash(name), radix: 16) }
  }

  /// Calls a function with the path of a socket as an address.
  static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Returns whether the process at the other end of a socket is one of this user.
  static func isOwn(_ descriptor: Int32) -> Bool {
    // The process, its user and its group: `ucred` of unix(7), which Swift does not import.
    var peer = [UInt32](repeating: .max, count: 3)
    var size = socklen_t(MemoryLayout<UInt32>.stride * peer.count)
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0
      && peer[1] == geteuid()
  }

  /// The folder, which is created; nil if another user can enter it.
  private static let folder: String? = {
    let runtime = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? ""
    let path =
      runtime.hasPrefix("/") ? runtime + "/tactus-ports" : "/tmp/tactus-ports-\(geteuid())"
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else { return nil }
    return path
  }()

  /// Returns a number for a name, the same in all processes: FNV-1a.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
