import CTactusExtendedAttributes
internal import Glibc

/// A file whose extended attributes are read or changed.
enum AttributedFile {
  /// A file with a path, found through symbolic links.
  case path(UnsafePointer<CChar>?)
  /// A file with a path, or the symbolic link itself.
  case link(UnsafePointer<CChar>?)
  /// An open file.
  case open(Int32)

  /// The beginning of the names that programs may use.
  private static let prefix = "user."

  /// Creates the file at a path.
  init(_ path: UnsafePointer<CChar>?, _ options: Int32) {
    self = options & XATTR_NOFOLLOW == 0 ? .path(path) : .link(path)
  }

  /// Stores an attribute.
  func store(
    _ name: UnsafePointer<CChar>?, _ value: UnsafeRawPointer?, _ size: Int, _ position: UInt32,
    _ options: Int32
  ) -> Int32 {
    guard options & XATTR_NOSECURITY == 0 else { return Self.fail(EPERM) }
    let both = XATTR_CREATE | XATTR_REPLACE
    guard position == 0, size >= 0, size == 0 || value != nil, options & both != both else {
      return Self.fail(EINVAL)
    }
    // XATTR_CREATE and XATTR_REPLACE of Linux.
    let flags: Int32 =
      options & XATTR_CREATE != 0 ? 1 : options & XATTR_REPLACE != 0 ? 2 : 0
    return Self.named(name) { name in
      switch self {
      case .path(let path?): setxattr(path, name, value, size, flags)
      case .link(let path?): lsetxattr(path, name, value, size, flags)
      case .open(let descriptor): fsetxattr(descriptor, name, value, size, flags)
      default: Self.fail(EFAULT)
      }
    }
  }

  /// Reads an attribute.
  func read(
    _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?, _ size: Int,
    _ position: UInt32
  ) -> Int {
    guard position == 0, size >= 0 else { return Self.fail(EINVAL) }
    let room = value == nil ? 0 : size
    // Linux takes no room for the question of the size; on an iPhone only a missing memory is one.
    let isQuestion = value == nil
    let count: Int = Self.named(name) { name in
      switch self {
      case .path(let path?): getxattr(path, name, value, room)
      case .link(let path?): lgetxattr(path, name, value, room)
      case .open(let descriptor): fgetxattr(descriptor, name, value, room)
      default: Self.fail(EFAULT)
      }
    }
    return isQuestion || count <= room ? count : Self.fail(ERANGE)
  }

  /// Removes an attribute.
  func remove(_ name: UnsafePointer<CChar>?) -> Int32 {
    Self.named(name) { name in
      switch self {
      case .path(let path?): removexattr(path, name)
      case .link(let path?): lremovexattr(path, name)
      case .open(let descriptor): fremovexattr(descriptor, name)
      default: Self.fail(EFAULT)
      }
    }
  }

  /// Stores the names of the attributes that programs may use, without the beginning.
  func list(_ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    guard size >= 0 else { return Self.fail(EINVAL) }
    guard let all = listed else { return -1 }
    let found = all.split(separator: 0).map { Array($0) }
      .filter { $0.starts(with: Self.prefix.utf8) }
      .flatMap { $0.dropFirst(Self.prefix.utf8.count) + [0] }
    guard let names else { return found.count }
    guard found.count <= size else { return Self.fail(ERANGE) }
    for (place, byte) in found.enumerated() { names[place] = CChar(bitPattern: byte) }
    return found.count
  }

  /// The names of Linux; nil with `errno` set.
  private var listed: [UInt8]? {
    // They may become more between the questions.
    while true {
      let size = listed(nil, 0)
      guard size >= 0 else { return nil }
      var bytes = [CChar](repeating: 0, count: size)
      let count = bytes.withUnsafeMutableBufferPointer { listed($0.baseAddress, $0.count) }
      if count >= 0 { return bytes.prefix(count).map { UInt8(bitPattern: $0) } }
      guard errno == ERANGE else { return nil }
    }
  }

  private func listed(_ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    switch self {
    case .path(let path?): listxattr(path, names, size)
    case .link(let path?): llistxattr(path, names, size)
    case .open(let descriptor): flistxattr(descriptor, names, size)
    default: Self.fail(EFAULT)
    }
  }

  /// Calls a function with the name that an attribute has on Linux.
  private static func named<Result: SignedInteger>(
    _ name: UnsafePointer<CChar>?, _ call: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    guard let name else { return fail(EFAULT) }
    let length = strnlen(name, Int(XATTR_MAXNAMELEN) + 1)
    guard length > 0 else { return fail(EINVAL) }
    guard length <= Int(XATTR_MAXNAMELEN) else { return fail(ENAMETOOLONG) }
    var whole = prefix.utf8.map { CChar(bitPattern: $0) }
    whole += UnsafeBufferPointer(start: name, count: length)
    whole.append(0)
    return call(whole)
  }

  /// Sets the error.
  private static func fail<Result: SignedInteger>(_ error: Int32) -> Result {
    errno = error
    return -1
  }
}
