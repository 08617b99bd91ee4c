import TactusMessageBus

/// An error of offering the running app on the accessibility bus.
package struct ATSPIError: Error, Equatable {
  /// The reason.
  package var reason: String

  /// The message for the user.
  package var message: String { "--at-spi is not possible: \(reason)" }

  init(_ failure: BusFailure) {
    reason =
      switch failure.kind {
      case .noBus: "there is no accessibility bus (\(failure.reason))"
      case .nobody: "there is no accessibility bus; the Debian package at-spi2-core has it"
      case .silence: "the accessibility bus does not respond"
      case .refused: failure.reason
      }
  }
}
