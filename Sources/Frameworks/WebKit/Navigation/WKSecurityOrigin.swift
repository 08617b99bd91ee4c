/// Scheme, host and port of an address.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  init(_ url: URL?) {
    origin = url
    super.init()
  }

  /// The scheme, such as `https`.
  open var `protocol`: String { origin?.scheme ?? "" }
  /// The host.
  open var host: String { origin?.host ?? "" }
  /// The port; 0 for the scheme's default.
  open var port: Int { origin?.port ?? 0 }

  private let origin: URL?
}
