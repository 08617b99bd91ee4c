internal import TactusPrintJobs
internal import TactusPrinters

/// The printers of the phone, which are asked what they can do.
@MainActor
final class PrinterList {
  /// The printers in their order.
  private(set) var places: [PrinterPlace]
  /// A closure that is called after each response.
  var onChange: () -> Void = {}

  /// The longest wait for printers that are asked for the first time.
  ///
  /// - Source: ours: printers of the network respond within a tenth of it. Confidence: guess.
  private static let patience = Duration.seconds(2)

  /// Creates a list; printers that keep what is printed are known at once (Printing.OP4).
  init() {
    let printers = PrintSystem.printers
    places = printers.addresses.map { address in
      let description =
        printers.simulatedPrinter(address)?.description ?? printers.knownDescription(address)
      return PrinterPlace(address: address, description: description)
    }
    let real = printers.addresses.filter { printers.simulatedPrinter($0) == nil }
    let isFirst = real.contains { !printers.wasAsked($0) }
    PrintSystem.describe(real, waiting: isFirst ? Self.patience : .zero) { [weak self] in
      self?.take($1, of: $0)
    }
  }

  private func take(_ result: Result<PrinterDescription, PrinterError>, of address: String) {
    guard let index = places.firstIndex(where: { $0.address == address }) else { return }
    switch result {
    case .success(let description):
      (places[index].description, places[index].problem) = (description, nil)
    case .failure(let error): places[index].problem = Self.text(error)
    }
    onChange()
  }

  /// Returns an error in few words.
  private static func text(_ error: PrinterError) -> String {
    switch error {
    case .unreachable, .silent: "Printer Offline"
    case .notInstalled: "CUPS Is Not Installed"
    case .invalidAddress: "No Such Printer"
    default: "Cannot Be Used"
    }
  }
}
