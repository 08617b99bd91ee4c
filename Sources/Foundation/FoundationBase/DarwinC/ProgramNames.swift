internal import Glibc

// The program's own name, path, arguments and environment (Device.CL9).

/// Returns the name of the program.
public func getprogname() -> UnsafePointer<CChar>! {
  LibraryExtras.programName.pointee.map { UnsafePointer($0) }
}

/// Sets the name of the program, the last part of a path.
public func setprogname(_ name: UnsafePointer<CChar>?) {
  guard let name else { return }
  let start = strrchr(name, 0x2F).map { UnsafePointer($0 + 1) } ?? name
  // Earlier names stay valid.
  if let copy = strdup(start) { LibraryExtras.programName.pointee = copy }
}

/// Stores the path of the program.
///
/// - Parameters:
///   - buffer: Memory for the path.
///   - size: The size of the memory; receives the needed size if it is too small.
/// - Returns: 0, or -1 if the memory is too small.
@discardableResult
public func _NSGetExecutablePath(
  _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<UInt32>?
) -> Int32 {
  var path = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink("/proc/self/exe", &path, path.count - 1)
  guard count >= 0, let size else { return -1 }
  guard let buffer, Int(size.pointee) > count else {
    size.pointee = UInt32(count) + 1
    return -1
  }
  for place in 0...count { buffer[place] = path[place] }
  return 0
}

/// Returns the place of the pointer to the environment.
public func _NSGetEnviron()
  -> UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!
{
  LibraryExtras.environment
}

/// Returns the place of the number of arguments.
public func _NSGetArgc() -> UnsafeMutablePointer<Int32>! { ProgramArguments.count }

/// Returns the place of the pointer to the arguments.
public func _NSGetArgv()
  -> UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!
{
  ProgramArguments.values
}

/// Returns the place of the pointer to the program's name.
public func _NSGetProgname() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>! {
  LibraryExtras.programName
}

/// Returns 1 if the program runs with rights that its user does not have, else 0.
public func issetugid() -> Int32 {
  // AT_SECURE.
  LibraryExtras.startValue(23) == 0 ? 0 : 1
}

/// The arguments of the program, at fixed places.
private enum ProgramArguments {
  // Unchecked because only the start of the program writes there.
  nonisolated(unsafe) static let count: UnsafeMutablePointer<Int32> = {
    let place = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    place.initialize(to: CommandLine.argc)
    return place
  }()
  // Unchecked because only the start of the program writes there.
  nonisolated(unsafe) static let values:
    UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?> = {
      let place = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
        .allocate(capacity: 1)
      place.initialize(to: CommandLine.unsafeArgv)
      return place
    }()
}
