internal import CryptoKit
internal import Glibc

/// The scope in which peers reach each other: this machine until it is restarted, and its network.
///
/// Step Peers.PC1.
enum PeerPlace {
  /// A string that is unique to this scope.
  static let current: String = {
    let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8))
    // Containers of a machine have loopback interfaces of their own.
    let network = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/net")
    let digest = SHA256.hash(data: Data("\(boot ?? "") \(network ?? "")".utf8))
    return digest.prefix(12).map { String(format: "%02x", Int($0)) }.joined()
  }()
}
