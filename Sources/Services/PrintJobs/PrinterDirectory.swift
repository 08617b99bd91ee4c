import Synchronization
import TactusPrinters

/// The printers that the user of a phone can choose, and their last responses.
///
/// - Thread: any.
public final class PrinterDirectory: Sendable {
  /// Creates a directory of the printers of settings.
  public init(_ settings: PrintSettings) {
    state = Mutex(State(simulated: settings.simulated, real: settings.real))
  }

  /// The printers that keep what is printed.
  public var simulated: [SimulatedPrinter] {
    get { state.withLock { $0.simulated } }
    set { state.withLock { $0.simulated = newValue } }
  }

  /// The real printers, each a queue of CUPS or an address.
  public var real: [String] {
    get { state.withLock { $0.real } }
    set { state.withLock { $0.real = newValue } }
  }

  /// The addresses of all printers, the real ones first.
  public var addresses: [String] {
    state.withLock { $0.real + $0.simulated.map(\.address) }
  }

  /// The address of the printer of the last job; `nil` before.
  public var last: String? {
    get { state.withLock { $0.last } }
    set { state.withLock { $0.last = newValue } }
  }

  /// Returns what a simulated printer can do, without waiting; `nil` for a real one.
  public func simulatedPrinter(_ address: String) -> SimulatedPrinter? {
    state.withLock { $0.simulated.first { $0.address == address } }
  }

  /// Requests the abilities of a printer.
  ///
  /// - Throws: `PrinterError`.
  /// - Thread: any but that of an app's interface, for a real printer; waits for it.
  public func describe(_ address: String) throws(PrinterError) -> PrinterDescription {
    if let printer = simulatedPrinter(address) { return printer.description }
    state.withLock { $0.remember(address, nil) }
    let description = try Self.printer(address).describe()
    state.withLock { $0.remember(address, description) }
    return description
  }

  /// Returns the abilities of a real printer in its last response; `nil` if it never responded.
  public func knownDescription(_ address: String) -> PrinterDescription? {
    state.withLock { $0.known[address] ?? nil }
  }

  /// Whether a real printer was queried before, with or without a response.
  public func wasAsked(_ address: String) -> Bool {
    state.withLock { $0.known.keys.contains(address) }
  }

  // MARK: Internals

  private struct State {
    var simulated: [SimulatedPrinter]
    var real: [String]
    var last: String?
    /// The real printers that were queried, with their responses.
    var known: [String: PrinterDescription?] = [:]

    /// Stores the response of a printer; without a response only that it was queried.
    mutating func remember(_ address: String, _ answer: PrinterDescription?) {
      known[address] = .some(answer ?? known[address] ?? nil)
    }
  }

  private let state: Mutex<State>

  /// Returns the real printer of an address.
  static func printer(_ address: String) throws(PrinterError) -> Printer {
    Printer(try PrinterAddress(address, server: PrinterSearch.server))
  }
}
