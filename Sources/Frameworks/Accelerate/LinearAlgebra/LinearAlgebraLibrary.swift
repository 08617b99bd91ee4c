internal import Glibc
internal import TactusCrashReports

/// OpenBLAS, Debian's library of BLAS and LAPACK, loaded when its first function is called.
///
/// Apps that do no linear algebra do not need the library, which would make their start longer.
enum LinearAlgebraLibrary {
  /// Returns a function; ends the app if the library is not installed or does not have it.
  ///
  /// - Parameters:
  ///   - name: Its name in C, or that which the compiler of Fortran gives it; then each text has a
  ///     length behind all other parameters.
  ///   - type: Its type.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let library else {
      programmingError(
        "Accelerate: \(name) needs OpenBLAS, which is not installed; Debian's package is "
          + "libopenblas0-serial")
    }
    guard let place = dlsym(library, name) else {
      programmingError(
        "Accelerate: the installed OpenBLAS does not have \(name); Debian 12's package "
          + "libopenblas0-serial does")
    }
    return unsafeBitCast(place, to: type)
  }

  // The handle does not change.
  private nonisolated(unsafe) static let library = dlopen(
    "libopenblas.so.0", RTLD_NOW | RTLD_LOCAL)
}
