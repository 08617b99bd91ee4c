import TactusPrintJobs
import TactusPrintModel

extension SimulatedPhone {
  /// The jobs that were printed, oldest first (Printing.PT1).
  ///
  /// ```swift
  /// #expect(phone.printed.last?.ticket.copies == 2)
  /// #expect(try phone.printed.last?.text(ofPage: 1).contains("Invoice") == true)
  /// ```
  public var printed: [PrintedDocument] { spooler.printed }

  /// The printers that the app's user can choose; by default one that prints everything
  /// (Printing.PT2).
  ///
  /// Changing the state of a printer holds or resumes its jobs.
  public var printers: [SimulatedPrinter] {
    get { spooler.simulatedPrinters }
    set {
      spooler.simulatedPrinters = newValue
      phone.settle()
    }
  }

  /// The real printers that the app's user can choose in addition, each a CUPS queue or a URL such
  /// as `ipp://localhost:8631/ipp/print`; empty by default, so that nothing leaves the machine.
  ///
  /// Their jobs take real time, not the phone's.
  public var realPrinters: [String] {
    get { spooler.printers.real }
    set { spooler.printers.real = newValue }
  }

  /// The jobs of the phone's print queue, including finished ones, oldest first (Printing.PT3).
  public var printJobs: [PrintJob] { spooler.jobs.jobs }

  private var spooler: PrintSpooler { phone.host.printSpooler }
}
