internal import Synchronization
internal import TactusDocumentReading
internal import TactusPhoneClient
internal import TactusPhoneLink
internal import TactusPrintJobs
package import TactusPrintModel

/// The app's side of the phone's service of printing (Printing.PS1).
///
/// - Thread: any, for every member.
package final class PrintService: Sendable {
  /// The service of the app's link to its phone.
  package static var current: PrintService {
    let link = AppPhone.link
    let channel = ServiceChannel.of(link)
    return link.storage.object(PrintService.self) { PrintService(link, channel) }
  }

  /// A receiver of the jobs that the app may see, in a turn of the app.
  package typealias Receiver = @MainActor @Sendable ([PrintJob]) -> Void

  // MARK: Doing

  /// Hands an order to the phone.
  ///
  /// - Parameters:
  ///   - order: The order, whose documents are copied into memory that cannot change.
  ///   - receive: Receives whether the job is in the phone's queue, in a turn of the app.
  func submit(
    _ order: PrintOrder, _ receive: @escaping @MainActor @Sendable (PrintReceipt) -> Void
  ) {
    let callbacks = link.callbacks
    let (sources, request): ([DocumentSource], PrintRequest)
    do throws(ReaderFailure) {
      (sources, request) = try Self.request(order)
    } catch {
      let reason = error.message
      return callbacks.add { receive(.refused(reason)) }
    }
    guard let payload = try? request.payload() else {
      return callbacks.add { receive(.refused("the job has more than the phone takes")) }
    }
    channel.send(payload, version: PrintRequest.version, to: .printing) { answer, failure in
      let receipt = answer.flatMap { try? PrintReceipt(payload: $0) }
      let reason = failure == .busy ? "the phone is busy" : "the phone does not answer"
      // The documents stay open until the phone has read them.
      withExtendedLifetime(sources) {}
      callbacks.add { receive(receipt ?? .refused(reason)) }
    }
  }

  /// Cancels a job, by its number.
  package func cancel(_ job: Int) { send(.cancel(job)) }

  /// Calls a receiver with the jobs now, and after each change.
  package func observe(_ receive: @escaping Receiver) {
    receiver.withLock { $0 = receive }
    send(.observe(true))
  }

  /// Asks for the jobs again, such as after a time without turns.
  package func refresh() { send(.jobs) }

  // MARK: Internals

  private let link: ClientLink
  private let channel: ServiceChannel
  private let receiver = Mutex<Receiver?>(nil)

  private init(_ link: ClientLink, _ channel: ServiceChannel) {
    (self.link, self.channel) = (link, channel)
    channel.setReceiver(of: .printing) { [weak self] in self?.take($0) }
  }

  private func send(_ request: PrintRequest) {
    guard let payload = try? request.payload() else { return }
    channel.send(payload, version: PrintRequest.version, to: .printing) { [weak self] answer, _ in
      if let answer { self?.take(answer) }
    }
  }

  private func take(_ payload: String) {
    guard let receive = receiver.withLock({ $0 }),
      let table = try? PrintJobTable(payload: payload)
    else { return }
    link.callbacks.add { receive(table.jobs) }
  }

  /// Returns the request for an order, and the documents in memory that it names.
  private static func request(
    _ order: PrintOrder
  ) throws(ReaderFailure) -> ([DocumentSource], PrintRequest) {
    var sources: [DocumentSource] = []
    for bytes in order.documents { sources.append(try DocumentSource.copying(bytes)) }
    var documents: [PrintSubmission.Document] = []
    for source in sources {
      documents.append(
        PrintSubmission.Document(descriptor: source.descriptor, password: source.password))
    }
    let submission = PrintSubmission(
      order.ticket, printer: order.printer, printerName: order.printerName,
      pageCount: order.pageCount, documents: documents)
    return (sources, .submit(submission))
  }
}
