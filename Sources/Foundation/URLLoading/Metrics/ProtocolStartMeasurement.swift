import FoundationNetworking
import TactusFoundationBase
import TactusSelectors

/// The start of the toolchain's own loads, which then tell what the metrics of their task need
/// (Networking.NW20).
///
/// Before `main`, the tables of methods of the toolchain's protocols for HTTP and FTP get the
/// method of this class, which is called with their objects.
final class ProtocolStartMeasurement: FoundationURLProtocol<Void> {
  /// The toolchain's own method.
  private static let original: ExchangedMethods.ReplacedMethod? = {
    // The toolchain keeps its protocols internal (measured, Swift 6.3 on Linux).
    let names = ["16_HTTPURLProtocolC", "15_FTPURLProtocolC"]
    let types = names.compactMap { _typeByName("20FoundationNetworking" + $0) as? AnyClass }
    return ExchangedMethods.replaceMethod(of: types, by: ProtocolStartMeasurement.self)
  }()

  /// Replaces the toolchain's method.
  static func install() { _ = original }

  override func startLoading() {
    NetworkTransfer.measure(self)
    Self.original?.call(on: self)
  }
}

/// The methods of Foundation; no object is ever created.
class FoundationURLProtocol<Mark>: URLProtocol {}
