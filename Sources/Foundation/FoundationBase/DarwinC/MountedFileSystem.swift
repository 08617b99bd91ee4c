/// A mounted file system, as Linux reports it.
struct MountedFileSystem {
  /// The name of its type.
  let type: String
  /// The path at which it is mounted.
  let place: String
  /// The device or server that has it.
  let source: String

  /// ST_NODEV of the C library, which it declares only with _GNU_SOURCE, as the following.
  ///
  /// - Source: bits/statvfs.h. Confidence: documented.
  static let noDevices: UInt = 4
  /// ST_NOEXEC.
  static let noPrograms: UInt = 8
  /// ST_SYNCHRONOUS.
  static let synchronous: UInt = 16
  /// ST_NOATIME.
  static let noTimes: UInt = 1024

  /// Whether it is on this machine.
  var isLocal: Bool {
    !["nfs", "nfs4", "cifs", "smb3", "9p", "ceph", "afs", "fuse.sshfs"].contains(type)
  }

  /// Returns the file system of a device; nil if Linux does not list it.
  static func of(device: UInt64) -> Self? {
    let bytes = try? FileHandle(forReadingAtPath: "/proc/self/mountinfo")?.readToEnd()
    // Of several places the one that was mounted last covers the others, but the shortest is that
    // of the whole file system.
    return String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n")
      .compactMap { Self(line: $0, device: device) }.min {
        $0.place.utf8.count < $1.place.utf8.count
      }
  }

  /// Creates the file system of a line, such as
  /// `36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw`; nil for another device.
  init?(line: Substring, device: UInt64) {
    let words = line.split(separator: " ")
    guard words.count > 6, let dash = words[6...].firstIndex(of: "-"), dash + 2 < words.count
    else { return nil }
    let numbers = words[2].split(separator: ":").compactMap { UInt64($0) }
    guard numbers.count == 2, numbers == [Self.major(device), Self.minor(device)] else {
      return nil
    }
    type = Self.plain(words[dash + 1])
    place = Self.plain(words[4])
    source = Self.plain(words[dash + 2])
  }

  /// The first number of a device.
  ///
  /// - Source: sys/sysmacros.h. Confidence: documented.
  private static func major(_ device: UInt64) -> UInt64 {
    (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF
  }

  /// The second number of a device.
  private static func minor(_ device: UInt64) -> UInt64 {
    device & 0xFF | (device >> 12) & ~0xFF & 0xFFFF_FFFF
  }

  /// A word without the escapes of spaces and other separators, such as `\040`.
  private static func plain(_ word: Substring) -> String {
    guard word.contains("\\") else { return String(word) }
    var bytes: [UInt8] = []
    var rest = word.utf8
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      guard byte == 0x5C, digits.count == 3, let code = UInt8(Substring(digits), radix: 8) else {
        bytes.append(byte)
        continue
      }
      bytes.append(code)
      rest = rest.dropFirst(3)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
