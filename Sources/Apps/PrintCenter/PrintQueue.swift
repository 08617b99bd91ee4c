import TactusPrintModel
import TactusUIKitPrinting
import UIKit

/// The jobs of the phone's print queue that have not ended (Printing.PC1).
@MainActor
final class PrintQueue {
  /// The jobs in their order.
  private(set) var jobs: [PrintJob] = []
  /// The closures that are called after each change, by the objects that they belong to.
  private var observers: [(owner: Weak, body: () -> Void)] = []

  private struct Weak {
    weak var object: AnyObject?
  }

  /// Creates the queue, and requests the phone's jobs.
  init() {
    PrintService.current.observe { [weak self] jobs in
      guard let self else { return }
      self.jobs = jobs
      observers.removeAll { $0.owner.object == nil }
      for observer in observers { observer.body() }
    }
  }

  /// Calls a closure after each change, as long as an object lives.
  func observe(for owner: AnyObject, _ body: @escaping () -> Void) {
    observers.append((Weak(object: owner), body))
  }

  /// Returns a job by its number; `nil` after its end.
  subscript(id: Int) -> PrintJob? { jobs.first { $0.id == id } }

  /// Requests the phone's jobs again.
  func refresh() { PrintService.current.refresh() }

  /// Cancels a job.
  func cancel(_ id: Int) { PrintService.current.cancel(id) }
}
