internal import TactusPhoneClient
internal import TactusPrintJobs
internal import TactusPrinters
internal import TactusThreads
internal import TactusVirtualTime

/// The printers of the app's phone.
@MainActor
enum PrintSystem {
  /// The printers of the app's link to its phone.
  static var printers: PrinterDirectory {
    AppPhone.link.storage.object(PrinterDirectory.self) { PrinterDirectory(.ofProcess) }
  }

  /// Asks what a printer can do, without waiting for it.
  static func describe(
    _ address: String,
    _ receive: @escaping @MainActor @Sendable (Result<PrinterDescription, PrinterError>) -> Void
  ) {
    let printers = printers
    if let printer = printers.simulatedPrinter(address) {
      return PhoneTime.runLater { receive(.success(printer.description)) }
    }
    let delivery = MainActorDelivery()
    DetachedThread.run {
      let result = Result { () throws(PrinterError) in try printers.describe(address) }
      delivery.run { receive(result) }
    }
  }

  /// Queries the capabilities of real printers; waits a while for responses, which are received at
  /// once.
  ///
  /// - Parameters:
  ///   - addresses: The printers.
  ///   - limit: The longest wait.
  ///   - receive: A closure that receives each response.
  static func describe(
    _ addresses: [String], waiting limit: Duration,
    _ receive: @escaping @MainActor @Sendable (String, PrinterAnswerCollector.Answer) -> Void
  ) {
    let (printers, delivery) = (printers, MainActorDelivery())
    let collector = PrinterAnswerCollector(of: addresses.count)
    for address in addresses {
      DetachedThread.run {
        let result = Result { () throws(PrinterError) in try printers.describe(address) }
        guard !collector.take(address, result) else { return }
        delivery.run { receive(address, result) }
      }
    }
    for (address, result) in collector.wait(atMost: limit) { receive(address, result) }
  }
}
