import TactusPhoneClient
import TactusPhoneHost
import TactusPrintJobs

extension ClientLink {
  /// Connects an app to a phone in this process.
  package init(to phone: PhoneHost, app name: String) {
    let router = MessageRouter()
    self.init(phone.connect(name) { router.receive($0) }, router)
    usePrinters(of: phone)
  }

  /// Lets the app choose the printers that the queue of a phone in this process has.
  package func usePrinters(of phone: PhoneHost) {
    _ = storage.object(PrinterDirectory.self) { phone.printSpooler.printers }
  }
}
