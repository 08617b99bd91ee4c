import Synchronization
import TactusDocumentReading
import TactusPhone
import TactusPrintJobs
import TactusPrintModel
import TactusThreads

/// The worker that hands the jobs of apps to the print queue, in their order, so that a large
/// document or a slow printer delays no app (Printing.PS2).
///
/// - Thread: any.
final class PrintWorker: Sendable {
  /// The print queue.
  let spooler: PrintSpooler

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - spooler: The print queue, which tells only this worker of its changes.
  ///   - onDone: Called on any thread when there are inputs for the phone.
  init(_ spooler: PrintSpooler, onDone: @escaping @Sendable () -> Void) {
    (self.spooler, self.onDone) = (spooler, onDone)
    spooler.observe { [weak self] in
      guard let self else { return }
      done.withLock { $0.hasNewJobs = true }
      onDone()
    }
    // A queue that is older than the phone has jobs already.
    if !spooler.jobs.jobs.isEmpty { done.withLock { $0.hasNewJobs = true } }
  }

  /// Carries out a task; `takeInputs` has the result.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - number: Its number.
  ///   - process: The process of the app, as the system knows it.
  ///   - inBackground: Whether this returns at once.
  func perform(_ task: PrintTask, _ number: Int, process: Int32, inBackground: Bool) {
    guard inBackground else { return finish(task, number, process) }
    worker.post { [self] in
      finish(task, number, process)
      onDone()
    }
  }

  /// Removes and returns the phone's inputs: the jobs if they have changed, then the receipts.
  func takeInputs() -> [PhoneInput] {
    let (receipts, hasNewJobs) = done.withLock { done in
      defer { done = FinishedTasks() }
      return (done.receipts, done.hasNewJobs)
    }
    return (hasNewJobs ? [.printJobs(spooler.jobs.jobs)] : []) + receipts
  }

  /// Waits until all tasks are done, at most for a limit.
  func wait(atMost limit: Duration) { worker.wait(atMost: limit) }

  // MARK: Internals

  private struct FinishedTasks {
    var receipts: [PhoneInput] = []
    var hasNewJobs = false
  }

  private let onDone: @Sendable () -> Void
  private let worker = SerialWorker()
  private let done = Mutex(FinishedTasks())

  private func finish(_ task: PrintTask, _ number: Int, _ process: Int32) {
    switch task {
    case .cancel(let job): spooler.cancel(job)
    case .submit(let submission, let client, let time):
      let receipt: PrintReceipt
      do throws(PrintRefusal) {
        var order = PrintOrder(
          submission.ticket, printer: submission.printer, printerName: submission.printerName,
          documents: try Self.documents(of: submission, process), pageCount: submission.pageCount)
        (order.client, order.submitted) = (client, time)
        receipt = try add(order)
      } catch {
        receipt = .refused(error.reason)
      }
      done.withLock { $0.receipts.append(.printDone(number, receipt)) }
    }
  }

  /// A reason for which a job is not in the queue.
  private struct PrintRefusal: Error {
    var reason: String
  }

  private func add(_ order: PrintOrder) throws(PrintRefusal) -> PrintReceipt {
    let job: Int
    do throws(PrintQueueError) { job = try spooler.submit(order) } catch {
      throw PrintRefusal(reason: error.message)
    }
    // A printer that is there, and refuses at once, is an error that the app can show.
    return spooler.jobs[job]?.failure.map(PrintReceipt.refused) ?? .queued(job)
  }

  /// Reads the documents of an app, which are in memory that cannot change.
  private static func documents(
    of submission: PrintSubmission, _ process: Int32
  ) throws(PrintRefusal) -> [[UInt8]] {
    var documents: [[UInt8]] = []
    var length = 0
    for (index, document) in submission.documents.enumerated() {
      do throws(ReaderFailure) {
        let source = try DocumentSource(handedBy: process, descriptor: document.descriptor)
        length += source.count
        guard length <= PrintLimits.jobBytes else {
          throw .tooLarge("\(PrintLimits.jobBytes >> 20) MB")
        }
        documents.append(try source.bytes())
        if let password = document.password { source.remember(password) }
      } catch {
        throw PrintRefusal(reason: "document \(index + 1): \(error.message)")
      }
    }
    return documents
  }
}
