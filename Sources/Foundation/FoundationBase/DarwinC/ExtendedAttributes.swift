internal import Glibc

// The extended attributes of files with the parameters of an iPhone (Device.CL5). On Linux the
// names of programs' attributes begin with `user.`, which these functions add and remove.

/// The error of an attribute that a file does not have.
public let ENOATTR: Int32 = ENODATA
/// The option not to follow a symbolic link.
///
/// - Source: sys/xattr.h, as the following. Confidence: documented.
public let XATTR_NOFOLLOW: Int32 = 0x1
/// The option that an attribute must be new.
public let XATTR_CREATE: Int32 = 0x2
/// The option that an attribute must exist.
public let XATTR_REPLACE: Int32 = 0x4
/// The option of a store without checks, which no app may use.
public let XATTR_NOSECURITY: Int32 = 0x8
/// The option not to use a default file for attributes; there is no such file.
public let XATTR_NODEFAULT: Int32 = 0x10
/// The option to show the attribute of compressed files; no file is compressed.
public let XATTR_SHOWCOMPRESSION: Int32 = 0x20
/// The maximum length of a name.
public let XATTR_MAXNAMELEN: Int32 = 127
/// The name of the attribute with the Finder's information.
public let XATTR_FINDERINFO_NAME = "com.apple.FinderInfo"
/// The name of the attribute with the resource fork.
public let XATTR_RESOURCEFORK_NAME = "com.apple.ResourceFork"

/// Stores an attribute of a file.
///
/// - Parameters:
///   - path: The path of the file.
///   - name: The name.
///   - value: The bytes.
///   - size: Their number.
///   - position: The offset in the attribute; others than 0 fail with `EINVAL`.
///   - options: Options, such as `XATTR_NOFOLLOW`.
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func setxattr(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ value: UnsafeRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  AttributedFile(path, options).store(name, value, size, position, options)
}

/// Stores an attribute of an open file.
///
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func fsetxattr(
  _ descriptor: Int32, _ name: UnsafePointer<CChar>?, _ value: UnsafeRawPointer?, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int32 {
  AttributedFile.open(descriptor).store(name, value, size, position, options)
}

/// Reads an attribute of a file.
///
/// - Parameters:
///   - path: The path of the file.
///   - name: The name.
///   - value: Memory for the bytes; `nil` to ask for their number.
///   - size: The size of the memory.
///   - position: The offset in the attribute; others than 0 fail with `EINVAL`.
///   - options: Options, such as `XATTR_NOFOLLOW`.
/// - Returns: The number of bytes, or -1 with `errno` set: `ENOATTR` without such an attribute.
@discardableResult
public func getxattr(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  AttributedFile(path, options).read(name, value, size, position)
}

/// Reads an attribute of an open file.
///
/// - Returns: The number of bytes, or -1 with `errno` set.
@discardableResult
public func fgetxattr(
  _ descriptor: Int32, _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  AttributedFile.open(descriptor).read(name, value, size, position)
}

/// Removes an attribute of a file.
///
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func removexattr(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ options: Int32
) -> Int32 {
  AttributedFile(path, options).remove(name)
}

/// Removes an attribute of an open file.
///
/// - Returns: 0, or -1 with `errno` set.
@discardableResult
public func fremovexattr(_ descriptor: Int32, _ name: UnsafePointer<CChar>?, _ options: Int32)
  -> Int32
{
  AttributedFile.open(descriptor).remove(name)
}

/// Stores the names of a file's attributes, each with a null at its end.
///
/// - Parameters:
///   - path: The path of the file.
///   - names: Memory for the names; `nil` to ask for their size.
///   - size: The size of the memory.
///   - options: Options, such as `XATTR_NOFOLLOW`.
/// - Returns: The size of the names, or -1 with `errno` set.
@discardableResult
public func listxattr(
  _ path: UnsafePointer<CChar>?, _ names: UnsafeMutablePointer<CChar>?, _ size: Int,
  _ options: Int32
) -> Int {
  AttributedFile(path, options).list(names, size)
}

/// Stores the names of an open file's attributes, each with a null at its end.
///
/// - Returns: The size of the names, or -1 with `errno` set.
@discardableResult
public func flistxattr(
  _ descriptor: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32
) -> Int {
  AttributedFile.open(descriptor).list(names, size)
}
