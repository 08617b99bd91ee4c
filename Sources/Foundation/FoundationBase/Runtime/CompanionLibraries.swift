internal import Glibc

/// The libraries that change classes of the toolchain's libraries, and whose functions are never
/// called.
///
/// A program that has one of the toolchain's libraries gets ours, too. A static program contains
/// it.
private enum CompanionLibraries {
  private static let companions = [
    ("libFoundationNetworking.so", "libTactusNetwork.so"),
    ("libFoundationXML.so", "libTactusXMLParsing.so"),
  ]

  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    // Whether this module is in a library of its own.
    var place = Dl_info()
    let address = unsafeBitCast(CompanionLibraries.marker, to: UnsafeRawPointer.self)
    guard dladdr(address, &place) != 0, let path = place.dli_fname,
      String(cString: path).hasSuffix("/libTactusSystem.so")
    else { return }
    for (library, companion) in companions {
      guard let handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD) else { continue }
      dlclose(handle)
      _ = dlopen(companion, RTLD_NOW | RTLD_GLOBAL)
    }
  }

  private static let marker: @convention(c) () -> Void = {}
}
