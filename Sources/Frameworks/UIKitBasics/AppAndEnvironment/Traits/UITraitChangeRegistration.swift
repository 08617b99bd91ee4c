/// A registration for changes of traits, which ends it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, Sendable {}
