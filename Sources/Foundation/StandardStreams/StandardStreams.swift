@preconcurrency public import Glibc

// On Linux the streams are variables of C, which code in Swift 6 mode may not use. On an iPhone
// they are computed, as here. Lowered sources import them one by one from this module, because
// modules that re-export Glibc have both.

/// The standard error stream.
public var stderr: UnsafeMutablePointer<FILE> { Glibc.stderr }

/// The standard input stream.
public var stdin: UnsafeMutablePointer<FILE> { Glibc.stdin }

/// The standard output stream.
public var stdout: UnsafeMutablePointer<FILE> { Glibc.stdout }
