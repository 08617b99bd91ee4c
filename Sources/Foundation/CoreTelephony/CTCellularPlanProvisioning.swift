internal import TactusCrashReports

/// The addition of cellular plans, which a phone without an embedded SIM cannot have.
///
/// Step Device.CT6.
open class CTCellularPlanProvisioning: NSObject {
  /// Creates an object that adds no plans.
  public override init() { super.init() }

  /// Returns whether plans can be added by the app: no.
  open func supportsCellularPlan() -> Bool { false }

  /// Whether the phone has an embedded SIM; false.
  open var supportsEmbeddedSIM: Bool { false }

  /// Adds a plan, which fails.
  ///
  /// - Parameters:
  ///   - request: The plan.
  ///   - completionHandler: A closure, called on a queue of the system with `fail`.
  open func addPlan(
    with request: CTCellularPlanProvisioningRequest,
    completionHandler: @escaping @Sendable (CTCellularPlanProvisioningAddPlanResult) -> Void
  ) {
    warn()
    PhoneTime.callOnAnotherThread { completionHandler(.fail) }
  }

  /// Adds a plan, and returns `fail`.
  open func addPlan(
    with request: CTCellularPlanProvisioningRequest
  ) async -> CTCellularPlanProvisioningAddPlanResult {
    warn()
    return .fail
  }

  private func warn() {
    RuntimeWarning.once(
      "CTCellularPlanProvisioning.addPlan: the phone has no embedded SIM, so the plan is not added",
      namesPlace: true)
  }
}
