internal import CTactusFunctionStreams
public import Glibc

/// A place in a file of C's standard library.
///
/// On Linux this type is a structure; here it is a number, as on an iPhone.
public typealias fpos_t = Int64

/// Opens a stream of C's standard library whose data functions read, write and seek.
///
/// - Parameters:
///   - cookie: A pointer for the functions.
///   - readfn: Reads bytes, and returns their number, 0 at the end, or -1; `nil` if the stream
///     cannot be read.
///   - writefn: Writes bytes, and returns their number or -1; `nil` if the stream cannot be
///     written.
///   - seekfn: Moves to a place, and returns it or -1; `nil` if the stream has no places.
///   - closefn: Closes the source, and returns 0 or -1.
/// - Returns: The stream; `nil` with `errno` set if it can neither be read nor written.
public func funopen(
  _ cookie: UnsafeRawPointer?,
  _ readfn: (
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  )?,
  _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
  _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
  tactusFunctionStream(UnsafeMutableRawPointer(mutating: cookie), readfn, writefn, seekfn, closefn)
}
