internal import Glibc

// The types of the entries of folders, which are of another type on Linux.

/// An entry of an unknown type.
public let DT_UNKNOWN = Int32(Glibc.DT_UNKNOWN)
/// A pipe.
public let DT_FIFO = Int32(Glibc.DT_FIFO)
/// A character device.
public let DT_CHR = Int32(Glibc.DT_CHR)
/// A folder.
public let DT_DIR = Int32(Glibc.DT_DIR)
/// A block device.
public let DT_BLK = Int32(Glibc.DT_BLK)
/// A file.
public let DT_REG = Int32(Glibc.DT_REG)
/// A symbolic link.
public let DT_LNK = Int32(Glibc.DT_LNK)
/// A socket.
public let DT_SOCK = Int32(Glibc.DT_SOCK)
/// A whiteout: a hidden entry of a lower layer.
public let DT_WHT = Int32(Glibc.DT_WHT)
