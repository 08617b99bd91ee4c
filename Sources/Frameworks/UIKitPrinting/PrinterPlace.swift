internal import TactusPrinters

/// A printer that the phone can choose, with what is known of it.
struct PrinterPlace {
  /// The address.
  let address: String
  /// The abilities and the state of the printer; nil until it has answered.
  var description: PrinterDescription?
  /// The reason for which it cannot be used; nil if it can, or has not answered.
  var problem: String?

  /// The name that people read.
  var name: String { description?.name ?? address }

  /// The state in people's words; empty for a printer without troubles.
  var stateText: String {
    if let problem { return problem }
    guard let description else { return "Connecting…" }
    if let reason = description.stoppingReason { return reason.text }
    return description.isAccepting ? "" : "Not Accepting Jobs"
  }
}
