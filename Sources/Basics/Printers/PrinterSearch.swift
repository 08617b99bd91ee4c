internal import CTactusCups
internal import Glibc

/// The search for the queues of CUPS and the printers of the local network.
public enum PrinterSearch {
  /// Returns the printers that CUPS and DNS-SD know.
  ///
  /// - Parameter seconds: The time for the search; printers on the network respond within a second.
  /// - Returns: The printers by name, without duplicates.
  /// - Throws: `PrinterError.notInstalled`.
  /// - Thread: any; waits.
  public static func run(seconds: Double = 1) throws(PrinterError) -> [FoundPrinter] {
    let cups = try CupsLibrary.load()
    let found = DestinationList(cups)
    var cancel: Int32 = 0
    _ = cups.destinations(
      UInt32(CUPS_DEST_FLAGS_NONE), Int32(seconds * 1000), &cancel, 0, 0,
      { context, flags, destination in
        guard let context else { return 0 }
        let found = Unmanaged<DestinationList>.fromOpaque(context).takeUnretainedValue()
        return found.add(destination, flags) ? 1 : 0
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.resolved().sorted { $0.name < $1.name }
  }

  /// The server of CUPS that is queried.
  public static var server: (host: String, port: Int) {
    guard let cups = try? CupsLibrary.load(), let host = cups.server() else {
      return ("localhost", 631)
    }
    return (String(cString: host), Int(cups.port()))
  }

  /// Whether that server responds.
  ///
  /// - Thread: any; waits for it, at most one second.
  public static var hasServer: Bool {
    guard let cups = try? CupsLibrary.load() else { return false }
    let (host, port) = server
    guard
      let connection = cups.http_connect(
        host, Int32(port), nil, AF_UNSPEC, HTTP_ENCRYPTION_IF_REQUESTED, 1, 1000, nil)
    else { return false }
    cups.http_close(connection)
    return true
  }

  // MARK: Internals

  /// A list of destinations, CUPS' name for printers.
  private final class DestinationList {
    private let cups: cups_functions
    private var list: UnsafeMutablePointer<cups_dest_t>?
    private var count: Int32 = 0

    /// The maximum number of printers.
    ///
    /// - Source: ours: a large office. Confidence: guess.
    private static let most = 500

    /// The longest wait for the connection to a printer of the network, in milliseconds.
    ///
    /// - Source: ours. Confidence: guess.
    private static let longestConnecting: Int32 = 2000

    init(_ cups: cups_functions) { self.cups = cups }

    deinit { cups.free_destinations(count, list) }

    /// Adds a printer; returns whether the search continues.
    func add(_ destination: UnsafeMutablePointer<cups_dest_t>, _ flags: UInt32) -> Bool {
      guard flags & UInt32(CUPS_DEST_FLAGS_REMOVED) == 0, destination.pointee.instance == nil
      else { return true }
      count = cups.copy_destination(destination, count, &list)
      return count < Self.most
    }

    /// Returns the printers with their addresses.
    func resolved() -> [FoundPrinter] {
      UnsafeMutableBufferPointer(start: list, count: Int(count)).indices.compactMap { index in
        list.flatMap { printer($0 + index) }
      }
    }

    private func printer(_ destination: UnsafeMutablePointer<cups_dest_t>) -> FoundPrinter? {
      let value = destination.pointee
      guard let name = value.name.map({ String(cString: $0) }) else { return nil }
      func option(_ key: String) -> String {
        cups.option(key, value.num_options, value.options).map { String(cString: $0) } ?? ""
      }
      let places = [option("printer-uri-supported"), option("device-uri")]
      let known = places.lazy.compactMap { try? PrinterAddress($0) }.first
      // The host of a printer on the network is the name of its service, until it is looked up.
      let isService = known.map { $0.host.contains("._tcp") } ?? true
      return FoundPrinter(
        name, address: isService ? address(of: destination) : known, note: option("printer-info"),
        model: option("printer-make-and-model"), isDefault: value.is_default != 0)
    }

    /// Looks up the address of a printer by a connection to it.
    private func address(of destination: UnsafeMutablePointer<cups_dest_t>) -> PrinterAddress? {
      var path = [CChar](repeating: 0, count: 1024)
      guard
        let connection = cups.connect_destination(
          destination, UInt32(CUPS_DEST_FLAGS_DEVICE), Self.longestConnecting, nil, &path,
          path.count, nil, nil)
      else { return nil }
      defer { cups.http_close(connection) }
      var name = [CChar](repeating: 0, count: 256)
      guard let host = cups.http_host(connection, &name, 256),
        let own = cups.http_address(connection)
      else { return nil }
      let scheme = cups.http_is_encrypted(connection) != 0 ? "ipps" : "ipp"
      let text = String(cString: host)
      let shown = text.contains(":") && !text.hasPrefix("[") ? "[\(text)]" : text
      let resource = path.withUnsafeBufferPointer {
        $0.baseAddress.map { String(cString: $0) } ?? "/"
      }
      return try? PrinterAddress("\(scheme)://\(shown):\(cups.http_port(own))\(resource)")
    }
  }
}
