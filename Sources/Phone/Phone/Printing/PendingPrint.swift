import TactusPhoneLink
import TactusPrintModel

/// A submission to the print queue that waits for its receipt.
struct PendingPrint: Sendable {
  /// The app that prints.
  var app: AppID
  /// Its request.
  var request: ServiceRequestID
  /// The name of the job.
  var job: String
  /// The name of the printer.
  var printer: String
}
