internal import TactusPrinters

/// A printer that the phone can choose, with what is known of it.
struct PrinterPlace {
  /// The address.
  let address: String
  /// The abilities and the state of the printer; nil until it has responded.
  var description: PrinterDescription?
  /// The reason for which it cannot be used; nil if it can, or has not responded.
  var problem: String?

  /// The display name.
  var name: String { description?.name ?? address }

  /// The state as shown to the user; empty for a printer without problems.
  var stateText: String {
    if let problem { return problem }
    guard let description else { return "Connecting…" }
    if let reason = description.stoppingReason { return reason.text }
    return description.isAccepting ? "" : "Not Accepting Jobs"
  }
}
